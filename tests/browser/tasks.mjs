// What a page's main thread does, from the browser's own trace.

const KINDS = {
  script: ["FunctionCall", "EvaluateScript", "EventDispatch", "FireAnimationFrame", "TimerFire", "RunMicrotasks"],
  style: ["UpdateLayoutTree", "RecalcStyles"],
  layout: ["Layout"],
};

/** Everything the main threads of pages did, in milliseconds, while `act` ran. */
export async function traced(devtools, act) {
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const categories = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel";
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", categories });
  await act();
  const complete = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
  await devtools.send("Tracing.end");
  await complete;
  devtools.removeAllListeners("Tracing.dataCollected");
  const place = (e) => `${e.pid} ${e.tid}`;
  const main = events.filter((e) => e.name === "thread_name" && e.args.name === "CrRendererMain").map(place);
  return events.filter((e) => e.ph === "X" && e.dur && main.includes(place(e)));
}

/** The parts of the longest task that has any script, style or layout of the page in it (style and layout that a script has
    asked for count as both, but once in `own`); the longest by the time of all these, or `by` another part: `processor` is the time that other programs have not taken. */
export function longest(events, by = "own") {
  const tasks = events.filter((e) => e.name === "RunTask" || e.name === "ThreadControllerImpl::RunTask");
  let worst = { task: 0, processor: 0, own: 0 };
  for (const task of tasks.sort((a, b) => b.dur - a.dur)) {
    // No part of a task is longer than the whole.
    if (task.dur / 1000 < worst[by]) break;
    const inside = events.filter(
      (e) => e !== task && e.pid === task.pid && e.tid === task.tid && e.ts >= task.ts && e.ts + e.dur <= task.ts + task.dur,
    );
    const parts = Object.entries(KINDS).map(([kind, names]) => [kind, outermost(inside, names)]);
    const own = outermost(inside, Object.values(KINDS).flat());
    const processor = own > 0 ? (task.tdur ?? task.dur) / 1000 : 0;
    const one = { task: task.dur / 1000, processor, own, ...Object.fromEntries(parts) };
    if (one[by] > worst[by]) worst = one;
  }
  return worst;
}

/** Time in events of these names, of nested ones only the outer. */
function outermost(events, names) {
  let [sum, end] = [0, -1];
  for (const e of events.filter((e) => names.includes(e.name)).sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (e.ts < end) continue;
    sum += e.dur / 1000;
    end = e.ts + e.dur;
  }
  return sum;
}

/** Such parts in words. */
export function told(parts) {
  return Object.entries(parts)
    .map(([what, ms]) => `${what} ${ms.toFixed(1)} ms`)
    .join(", ");
}
