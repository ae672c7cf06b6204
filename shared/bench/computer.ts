// npm run bench:computer -- <game> <player> <player> [--pairs 50] [--seed 1] [--quick]
//
// npm run bench:computer -- <game> --calibrate [--matches 500] [--seed 1]
//
// How strong the players of a game are, and how long they think. Each setup is played twice with the sides exchanged and
// the same dice. Prints one JSON object. Times are of the processor: a busy machine does not lengthen them.
// With --calibrate: fits the weights of the game's worth to so many matches of two normal players, and holds those that it
// has, and those that were fitted, against as many other matches.
import { parseArgs } from 'node:util';
import { COMPUTERS, levelsOf } from '@ironhex/shared/computers';
import { RULESETS } from '@ironhex/shared/rulesets';
import fc from 'fast-check';
import { SAMPLES } from '../test/rulesets/samples.ts';
import { calibrationOf, fitted, momentsOf } from './calibrate.ts';
import { shareOf, spreadOf } from './figures.ts';
import { playBetween } from './play.ts';
import { playerNamed } from './players.ts';

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
const [id = '', one = 'normal', other = 'random'] = positionals;
const ruleset = RULESETS.get(id);
const rules = COMPUTERS.get(id);
const sample = SAMPLES.find((each) => each.ruleset.id === id);
if (!ruleset || !rules || !sample) {
  console.error(`Which game: ${[...COMPUTERS.keys()].join(', ')}? Players: random, clock, a level, a number of steps.`);
  process.exit(1);
}

const { standing } = rules;
if (values.calibrate && standing) {
  const matches = Number(values.matches);
  const setups = fc.sample(sample.fair, { seed: Number(values.seed), numRuns: 2 * matches });
  const [learned, held] = [setups.slice(0, matches), setups.slice(matches)].map((some, part) =>
    momentsOf(ruleset, rules, standing, some, 2 * Number(values.seed) + part, sample.mostIntents),
  ) as [ReturnType<typeof momentsOf>, ReturnType<typeof momentsOf>];
  const weights = fitted(learned);
  console.log(
    JSON.stringify({
      game: id,
      matches,
      weights,
      asItIs: calibrationOf(held, standing.weights),
      fitted: calibrationOf(held, weights),
    }),
  );
  process.exit(0);
}

const pairs = values.quick ? 5 : Number(values.pairs);
const seed = Number(values.seed);
const players = [one, other].map((name) => playerNamed(name, ruleset, rules));
const times = players.map(() => new Map<string, number[]>());
const results = { wins: 0, draws: 0, losses: 0 };
const pairsWon = { won: 0, even: 0, lost: 0 };
for (const [index, setup] of fc.sample(sample.fair, { seed, numRuns: pairs }).entries()) {
  let margin = 0;
  for (const side of [0, 1]) {
    const seated = side === 0 ? players : players.toReversed();
    const match = playBetween(ruleset, setup, seated, seed * 10_000 + index, {
      most: sample.mostIntents(setup),
      took: (player, { kind }, ms) => {
        const known = times[players.indexOf(player)]!;
        const all = known.get(kind);
        if (all) all.push(ms);
        else known.set(kind, [ms]);
      },
    });
    const { winner } = match.outcome!;
    if (winner === undefined) results.draws += 1;
    else if (winner === side) results.wins += 1;
    else results.losses += 1;
    margin += winner === undefined ? 0 : winner === side ? 1 : -1;
  }
  if (margin > 0) pairsWon.won += 1;
  else if (margin < 0) pairsWon.lost += 1;
  else pairsWon.even += 1;
}
const cpu = times.map((known) => Object.fromEntries([...known].map(([kind, all]) => [kind, spreadOf(all)])));
const points = shareOf(results.wins + results.draws / 2, 2 * pairs);
console.log(
  JSON.stringify(
    { game: id, levels: levelsOf(id), one, other, seed, pairs, ...results, points, pairsWon, cpu },
    null,
    1,
  ),
);
