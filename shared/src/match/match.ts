import type { Dice } from '../dice/index.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Decision } from './decision.ts';
import type { By, Done, Happened } from './happened.ts';
import type { Refusal } from './refusal.ts';
import type { Outcome, Ruleset, RulesetTypes, Setup } from './ruleset.ts';
import type { SeatId, Viewer } from './seat.ts';

/** How a match is played: who watches it, and its dice from the first roll on, made anew whenever it is asked for. */
export interface Playing {
  readonly dice: () => Dice;
  /** For whom {@link Happened.seen} is worked out; nobody by default. */
  readonly viewers?: readonly Viewer[];
}

/** What comes with an intent. */
export interface Asking {
  /** The decision that it answers; a decision that is no longer asked is refused. */
  readonly decision?: number | undefined;
  /** Who asks; the player by default. */
  readonly by?: By;
}

const OVER: Refusal = { code: 'over', message: 'The match is over: nothing changes it any more.' };
const STALE: Refusal = {
  code: 'stale-decision',
  message: 'Too late: this has been decided already. Look at what is asked now.',
};

/**
 * One match: the fold of its intents. {@link Match.submit} is the only thing that changes it. Two matches with the same
 * ruleset, setup, dice and intents are the same, byte for byte.
 */
export class Match<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  readonly setup: Setup<T>;
  /** What happened before the first decision. */
  readonly begun: Happened<T>;
  readonly #playing: Playing;
  readonly #seats: ReadonlySet<SeatId>;
  readonly #done: Done<T['intent']>[] = [];
  #dice!: Dice;
  #state!: T['state'];

  /** Begins a match of a setup that the ruleset's `checkSetup` accepts. */
  constructor(ruleset: Ruleset<T>, setup: Setup<T>, playing: Playing) {
    this.ruleset = ruleset;
    this.setup = setup;
    this.#playing = playing;
    this.#seats = new Set(setup.seats.map(({ id }) => id));
    this.begun = this.#begin();
  }

  /** The truth. Whoever reads it must not change it, nor show it to anybody. */
  get state(): T['state'] {
    return this.#state;
  }

  /** The intents that were done, in order. */
  get done(): readonly Done<T['intent']>[] {
    return this.#done;
  }

  get outcome(): Outcome | undefined {
    return this.ruleset.outcome(this.#state);
  }

  /** Whom the match waits for. */
  pending(): readonly Decision<T['intent']>[] {
    return this.ruleset.pending(this.#state);
  }

  /** What a viewer may know. */
  view(viewer: Viewer): T['view'] {
    return this.ruleset.view(this.#state, viewer);
  }

  /**
   * Asks for something to happen. It is judged by what the seat may know, and resolved against the truth; a refusal has
   * changed nothing. Should the ruleset throw, which is a bug, the match is as it was before.
   */
  submit(seat: SeatId, intent: T['intent'], { decision, by = 'player' }: Asking = {}): Result<Happened<T>, Refusal> {
    const refusal = this.check(seat, intent, decision);
    if (refusal) return fail(refusal);
    try {
      const happened = this.#fold((dice) => this.ruleset.resolve(this.#state, seat, intent, dice));
      this.#done.push({ seat, intent, by });
      return ok(happened);
    } catch (bug) {
      this.#restore();
      throw bug;
    }
  }

  /** Why this would be refused; undefined if it would be done. Judged by what the seat may know; changes nothing. */
  check(seat: SeatId, intent: T['intent'], decision?: number): Refusal | undefined {
    if (!this.#seats.has(seat)) return { code: 'no-seat', message: `There is no seat "${seat}" in this match.` };
    if (this.outcome) return OVER;
    const view = this.view(seat);
    if (decision !== undefined && this.ruleset.asked(view, seat)?.id !== decision) return STALE;
    return this.ruleset.check(view, seat, intent);
  }

  #begin(): Happened<T> {
    this.#dice = this.#playing.dice();
    this.#state = this.ruleset.create(this.setup);
    return this.#fold((dice) => this.ruleset.begin(this.#state, dice));
  }

  #restore(): void {
    this.#begin();
    for (const { seat, intent } of this.#done)
      this.#fold((dice) => this.ruleset.resolve(this.#state, seat, intent, dice));
  }

  #fold(happening: (dice: Dice) => Iterable<T['event']>): Happened<T> {
    const { viewers = [] } = this.#playing;
    const events: T['event'][] = [];
    const rolls: number[] = [];
    const seen = new Map<Viewer, T['seen'][]>(viewers.map((viewer) => [viewer, []]));
    const logged = (shown: number): number => {
      rolls.push(shown);
      return shown;
    };
    const dice: Dice = {
      roll: (sides, reason) => logged(this.#dice.roll(sides, reason)),
      pick: (n, reason) => logged(this.#dice.pick(n, reason)),
    };
    for (const event of happening(dice)) {
      this.ruleset.evolve(this.#state, event);
      events.push(event);
      for (const [viewer, shown] of seen) {
        const part = this.ruleset.redact(this.#state, event, viewer);
        if (part) shown.push(part);
      }
    }
    return { events, seen, rolls };
  }
}
