import { chanceOf, type Standing, weighted } from '@ironhex/shared/computer';
import { fastDice } from '@ironhex/shared/dice';
import type { RulesetTypes, Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { playBetween } from './play.ts';
import { playerNamed } from './players.ts';
import type { Game } from './spar.ts';

/** A moment of a match: how it stood for who was asked, and what that side got in the end, 0, ½ or 1. */
interface Moment {
  readonly terms: readonly number[];
  readonly got: number;
}

/** So many moments of a match are kept at most: those that follow each other are much alike. */
const MOMENTS = 40;

/** Moments of matches that a level plays against itself. */
const momentsOf = (
  { ruleset, rules, sample }: Game,
  standing: Standing<RulesetTypes['state']>,
  setups: readonly Setup<RulesetTypes>[],
  seed: number,
): readonly Moment[] => {
  const player = playerNamed('normal', ruleset, rules);
  return setups.flatMap((setup, index) => {
    const seen: { readonly side: number; readonly terms: readonly number[] }[] = [];
    const match = playBetween(ruleset, setup, [player, (...asked) => player(...asked)], seed * 10_000 + index, {
      most: sample.mostIntents(setup),
      asked: (state, { seat }) => {
        const { side } = setup.seats.find(({ id }) => id === seat)!;
        seen.push({ side, terms: standing.terms(state, seat) });
      },
    });
    const { winner } = match.outcome!;
    const dice = fastDice(seed + index);
    const kept =
      seen.length <= MOMENTS ? seen : Array.from({ length: MOMENTS }, () => seen[dice.pick(seen.length, 'choice')]!);
    return kept.map(({ side, terms }) => ({ terms, got: winner === undefined ? 0.5 : winner === side ? 1 : 0 }));
  });
};

/** Solves a system of linear equations by elimination; the matrix is symmetric and positive. */
const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  for (const [index, row] of rows.entries())
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[index]! / row[index]!;
      for (const [column, value] of row.entries()) other[column]! -= factor * value;
    }
  return rows.map((row, index) => row.at(-1)! / row[index]!);
};

/** How strongly weights are held to nothing: a term that hardly ever occurs must not get a wild one. */
const HELD = 5;
const ITERATIONS = 12;

/** The weights by which moments are most likely to end as they did: logistic regression by Newton's method. */
const fitted = (moments: readonly Moment[]): readonly number[] => {
  const size = moments[0]!.terms.length;
  let weights: readonly number[] = Array<number>(size).fill(0);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const slope = weights.map((weight) => -HELD * weight);
    const bend = weights.map((_, row) => weights.map((_, column) => (row === column ? HELD : 0)));
    for (const { terms, got } of moments) {
      const chance = chanceOf(weighted(terms, weights));
      for (const [row, term] of terms.entries()) {
        if (term === 0) continue;
        slope[row]! += (got - chance) * term;
        for (const [column, other] of terms.entries()) bend[row]![column]! += chance * (1 - chance) * term * other;
      }
    }
    const step = solved(bend, slope);
    weights = weights.map((weight, index) => weight + step[index]!);
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
};

/** For each tenth of the chances that were told: how many moments, what was told on average and what was got, in percent. */
const calibrationOf = (moments: readonly Moment[], weights: readonly number[]) => {
  const told = moments.map(({ terms, got }) => ({ chance: chanceOf(weighted(terms, weights)), got }));
  const mean = (values: readonly number[]) =>
    Math.round((1000 * values.reduce((a, b) => a + b, 0)) / values.length) / 10;
  const error = mean(told.map(({ chance, got }) => (chance - got) ** 2));
  const tenths = Array.from({ length: 10 }, (_, tenth) => {
    const here = told.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    return { n: here.length, told: mean(here.map(({ chance }) => chance)), got: mean(here.map(({ got }) => got)) };
  });
  return { error, tenths };
};

/**
 * Fits the weights of a game's worth to matches of two normal players, and holds those that it has, and those that were
 * fitted, against as many others. Throws a RangeError where a game has no weights.
 */
export const calibrated = (game: Game, matches: number, seed: number) => {
  const { standing, id } = game.rules;
  if (!standing) throw new RangeError(`the worth of ${id} is not fitted`);
  const setups = fc.sample(game.sample.fair, { seed, numRuns: 2 * matches });
  const learned = momentsOf(game, standing, setups.slice(0, matches), 2 * seed);
  const held = momentsOf(game, standing, setups.slice(matches), 2 * seed + 1);
  const weights = fitted(learned);
  return {
    ...{ game: id, matches, weights },
    asItIs: calibrationOf(held, standing.weights),
    fitted: calibrationOf(held, weights),
  };
};
