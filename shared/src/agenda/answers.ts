import { type Choices, type Decision, distinct, type Refusal, type SeatId } from '../match/index.ts';
import { askOf } from './decisions.ts';
import type { OpenQuestion, OwnQuestions, Question } from './types.ts';

/** How one prompt is answered, judged only by what the seat may know. */
export interface PromptRule<View, Ask, I> {
  /** Why an answer is refused; undefined: it is allowed. */
  check(view: View, ask: Ask, intent: I): Refusal | undefined;
  /** The answer when time is up. Always allowed. */
  fallback(view: View, ask: Ask): I;
  /** Allowed answers: all, or where there are very many a fair sample of all kinds. */
  all(view: View, ask: Ask): Iterable<I>;
  /**
   * One allowed answer by chance, where listing all would be slow; undefined: there is none. `below(n)` gives 0 to n -
   * 1.
   */
  sample?(view: View, ask: Ask, below: (n: number) => number): I | undefined;
}

/** How a game judges answers. */
interface AnswerRules<View, Q extends Question, I> {
  readonly ruleOf: (prompt: Q['prompt']) => PromptRule<View, OpenQuestion<Q>, I>;
  /** What an intent is a part of its answer about, such as a unit; null: it is the whole answer, or commits it. */
  readonly partOf: (intent: I) => string | null;
  readonly refusals: {
    readonly over: Refusal;
    readonly noSeat: Refusal;
    readonly notAsked: Refusal;
    /** Why no intent of this kind answers the question; undefined: its rule judges. */
    readonly wrongKind: (question: Q, intent: I) => Refusal | undefined;
  };
}

/** The part of a view that says whether its seat may answer, and what. */
interface ViewWithQuestions<Q extends Question> {
  readonly outcome: object | null;
  readonly seats: readonly { readonly id: SeatId }[];
  readonly own: OwnQuestions<Q, unknown> | null;
}

/** Checks answers to decisions, lists them, and gives the default when time is up. */
export const answersBy = <View extends ViewWithQuestions<Q>, Q extends Question, I extends { readonly kind: string }>({
  ruleOf,
  partOf,
  refusals,
}: AnswerRules<View, Q, I>) => ({
  /** Why a seat may not send an intent now; undefined: it may. Giving up, `concede`, needs no decision. */
  check: (view: View, seat: SeatId, intent: I, decision?: Decision): Refusal | undefined => {
    if (view.outcome) return refusals.over;
    if (!view.seats.some(({ id }) => id === seat)) return refusals.noSeat;
    if (intent.kind === 'concede') return undefined;
    if (!decision) return refusals.notAsked;
    const ask = askOf(view, decision);
    return refusals.wrongKind(ask, intent) ?? ruleOf(ask.prompt).check(view, ask, intent);
  },

  /** Is it one part of an answer, so that the decision stays open? */
  isPart: (intent: I): boolean => partOf(intent) !== null,

  /** The allowed answers to a decision of the viewer's own. */
  choices: (view: View, decision: Decision): Choices<I> => {
    const ask = askOf(view, decision);
    const rule = ruleOf(ask.prompt);
    return {
      [Symbol.iterator]: () => distinct(rule.all(view, ask)),
      sample: (below) => {
        if (rule.sample) return rule.sample(view, ask, below);
        const all = [...rule.all(view, ask)];
        return all[below(all.length)];
      },
    };
  },

  /** The answer to a decision of the viewer's own when time is up. */
  fallback: (view: View, decision: Decision): I => {
    const ask = askOf(view, decision);
    return ruleOf(ask.prompt).fallback(view, ask);
  },
});
