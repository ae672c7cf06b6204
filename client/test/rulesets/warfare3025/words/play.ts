import { diceFrom } from '@ironhex/shared/dice';
import { choicesOf, PUBLIC } from '@ironhex/shared/match';
import {
  CORE,
  type Event,
  type Options,
  type Seen,
  STOCK_BOARDS,
  STOCK_CARDS,
  type State,
  type View,
} from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';

/** Integers from 0 up to, not including, `n`, the same for the same seed. */
const chanceFrom = (seed: number) => {
  let state = seed >>> 0 || 1;
  return (n: number): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % n;
  };
};

const [griffin, wolverine, locust, rifleman] = STOCK_CARDS;

/** A match of three against three, in which both seats bring a Griffin and one brings two. */
export const start = (seed: number, options: Partial<Options> = {}): State =>
  warfare3025.create({
    options: { ...CORE, limit: 60, ...options },
    board: STOCK_BOARDS[seed % STOCK_BOARDS.length]!,
    seats: [
      {
        id: 'blue',
        side: 0,
        force: [
          { id: 'b1', card: griffin! },
          { id: 'b2', card: griffin! },
          { id: 'b3', card: locust! },
        ],
      },
      {
        id: 'orange',
        side: 1,
        force: [
          { id: 'o1', card: rifleman! },
          { id: 'o2', card: griffin! },
          { id: 'o3', card: wolverine! },
        ],
      },
    ],
  });

/** What happens at each moment of a match. */
interface Witness {
  /** After each event that everybody may see. */
  readonly seen?: (event: Seen, view: View) => void;
  /** Whenever the match waits. */
  readonly asked?: (state: State) => void;
}

/** Plays a random match to its end, or to its 400th decision, and shows it to a witness. */
export const play = (seed: number, witness: Witness): void => {
  const below = chanceFrom(seed * 7919 + 1);
  const dice = diceFrom(below);
  const state = start(seed);
  const tell = (events: Iterable<Event>) => {
    for (const event of events) {
      warfare3025.evolve(state, event);
      const seen = warfare3025.redact(state, event, PUBLIC);
      if (seen) witness.seen?.(seen, { ...state, viewer: PUBLIC });
    }
  };
  tell(warfare3025.begin(state, dice));
  for (let n = 0; n < 400 && !state.outcome; n++) {
    witness.asked?.(state);
    const { seat } = warfare3025.pending(state)[0]!;
    const intent = choicesOf(warfare3025, warfare3025.view(state, seat), seat).sample(below);
    tell(warfare3025.resolve(state, seat, intent!, dice));
  }
};

/** What spectators see of a state. */
export const seenOf = (state: State): View => warfare3025.view(state, PUBLIC);
