//! Plays the steps of a scenario, over the session alone.

use super::answer::{Answers, Reading, Written};
use super::check::Scene;
use super::choice::Choices;
use super::main_key::{Main, Offer};
use super::said::{Said, Thing};
use super::steps::Step;
use engine::question::{AS_MINION, Ask, Pick, Why};
use engine::session::Session;
use engine::state::State;
use words::Words;

/// More questions in one step than any scenario has.
const MOST_QUESTIONS: usize = 2_000;

/// What a step was to show and what it showed.
#[derive(Debug)]
pub(super) struct Mismatch {
    pub(super) expected: String,
    pub(super) found: String,
}

impl Mismatch {
    pub(super) fn new(expected: impl Into<String>, found: impl Into<String>) -> Mismatch {
        Mismatch { expected: expected.into(), found: found.into() }
    }
}

/// A scenario being played.
#[derive(Clone)]
pub(super) struct Run {
    pub(super) session: Session,
    /// If somebody watches: the game as it was at the start of the step and after each of its answers.
    trail: Option<Vec<Session>>,
    names: Vec<String>,
    /// Forced choices that have been looked at.
    forced: usize,
    /// Events before the running step.
    log: usize,
}

impl Run {
    /// Begins at a position.
    pub(super) fn new(state: State, seed: u64, watched: bool) -> Run {
        let names = state.seats().map(|s| format!("Player {}", s.0 + 1)).collect();
        let session = Session::from_position(state, seed);
        let trail = watched.then(|| vec![session.clone()]);
        Run { session, trail, names, forced: 0, log: 0 }
    }

    /// Takes the game as it was after each answer since the last time, if somebody watches.
    pub(super) fn trail(&mut self) -> Vec<Session> {
        self.trail.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Plays one step and checks what it expects, in each reading of its picks until it holds.
    ///
    /// # Errors
    /// What is not as the step says, in the first reading.
    pub(super) fn step(&mut self, step: &Step) -> Result<(), Mismatch> {
        let before = self.clone();
        let mut first = None;
        for reading in Reading::all() {
            let mut run = before.clone();
            match run.read(step, reading) {
                Ok(()) => {
                    *self = run;
                    return Ok(());
                }
                Err(mismatch) => {
                    first.get_or_insert((run, mismatch));
                }
            }
        }
        let Some((run, mismatch)) = first else { return Ok(()) };
        *self = run;
        Err(mismatch)
    }

    /// Plays one step in one reading of its picks.
    fn read(&mut self, step: &Step, reading: Reading) -> Result<(), Mismatch> {
        let asked = self.session.ask().map(|ask| ask.who);
        if step.only_refuses() && step.by.is_some() && step.by != asked {
            // Who is not asked can do nothing at all.
            return self.expected(step);
        }
        self.decider(step)?;
        let offered = self.offers_refused(step);
        if offered && step.main.is_none() {
            return Err(step.not_refused());
        }
        let mut answers = Answers::new(&step.picks, &step.order, reading);
        if let Some((words, main)) = &step.main {
            // Before the first step the start of the turn may have taken choices; `never` looks later.
            self.take_forced(&mut answers, &[])?;
            self.play_main(words, main, &mut answers)?;
        }
        self.go_on(step, &mut answers)?;
        // Beside a move it is enough if the move is what takes it away.
        if offered && self.offers_refused(step) {
            return Err(step.not_refused());
        }
        if let Some(pick) = answers.left_over() {
            return Err(Mismatch::new(format!("pick \"{pick}\" to be used"), "it is left over"));
        }
        if let Some(place) = answers.place {
            let found = "nothing asks where it goes";
            return Err(Mismatch::new(format!("the card to go to \"{place}\""), found));
        }
        self.as_fated()?;
        self.expected(step)
    }

    /// Checks what a step expects.
    fn expected(&self, step: &Step) -> Result<(), Mismatch> {
        let lines = self.lines();
        let scene = Scene { session: &self.session, log: &lines };
        for (text, expect) in &step.expect {
            scene.check(expect).map_err(|found| Mismatch::new(text.as_str(), found))?;
        }
        Ok(())
    }

    /// Each name that chance was to take could be taken.
    fn as_fated(&self) -> Result<(), Mismatch> {
        let state = self.session.state();
        let Some(missed) = state.fated.missed else { return Ok(()) };
        let name = state.catalog().def(missed).name;
        Err(Mismatch::new(
            format!("chance to take \"{name}\""),
            "it was not among what it could take",
        ))
    }

    /// The step is over; the log of the next begins here.
    pub(super) fn finish_step(&mut self) {
        self.log = self.session.log().len();
    }

    fn words(&self) -> Words<'_> {
        Words::new(self.session.state(), &self.names, self.session.log())
    }

    fn lines(&self) -> Vec<String> {
        self.words().log_lines(&self.session.log()[self.log.min(self.session.log().len())..])
    }

    /// The question, its legal answers, the position and the log of the step, for a report.
    pub(super) fn details(&self) -> Vec<String> {
        let words = self.words();
        let mut lines = vec![match self.session.ask() {
            Some(ask) => format!("asked {}: {}", self.names[ask.who.index()], self.question(ask)),
            None => "no question is open".to_owned(),
        }];
        lines.push("position:".to_owned());
        lines.extend(words.position().iter().map(|l| format!("  {l}")));
        lines.push("log of the step:".to_owned());
        lines.extend(self.lines().iter().map(|l| format!("  {l}")));
        lines
    }

    fn question(&self, ask: &Ask) -> String {
        let words = self.words();
        let labels: Vec<String> = ask.options.iter().map(|&p| words.exact_label(ask, p)).collect();
        format!("{} [{}]", words.question_line(ask), labels.join("; "))
    }

    /// Whether the engine offers now what the step wants refused.
    fn offers_refused(&self, step: &Step) -> bool {
        step.refuse.as_ref().is_some_and(|(_, main)| main.is_offered(&self.session))
    }

    /// The player of `by` must be the one who decides.
    fn decider(&self, step: &Step) -> Result<(), Mismatch> {
        let Some(by) = step.by else { return Ok(()) };
        let found = match self.session.ask() {
            Some(ask) if ask.who == by => return Ok(()),
            Some(ask) => format!("player {} has to", ask.who.0 + 1),
            None => "nobody has to".to_owned(),
        };
        Err(Mismatch::new(format!("player {} to decide", by.0 + 1), found))
    }

    fn play_main(
        &mut self,
        words: &str,
        main: &Main,
        answers: &mut Answers,
    ) -> Result<(), Mismatch> {
        let free = self.session.ask().filter(|ask| ask.why == Why::PlayCards).cloned();
        let Some(ask) = free else {
            let found =
                self.session.ask().map_or("the game is over".to_owned(), |a| self.question(a));
            return Err(Mismatch::new(format!("a free choice for {words}"), found));
        };
        let state = self.session.state();
        let pick = match main.offer(state, &ask) {
            Some(Offer::Done) => None,
            Some(Offer::Pick(pick)) => Some(pick),
            Some(Offer::Plays(plays, site)) => {
                let Some(pick) = answers.play_among(state, &ask, &plays) else {
                    return Err(Mismatch::new(
                        format!("{words} with a pick of what to play"),
                        "none",
                    ));
                };
                let base = site.and_then(|s| state.site(s)).map(|s| state.def(s.base).name);
                answers.place = base.map(super::names::plain);
                Some(pick)
            }
            Some(Offer::Several) => {
                return Err(Mismatch::new(format!("one thing that {words} means"), "several"));
            }
            None => return Err(Mismatch::new(format!("{words} to be legal"), self.question(&ask))),
        };
        if let Main::Play(Thing { at: Some(place), .. })
        | Main::Titan(Thing { at: Some(place), .. }) = main
        {
            answers.place = Some(place.clone());
        }
        if let (Main::Play(thing), Some(Pick::Play(card))) = (main, pick)
            && !thing.is_playable(state, ask.who, card)
        {
            return Err(Mismatch::new(format!("{words} to be legal"), "not as that"));
        }
        if let Main::Play(Thing { at, kind, .. }) = main {
            // Where it goes says that it is a minion.
            answers.kind = kind.or(at.as_ref().map(|_| AS_MINION));
        }
        let card = pick.and_then(Pick::card);
        answers.acting.extend(card);
        answers.main_where = card.map(Why::PlayWhere);
        self.answer(&pick.into_iter().collect::<Vec<_>>())
    }

    /// Answers questions until the next free choice, the end of the game, or where `hold` stops.
    fn go_on(&mut self, step: &Step, answers: &mut Answers) -> Result<(), Mismatch> {
        for _ in 0..MOST_QUESTIONS {
            self.take_forced(answers, &step.never)?;
            let open = self.session.ask().filter(|ask| ask.why != Why::PlayCards).cloned();
            let Some(ask) = open else { return Ok(()) };
            let state = self.session.state();
            self.never(answers, &ask, &Choices::of(state, &ask), &step.never)?;
            let picks = match answers.to(state, &ask) {
                Some(picks) => picks,
                None if step.hold => return Ok(()),
                None => match answers.without_picks(state, &ask) {
                    Some(picks) => picks,
                    None => self.by_what_follows(step, answers, &ask).ok_or_else(|| {
                        Mismatch::new("a pick that names one legal answer", self.question(&ask))
                    })?,
                },
            };
            self.answer(&picks)?;
        }
        Err(Mismatch::new("an end of the step", format!("{MOST_QUESTIONS} questions")))
    }

    /// The alternative of a text that the picks mean without naming it: the only one after which each of them is used, where
    /// they name what it acts on.
    fn by_what_follows(&self, step: &Step, answers: &Answers, ask: &Ask) -> Option<Vec<Pick>> {
        let fits = |&pick: &Pick| {
            let (mut run, mut rest) = (self.clone(), answers.clone());
            let played = run.answer(&[pick]).and_then(|()| run.go_on(step, &mut rest));
            played.is_ok() && rest.left_over().is_none()
        };
        let named = ask.why == Why::Mode && answers.picks.iter().any(|w| !w.used);
        let mut meant = ask.options.iter().filter(|_| named).copied().filter(fits);
        let first = meant.next()?;
        meant.next().is_none().then(|| vec![first])
    }

    /// Answers the open question; what it leads to must be sound, whatever else the file expects.
    fn answer(&mut self, picks: &[Pick]) -> Result<(), Mismatch> {
        match self.session.answer(picks) {
            Ok(_) => {
                sound(&self.session)?;
                if let Some(trail) = &mut self.trail {
                    trail.push(self.session.clone());
                }
                Ok(())
            }
            Err(why) => Err(Mismatch::new(format!("{picks:?} to be legal"), why.to_string())),
        }
    }

    /// Lets picks be used up by the choices that were taken without asking since the last look.
    fn take_forced(&mut self, answers: &mut Answers, never: &[Written]) -> Result<(), Mismatch> {
        let new = self.session.forced()[self.forced.min(self.session.forced().len())..].to_vec();
        self.forced = self.session.forced().len();
        for forced in new {
            if matches!(forced.ask.why, Why::Order | Why::ScoreFirst) {
                continue;
            }
            let state = self.session.state();
            // The one place where the card of the main key can go is part of that key.
            if answers.main_where != Some(forced.ask.why) {
                self.never(answers, &forced.ask, &Choices::taken(state, &forced), never)?;
            }
            let taken = answers.forced(state, &forced);
            taken.map_err(|found| Mismatch::new("the card to go where the step says", found))?;
        }
        Ok(())
    }

    /// Nothing that `never` names may be a legal answer, nor the source of something optional.
    fn never(
        &self,
        answers: &Answers,
        ask: &Ask,
        choices: &Choices,
        never: &[Written],
    ) -> Result<(), Mismatch> {
        if answers.place.is_some() && answers.main_where == Some(ask.why) {
            // Where the card goes is part of the main key.
            return Ok(());
        }
        let state = self.session.state();
        let sources = if ask.min == 0 { answers.sources(state, ask) } else { Vec::new() };
        for written in never {
            let offered = match &written.said {
                Said::Pass => ask.min == 0,
                Said::Thing(thing) => {
                    sources.iter().any(|f| f.fits(thing)) || choices.any(state, &written.said)
                }
                said => choices.any(state, said),
            };
            if offered {
                let expected = format!("\"{}\" never to be offered", written.text);
                return Err(Mismatch::new(expected, self.question(ask)));
            }
        }
        Ok(())
    }
}

/// The invariants hold for the position and for the open question.
fn sound(session: &Session) -> Result<(), Mismatch> {
    let state = session.state();
    let checked = state.check().and_then(|()| session.ask().map_or(Ok(()), |ask| ask.check(state)));
    checked.map_err(|broken| Mismatch::new("a sound position and question", broken.to_string()))
}
