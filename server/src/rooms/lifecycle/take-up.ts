import type { Rulesets } from '@ironhex/shared/match';
import { ErrorCode, ServerError } from 'colyseus';
import type { Logger } from 'pino';
import { isReady } from '../../cluster/draining.ts';
import { JournalDamaged } from '../../journal/errors.ts';
import type { Taken } from '../../journal/journal.ts';
import { notNow } from '../../not-now.ts';
import type { RoomPort } from '../../sync/room-port.ts';
import type { MatchState } from '../../sync/schema.ts';
import type { AnyRuleset, Blueprint } from '../match/blueprint.ts';
import { FoldError } from '../match/trace.ts';
import { Session } from '../storage/session.ts';
import { closeMatch, whyClosed } from './closed.ts';
import type { RoomSettings } from './match-room.ts';
import { memoryFor } from './memory.ts';
import { Slices } from './slices.ts';

/** Which match a room is made for. */
export interface Waking {
  readonly id: string;
  /** Take the match even from a server that seems alive: that one cannot be reached. */
  readonly force?: boolean;
}

/** The match cannot be opened by this server at all; the message is for players. */
export const permanentError = (message: string): ServerError => new ServerError(ErrorCode.APPLICATION_ERROR, message);

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

/** Folds entries of a match that is open already once more, for those who lag behind; rejects if that takes too long. */
const foldAgain = async (steps: Iterator<unknown>, most: number): Promise<void> => {
  const ending = await folds.run({ steps, most, stopped: () => false });
  if (ending !== 'done') throw new Error('a match takes too long to be folded once more');
};

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
  const { journal, openings, clock, leases, rulesets, metrics, leaveAfter, bounds, freeAfter, omniscient } = settings;
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
      ...{ journal, openings, clock, leases, log, metrics, leaveAfter, freeAfter, omniscient },
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
