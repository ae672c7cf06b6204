import type { EventEmitter } from 'node:events';
import { ConnectionCounter } from '../limiters.ts';
import { type ConnectionBudget, MEASURES } from '../limits.ts';
import { Account, Bucket } from './bucket.ts';

type Thing = keyof typeof MEASURES;
const THINGS = Object.keys(MEASURES) as Thing[];

/** What one connection may use, of everything that is budgeted. */
export type Accounts = { readonly [K in Thing]: Account };

const forEach = <T>(make: (thing: Thing) => T): { readonly [K in Thing]: T } =>
  Object.fromEntries(THINGS.map((thing) => [thing, make(thing)])) as { readonly [K in Thing]: T };

type Buckets = { readonly [K in Thing]: Bucket };

/** The budgets of every connection, address and audience. Each server counts for itself, in memory. */
export class Budgets {
  readonly #connection: ConnectionBudget;
  readonly #addresses = new WeakMap<object, Buckets>();
  readonly #audiences = new WeakMap<object, Buckets>();
  readonly #matches = new ConnectionCounter(Number.POSITIVE_INFINITY);
  readonly #players = new WeakMap<Accounts, Buckets>();

  constructor(connection: ConnectionBudget) {
    this.#connection = connection;
  }

  /**
   * The accounts of a new connection from this address to this match. It counts as a spectator's until
   * {@link Budgets.seat}. Without an address (it came through no gate) it is counted alone.
   */
  open(connection: EventEmitter, address: object | undefined, match: string, now = performance.now()): Accounts {
    const from = this.#common(this.#addresses, address ?? {}, 'address', now);
    const audience = this.#common(this.#audiences, this.#matches.admit(match, connection)!, 'spectators', now);
    const accounts = forEach(
      (thing) =>
        new Account(this.#own(thing, 1, now), this.#own(thing, MEASURES[thing].share.spectator, now), [
          from[thing],
          audience[thing],
        ]),
    );
    this.#players.set(accounts, from);
    return accounts;
  }

  /** The connection holds a seat: from now on it shares no budget with the spectators of the match. */
  seat(accounts: Accounts, now = performance.now()): void {
    const from = this.#players.get(accounts)!;
    for (const thing of THINGS)
      accounts[thing].seat(this.#own(thing, MEASURES[thing].share.player, now), [from[thing]]);
  }

  /** A bucket for a part of what one connection may use. */
  #own(thing: Thing, part: number, now: number): Bucket {
    const { of, seconds } = MEASURES[thing];
    const perSecond = this.#connection[of] * part;
    return new Bucket({ perSecond, atOnce: perSecond * seconds }, now);
  }

  #common(kept: WeakMap<object, Buckets>, group: object, many: 'address' | 'spectators', now: number): Buckets {
    const known = kept.get(group);
    if (known) return known;
    const made = forEach((thing) => {
      const perSecond = this.#connection[MEASURES[thing].of] * MEASURES[thing][many];
      return new Bucket({ perSecond, atOnce: perSecond }, now);
    });
    kept.set(group, made);
    return made;
  }
}
