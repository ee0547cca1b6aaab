// How fast the engine is as WebAssembly, against the native command in the same run:
//
//     node benches/wasm.mjs [games]
//
// Builds both, then plays the same games by turns, three times each, and reports the best of either. The module is
// built with the profile that the page is built with, and with `release` for comparison; wasm-opt is left out.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const TARGET = process.env.CARGO_TARGET_DIR ?? path.join(ROOT, 'target');
const ROUNDS = 3;
const PROFILES = ['page', 'release'];
const games = Number(process.argv[2] ?? 2000);

function cargo(...words) {
    execFileSync('cargo', words, { cwd: ROOT, stdio: 'inherit' });
}

/** The module of a profile. Random games call none of the browser's functions, so stand-ins will do. */
async function wasm(profile) {
    cargo('build', '--profile', profile, '--target', 'wasm32-unknown-unknown', '--example', 'wasm_speed');
    const file = path.join(TARGET, 'wasm32-unknown-unknown', profile, 'examples', 'wasm_speed.wasm');
    const module = await WebAssembly.compile(readFileSync(file));
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
        (imports[from] ??= {})[name] = () => {
            throw new Error(`the engine called ${name} of the browser`);
        };
    }
    const { exports } = await WebAssembly.instantiate(module, imports);
    return players => {
        const start = performance.now();
        const questions = exports.playouts(players, games);
        return { questions, seconds: (performance.now() - start) / 1000 };
    };
}

function native() {
    cargo('build', '--release', '--bin', 'smashup');
    const program = path.join(TARGET, 'release', 'smashup');
    return players => {
        const words = ['playouts', '--players', players, '--games', games].map(String);
        const said = execFileSync(program, words, { encoding: 'utf8' });
        const [, perGame] = said.match(/([\d.]+) questions and/);
        const [, perSecond] = said.match(/([\d.]+) games\/s/);
        return { questions: perGame * games, seconds: games / perSecond };
    };
}

const ways = new Map([['native', native()]]);
for (const profile of PROFILES) {
    ways.set(`wasm, profile ${profile}`, await wasm(profile));
}
for (const players of [2, 4]) {
    const best = new Map();
    for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, play] of ways) {
            const run = play(players);
            if (!best.has(name) || run.seconds < best.get(name).seconds) best.set(name, run);
        }
    }
    const { seconds: base } = best.get('native');
    for (const [name, { questions, seconds }] of best) {
        const [speed, asked] = [games / seconds, questions / games];
        const ratio = (base / seconds).toFixed(2);
        console.log(
            `${players} players, ${name}: ${speed.toFixed(0)} games/s, ` +
                `${asked.toFixed(1)} questions a game, ${ratio} of native`,
        );
    }
}
