import { setTimeout as after } from 'node:timers/promises';
import { matchMaker, type ServerError } from 'colyseus';
import type { Journal, Lease } from '../../journal/journal.ts';
import { busy, CLOSED_FOR_GOOD, permanentError } from '../../refusals.ts';
import { isMatchId } from '../match/history/blueprint.ts';
import type { Leases } from './leases.ts';
import { whyClosed } from './take-up.ts';
import { Unreached } from './unreached.ts';

/**
 * The id of the room that a match is played in: one for each lease. So two servers that both believe they have a match
 * never have rooms of the same id, and a client that asks for the one never reaches the other.
 */
export const roomIdOf = ({ match, epoch }: Lease): string => `${match}-${epoch}`;

/** The lease that a room is for. */
const leaseOf = (roomId: string): Lease => {
  const end = roomId.lastIndexOf('-');
  return { match: roomId.slice(0, end), epoch: Number(roomId.slice(end + 1)) };
};

/**
 * Milliseconds that the journal may take to give the epoch of a match; after that the match is looked up without it.
 */
const EPOCH_TIMEOUT = 1000;

/** Whether there is such a room on any server. */
export const listed = async (roomId: string): Promise<boolean> =>
  (await matchMaker.query({ name: 'match', roomId })).length > 0;

/** The room of a match with the newest epoch among those that are listed; undefined if none is. */
const newestListed = async (match: string): Promise<string | undefined> => {
  const rooms = await matchMaker.query({ name: 'match' });
  const epochs = rooms.map(({ roomId }) => leaseOf(roomId)).filter((lease) => lease.match === match);
  for (const lease of epochs.sort((one, other) => other.epoch - one.epoch))
    if (await listed(roomIdOf(lease))) return roomIdOf(lease);
  return undefined;
};

/** The newest epoch of a match, undefined if there is no such match; says so if the journal does not answer in time. */
type Newest = { readonly epoch: number | undefined } | 'silent';

/**
 * Finds the room of a match, or opens one, on any server. A room is opened only when a client wants the match. The
 * journal decides which room is right: the one of the newest epoch.
 */
export class Waker {
  readonly #journal: Journal;
  readonly #leases: Leases;
  readonly #underWay = new Map<string, Promise<string | undefined>>();
  readonly #unreached = new Unreached();

  constructor(journal: Journal, leases: Leases) {
    this.#journal = journal;
    this.#leases = leases;
  }

  /**
   * The room that a match runs in; undefined if there is no such match. Throws a {@link ServerError}: with code
   * `NOT_NOW` if it may work later, with `CLOSED_FOR_GOOD` if this match cannot be opened by this server at all.
   */
  async wake(id: string): Promise<string | undefined> {
    if (!isMatchId(id)) return undefined;
    const why = whyClosed(id);
    if (why !== undefined) throw permanentError(why);
    const known = this.#underWay.get(id);
    if (known) return known;
    const waking = this.#wake(id).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, waking);
    return waking;
  }

  /** There is no such match. While the journal does not say so, there may be one. */
  async isMissing(id: string): Promise<boolean> {
    if (!isMatchId(id)) return true;
    const newest = await this.#newest(id);
    return newest !== 'silent' && newest.epoch === undefined;
  }

  async #wake(match: string): Promise<string | undefined> {
    try {
      const newest = await this.#newest(match);
      if (newest === 'silent') return await this.#withoutJournal(match);
      if (newest.epoch === undefined) return undefined;
      return (await this.#running(match, newest.epoch)) ?? (await this.#open(match, newest.epoch));
    } catch (error) {
      if ((error as ServerError).code === CLOSED_FOR_GOOD) throw error;
      throw busy();
    }
  }

  async #newest(match: string): Promise<Newest> {
    const asked = this.#journal.epoch(match).then(
      (epoch) => ({ epoch }),
      () => 'silent' as const,
    );
    return Promise.race([asked, after(EPOCH_TIMEOUT, 'silent' as const, { ref: false })]);
  }

  /** While the journal is away, clients can reconnect to rooms that are open: their matches are only paused. */
  async #withoutJournal(match: string): Promise<string> {
    const own = this.#leases.doubt ? undefined : this.#leases.leaseOn(match);
    const room = own ? roomIdOf(own) : await newestListed(match);
    if (room === undefined) throw busy();
    return room;
  }

  /** The room of this epoch, if it runs anywhere. */
  async #running(match: string, epoch: number): Promise<string | undefined> {
    this.#leases.notice({ match, epoch });
    const room = roomIdOf({ match, epoch });
    if (!(await listed(room))) return undefined;
    this.#unreached.forget(match);
    return room;
  }

  /** Opens a room on the server with the fewest matches, or here if that fails. */
  async #open(match: string, epoch: number): Promise<string> {
    const force = this.#unreached.isLost({ match, epoch });
    for (const place of [{}, { here: matchMaker.processId }]) {
      try {
        const { roomId } = await matchMaker.createRoom('match', { id: match, force, ...place });
        this.#unreached.forget(match);
        return roomId;
      } catch (error) {
        // Another request may have opened it meanwhile.
        const newest = (await this.#journal.epoch(match)) ?? epoch;
        const room = await this.#running(match, newest);
        if (room !== undefined) return room;
        this.#unreached.note({ match, epoch: newest });
        if ('here' in place || (error as ServerError).code === CLOSED_FOR_GOOD) throw error;
      }
    }
    throw busy();
  }
}
