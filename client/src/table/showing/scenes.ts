import type { HexLabel } from '@ironhex/shared/hex';
import type { BaseCounter, BaseCue, Cues } from '../../map/picture.ts';

/** What an event has shown on the map, or would have. */
export interface Show {
  readonly cues: Cues;
  /** The counters that took part, as they stood before it: worked out when somebody first wants to see them. */
  cast(): readonly BaseCounter[];
}

/** What one event has shown, kept to be shown again. */
export interface Scene extends Show {
  /** The number of its event. */
  readonly n: number;
  /** An action begins with it. */
  readonly begins: boolean;
}

/** An event that shows nothing. */
export const NOTHING_SHOWN: Show = { cues: [], cast: () => [] };

/** For how many of the last events that is kept. */
export const KEPT_SCENES = 300;

/** The counter and hexes of a cue, as far as it has any. */
interface About extends BaseCue {
  readonly unit?: unknown;
  readonly path?: readonly HexLabel[];
  readonly at?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Gives the counters of a view. */
type CountersOf = () => readonly BaseCounter[];

/** A counter as it takes part: nothing stands out, and its name stands at the one that is on the board now. */
const actor = ({ emphasis: _, sight: __, ...counter }: BaseCounter): BaseCounter => ({ ...counter, name: '' });

/**
 * The counters that take part in a cue, as they stood before: those that it moves, and those in its hexes. A unit that
 * leaves another one, such as a transport, begins at the first hex of its path.
 */
export const castOf = (cues: Cues, before: CountersOf, after: CountersOf): readonly BaseCounter[] => {
  const all = cues.flat() as readonly About[];
  if (all.length === 0) return [];
  const named = new Set(
    all.flatMap(({ unit, at, from, to }) => [unit, at, from, to]).filter((one) => one !== undefined),
  );
  const standing = before();
  const there = standing.filter(({ id, at, destroyed }) => !destroyed && (named.has(id) || named.has(at)));
  const known = new Set(standing.map(({ id }) => id));
  const coming = all.flatMap(({ unit, path: [at] = [] }) => {
    const counter = at === undefined || known.has(unit as string) ? undefined : after().find(({ id }) => id === unit);
    return counter && at !== undefined ? [{ ...counter, at }] : [];
  });
  return [...there, ...coming].map(actor);
};

/** The scene of an event. It asks for the cues only when somebody wants to see them. */
const sceneOf = (show: Show, { n, begins }: Pick<Scene, 'n' | 'begins'>): Scene => ({
  n,
  begins,
  get cues() {
    return show.cues;
  },
  cast: () => show.cast(),
});

/** The scenes with that of one more event, of which the oldest is dropped when there are too many. */
export const withScene = (
  scenes: readonly Scene[],
  show: Show,
  event: Pick<Scene, 'n' | 'begins'>,
): readonly Scene[] =>
  show === NOTHING_SHOWN && !event.begins ? scenes : [...scenes.slice(1 - KEPT_SCENES), sceneOf(show, event)];

/** The scenes of the events from one number on, and before another one. */
export const scenesIn = (scenes: readonly Scene[], from: number, before: number): readonly Scene[] =>
  scenes.filter((scene) => scene.n >= from && scene.n < before && scene.cues.length > 0);
