import {
  type Match,
  ownIn,
  type Refusal,
  type Rulesets,
  type RulesetTypes,
  readAsked,
  readIntent,
  type SeatId,
  seatOf,
  type Viewer,
  viewChange,
} from '@ironhex/shared/match';
import { type Answer, computerName } from '@ironhex/shared/protocol';
import { fail, ok, type Result } from '@ironhex/shared/result';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import type { Payload } from '../table/source.ts';
import { seatName } from '../text/seat-name.ts';
import { UI } from '../text/ui.ts';
import type { CommandCall, Ongoing } from '../worker/messages.ts';
import type { Held } from '../worker/serve.ts';
import { ToldRecord } from '../worker/told-record.ts';
import { isOpening } from './opening.ts';
import { type Computers, Opponents } from './opponents.ts';

/** More automatic steps in a row than any match takes. Only a faulty ruleset reaches this number. */
const MOST = 1000;

const DONE: Answer = { ok: true };
const refused = (refusal: Refusal): Answer => ({ ok: false, refusal });
const WATCHING = refused({ code: 'spectator', message: UI.alone.watching });
const ALONE = refused({ code: 'alone', message: UI.alone.nobody });
const NO_WAY_BACK = refused({ code: 'no-way-back', message: UI.alone.noWayBack });
const NOT_YOURS = refused({ code: 'seat', message: UI.alone.notYours });

/** The games that are there to be played, and what they tell the computer. */
interface Games {
  readonly rulesets: Rulesets;
  readonly computers: Computers;
}

/** An answer of a player, and the number of intents before it. */
interface Answered {
  readonly seat: SeatId;
  readonly decision: number;
  readonly done: number;
}

/** The decisions that wait for an answer. */
const openIn = (match: Match<RulesetTypes>) => match.pending().filter(({ committed }) => !committed);

/** The answers of the player in a record, found while it is folded. */
class Answers {
  readonly answered: Answered[] = [];
  #asked: ReturnType<typeof openIn> = [];

  /** The match has reached its next step. */
  readonly reached = (match: Match<RulesetTypes>): void => {
    const last = match.done.at(-1);
    if (last && 'seat' in last && last.by === 'player') {
      const { seat, decision } = last;
      const asked = this.#asked.find((each) => each.seat === seat && (decision === undefined || each.id === decision));
      if (asked) this.answered.push({ seat, decision: asked.id, done: match.done.length - 1 });
    }
    this.#asked = openIn(match);
  };
}

/**
 * A match that one page plays alone, with the dice of its record: the player answers for all seats that no opponent
 * holds, and can go back to any answer. There is no clock. Timers end as soon as no decision is open. Opponents answer
 * when the page asks them to.
 */
export class LocalMatch implements Held {
  readonly #told: ToldRecord;
  readonly #policies = new Map<SeatId, object>();
  readonly #opponents: Opponents;
  #answered: readonly Answered[];

  private constructor(told: ToldRecord, opponents: Opponents, answered: readonly Answered[]) {
    this.#told = told;
    this.#opponents = opponents;
    this.#answered = answered;
    this.#settle();
  }

  /** A match that continues a record or begins from a position; on failure, a sentence that says why. */
  static open(opening: unknown, { rulesets, computers }: Games): Result<LocalMatch, string> {
    if (!isOpening(opening)) return fail(UI.alone.unreadable);
    const answers = new Answers();
    const told = ToldRecord.open(opening.record, rulesets, answers.reached);
    if (!told.ok) return told;
    const { broken, record } = told.value;
    if (broken !== undefined) return fail(broken);
    const opponents = new Opponents(opening.opponents, computers.get(record.ruleset.id));
    const fault = opponents.fault(record.seats.map(({ id }) => id));
    return fault === undefined ? ok(new LocalMatch(told.value, opponents, answers.answered)) : fail(fault);
  }

  get viewers(): readonly Viewer[] {
    return this.#told.viewers;
  }

  facts(): PublicFacts {
    const facts = this.#told.facts();
    const seats = facts.seats.map((seat) => {
      const level = this.#opponents.level(seat.id);
      if (level) return { ...seat, name: computerName(level), computer: level };
      return { ...seat, name: seat.name || seatName(seat.id) };
    });
    return { ...facts, seats };
  }

  ongoing(): Ongoing {
    const { match, record } = this.#told;
    const { hash, ...rest } = record;
    const asked = [...new Set(match.outcome ? [] : openIn(match).map(({ seat }) => seat))];
    return { record: { ...rest, intents: match.done }, asked };
  }

  own(viewer: Viewer): OwnFacts {
    const seat = seatOf(viewer);
    const last = seat === null || this.#opponents.holds(seat) ? undefined : this.#answered.at(-1);
    return {
      ...this.#told.own(viewer, seat),
      back: last && { decision: last.decision, until: 0, takes: [], left: 0, far: true },
      policy: (seat !== null && this.#policies.get(seat)) || null,
    };
  }

  view(viewer: Viewer): object {
    return this.#told.match.view(viewer);
  }

  past(viewer: Viewer) {
    return this.#told.tellings.past(viewer);
  }

  act(viewer: Viewer, { command, payload }: CommandCall): Answer {
    const seat = seatOf(viewer);
    if (seat === null) return WATCHING;
    if (this.#opponents.holds(seat)) return NOT_YOURS;
    if (command === 'intent') return this.#intend(seat, payload);
    if (command === 'policy') return this.#setPolicy(seat, payload.policy);
    return command === 'back' ? this.#goBack(payload.decision) : ALONE;
  }

  #intend(seat: SeatId, { intent, decision }: Payload<'intent'>): Answer {
    const { match } = this.#told;
    const asked = ownIn(match.awaited(seat), seat).find(({ id }) => decision === undefined || id === decision);
    const read = readIntent(match.ruleset, intent, asked);
    if (!read.ok) return refused(read.error);
    const done = match.done.length;
    const happened = match.submit(seat, read.value, { decision });
    if (!happened.ok) return refused(happened.error);
    if (asked) this.#answered = [...this.#answered, { seat, decision: asked.id, done }];
    this.#told.tellings.tell(happened.value.seen);
    this.#settle();
    return DONE;
  }

  #setPolicy(seat: SeatId, policy: unknown): Answer {
    const { match } = this.#told;
    const read = readAsked(match.ruleset.schemas.policy, policy, ['policy']);
    if (!read.ok) return refused(read.error);
    const refusal = match.ruleset.checkPolicy(match.view(seat), seat, read.value);
    if (refusal) return refused(refusal);
    this.#policies.set(seat, read.value);
    this.#settle();
    return DONE;
  }

  /** Lets an opponent answer one decision. One whose answer is refused, which is a bug, does what the clock would do. */
  answer(): void {
    const { match, tellings } = this.#told;
    const decision = openIn(match).find(({ seat }) => this.#opponents.holds(seat));
    if (!decision || match.outcome) return;
    const { seat, id } = decision;
    const submit = (intent: object) => {
      const happened = match.submit(seat, intent, { decision: id, by: 'bot' });
      if (happened.ok) tellings.tell(happened.value.seen);
      return happened.ok;
    };
    if (!this.#opponents.answer(match, decision).every(submit))
      submit(match.ruleset.fallback(match.view(seat), decision));
    this.#settle();
  }

  /**
   * Goes back to before the first answer to a decision, whatever has happened since. The dice stay the same, so the player
   * can try another answer. Seats number their decisions each for itself: of those with this number it is the one answered
   * last, since no other is offered.
   */
  #goBack(decision: number): Answer {
    const last = this.#answered.findLast((answered) => answered.decision === decision);
    const to = this.#answered.find((answered) => answered.seat === last?.seat && answered.decision === decision);
    if (!to) return NO_WAY_BACK;
    const { seat, done } = to;
    const before = this.viewers.map((viewer) => [viewer, this.view(viewer)] as const);
    this.#told.cutTo(done);
    this.#answered = this.#answered.filter((answered) => answered.done < done);
    for (const [viewer, view] of before) {
      const change = viewChange(view, this.view(viewer));
      const isSeen = viewer === seat || Object.keys(change.changed).length + change.gone.length > 0;
      if (isSeen) this.#told.tellings.tell([[viewer, [{ kind: 'went-back', seat, ...change }]]]);
    }
    return DONE;
  }

  /** Runs the automatic steps: standing policies answer, and timers end while no decision is open. */
  #settle(): void {
    for (let steps = 0; steps < MOST && (this.#answerByPolicy() || this.#ring()); steps += 1);
  }

  #answerByPolicy(): boolean {
    const { match } = this.#told;
    for (const decision of match.pending()) {
      const { seat, id } = decision;
      const policy = decision.committed ? undefined : this.#policies.get(seat);
      const intent: object | undefined = policy && match.ruleset.standing(match.view(seat), decision, policy);
      if (!intent) continue;
      const happened = match.submit(seat, intent, { by: 'policy', decision: id });
      if (!happened.ok) continue;
      this.#told.tellings.tell([[seat, [{ kind: 'seat-answered', seat, intent }]]]);
      this.#told.tellings.tell(happened.value.seen);
      return true;
    }
    return false;
  }

  #ring(): boolean {
    const { match } = this.#told;
    const [timer] = match.timers();
    if (!timer || match.pending().some(({ committed }) => !committed)) return false;
    const happened = match.ring(timer.id);
    if (happened.ok) this.#told.tellings.tell(happened.value.seen);
    return happened.ok;
  }
}
