import { fastDice } from '@ironhex/shared/dice';
import {
  type Decision,
  decisionsOf,
  type Happened,
  Match,
  type Ruleset,
  type RulesetTypes,
  type SeatId,
  type Setup,
  type Viewer,
} from '@ironhex/shared/match';
import fc from 'fast-check';
import type { Sample } from '../rulesets/sample.ts';

/** A seed for the dice and the choices of a match. */
export const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** Draws by chance, the same for the same seed; another stream than the dice of that seed. */
export const drawing = (seed: number): ((n: number) => number) => {
  const dice = fastDice(-seed);
  return (n) => dice.pick(n, 'choice');
};

/** One of the small matches of a game, the same for the same seed. */
export const smallSetup = <T extends RulesetTypes>({ small }: Pick<Sample<T>, 'small'>, seed: number): Setup<T> =>
  fc.sample(small, { seed, numRuns: 1 })[0]!;

interface Watching<T extends RulesetTypes> {
  readonly viewers?: readonly Viewer[];
  /** Called at the first decision and after each intent. */
  readonly each?: (match: Match<T>, happened: Happened<T>) => void;
  /** Where to stop before the end. */
  readonly until?: (match: Match<T>) => boolean;
}

/** A match at its first decision, with quick dice. */
export const begin = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  setup: Setup<T>,
  seed: number,
  viewers: readonly Viewer[] = [],
): Match<T> => new Match(ruleset, setup, { dice: () => fastDice(seed), viewers });

/** An answer to a decision, drawn by chance; the clock's answer where chance finds none. */
export const draw = <T extends RulesetTypes>(
  { ruleset, ...match }: Pick<Match<T>, 'ruleset'> & { readonly view: T['view'] },
  decision: Decision,
  below: (n: number) => number,
): T['intent'] => ruleset.choices(match.view, decision).sample(below) ?? ruleset.fallback(match.view, decision);

/** Does again what was done in another match. */
export const redo = <T extends RulesetTypes>(match: Match<T>, done: Match<T>['done']): void => {
  for (const entry of done) if (!match.redo(entry).ok) throw new Error(`${JSON.stringify(entry)} is refused`);
};

/** Submits what must be allowed. */
export const submit = <T extends RulesetTypes>(
  match: Match<T>,
  seat: SeatId,
  intent: T['intent'],
  decision?: number,
): Happened<T> => {
  const done = match.submit(seat, intent, { decision });
  if (!done.ok) throw new Error(`${JSON.stringify(intent)} of ${seat} is refused: ${done.error.code}`);
  return done.value;
};

/** What the match waits for, and what is committed and can be answered anew. */
export const answerable = <T extends RulesetTypes>(match: Match<T>): readonly Decision[] =>
  match.pending().filter((decision) => {
    if (!decision.committed) return true;
    const [other] = match.ruleset.choices(match.view(decision.seat), decision);
    return other !== undefined;
  });

/** What the match waits for, without what is answered already; chance changes its mind now and then. */
const asked = <T extends RulesetTypes>(match: Match<T>, below: (n: number) => number): Decision | undefined => {
  const chosen = below(4) === 0 ? answerable(match) : match.pending().filter(({ committed }) => !committed);
  return chosen[below(chosen.length || 1)];
};

/** One step of a match: a drawn answer, or the end of a timer where nothing else is asked. */
const step = <T extends RulesetTypes>(match: Match<T>, below: (n: number) => number): Happened<T> => {
  const decision = asked(match, below);
  const [timer] = match.timers();
  if (!decision || (timer && below(4) === 0)) {
    const rang = match.ring(timer!.id);
    if (!rang.ok) throw new Error(`a timer is refused: ${rang.error.code}`);
    return rang.value;
  }
  const { seat, id } = decision;
  const view = match.view(seat);
  return submit(match, seat, draw({ ruleset: match.ruleset, view }, decision, below), id);
};

/** Plays so many steps of a match, or to its end: each answer is drawn by chance and must be allowed. */
export const playOn = <T extends RulesetTypes>(
  match: Match<T>,
  below: (n: number) => number,
  steps: number,
  each?: (happened: Happened<T>) => void,
): void => {
  for (let n = 0; n < steps && !match.outcome; n++) {
    const happened = step(match, below);
    each?.(happened);
  }
};

/** Plays a match to its end, every answer drawn by chance: each must be allowed, and there must be an end. */
export const playOut = <T extends RulesetTypes>(
  { ruleset, mostIntents }: Pick<Sample<T>, 'ruleset' | 'mostIntents'>,
  setup: Setup<T>,
  seed: number,
  { viewers = [], each, until }: Watching<T> = {},
): Match<T> => {
  const match = begin(ruleset, setup, seed, viewers);
  const below = drawing(seed);
  each?.(match, match.begun);
  while (!match.outcome && !until?.(match)) {
    const happened = step(match, below);
    each?.(match, happened);
    if (match.done.length > mostIntents(setup)) throw new Error(`No end after ${match.done.length} intents.`);
  }
  return match;
};

/** What is asked of a seat, in its view. */
export const askedOf = <T extends RulesetTypes>(match: Match<T>, seat: SeatId): readonly Decision[] =>
  decisionsOf(match.ruleset, match.view(seat), seat);

/** The seats of a match. */
export const seatsOf = ({ setup }: Match<RulesetTypes>): string[] => setup.seats.map(({ id }) => id);
