import { ErrorCode, ServerError } from 'colyseus';
import type { Logger } from 'pino';
import { JournalDamaged } from '../journal/errors.ts';
import { notNow } from '../not-now.ts';
import type { MatchState } from '../sync/schema.ts';
import type { Blueprint } from './blueprint.ts';
import type { Hall } from './hall.ts';
import type { RoomSettings } from './match-room.ts';
import { Session } from './session.ts';
import { FoldError } from './table.ts';

/** Which match a room is made for. */
export interface Waking {
  readonly id: string;
  /** Whoever has it is out of reach: it is taken all the same. */
  readonly force?: boolean;
}

const never = (message: string) => new ServerError(ErrorCode.APPLICATION_ERROR, message);

/**
 * Takes a match from the journal, new or left, and folds it to where it was. Throws a `ServerError` with a sentence for
 * players; a match that cannot be taken up is given back as it was.
 */
export const takeUp = async (
  { id, force }: Waking,
  { journal, clock, rulesets, metrics, patience }: RoomSettings,
  state: MatchState,
  hall: Hall,
  log: Logger,
): Promise<Session> => {
  const taken = await journal.take(id, force).catch((error: unknown) => {
    log.error({ err: error }, 'a match cannot be taken');
    if (error instanceof JournalDamaged)
      throw never('What is kept of this match is damaged. Ask whoever runs the server.');
    throw error;
  });
  if (taken.kind === 'unknown') throw never('There is no such match.');
  if (taken.kind === 'held') throw notNow('The match is on its way to another server. One moment.');
  const { rulesetId, version, board } = taken.blueprint as Blueprint;
  const begun = performance.now();
  try {
    const ruleset = rulesets.get(rulesetId);
    if (!ruleset) throw new FoldError(`there is no ruleset ${rulesetId}`);
    if (ruleset.version !== version)
      throw new FoldError(`it was begun with version ${version} of the rules, and they are ${ruleset.version} now`);
    // A frozen value that stays the same object is not looked at again when views are written.
    Object.freeze(board);
    const session = new Session(taken, ruleset, state, hall, { journal, clock, log, metrics, patience });
    const { length } = taken.entries;
    if (length > 0) {
      metrics.recovered((performance.now() - begun) / 1000, length);
      log.info({ entries: length }, 'match taken up');
    }
    return session;
  } catch (error) {
    log.error({ err: error }, 'a match cannot be taken up');
    await journal.release(taken.lease, taken.lastSeen ?? 0).catch(() => {});
    if (error instanceof FoldError) throw never(`This match cannot be played on here: ${error.message}.`);
    throw error;
  }
};
