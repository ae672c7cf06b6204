import type { Dice } from '@ironhex/shared/dice';
import {
  type By,
  type Decision,
  type DiceSource,
  type Happened,
  Match,
  type MatchRecord,
  type Outcome,
  PUBLIC,
  type Refusal,
  type RulesetTypes,
  recordOf,
  type SeatId,
  type Setup,
  type Viewer,
} from '@ironhex/shared/match';
import type { Clocks, Status } from '@ironhex/shared/protocol';
import type { AnyRuleset, Blueprint } from './blueprint.ts';
import { MatchClocks } from './clocks.ts';

/** More answers of standing policies in a row than any match has; only a faulty ruleset reaches it. */
const POLICY_LIMIT = 1000;

/** What the table tells whoever shows the match. */
export interface Watcher {
  /** A viewer got to see an event. */
  seen(viewer: Viewer, seen: RulesetTypes['seen']): void;
  /** State, decisions or clocks are different now. */
  changed(): void;
  /** Something that must not happen did; the match goes on. */
  trouble(what: string, details: object): void;
}

/**
 * One match being played: the road that every intent goes, whoever asks for it, with the clocks and the standing
 * policies beside it. Knows no rule and nothing of connections.
 */
export class Table {
  readonly ruleset: AnyRuleset;
  readonly clocks: MatchClocks;
  readonly #watcher: Watcher;
  readonly #policies = new Map<SeatId, object>();
  readonly #setup: Setup<RulesetTypes>;
  /** The state before anything happened; never changed. */
  readonly #first: object;
  #match: Match<RulesetTypes> | undefined;

  constructor(ruleset: AnyRuleset, blueprint: Blueprint, watcher: Watcher) {
    this.ruleset = ruleset;
    this.#watcher = watcher;
    const { options, board } = blueprint;
    this.#setup = { options, board, seats: blueprint.seats.map(({ id, side, force }) => ({ id, side, force })) };
    this.#first = ruleset.create(this.#setup);
    const seats = blueprint.seats.map(({ id }) => id);
    this.clocks = new MatchClocks(blueprint.clocks as Clocks, seats, (seat, decision) => this.#expired(seat, decision));
  }

  get status(): Status {
    if (!this.#match) return 'gathering';
    return this.#match.outcome ? 'over' : 'playing';
  }

  get outcome(): Outcome | undefined {
    return this.#match?.outcome;
  }

  /** Whom the match waits for; nobody before it begins and after it is over. */
  pending(): readonly Decision<object>[] {
    return this.#match?.pending() ?? [];
  }

  /** What a viewer may know. While people gather they see the table as it is set up. */
  view(viewer: Viewer): object {
    return this.#match?.view(viewer) ?? this.firstView(viewer);
  }

  /** What a viewer knew before anything happened: where folding its events begins. */
  firstView(viewer: Viewer): object {
    return this.ruleset.view(this.#first, viewer);
  }

  /** The match as a record; undefined before it is over, since it gives the dice away. */
  record(dice: DiceSource, names: Readonly<Record<SeatId, string>>): MatchRecord | undefined {
    return this.#match && this.status === 'over' ? recordOf(this.#match, dice, names) : undefined;
  }

  policy(seat: SeatId): object | undefined {
    return this.#policies.get(seat);
  }

  /** The first event. All seats are taken. `dice` makes the dice of the match from their first roll on. */
  begin(dice: () => Dice): void {
    const viewers = [...this.#setup.seats.map(({ id }) => id), PUBLIC];
    this.#match = new Match(this.ruleset, this.#setup, { dice, viewers });
    this.#tell(this.#match.begun);
    this.#settle();
  }

  /** Asks for something to happen; the answer says why it did not. */
  submit(seat: SeatId, intent: object, by: By, decision?: number): Refusal | undefined {
    const refusal = this.#do(seat, intent, by, decision);
    if (!refusal) this.#settle();
    return refusal;
  }

  /** From now on this seat's decisions are answered by its policy; at once, if one is pending. */
  setPolicy(seat: SeatId, policy: object): void {
    this.#policies.set(seat, policy);
    if (this.status === 'playing') this.#settle();
  }

  stop(): void {
    this.clocks.stop();
  }

  #do(seat: SeatId, intent: object, by: By, decision: number | undefined): Refusal | undefined {
    const done = this.#match!.submit(seat, intent, { by, decision });
    if (!done.ok) return done.error;
    this.#tell(done.value);
    return undefined;
  }

  #tell({ seen }: Happened<RulesetTypes>): void {
    for (const [viewer, events] of seen) for (const event of events) this.#watcher.seen(viewer, event);
  }

  #settle(): void {
    for (let answered = 0; this.#answerByPolicy(); answered++) {
      if (answered < POLICY_LIMIT) continue;
      this.#watcher.trouble('policies answer without end', { ruleset: this.ruleset.id });
      break;
    }
    if (this.status === 'over') this.clocks.stop();
    else this.clocks.update(this.pending(), Date.now());
    this.#watcher.changed();
  }

  /** Answers one pending decision by its seat's policy, if any leaves none to its player. */
  #answerByPolicy(): boolean {
    for (const { seat, id } of this.pending()) {
      const policy = this.#policies.get(seat);
      const intent = policy && this.ruleset.standing(this.view(seat), seat, policy);
      if (!intent) continue;
      const refusal = this.#do(seat, intent, 'policy', id);
      if (!refusal) return true;
      this.#watcher.trouble('a policy asked for something that is not allowed', { seat, intent, refusal });
    }
    return false;
  }

  /** Does the default. Nobody waits for an answer here, so a bug is caught here too; the clock is wound up again. */
  #expired(seat: SeatId, decision: number): void {
    try {
      const asked = this.pending().find((pending) => pending.seat === seat && pending.id === decision);
      const refusal = asked && this.submit(seat, asked.default, 'clock', decision);
      if (!refusal) return;
      this.#watcher.trouble('a default was not allowed', { seat, decision, refusal });
    } catch (error) {
      this.#watcher.trouble('a default failed', { seat, decision, err: error });
    }
    this.clocks.update(this.pending(), Date.now());
    this.#watcher.changed();
  }
}
