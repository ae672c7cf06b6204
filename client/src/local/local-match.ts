import {
  ownIn,
  type Refusal,
  type Rulesets,
  readAsked,
  readIntent,
  type SeatId,
  seatOf,
  type Viewer,
  viewChange,
} from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import { fail, ok, type Result } from '@ironhex/shared/result';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import type { Payload } from '../table/source.ts';
import { UI } from '../text/ui.ts';
import type { CommandCall } from '../worker/messages.ts';
import type { Held } from '../worker/serve.ts';
import { ToldRecord } from '../worker/told-record.ts';

/** More automatic steps in a row than any match takes. Only a faulty ruleset reaches this number. */
const MOST = 1000;

const DONE: Answer = { ok: true };
const refused = (refusal: Refusal): Answer => ({ ok: false, refusal });
const WATCHING = refused({ code: 'spectator', message: UI.alone.watching });
const ALONE = refused({ code: 'alone', message: UI.alone.nobody });
const NO_WAY_BACK = refused({ code: 'no-way-back', message: UI.alone.noWayBack });

/** An answer of a player, and the number of intents before it. */
interface Answered {
  readonly seat: SeatId;
  readonly decision: number;
  readonly done: number;
}

/**
 * A match that one page plays alone, with the dice of its record: the player answers for all seats, and each seat can
 * go back to any of its answers. There is no clock. Timers end as soon as no decision is open.
 */
export class LocalMatch implements Held {
  readonly #told: ToldRecord;
  readonly #policies = new Map<SeatId, object>();
  #answered: Answered[] = [];

  private constructor(told: ToldRecord) {
    this.#told = told;
    this.#settle();
  }

  /** A match that continues a record or begins from a position; on failure, a sentence that says why. */
  static open(record: unknown, rulesets: Rulesets): Result<LocalMatch, string> {
    const told = ToldRecord.open(record, rulesets);
    if (!told.ok) return told;
    return told.value.broken === undefined ? ok(new LocalMatch(told.value)) : fail(told.value.broken);
  }

  get viewers(): readonly Viewer[] {
    return this.#told.viewers;
  }

  facts(): PublicFacts {
    return this.#told.facts();
  }

  own(viewer: Viewer): OwnFacts {
    const seat = seatOf(viewer);
    const last = this.#answered.findLast((answered) => answered.seat === seat);
    return {
      ...this.#told.own(viewer, seat),
      back: last && { decision: last.decision, until: 0, takes: [], left: 0, far: false },
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
    if (command === 'intent') return this.#intend(seat, payload);
    if (command === 'policy') return this.#setPolicy(seat, payload.policy);
    return command === 'back' ? this.#goBack(seat, payload.decision) : ALONE;
  }

  #intend(seat: SeatId, { intent, decision }: Payload<'intent'>): Answer {
    const { match } = this.#told;
    const asked = ownIn(match.awaited(seat), seat).find(({ id }) => decision === undefined || id === decision);
    const read = readIntent(match.ruleset, intent, asked);
    if (!read.ok) return refused(read.error);
    const done = match.done.length;
    const happened = match.submit(seat, read.value, { decision });
    if (!happened.ok) return refused(happened.error);
    if (asked) this.#answered.push({ seat, decision: asked.id, done });
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

  /**
   * Goes back to a decision, whatever has happened since. The dice stay the same, so the player can try another answer.
   */
  #goBack(seat: SeatId, decision: number): Answer {
    const at = this.#answered.findIndex((answered) => answered.seat === seat && answered.decision === decision);
    if (at < 0) return NO_WAY_BACK;
    const before = this.viewers.map((viewer) => [viewer, this.view(viewer)] as const);
    this.#told.cutTo(this.#answered[at]!.done);
    this.#answered = this.#answered.slice(0, at);
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
