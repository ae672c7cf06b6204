import { followSeen, isOfEngine, type RulesetTypes } from '@ironhex/shared/match';
import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';
import type { GameMoments, Moment } from '../../../rulesets/moments.ts';
import type { GameRules } from '../../../table/rules.ts';
import type { LogEntry } from '../../../text/entry.ts';
import type { Context } from '../../../text/sentences.ts';
import { type Part, Parted } from './parts.ts';

/** A place in a match: the number of an event, and what it is. */
export interface Place {
  readonly n: number;
  readonly words: string;
}

/** A great moment of a match. */
interface TurningPoint extends Place {
  readonly kind: Moment['kind'];
}

/** How many parts of a match, each as long as the others, have the view at their ends kept. */
const VIEWS = 4;

/** Where somebody stops who goes through a match: the numbers of events, in order. */
export interface Story {
  /** The view at a few moments all along it, the last one at the end. */
  readonly views: readonly object[];
  /** Events that the log has a line for. */
  readonly lines: readonly number[];
  /** What the log says there, by the numbers of these events. */
  readonly entries: ReadonlyMap<number, LogEntry>;
  /** Those with dice. */
  readonly rolls: readonly number[];
  /** Those that begin an action, with its line. */
  readonly actions: readonly Place[];
  /** Units lost, hits that matter, and what else the game counts as great; no interrupt, and no mere beginning of a turn. */
  readonly turningPoints: readonly TurningPoint[];
  /** What the order of play is divided into, each from the event that begins it. */
  readonly parts: readonly Part[];
}

/** What a game says about its events. */
export type Teller<T extends RulesetTypes> = Pick<GameRules<T>, 'copy' | 'follow' | 'line' | 'part'> &
  Pick<GameMoments<T>, 'happened'>;

/** The places of a match, from all that one viewer was told of it. An event that cannot be put into words is left out. */
export const storyOf = <T extends RulesetTypes>(
  teller: Teller<T>,
  told: { readonly from: object; readonly events: readonly SeenEvent[] },
  { names, you }: Pick<Context<T['view']>, 'names' | 'you'>,
): Story => {
  const entries = new Map<number, LogEntry>();
  const rolls: number[] = [];
  const actions: Place[] = [];
  const turningPoints: TurningPoint[] = [];
  const parted = new Parted();
  const view: T['view'] = teller.copy(told.from);
  const views: T['view'][] = [];
  for (const { n, seen } of told.events) {
    if (isSeatEvent(seen)) continue;
    try {
      followSeen(teller, view, seen);
      if ((VIEWS * n) % told.events.length < VIEWS) views.push(teller.copy(view));
      const begins = parted.add(n, teller.part(view));
      if (isOfEngine(seen)) continue;
      const context = { view, names, you };
      const line = teller.line(seen, context);
      if (!line) continue;
      entries.set(n, line);
      if (line.rolls.some(({ dice }) => dice.length > 0)) rolls.push(n);
      if (line.opens === 'action') actions.push({ n, words: line.text });
      const moment = teller.happened(seen, context);
      if (moment && moment.kind !== 'interrupted' && !begins)
        turningPoints.push({ n, kind: moment.kind, words: moment.words });
    } catch (error) {
      console.error(error);
    }
  }
  return { views, lines: [...entries.keys()], entries, rolls, actions, turningPoints, parts: parted.parts };
};

/** What may be the turning points of a match: its great moments, and dice that were worth much to a side. */
interface Turns {
  readonly moments: readonly TurningPoint[];
  readonly swings: readonly (Place & { readonly side: number; readonly worth: number })[];
}

/** How many turning points the end of a match tells of. */
const FEW = 3;

/**
 * The few turning points that tell most of a match, in order: the luckiest dice of each side, and what was lost last before
 * the end.
 */
export const fewTurns = ({ moments, swings }: Turns): readonly Place[] => {
  const best = [...Map.groupBy(swings, ({ side }) => side).values()].map((own) =>
    own.reduce((one, other) => (other.worth > one.worth ? other : one)),
  );
  const lost = moments.filter(({ kind }) => kind === 'destroyed').toReversed();
  const others = moments.filter(({ kind }) => kind !== 'destroyed').toReversed();
  return [...best.slice(0, FEW - 1), ...lost, ...others].slice(0, FEW).toSorted((one, other) => one.n - other.n);
};

/** The first of these places behind an event; undefined if there is none. */
export const after = (places: readonly number[], event: number): number | undefined =>
  places.find((place) => place > event);

/** The last of these places before an event; undefined if there is none. */
export const before = (places: readonly number[], event: number): number | undefined =>
  places.findLast((place) => place < event);
