import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Removed } from '../journal/retention/sweeper.ts';
import type { SpaceLeft } from '../journal/space.ts';

/** What became of an intent: done, or why not. What is `refused` broke a rule of the game. */
export type IntentOutcome = 'done' | 'refused' | 'malformed' | 'stale' | 'paused' | 'fault';

/** A match that is awake, as it counts now. */
export interface Counted {
  readonly status: 'gathering' | 'playing' | 'over';
  readonly paused: boolean;
  /** Connections that hold a seat, and those that watch. */
  readonly players: number;
  readonly spectators: number;
}

/** What the server notes about itself. All durations are seconds. */
export interface Metrics {
  /** A match is awake here, and can be counted until the function returned is called. */
  awake(count: () => Counted): () => void;
  /** A new match was made. */
  opened(): void;
  /** Matches were removed from the journal. */
  removed(count: Removed): void;
  /** A new match was refused for want of something. */
  refusedOpening(reason: string): void;
  /** From now on the room for matches is looked up whenever the figures are read. */
  watchSpace(look: () => Promise<SpaceLeft | undefined>): void;
  /** From now on the matches that are quarantined are counted whenever the figures are read. */
  watchQuarantine(count: () => Promise<number>): void;
  /** A match came to its end. */
  ended(): void;
  /** A match was put together again from its entries. */
  recovered(seconds: number, entries: number): void;
  /** Another process took a match that ran here. */
  taken(): void;
  /** An intent was answered, so long after its frame came in. */
  intent(outcome: IntentOutcome, seconds: number): void;
  /** An intent that was done before was sent again, and answered again. */
  repeated(): void;
  /** The journal kept so many entries at once. */
  flushed(seconds: number, entries: number): void;
  /** The journal could not keep what it was given. */
  flushFailed(): void;
  /** Everything noted so far, as Prometheus reads it. */
  text(): Promise<string>;
  /** The media type of {@link Metrics.text}. */
  readonly contentType: string;
}

/** From half a millisecond, which is a good intent, to a second, which every player feels. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

const STATUSES = ['gathering', 'playing', 'over'] as const;

/** A registry of its own: several servers may run in one process, as they do in tests. */
export const makeMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const histogram = (name: string, help: string, buckets = SECONDS) =>
    new Histogram({ name, help, buckets, registers });

  const rooms = new Set<() => Counted>();
  const sum = (of: (counted: Counted) => number) => [...rooms].reduce((all, count) => all + of(count()), 0);
  new Gauge({
    name: 'ironhex_matches',
    help: 'Matches awake in this process, by status',
    labelNames: ['status'],
    registers,
    collect() {
      for (const status of STATUSES)
        this.set(
          { status },
          sum((counted) => Number(counted.status === status)),
        );
    },
  });
  new Gauge({
    name: 'ironhex_matches_paused',
    help: 'Matches that stand still because they cannot be kept',
    registers,
    collect() {
      this.set(sum(({ paused }) => Number(paused)));
    },
  });
  new Gauge({
    name: 'ironhex_connections',
    help: 'Connections to matches, by kind',
    labelNames: ['kind'],
    registers,
    collect() {
      this.set(
        { kind: 'player' },
        sum(({ players }) => players),
      );
      this.set(
        { kind: 'spectator' },
        sum(({ spectators }) => spectators),
      );
    },
  });

  const openingsRefused = new Counter({
    name: 'ironhex_matches_refused_total',
    help: 'New matches refused, by what was used up',
    labelNames: ['reason'],
    registers,
  });
  const removed = new Counter({
    name: 'ironhex_matches_removed_total',
    help: 'Matches removed from the journal, by why',
    labelNames: ['reason'],
    registers,
  });
  let lookAtSpace: Parameters<Metrics['watchSpace']>[0] = async () => undefined;
  new Gauge({
    name: 'ironhex_space_bytes',
    help: 'Room for matches: what is free, and what of it is kept for matches under way',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      const room = await lookAtSpace();
      if (!room) return;
      this.set({ kind: 'free' }, room.free);
      this.set({ kind: 'reserve' }, room.reserve);
    },
  });

  let countQuarantined: Parameters<Metrics['watchQuarantine']>[0] = async () => 0;
  new Gauge({
    name: 'ironhex_matches_quarantined',
    help: 'Matches that are closed since a server was stuck in them, of all servers',
    registers,
    async collect() {
      const count = await countQuarantined().catch(() => undefined);
      if (count !== undefined) this.set(count);
    },
  });

  const opened = counter('ironhex_matches_opened_total', 'Matches made');
  const ended = counter('ironhex_matches_ended_total', 'Matches that came to their end');
  const recovered = counter('ironhex_matches_recovered_total', 'Matches put together again from the journal');
  const taken = counter('ironhex_matches_taken_total', 'Matches that another process took from this one');
  const repeated = counter('ironhex_intents_repeated_total', 'Intents sent again and answered again');
  const failed = counter('ironhex_journal_failures_total', 'Flushes that kept nothing');
  const intents = new Counter({
    name: 'ironhex_intents_total',
    help: 'Intents answered, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const intentSeconds = histogram('ironhex_intent_seconds', 'From the frame with an intent to its answer');
  const flushSeconds = histogram('ironhex_journal_flush_seconds', 'Time of one flush of the journal');
  const flushEntries = histogram('ironhex_journal_flush_entries', 'Entries in one flush', [1, 2, 5, 10, 25, 50, 100]);
  const recoverySeconds = histogram('ironhex_recovery_seconds', 'Putting one match together again');
  const recoveryEntries = histogram('ironhex_recovery_entries', 'Entries of it', [0, 10, 50, 100, 250, 500, 1000]);

  return {
    awake: (count) => {
      rooms.add(count);
      return () => void rooms.delete(count);
    },
    opened: () => opened.inc(),
    removed: (count) => {
      for (const [reason, matches] of Object.entries(count)) removed.inc({ reason }, matches);
    },
    refusedOpening: (reason) => openingsRefused.inc({ reason }),
    watchSpace: (look) => {
      lookAtSpace = look;
    },
    watchQuarantine: (count) => {
      countQuarantined = count;
    },
    ended: () => ended.inc(),
    recovered: (seconds, entries) => {
      recovered.inc();
      recoverySeconds.observe(seconds);
      recoveryEntries.observe(entries);
    },
    taken: () => taken.inc(),
    intent: (outcome, seconds) => {
      intents.inc({ outcome });
      intentSeconds.observe(seconds);
    },
    repeated: () => repeated.inc(),
    flushed: (seconds, entries) => {
      flushSeconds.observe(seconds);
      flushEntries.observe(entries);
    },
    flushFailed: () => failed.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
