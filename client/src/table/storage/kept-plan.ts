import { hashOf, isWentBack } from '@ironhex/shared/match';
import { effect, untracked } from '@preact/signals';
import { UI } from '../../text/ui.ts';
import type { OwnDecision } from '../decisions.ts';
import type { ClientMatch } from '../match.ts';
import { forget, keep, kept } from './keep.ts';

/** What can be kept of a game's planning. */
interface Keepable {
  save(): string | undefined;
  restore(plan: string): void;
}

interface KeptPlan {
  readonly decision: number;
  readonly kind: string;
  readonly plan: string;
}

const read = (key: string): Partial<KeptPlan> => {
  try {
    return (JSON.parse(kept(key) ?? '{}') ?? {}) as Partial<KeptPlan>;
  } catch {
    return {};
  }
};

/** What is known when something is asked, to be compared: the order of fields says nothing, nor does one without a value. */
const situationOf = ({ view }: OwnDecision): string => hashOf(JSON.parse(JSON.stringify(view)));

/** Stores the plan for the open decision of one match on one page. */
class PlanKeeper {
  readonly #match: Pick<ClientMatch, 'id' | 'toast'>;
  readonly #planning: Keepable;
  /** The situation in which each decision was asked last on this page. */
  readonly #situations = new Map<number, string>();
  /** Decisions that were asked before another player went back: under their numbers something else may be asked now. */
  #undone = new Set<number>();
  /** What was asked last, and the name under which its plan is kept. */
  #last: number | undefined;
  #key = '';
  /** The name of that player. */
  #taker = '';

  constructor(match: Pick<ClientMatch, 'id' | 'toast'>, planning: Keepable) {
    this.#match = match;
    this.#planning = planning;
  }

  /** This is asked now, and perhaps was before. */
  ask(asked: OwnDecision): void {
    const { id, kind } = asked.decision;
    this.#key = `ironhex.plan.${this.#match.id}.${asked.seat}`;
    if (id !== this.#last) untracked(() => this.#begin(asked, read(this.#key)));
    this.#last = id;
    const plan = this.#planning.save();
    if (plan === undefined) forget(this.#key);
    else keep(this.#key, JSON.stringify({ decision: id, kind, plan } satisfies KeptPlan));
  }

  /**
   * Another player has gone back, which may have taken our question away. A player who lost an answer has been told.
   */
  undo(taker: string, taken: boolean): void {
    const { taken: toldSo, takenPlanned } = UI.takenBack;
    const isPlanned = read(this.#key).decision === this.#last;
    if (taken && this.#last !== undefined && this.#match.toast.peek()?.tone !== 'danger')
      this.#say((isPlanned ? takenPlanned : toldSo)(taker));
    this.#undone = new Set(this.#situations.keys());
    this.#last = undefined;
    this.#taker = taker;
  }

  /** Restores the stored plan of this decision. A plan from another situation must still be possible. */
  #begin(asked: OwnDecision, { decision, kind, plan }: Partial<KeptPlan>): void {
    const { id } = asked.decision;
    const situation = situationOf(asked);
    const isSame = this.#situations.get(id) === situation;
    const isAgain = this.#undone.delete(id);
    this.#situations.set(id, situation);
    const isKept = decision === id && typeof plan === 'string';
    if (isKept && kind === asked.decision.kind) this.#planning.restore(plan);
    else if (isAgain && !isSame) this.#planning.restore('');
    const { sameAgain, otherAgain, planGone } = UI.takenBack;
    const words = this.#planning.save() === undefined ? planGone : isSame ? sameAgain : otherAgain;
    if (isAgain && isKept) this.#say(words(this.#taker));
  }

  #say(text: string): void {
    this.#match.toast.value = { text, tone: 'plain' };
  }
}

/**
 * Stores the plan in this browser until another decision opens. A page that is reloaded while the same decision is open
 * gets the plan back, and so does a player whose question was taken back and comes again; any other decision drops it.
 * Returns a function that stops it.
 */
export const keepPlan = (
  match: Pick<ClientMatch, 'id' | 'asked' | 'losses' | 'toast' | 'witness'>,
  planning: Keepable,
): (() => void) => {
  const keeper = new PlanKeeper(match, planning);
  /** As it was when something was asked last. */
  let losses = Number.POSITIVE_INFINITY;
  const stopWatching = match.witness((seen, { names, you }) => {
    if (isWentBack(seen) && seen.seat !== you) keeper.undo(names(seen.seat), match.losses.peek() > losses);
  });
  const stopKeeping = effect(() => {
    const asked = match.asked.value;
    if (!asked) return;
    losses = match.losses.peek();
    keeper.ask(asked);
  });
  return () => {
    stopWatching();
    stopKeeping();
  };
};
