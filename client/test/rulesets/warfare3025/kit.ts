import { PUBLIC, type SeatId } from '@ironhex/shared/match';
import type { SeenEvent } from '@ironhex/shared/protocol';
import type { Event, State, View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { signal } from '@preact/signals';
import type { Pointed } from '../../../src/rulesets/warfare3025/map/overlays.ts';
import type { Context } from '../../../src/rulesets/warfare3025/plan/candidates.ts';
import { Planner } from '../../../src/rulesets/warfare3025/plan/planner.ts';
import { viewing } from '../viewing.ts';
import { play, start } from './words/play.ts';

/** Nobody points at anything. */
export const GAZE: Pointed = {
  hover: null,
  cursor: undefined,
  viewer: null,
  weapon: undefined,
  distances: false,
  wheel: true,
  highlighted: [],
};

export const { viewOf, askedOf } = viewing(warfare3025);

/** The planner of a seat, as the page has it. `look` shows it the table as it is by now. */
export const planning = (state: State, seat: SeatId): { readonly planner: Planner; readonly look: () => void } => {
  const asked = signal(askedOf(state, seat));
  const look = () => {
    asked.value = askedOf(state, seat);
  };
  return { planner: new Planner({ question: asked } as unknown as Context), look };
};

/** What spectators see of some events, numbered from `first` on. */
export const seenOf = (state: State, events: readonly Event[], first: number): SeenEvent[] =>
  events.flatMap((event) => warfare3025.redact(state, event, PUBLIC) ?? []).map((seen, i) => ({ n: first + i, seen }));

/** One answer of a match as a page gets it: the events it led to, and the table after them. */
export interface Chapter {
  readonly events: readonly SeenEvent[];
  readonly view: View;
  /** The number of the last event that the table knows of. */
  readonly upTo: number;
}

/** A match played by chance, as it comes to a page: the table before everything, then chapter by chapter. */
export const story = (seed: number): { readonly from: View; readonly chapters: readonly Chapter[] } => {
  const chapters: Chapter[] = [];
  let events: SeenEvent[] = [];
  let upTo = 0;
  play(seed, {
    seen: (seen) => {
      upTo += 1;
      events.push({ n: upTo, seen: structuredClone(seen) });
    },
    asked: (state) => {
      chapters.push({ events, view: viewOf(state, PUBLIC), upTo });
      events = [];
    },
  });
  return { from: viewOf(start(seed), PUBLIC), chapters };
};
