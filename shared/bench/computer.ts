// npm run bench:computer -- <game> <player> <player> [--pairs 50] [--seed 1] [--quick]
//
// npm run bench:computer -- <game> --calibrate [--matches 500] [--seed 1]
//
// How strong the players of a game are, and how long they think. Each setup is played twice with the sides exchanged and
// the same dice. Prints one JSON object. Times are of the processor: a busy machine does not lengthen them. `0@../folder` is
// the first proposal of another working copy, such as that of the reference (docs/decisions/0058).
// `each` in place of a game plays all of them, and prints a line for each: that two matches of every game come to an end
// is part of `npm run check`.
// With --calibrate: fits the weights of the game's worth to so many matches of two normal players, and holds those that it
// has, and those that were fitted, against as many other matches.
import { parseArgs } from 'node:util';
import { COMPUTERS, levelsOf } from '@ironhex/shared/computers';
import { RULESETS } from '@ironhex/shared/rulesets';
import { SAMPLES } from '../test/rulesets/samples.ts';
import { calibrated } from './calibrate.ts';
import { spar } from './spar.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    calibrate: { type: 'boolean', default: false },
    matches: { type: 'string', default: '500' },
    quick: { type: 'boolean', default: false },
  },
});
const [asked = '', one = 'normal', other = 'random'] = positionals;
const games = [...COMPUTERS].flatMap(([id, rules]) =>
  asked === id || asked === 'each'
    ? [{ ruleset: RULESETS.get(id)!, rules, sample: SAMPLES.find(({ ruleset }) => ruleset.id === id)! }]
    : [],
);
const [first] = games;
if (!first) {
  const known = [...COMPUTERS.keys()].join(', ');
  console.error(`Which game: ${known}, or each of them? Players: random, clock, a level, a number of steps, 0@folder.`);
  process.exit(1);
}

const seed = Number(values.seed);
const pairs = values.quick ? 5 : Number(values.pairs);
if (values.calibrate) console.log(JSON.stringify(calibrated(first, Number(values.matches), seed)));
else if (asked === 'each')
  for (const game of games) {
    const { wins, draws, losses } = await spar({ ...game, one, other, pairs, seed });
    console.log(`${game.ruleset.id}: ${one} against ${other} ${wins} won, ${draws} drawn, ${losses} lost`);
  }
else {
  const levels = levelsOf(asked);
  console.log(JSON.stringify({ levels, ...(await spar({ ...first, one, other, pairs, seed })) }, null, 1));
}
