import type { Decision, RulesetTypes } from '../match/index.ts';
import { type Below, chanceFrom } from './chance.ts';
import type { Proposal, Tried } from './computer.ts';
import { type Game, playOut } from './playout.ts';

/** How many proposals are compared: so many that each is played out more than once, but no more than ten. */
const STEPS_EACH = 25;
const MOST_COMPARED = 10;
const LEAST_COMPARED = 3;

/** No playout is longer: a state so many steps ahead says nothing about the answer. */
const LONGEST_PLAYOUT = 60;

/** How much worth a proposal has ahead of the next one because its game would rather do it: a few playouts are few. */
const PREFERENCE = 0.005;

/** How many seeds playouts have to draw from. */
const SEEDS = 2 ** 31 - 1;

/** A proposal with what its playouts came to so far. */
interface Candidate<I> {
  readonly proposal: Proposal<I>;
  /** What speaks for it before anything is played. */
  readonly preference: number;
  sum: number;
  playouts: number;
}

const meanOf = ({ sum, playouts }: Candidate<unknown>): number => sum / Math.max(1, playouts);
const better = (one: Candidate<unknown>, other: Candidate<unknown>): number =>
  meanOf(other) + other.preference - meanOf(one) - one.preference;

/**
 * Compares proposals by playing on from states in which the decision could stand, and finds the best one by successive
 * halving: in each round every candidate is played out from the same states with the same dice, so that luck weighs less
 * between them, and then the worse half is dropped. A round that has begun is finished, so slightly more than `most`
 * steps may be taken. The best proposal comes first.
 */
export const lookAhead = <T extends RulesetTypes>(
  game: Game<T>,
  view: T['view'],
  decision: Decision,
  proposals: readonly Proposal<T['intent']>[],
  most: number,
  below: Below,
): { readonly tried: readonly Tried<T['intent']>[]; readonly steps: number } => {
  const compared = Math.max(LEAST_COMPARED, Math.min(MOST_COMPARED, Math.floor(most / STEPS_EACH)));
  let left: Candidate<T['intent']>[] = proposals.slice(0, compared).map((proposal, index) => ({
    proposal,
    preference: -PREFERENCE * index,
    sum: 0,
    playouts: 0,
  }));
  const dropped: Candidate<T['intent']>[] = [];
  const rounds = Math.ceil(Math.log2(left.length));
  let steps = 0;
  for (let round = 0; round < rounds && steps < most; round++) {
    const share = steps + (most - steps) / (rounds - round);
    while (steps < share) {
      const from = game.search.imagine(view, decision, below);
      const seed = 1 + below(SEEDS);
      for (const candidate of left) {
        const played = playOut(game, from, decision, candidate.proposal, chanceFrom(seed), LONGEST_PLAYOUT);
        candidate.sum += game.rules.worth(played.state, decision.seat);
        candidate.playouts += 1;
        steps += played.steps;
      }
    }
    left.sort(better);
    dropped.unshift(...left.slice(Math.ceil(left.length / 2)));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const tried = [...left, ...dropped].map((candidate) => ({
    proposal: candidate.proposal,
    worth: meanOf(candidate),
    playouts: candidate.playouts,
  }));
  return { tried, steps };
};
