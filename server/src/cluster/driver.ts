import { RedisDriver } from '@colyseus/redis-driver';
import { type IRoomCache, matchMaker } from 'colyseus';
import { outOfReach } from '../refusals.ts';
import type { ClusterPresence } from './presence.ts';

/** What Colyseus lists of a room that runs in this process. */
const listedHere = (roomId: string): IRoomCache | undefined =>
  (matchMaker.getLocalRoomById(roomId) as unknown as { readonly _listing: IRoomCache } | undefined)?._listing;

/**
 * Colyseus' list of rooms in Redis, for a Redis that goes away and comes back, and for processes that are killed.
 * Writing never rejects: missing rooms are listed again when Redis is back. Looking up rejects with a sentence for
 * players.
 */
export class ClusterDriver extends RedisDriver {
  readonly #presence: ClusterPresence;

  constructor(presence: ClusterPresence) {
    super(presence.connections[0]);
    this.#presence = presence;
  }

  /**
   * A room by its id; undefined if there is none. Throws while the room closes: its match is about to open elsewhere.
   */
  override async findOne(conditions: Partial<IRoomCache>): Promise<IRoomCache> {
    const [found] = await this.query(conditions);
    if (found?.locked) throw outOfReach();
    return found as IRoomCache;
  }

  /** All rooms that meet the conditions. */
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

  /** Closes nothing: the connection belongs to the presence, which closes it. */
  override async shutdown(): Promise<void> {}

  /**
   * A listed room, if its process is subscribed: rooms of a killed process stay on the list, and asking that process
   * takes seconds. Without Redis a process finds its own rooms, but cannot tell that a room exists nowhere.
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

  /** On a failure, clears the base class' caches: they would give the same failure to every later caller. */
  async #all(conditions: Partial<IRoomCache>): Promise<IRoomCache[]> {
    try {
      return await super.query(conditions);
    } catch {
      Object.assign(this, { _concurrentRoomCacheRequest: undefined, _roomCacheRequestByName: {} });
      throw outOfReach();
    }
  }
}
