import { ErrorCode, matchMaker, ServerError } from 'colyseus';
import type { Journal } from '../journal/journal.ts';

/** HTTP's word for "not now, try again". */
export const NOT_NOW = 503;

/** What is said to somebody whose match cannot be opened at the moment. */
const BUSY = 'The match cannot be opened at the moment. This page tries again by itself; nothing is lost.';

const listed = async (id: string): Promise<boolean> =>
  (await matchMaker.query({ name: 'match', roomId: id })).length > 0;

/**
 * Sees to it that a match that is in the journal runs somewhere: a room for it is opened when somebody asks for it, and
 * not before. Any server can be asked.
 */
export class Waker {
  readonly #journal: Journal;
  readonly #underWay = new Map<string, Promise<boolean>>();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /**
   * True when the match runs, false if there is no such match. Throws a {@link ServerError}: with code
   * {@link NOT_NOW} if it may work later, with `APPLICATION_ERROR` if this match cannot be opened by this server at all.
   */
  async wake(id: string): Promise<boolean> {
    if (matchMaker.getLocalRoomById(id)) return true;
    const known = this.#underWay.get(id);
    if (known) return known;
    const waking = this.#wake(id).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, waking);
    return waking;
  }

  async #wake(id: string): Promise<boolean> {
    try {
      if (await listed(id)) return true;
      if (!(await this.#journal.knows(id))) return false;
      await matchMaker.createRoom('match', { id });
      return true;
    } catch (error) {
      // Somebody else may have been quicker.
      if (await listed(id).catch(() => false)) return true;
      if ((error as ServerError).code === ErrorCode.APPLICATION_ERROR) throw error;
      throw new ServerError(NOT_NOW, BUSY);
    }
  }
}
