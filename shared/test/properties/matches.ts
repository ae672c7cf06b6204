import { fastDice } from '@ironhex/shared/dice';
import { type Happened, Match, type SeatId, type Setup, type Viewer } from '@ironhex/shared/match';
import {
  generateBoard,
  type Intent,
  OptionsSchema,
  STOCK_BOARDS,
  STOCK_CARDS,
  type WarfareTypes,
} from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import fc from 'fast-check';
import { offered, timeout } from '../rules/warfare3025/asked.ts';

export type WarfareMatch = Match<WarfareTypes>;

const generated = [3, 14, 15, 92].map((seed) =>
  generateBoard({
    seed,
    width: 9 + (seed % 4),
    height: 11 + (seed % 5),
    hills: 0.2 * (seed % 5),
    woods: 0.6,
    water: 0.1 * (seed % 4),
    town: seed % 2,
  }),
);
/** Small enough for every choice to be looked at, and for units to meet at once. */
export const SMALL = [1, 2].map((seed) =>
  generateBoard({ seed, width: 5, height: 7, hills: 0.5, woods: 0.5, water: 0.1, town: 0.3 }),
);

const cards = fc.array(fc.nat({ max: STOCK_CARDS.length - 1 }), { minLength: 1, maxLength: 3 });
const options = fc.record({
  // Long enough now and then for a side to lose every unit.
  limit: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 20, max: 120 }) },
    { weight: 1, arbitrary: fc.constant(600) },
  ),
  attackPoint: fc.constantFrom('ends', 'anywhere'),
  firingArcs: fc.constantFrom('off', 'on'),
});

const forceOf = (letter: string, choice: readonly number[]) =>
  choice.map((card, i) => ({ id: `${letter}${i + 1}`, card: STOCK_CARDS[card]! }));

/** Setups: mixed forces of the stock cards on boards of all kinds, sometimes with two players on a side. */
export const setups = (boards = [...STOCK_BOARDS, ...generated, ...SMALL], seats: 'two' | 'three' | 'any' = 'any') =>
  fc
    .record({
      options,
      board: fc.constantFrom(...boards),
      blue: cards,
      orange: cards,
      azure: seats === 'any' ? fc.option(cards) : seats === 'two' ? fc.constant(null) : cards,
    })
    .map(
      ({ options, board, blue, orange, azure }): Setup<WarfareTypes> => ({
        options: OptionsSchema.parse(options),
        board,
        seats: [
          { id: 'blue', side: 0, force: forceOf('b', blue) },
          { id: 'orange', side: 1, force: forceOf('o', orange) },
          ...(azure ? [{ id: 'azure', side: 1, force: forceOf('a', azure) }] : []),
        ],
      }),
    );

/** A seed for the dice and the choices of a match. */
export const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** Draws by chance, the same for the same seed; another stream than the dice of that seed. */
export const drawing = (seed: number): ((n: number) => number) => {
  const dice = fastDice(-seed);
  return (n) => dice.roll(n, 'choice') - 1;
};

/**
 * More intents than a match can have: every action gives its unit 2 ticks or more, and few answers belong to one action.
 * A match with more is in an endless loop.
 */
export const mostIntents = ({ options, seats }: Setup<WarfareTypes>): number =>
  options.limit * seats.reduce((sum, { force }) => sum + force!.length, 0);

export interface Watching {
  readonly viewers?: readonly Viewer[];
  /** Called at the first decision and after each intent. */
  readonly each?: (match: WarfareMatch, happened: Happened<WarfareTypes>) => void;
  /** Where to stop before the end. */
  readonly until?: (match: WarfareMatch) => boolean;
}

/** A match at its first decision, with quick dice. */
export const begin = (setup: Setup<WarfareTypes>, seed: number, viewers: readonly Viewer[] = []): WarfareMatch =>
  new Match(warfare3025, setup, { dice: () => fastDice(seed), viewers });

/** A choice of a seat that is asked, drawn by chance; the clock's answer where chance finds none. */
export const draw = (match: WarfareMatch, seat: SeatId, below: (n: number) => number): Intent => {
  const view = match.view(seat);
  return offered(view, seat).sample(below) ?? timeout(view, seat);
};

/** Does again what was done in another match. */
export const redo = (match: WarfareMatch, done: WarfareMatch['done']): void => {
  for (const entry of done) if (!match.redo(entry).ok) throw new Error(`${JSON.stringify(entry)} is refused`);
};

/** Submits what must be allowed. */
export const submit = (match: WarfareMatch, seat: SeatId, intent: Intent): Happened<WarfareTypes> => {
  const done = match.submit(seat, intent);
  if (!done.ok) throw new Error(`${JSON.stringify(intent)} of ${seat} is refused: ${done.error.message}`);
  return done.value;
};

/** Plays a match to its end, every answer drawn by chance: each must be allowed, and there must be an end. */
export const playOut = (setup: Setup<WarfareTypes>, seed: number, watching: Watching = {}): WarfareMatch => {
  const { viewers = [], each, until } = watching;
  const match = begin(setup, seed, viewers);
  const below = drawing(seed);
  each?.(match, match.begun);
  while (!match.outcome && !until?.(match)) {
    const asked = match.pending();
    const { seat } = asked[below(asked.length)]!;
    const happened = submit(match, seat, draw(match, seat, below));
    each?.(match, happened);
    if (match.done.length > mostIntents(setup)) throw new Error(`No end after ${match.done.length} intents.`);
  }
  return match;
};
