import v8 from 'node:v8';
import type { LevelId, Rulesets } from '@ironhex/shared/match';
import { ServerError } from 'colyseus';
import type { Logger } from 'pino';
import { isReady } from '../../cluster/placement.ts';
import { JournalDamaged } from '../../journal/errors.ts';
import type { Taken } from '../../journal/journal.ts';
import { notNow, permanentError } from '../../refusals.ts';
import type { RoomPort } from '../../sync/client.ts';
import type { MatchState } from '../../sync/schema.ts';
import type { AnyRuleset, Blueprint } from '../match/history/blueprint.ts';
import { FoldError } from '../match/history/trace.ts';
import { Session } from '../storage/session.ts';
import type { RoomSettings } from './room-settings.ts';
import { Slices } from './slices.ts';

/** Entries from which on a match is long: it takes more memory than hundreds of usual ones. */
const LONG = 5000;
/** Bytes of memory that a match takes for each entry while it is awake. Measured: 65 MB for 27,500 entries. */
const PER_ENTRY = 2.5 * 1024;
/** The share of the heap that long matches leave free for everything else. */
const FREE = 0.25;

/** Is there memory for one more match with so many entries? For one that is not long there always is. */
export const memoryFor = (entries: number): boolean => {
  if (entries < LONG) return true;
  const { used_heap_size, heap_size_limit } = v8.getHeapStatistics();
  return used_heap_size + entries * PER_ENTRY < (1 - FREE) * heap_size_limit;
};

/** As many are remembered. More than a server meets before its next start. */
const MOST = 10_000;

/**
 * The matches that this process found too large to open, each with the sentence that says so. They are closed until the
 * next start: finding out again would cost as much as the first time.
 */
const closed = new Map<string, string>();

/** Closes a match; `why` is a sentence for players. */
const closeMatch = (id: string, why: string): void => {
  closed.set(id, why);
  if (closed.size > MOST) closed.delete(closed.keys().next().value!);
};

/** Why a match is closed; undefined if it is not. */
export const whyClosed = (id: string): string | undefined => closed.get(id);

/** Which match a room is made for. */
export interface Waking {
  readonly id: string;
  /** Take the match even from a server that seems alive: that one cannot be reached. */
  readonly force?: boolean;
}

const TOO_LARGE = 'This match is closed: so much was stored for it that it cannot be opened any more.';
const QUARANTINED =
  'This match is closed: the server got stuck in it. All that was played is kept. Ask whoever runs the server to open it.';
export const CROWDED = 'The server has no memory for another match of this length now. Try again in a few minutes.';
const STOPPING = 'The server is about to stop. The match is found again in a moment.';

/** All matches of this process are folded by this one, so that together they do not block the event loop. */
const folds = new Slices();

/** Logs once that a match cannot be opened, and from now on tells every client that asks. */
const close = (id: string, log: Logger, details: object): ServerError => {
  log.error(details, 'a match is too large, and closed');
  closeMatch(id, TOO_LARGE);
  return permanentError(TOO_LARGE);
};

const take = async ({ id, force }: Waking, { journal, bounds }: RoomSettings, log: Logger): Promise<Taken> => {
  const why = whyClosed(id);
  if (why !== undefined) throw permanentError(why);
  const taken = await journal.take(id, { force, most: bounds.match }).catch((error: unknown) => {
    log.error({ err: error }, 'a match cannot be taken');
    if (error instanceof JournalDamaged)
      throw permanentError('What is kept of this match is damaged. Ask whoever runs the server.');
    throw error;
  });
  if (taken.kind === 'unknown') throw permanentError('There is no such match.');
  if (taken.kind === 'quarantined') throw permanentError(QUARANTINED);
  if (taken.kind === 'held') throw notNow('The match is on its way to another server. One moment.');
  if (taken.kind === 'too-large') throw close(id, log, { extent: taken.extent, most: bounds.match });
  return taken;
};

/** The ruleset of a match. Throws a {@link FoldError}. */
const rulesetFor = ({ rulesetId }: Blueprint, rulesets: Rulesets): AnyRuleset => {
  const ruleset = rulesets.get(rulesetId);
  if (!ruleset) throw new FoldError(`there is no ruleset ${rulesetId}`);
  return ruleset;
};

/** Folds entries of an open match once more, for its delayed feed; rejects if that takes too long. */
const foldAgain = async (steps: Iterator<unknown>, most: number): Promise<void> => {
  const ending = await folds.run({ steps, most, stopped: () => false });
  if (ending !== 'done') throw new Error('a match takes too long to be folded once more');
};

/** How well a computer plays for who is away: normally, if it plays the game so. */
const coverLevelIn = (levels: readonly LevelId[]): LevelId | undefined =>
  levels.find((level) => level === 'normal') ?? levels.at(-1);

/**
 * Takes a match from the journal, new or left, and folds it to where it was, in slices. Throws a `ServerError` with a
 * sentence for players; a match that cannot be taken up is given back as it was.
 */
export const takeUp = async (
  waking: Waking,
  settings: RoomSettings,
  state: MatchState,
  room: RoomPort,
  log: Logger,
): Promise<Session> => {
  const { journal, openings, tables, clock, leases, rulesets, metrics, bounds } = settings;
  const { leaveAfter, freeAfter, hostAway, awayAfter, countEvery, pool, computerPause } = settings;
  const taken = await take(waking, settings, log);
  const blueprint = taken.blueprint as Blueprint;
  const begun = performance.now();
  try {
    if (!memoryFor(taken.entries.length)) {
      log.warn({ entries: taken.entries.length }, 'there is no memory for a long match at the moment');
      throw notNow(CROWDED);
    }
    // Frozen like every board that was read: copies of the match's state share it, and it is packed once for all views.
    Object.freeze(blueprint.board);
    const deps = {
      ...{
        journal,
        openings,
        tables,
        clock,
        leases,
        log,
        metrics,
        leaveAfter,
        freeAfter,
        hostAway,
        awayAfter,
        countEvery,
      },
      ...{ pool, computerPause, coverLevel: coverLevelIn(settings.levelsOf(blueprint.rulesetId)) },
      ...{ most: bounds.match, run: (steps: Iterator<unknown>) => foldAgain(steps, bounds.fold) },
    };
    const session = new Session(taken, rulesetFor(blueprint, rulesets), state, room, deps);
    const folded = await folds.run({ steps: session.fold(taken), most: bounds.fold, stopped: () => !isReady() });
    if (folded === 'stopped') throw notNow(STOPPING);
    const { length } = taken.entries;
    if (folded === 'too-long') throw close(waking.id, log, { entries: length, milliseconds: bounds.fold });
    session.begin(taken);
    if (length > 0) {
      metrics.recovered((performance.now() - begun) / 1000, length);
      log.info({ entries: length }, 'match taken up');
    }
    return session;
  } catch (error) {
    await journal.release(taken.lease, taken.lastSeen ?? 0).catch(() => {});
    if (error instanceof ServerError) throw error;
    log.error({ err: error }, 'a match cannot be taken up');
    if (error instanceof FoldError) throw permanentError(`This match cannot be played on here: ${error.message}.`);
    throw error;
  }
};
