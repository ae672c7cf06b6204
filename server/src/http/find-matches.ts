import type { AwakeMatch, FoundMatch } from '@ironhex/shared/protocol';
import { matchMaker } from 'colyseus';
import type { Journal, StoredMatch } from '../journal/journal.ts';
import { listed, roomIdOf } from '../rooms/lifecycle/wake.ts';
import { isMatchId } from '../rooms/match/history/blueprint.ts';

/** What the room of a match tells, if there is one now. */
const askRoom = async ({ id: match, epoch }: StoredMatch): Promise<AwakeMatch | undefined> => {
  const roomId = roomIdOf({ match, epoch });
  // A room that does not answer is as good as none: somebody who opens the match will find out.
  return (await listed(roomId)) ? matchMaker.remoteRoomCall(roomId, 'standing').catch(() => undefined) : undefined;
};

const foundOf = async (id: string, kept: StoredMatch | undefined): Promise<FoundMatch> => {
  if (!kept) return { id, state: 'gone' };
  if (kept.over) return { id, state: 'over' };
  const standing = await askRoom(kept);
  return standing ? { id, state: 'awake', standing } : { id, state: 'asleep' };
};

/**
 * How these matches stand, in their order. None is opened for it: one question to the journal, one to each open room.
 */
export const findMatches = async (ids: readonly string[], journal: Journal): Promise<readonly FoundMatch[]> => {
  const kept = await journal.kept(ids.filter(isMatchId));
  return Promise.all(
    ids.map((id) =>
      foundOf(
        id,
        kept.find((match) => match.id === id),
      ),
    ),
  );
};
