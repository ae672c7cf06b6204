import * as agenda from '../../../agenda/index.ts';
import type { Refusal } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { AnswerTo, Ask, Prompt, Question } from '../model/asks.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Step, StepOf } from '../model/steps.ts';
import type { View } from '../model/view.ts';

/** What a step needs to know before it can be taken. */
export type Batch = agenda.Batch<Question>;

/** What has been answered to the questions of a step, by key. */
export type Answers = agenda.Answers<Intent>;

/** How one kind of step is taken. A question with one legal answer says so and is never put, G-19.2. */
export type StepRule<S extends Step = Step> = agenda.StepRule<S, Question, Intent, State, Event>;

/** The only question of a step, which is worked out as long as it has no answer. */
export const oneQuestion = (answers: Answers, key: string, question: () => Question): Batch => ({
  questions: Object.hasOwn(answers, key) ? [] : [question()],
});

/**
 * A question that one of these answers will do for, G-19.2: not put where there is none, and settled where there is
 * only one. Reads two of them at most.
 */
export const questionAmong = (question: Question, answers: Iterable<Intent>): Batch => {
  const [one, another] = answers;
  if (one === undefined) return { questions: [] };
  return { questions: [another === undefined ? { ...question, only: one } : question] };
};

/** Rules for some kinds of steps. */
export type StepRules<K extends Step['do']> = { readonly [D in K]: StepRule<StepOf<D>> };

/** Draws by chance: `below(n)` gives 0 to n - 1. */
export type Below = (n: number) => number;

/** How one prompt is checked, answered by default, and answered by chance: always by what the seat may know. */
export interface PromptRule<P extends Prompt = Prompt> {
  /** Why an answer is not allowed: the first code of G-20 that fits; undefined if it is allowed. */
  check(view: View, ask: Ask, intent: AnswerTo<P>): Refusal | undefined;
  /** What is done when the time is up, G-19.1. Always allowed. */
  fallback(view: View, ask: Ask): AnswerTo<P>;
  /** Allowed answers: all, or a fair sample of all kinds where there are very many. */
  all(view: View, ask: Ask): Iterable<AnswerTo<P>>;
  /** One allowed answer by chance, where listing all would be slow. */
  sample?(view: View, ask: Ask, below: Below): AnswerTo<P>;
}

/** Rules for some prompts. */
export type PromptRules<P extends Prompt> = { readonly [K in P]: PromptRule<K> };

/**
 * The answer to a question of the step: at the end of its time a seat is answered for by default, so there always is
 * one.
 */
export const answerOf = <K extends Intent['kind']>(
  answers: Answers,
  key: string,
  _kind: K,
): Extract<Intent, { kind: K }> => answers[key]!.final as Extract<Intent, { kind: K }>;

/** The event that puts steps before all others on the agenda. */
export const first: (state: State, ...steps: readonly Step[]) => Event = agenda.first;
