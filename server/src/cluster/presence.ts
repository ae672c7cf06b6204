import { RedisPresence } from '@colyseus/redis-presence';
import { outOfReach } from '../refusals.ts';
import { redisOptions } from './redis.ts';

/** Colyseus does not await these calls, and a rejection would end the process: gives `otherwise` instead. */
const quietly = <T>(doing: Promise<T>, otherwise: T): Promise<T> => doing.catch(() => otherwise);

/** For calls whose answer is needed: turns a failure into a sentence for players. */
const asked = <T>(doing: Promise<T>): Promise<T> =>
  doing.catch(() => {
    throw outOfReach();
  });

/**
 * Colyseus' presence in Redis, for a Redis that goes away and comes back. While it is away, publishing does nothing and
 * questions fail at once; when it is back, all topics are subscribed to again.
 */
export class ClusterPresence extends RedisPresence {
  constructor(url: string) {
    super(redisOptions(url));
    // The base class warns at every attempt to connect. We say once that Redis is away: see `watch`.
    for (const connection of this.connections) connection.removeAllListeners('error').on('error', () => {});
  }

  /** The connection for commands, and the one for subscriptions. */
  get connections() {
    return [this.pub, this.sub] as const;
  }

  /** Is any process subscribed to this topic? */
  async isHeard(topic: string): Promise<boolean> {
    const [, listeners] = (await asked(this.pub.pubsub('NUMSUB', topic))) as [string, number];
    return listeners > 0;
  }

  override async subscribe(topic: string, callback: (...args: unknown[]) => void): Promise<this> {
    await super.subscribe(topic, callback).catch(() => this.#listenAnew());
    return this;
  }

  override unsubscribe(topic: string, callback?: (...args: unknown[]) => void): Promise<this> {
    return quietly(super.unsubscribe(topic, callback), this);
  }

  override publish(topic: string, data: unknown): Promise<void> {
    return quietly(super.publish(topic, data), undefined);
  }

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return quietly(super.hset(key, field, value), false);
  }

  override hdel(key: string, field: string): Promise<boolean> {
    return quietly(super.hdel(key, field), false);
  }

  override hgetall(key: string): Promise<Record<string, string>> {
    return asked(super.hgetall(key));
  }

  override channels(pattern?: string): Promise<string[]> {
    return asked(super.channels(pattern));
  }

  /**
   * Closes both connections after what was sent before. Without `close` events: `watch` would log them as an outage.
   */
  override shutdown(): void {
    for (const connection of this.connections) connection.removeAllListeners('close').disconnect();
  }

  protected override resubscribeAll(): void {
    const topics = this.subscriptions.eventNames().map(String);
    if (topics.length > 0) this.sub.subscribe(...topics).catch(() => this.#listenAnew());
  }

  /** Subscribing failed: reconnect, which subscribes to every topic again. */
  #listenAnew(): void {
    if (this.sub.status === 'ready') this.sub.disconnect(true);
  }
}
