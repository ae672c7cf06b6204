import { createHash } from 'node:crypto';
import { Conceding } from '@ironhex/shared/computer';
import type { Decision, LevelId, Refusal, SeatId } from '@ironhex/shared/match';
import type { ComputerPace } from '@ironhex/shared/protocol';
import { lasts } from '../rooms/match/clocks/seat-clock.ts';
import type { Entry } from '../rooms/match/history/entries.ts';
import type { Table } from '../rooms/match/table.ts';
import type { Thinking, ThinkingPool } from './pool.ts';

interface ComputerPlayersParts {
  readonly table: Table;
  readonly pool: ThinkingPool;
  /** Stands for the address that opened the match. */
  readonly openedBy: string;
  /** Whether anybody is connected. */
  attended(): boolean;
  /** Milliseconds of a usual pause before it acts, so that people can follow; 0: it waits for no page either. */
  readonly pause: number;
  now(): number;
  /** Runs when the match can go on. */
  apply(work: () => void): void;
  /** Makes an entry happen; says why it cannot. */
  perform(entry: Entry): Refusal | undefined;
  trouble(what: string, details: object): void;
}

/** A decision that waits for a computer. */
interface Asked {
  readonly seat: SeatId;
  readonly level: LevelId;
  readonly decision: Decision;
  /** How often seats had gone back by then: the same number of a decision may ask something else after that. */
  readonly returns: number;
}

/** How well the computer plays that holds a seat, or plays for its player; undefined without one. */
const levelAt = ({ seats }: Table, seat: SeatId): LevelId | undefined => {
  const { computer, cover } = seats.get(seat);
  return computer ?? cover;
};

/**
 * Milliseconds between the moments at which a computer answers where time must tell nothing: longer than it thinks about anything
 * in such a game.
 */
const BEAT = 1000;

/** How many of its usual pauses a computer waits before it acts. */
const PAUSES: Readonly<Record<ComputerPace, number>> = { 'at-once': 0, natural: 1, slow: 3 };

/** Milliseconds before the end of its clock at which a computer answers at the latest. */
const RESERVE = 1500;

/** Milliseconds after which the end of a clock is not looked at yet: longer than any thought waits. */
const LONGEST = 600_000;

/** Nothing was found. */
const NOTHING: Thinking = { intents: [], steps: 0, prospect: { chance: undefined, couldDraw: true } };

const wait = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms).unref());

/** Seeds are below it. */
const SEEDS = 2 ** 31;

/**
 * Plays for the seats of a match that computers hold: thinks about what they are asked as soon as everybody knows of it, and
 * answers as a player would. What has been answered stands in an entry, and is never thought about again.
 */
export class ComputerPlayers {
  readonly #parts: ComputerPlayersParts;
  /** What is being thought about now: one decision at a time. */
  #thinking: Asked | undefined;
  #stopped = false;
  #conceding = new Conceding();
  /** Decisions of a seat that were open when it answered another one: people have seen already what they are about. */
  #open: { readonly seat: SeatId; readonly ids: ReadonlySet<number> } | undefined;
  /** How often seats had gone back when computers began to count lost decisions: once one goes back, they count anew. */
  #returns = 0;
  /** How long they wait before they act, as somebody at the table wants it. */
  pace: ComputerPace = 'natural';

  constructor(parts: ComputerPlayersParts) {
    this.#parts = parts;
  }

  /** Something has happened: begins to think if a computer is asked. */
  look(): void {
    if (this.#thinking || this.#stopped) return;
    this.#thinking = this.#asked;
    if (this.#thinking) void this.#think(this.#thinking);
  }

  /** Stops answering. */
  stop(): void {
    this.#stopped = true;
  }

  /** The first open decision of a computer. */
  get #asked(): Asked | undefined {
    const { table, attended } = this.#parts;
    if (table.status !== 'playing') return undefined;
    // With nobody looking, computers answer what people did, and do not play among themselves.
    if (table.seats.all.every(({ id }) => levelAt(table, id)) && !attended()) return undefined;
    for (const decision of table.pending()) {
      const level = levelAt(table, decision.seat);
      if (level && !decision.committed)
        return { seat: decision.seat, level, decision, returns: table.goingBack!.times };
    }
    return undefined;
  }

  /** Milliseconds to wait: until pages have shown what happened, and a moment more, as people want it. */
  get #rest(): number {
    const { table, pause, now } = this.#parts;
    return pause === 0 ? 0 : Math.max(0, table.announcer.shownAt - now()) + pause * PAUSES[this.pace];
  }

  async #think(asked: Asked): Promise<void> {
    const { table, pool, openedBy, apply } = this.#parts;
    const { seat, level, decision } = asked;
    const thought = { ruleset: table.ruleset.id, view: table.view(seat), decision, level, seed: this.#seedFor(asked) };
    const left = this.#leftFor(asked);
    const until = left === undefined ? undefined : Date.now() + left;
    // Nobody sees what is answered in a window, and what comes after it must not wait for that. What was asked together is
    // answered together.
    const isFollowing = this.#open?.seat === seat && this.#open.ids.has(decision.id);
    const rest = isFollowing || this.#isInWindow(asked) ? 0 : this.#rest;
    const thinks = this.#inSteps(pool.think(thought, openedBy, until));
    const answered = Promise.all([thinks, wait(Math.min(rest, left ?? LONGEST))]);
    // Nobody waits for a computer until the clock ends: it does what the clock would, if need be.
    const thinking = await Promise.race([answered, ...(left === undefined ? [] : [wait(left)])]);
    if (this.#stopped) return;
    apply(() => {
      this.#thinking = undefined;
      if (this.#isOpen(asked)) this.#act(asked, thinking?.[0] ?? NOTHING);
      this.look();
    });
  }

  /**
   * How long it thinks follows from what it has to think about. Where units are hidden others must not learn that: there it is
   * done with a thought after whole seconds only.
   */
  async #inSteps<T>(thought: Promise<T>): Promise<T> {
    const { ruleset, layout } = this.#parts.table;
    if (!ruleset.inOneGo?.(layout.blueprint.options)) return thought;
    let isDone = false;
    void thought.then(() => {
      isDone = true;
    });
    do await wait(BEAT);
    while (!isDone);
    return thought;
  }

  /** Milliseconds until it must have answered, a little before its clock ends; undefined if that is not soon. */
  #leftFor({ seat, decision }: Asked): number | undefined {
    const { table, now } = this.#parts;
    const { deadline } = table.clocks.running({ seat, id: decision.id }) ?? {};
    const left = deadline === undefined ? LONGEST : Math.max(0, deadline - now() - RESERVE);
    return left < LONGEST ? left : undefined;
  }

  /** Whether the computer is still asked the same. */
  #isOpen({ seat, level, decision, returns }: Asked): boolean {
    const { table } = this.#parts;
    const own = table.status === 'playing' && table.goingBack!.times === returns && levelAt(table, seat) === level;
    return own && table.pending().some((open) => open.seat === seat && open.id === decision.id && !open.committed);
  }

  /** Whether it is a secret that the computer is asked at all. */
  #isInWindow({ decision }: Asked): boolean {
    return lasts(this.#parts.table.ruleset, decision.clock);
  }

  /** Answers, or gives up what has been lost for a while. */
  #act(asked: Asked, thinking: Thinking): void {
    const { table, perform, now, trouble } = this.#parts;
    const { seat, returns } = asked;
    if (returns !== this.#returns) this.#conceding = new Conceding();
    this.#returns = returns;
    const isHopeless = !this.#isInWindow(asked) && this.#conceding.givesUp(seat, thinking.prospect);
    if (isHopeless && this.#mayConcede(seat)) {
      const refusal = perform({ kind: 'done', at: now(), seat, intent: table.ruleset.concession, by: 'bot' });
      if (refusal) trouble('a computer cannot give up', { seat, refusal });
    }
    if (this.#isOpen(asked)) this.#answer(asked, thinking);
  }

  /** Whether only computers play on its side: nobody gives up for people, not even while they are away. */
  #mayConcede(seat: SeatId): boolean {
    const { seats } = this.#parts.table;
    return seats.all.every(({ side, computer }) => side !== seats.get(seat).side || computer !== undefined);
  }

  /** Answers part by part; with what the clock would do where the computer has found nothing that is allowed. */
  #answer(asked: Asked, { intents, steps }: Thinking): void {
    const { table, perform, trouble } = this.#parts;
    const { seat, decision } = asked;
    const open = table.pending().filter((each) => each.seat === seat && !each.committed);
    this.#open = { seat, ids: new Set(open.map(({ id }) => id)) };
    const answer = (intent: object) =>
      perform({ kind: 'done', at: this.#parts.now(), seat, intent, by: 'bot', decision: decision.id, steps });
    for (const intent of intents) {
      const refusal = answer(intent);
      if (refusal) trouble('a computer asked for something that is not allowed', { seat, intent, refusal });
    }
    if (!this.#isOpen(asked)) return;
    const refusal = answer(table.ruleset.fallback(table.view(seat), decision));
    if (refusal) trouble('a default was not allowed', { seat, decision: decision.kind, refusal });
  }

  /** Draws of a computer have nothing to do with the dice, and cannot be told from outside either. */
  #seedFor({ seat, decision, returns }: Asked): number {
    const { diceSecret } = this.#parts.table.layout.blueprint;
    const hash = createHash('sha256').update(`${diceSecret} computer ${seat} ${decision.id} ${returns}`).digest();
    return hash.readUInt32BE(0) % SEEDS;
  }
}
