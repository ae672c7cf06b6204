import { RedisDriver } from '@colyseus/redis-driver';
import { type IRoomCache, matchMaker } from 'colyseus';
import { outOfReach } from './out-of-reach.ts';
import type { ClusterPresence } from './presence.ts';

/** What Colyseus lists of a room that runs in this process. */
const listedHere = (roomId: string): IRoomCache | undefined =>
  (matchMaker.getLocalRoomById(roomId) as unknown as { readonly _listing: IRoomCache } | undefined)?._listing;

/**
 * Colyseus' list of rooms in Redis, made for a Redis that goes away and comes back, and for processes that end without
 * a word. Writing never fails, since what is missing is listed again later; looking up fails in a sentence for players.
 */
export class ClusterDriver extends RedisDriver {
  readonly #presence: ClusterPresence;

  constructor(presence: ClusterPresence) {
    super(presence.connections[0]);
    this.#presence = presence;
  }

  /** A room by its id; undefined if there is none. One that closes is neither: it is found again somewhere else. */
  override async findOne(conditions: Partial<IRoomCache>): Promise<IRoomCache> {
    const [found] = await this.query(conditions);
    if (found?.locked) throw outOfReach();
    return found as IRoomCache;
  }

  /** All rooms like this. */
  override async query(conditions: Partial<IRoomCache>): Promise<IRoomCache[]> {
    const { roomId } = conditions;
    if (roomId === undefined) return this.#all(conditions);
    const found = (await this.#running(roomId)) ?? listedHere(roomId);
    return found ? [found] : [];
  }

  override async has(roomId: string): Promise<boolean> {
    return (await this.query({ roomId })).length > 0;
  }

  override findByIds(roomIds: string[]): Promise<Map<string, IRoomCache>> {
    return super.findByIds(roomIds).catch(() => {
      throw outOfReach();
    });
  }

  override update(...change: Parameters<RedisDriver['update']>): Promise<boolean> {
    return super.update(...change).catch(() => false);
  }

  override persist(room: IRoomCache): Promise<boolean> {
    return super.persist(room).catch(() => false);
  }

  override remove(roomId: string): Promise<boolean> {
    return super.remove(roomId).catch(() => false);
  }

  override cleanup(processId: string): Promise<void> {
    return super.cleanup(processId).catch(() => {});
  }

  /** The connection is the presence's, which closes it. */
  override async shutdown(): Promise<void> {}

  /**
   * A room as it is listed, if its process listens: the list outlives a process that ended without a word, and asking
   * that one would take seconds. Without Redis a process still knows its own rooms, but not that there is no other.
   */
  async #running(roomId: string): Promise<IRoomCache | undefined> {
    try {
      const [listed, heard] = await Promise.all([super.findOne({ roomId }), this.#presence.isHeard(`$${roomId}`)]);
      return heard ? listed : undefined;
    } catch {
      const own = listedHere(roomId);
      if (!own) throw outOfReach();
      return own;
    }
  }

  /** The base class would keep a failure and give it to everybody who asks later. */
  async #all(conditions: Partial<IRoomCache>): Promise<IRoomCache[]> {
    try {
      return await super.query(conditions);
    } catch {
      Object.assign(this, { _concurrentRoomCacheRequest: undefined, _roomCacheRequestByName: {} });
      throw outOfReach();
    }
  }
}
