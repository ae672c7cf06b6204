import { ErrorCode, matchMaker, type ServerError } from 'colyseus';
import type { Journal } from '../journal/journal.ts';
import { notNow } from '../not-now.ts';
import { isMatchId } from './blueprint.ts';
import { whyClosed } from './closed.ts';
import { never } from './take-up.ts';

/** What is said to somebody whose match cannot be opened at the moment. */
const BUSY = 'The match cannot be opened at the moment. This page tries again by itself; nothing is lost.';

/** Milliseconds until a server that says it is alive, but that nobody reaches, loses a match that is asked for. */
const LONG = 10_000;

/** The match cannot be opened at the moment. */
export const busy = (): ServerError => notNow(BUSY);

const listed = async (id: string): Promise<boolean> =>
  (await matchMaker.query({ name: 'match', roomId: id })).length > 0;

/**
 * Sees to it that a match that is in the journal runs somewhere: a room for it is opened when somebody asks for it, and
 * not before. Any server can be asked.
 */
export class Waker {
  readonly #journal: Journal;
  readonly #underWay = new Map<string, Promise<boolean>>();
  /** Since when a match could not be opened, epoch milliseconds. */
  readonly #stuck = new Map<string, number>();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /**
   * True when the match runs, false if there is no such match. Throws a {@link ServerError}: with code
   * `NOT_NOW` if it may work later, with `APPLICATION_ERROR` if this match cannot be opened by this server at all.
   */
  async wake(id: string): Promise<boolean> {
    if (!isMatchId(id)) return false;
    if (matchMaker.getLocalRoomById(id)) return true;
    const why = whyClosed(id);
    if (why !== undefined) throw never(why);
    const known = this.#underWay.get(id);
    if (known) return known;
    const waking = this.#wake(id).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, waking);
    return waking;
  }

  async #wake(id: string): Promise<boolean> {
    try {
      return (await listed(id)) || ((await this.#journal.knows(id)) && (await this.#open(id)));
    } catch (error) {
      if ((error as ServerError).code === ErrorCode.APPLICATION_ERROR) throw error;
      throw busy();
    }
  }

  /** Opens it where there is most room, or here if that does not work: the other server may lack what we have. */
  async #open(id: string): Promise<true> {
    const force = Date.now() - (this.#stuck.get(id) ?? Date.now()) > LONG;
    for (const place of [{}, { here: matchMaker.processId }]) {
      try {
        await matchMaker.createRoom('match', { id, force, ...place });
        this.#stuck.delete(id);
        return true;
      } catch (error) {
        // Somebody else may have been quicker.
        if (await listed(id)) return true;
        if (!this.#stuck.has(id)) this.#stuck.set(id, Date.now());
        if ('here' in place || (error as ServerError).code === ErrorCode.APPLICATION_ERROR) throw error;
      }
    }
    return true;
  }
}
