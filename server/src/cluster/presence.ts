import { RedisPresence } from '@colyseus/redis-presence';
import { outOfReach } from './out-of-reach.ts';
import { redisOptions } from './redis.ts';

/** What nobody waits for must not fail either: Colyseus lets go of such promises, and that would end the process. */
const quietly = <T>(doing: Promise<T>, otherwise: T): Promise<T> => doing.catch(() => otherwise);

/** What a caller needs the answer of fails in a sentence for players. */
const asked = <T>(doing: Promise<T>): Promise<T> =>
  doing.catch(() => {
    throw outOfReach();
  });

/**
 * Colyseus' presence in Redis, made for a Redis that goes away and comes back. While it is away, telling others does
 * nothing and asking fails at once; when it is back, everything that was subscribed to meanwhile is heard again.
 */
export class ClusterPresence extends RedisPresence {
  constructor(url: string) {
    super(redisOptions(url));
    // The base class warns at every attempt to connect. We say once that Redis is away: see `watch`.
    for (const connection of this.connections) connection.removeAllListeners('error').on('error', () => {});
  }

  /** One to ask and tell, one to listen. */
  get connections() {
    return [this.pub, this.sub] as const;
  }

  /** Does any process listen to this topic? */
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

  /** Closes both connections; what was sent before still goes out. Nobody needs to hear that they are closed then. */
  override shutdown(): void {
    for (const connection of this.connections) connection.removeAllListeners('close').disconnect();
  }

  protected override resubscribeAll(): void {
    const topics = this.subscriptions.eventNames().map(String);
    if (topics.length > 0) this.sub.subscribe(...topics).catch(() => this.#listenAnew());
  }

  /** A connection that did not take a subscription is deaf for good: with the next one all are made again. */
  #listenAnew(): void {
    if (this.sub.status === 'ready') this.sub.disconnect(true);
  }
}
