import type { EventEmitter } from 'node:events';
import { Account, Bucket } from './bucket.ts';
import { Crowd, type Group } from './crowd.ts';

/** What one line may use in a second, on and on. */
export interface LineBudget {
  /** Commands: more are refused, and can be sent again. */
  readonly commandsPerSecond: number;
  /** Frames of the websocket protocol, of whatever kind: more are read later. */
  readonly framesPerSecond: number;
  /** Bytes: more are read later. */
  readonly bytesPerSecond: number;
  /** Milliseconds of processor time that its commands take: while it has used them up, commands are refused. */
  readonly workPerSecond: number;
}

/** Several times what a page needs. */
export const LINE_BUDGET: LineBudget = {
  commandsPerSecond: 60,
  framesPerSecond: 200,
  bytesPerSecond: 32 * 1024,
  workPerSecond: 50,
};

/** How the budget of a line leads to all others of the same thing. */
interface Measure {
  readonly of: keyof LineBudget;
  /** So many seconds' worth may be used at once. */
  readonly seconds: number;
  /** So many lines' worth may come from one address, and a second's worth of that at once. */
  readonly address: number;
  /** So many lines' worth may come from all spectators of a match. */
  readonly spectators: number;
  /** The part of a line's budget that it has left whatever the others do, see {@link Account}: players have more. */
  readonly share: { readonly spectator: number; readonly player: number };
}

/** Everything that is budgeted, as a table. */
const MEASURES = {
  commands: {
    of: 'commandsPerSecond',
    seconds: 5,
    address: 10,
    spectators: 3,
    share: { spectator: 1 / 30, player: 1 / 12 },
  },
  frames: {
    of: 'framesPerSecond',
    seconds: 5,
    address: 5,
    spectators: 5,
    share: { spectator: 1 / 40, player: 1 / 10 },
  },
  bytes: {
    of: 'bytesPerSecond',
    seconds: 4,
    address: 10,
    spectators: 10,
    share: { spectator: 1 / 16, player: 1 / 8 },
  },
  work: { of: 'workPerSecond', seconds: 2, address: 4, spectators: 2, share: { spectator: 1 / 50, player: 1 / 5 } },
} satisfies Record<string, Measure>;

type Thing = keyof typeof MEASURES;
const THINGS = Object.keys(MEASURES) as Thing[];

/** What one line may use, of everything that is budgeted. */
export type Accounts = { readonly [K in Thing]: Account };

const forEach = <T>(make: (thing: Thing) => T): { readonly [K in Thing]: T } =>
  Object.fromEntries(THINGS.map((thing) => [thing, make(thing)])) as { readonly [K in Thing]: T };

type Buckets = { readonly [K in Thing]: Bucket };

/** The one place that says who may use how much of the server. Each server counts for itself, in its memory. */
export class Budgets {
  readonly #line: LineBudget;
  readonly #addresses = new WeakMap<Group, Buckets>();
  readonly #audiences = new WeakMap<Group, Buckets>();
  readonly #matches = new Crowd(Number.POSITIVE_INFINITY);
  readonly #players = new WeakMap<Accounts, Buckets>();

  constructor(line: LineBudget) {
    this.#line = line;
  }

  /**
   * The accounts of a line that was just opened, from this address to this match. It counts as a spectator's until
   * {@link Budgets.seat}. Without an address, as for a line that came through no gate, it stands for itself.
   */
  open(line: EventEmitter, address: Group | undefined, match: string, now = performance.now()): Accounts {
    const from = this.#common(this.#addresses, address ?? { open: 1 }, 'address', now);
    const audience = this.#common(this.#audiences, this.#matches.admit(match, line)!, 'spectators', now);
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

  /** The line holds a seat: it has no budget in common with the spectators of the match any more. */
  seat(accounts: Accounts, now = performance.now()): void {
    const from = this.#players.get(accounts)!;
    for (const thing of THINGS)
      accounts[thing].seat(this.#own(thing, MEASURES[thing].share.player, now), [from[thing]]);
  }

  /** A bucket for this part of what one line may use. */
  #own(thing: Thing, part: number, now: number): Bucket {
    const { of, seconds } = MEASURES[thing];
    const perSecond = this.#line[of] * part;
    return new Bucket({ perSecond, atOnce: perSecond * seconds }, now);
  }

  #common(kept: WeakMap<Group, Buckets>, group: Group, many: 'address' | 'spectators', now: number): Buckets {
    const known = kept.get(group);
    if (known) return known;
    const made = forEach((thing) => {
      const perSecond = this.#line[MEASURES[thing].of] * MEASURES[thing][many];
      return new Bucket({ perSecond, atOnce: perSecond }, now);
    });
    kept.set(group, made);
    return made;
  }
}
