import * as agenda from '../../../agenda/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { AnswerTo, Ask, Prompt, Question } from '../model/asks.ts';
import type { Event } from '../model/events.ts';
import type { State, View } from '../model/state.ts';
import type { Step, StepOf } from '../model/steps.ts';

/** The questions that a step puts before it is taken. */
export type Batch = agenda.Batch<Question>;

/** The answers to a step's questions, by key. */
export type Answers = agenda.Answers<Intent>;

/**
 * The rule of one kind of step: what it asks, and what happens. A question with one legal answer says so in `only` and
 * is not put, G-19.2.
 */
export type StepRule<S extends Step = Step> = agenda.StepRule<S, Question, Intent, State, Event>;

/** A step's only question. `question` is not called once it has its answer. */
export const oneQuestion = (answers: Answers, key: string, question: () => Question): Batch => ({
  questions: Object.hasOwn(answers, key) ? [] : [question()],
});

/**
 * A question with these legal answers: not put where there is none, settled where there is one, G-19.2. Reads two of
 * them at most, so a generator need not list them all.
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

/** How one prompt is answered: refused by the first code of G-20 that fits, by default as G-19.1 says. */
export interface PromptRule<P extends Prompt = Prompt> extends agenda.PromptRule<View, Ask, AnswerTo<P>> {
  /** One legal answer by chance, where listing all would be slow. */
  sample?(view: View, ask: Ask, below: Below): AnswerTo<P>;
}

/** Rules for some prompts. */
export type PromptRules<P extends Prompt> = { readonly [K in P]: PromptRule<K> };

/** The final answer to a question of the step. There always is one: when the time is up, the default answers. */
export const answerOf = <K extends Intent['kind']>(
  answers: Answers,
  key: string,
  _kind: K,
): Extract<Intent, { kind: K }> => answers[key]!.final as Extract<Intent, { kind: K }>;

/** The event that puts these steps at the head of the agenda. */
export const first: (state: State, ...steps: readonly Step[]) => Event = agenda.first;

/** The event that takes steps off the agenda, wherever they stand on it. */
export const without: (state: State, isOff: (step: Step) => boolean) => Event = agenda.without;
