import { refusal } from '../../../../match/index.ts';
import { surveyOf } from '../../ground/survey.ts';
import type { Choice, Question } from '../../model/asks.ts';
import { answerOf, type PromptRules, type StepRules } from '../chapter.ts';

/** Asks a seat to choose, P19; what is the only option is not asked, G-19.2. The first is the default. */
export const choiceOf = (seat: string, of: Choice, options: readonly string[]): Question => {
  const [only] = options;
  return {
    seat,
    key: 'choice',
    prompt: 'choice',
    unit: null,
    choice: { of, options },
    ...(options.length === 1 && { only: { kind: 'eventChoice', option: only! } }),
  };
};

/** Event 23: the answer goes into what the seat alone knows, and is told to nobody else. */
export const RIG_STEPS: StepRules<'rig'> = {
  rig: {
    asks: (state, { seat }) => ({ questions: [choiceOf(seat, 'rig', surveyOf(state.board).pieces)] }),
    perform: function* (_state, { seat }, answers) {
      const { option } = answerOf(answers, 'choice', 'eventChoice');
      yield { kind: 'piece-rigged', seat, to: { own: { [seat]: { rigged: option } } } };
    },
  },
};

const WHAT: Readonly<Record<Choice, { readonly rule: string; readonly name: string }>> = {
  rig: { rule: 'G-17.4', name: 'terrain piece' },
  shelter: { rule: 'G-18.3', name: 'terrain piece' },
  'next-unit': { rule: 'G-18.4', name: 'unit that you can activate' },
};

/** What a player chooses for an event or a scenario, P19. */
export const CHOICE_PROMPTS: PromptRules<'choice'> = {
  choice: {
    check: (_view, { choice }, { option }) => {
      const { of, options } = choice!;
      if (options.includes(option)) return undefined;
      const { rule, name } = WHAT[of];
      return refusal('E_BAD_CHOICE', rule, `There is no ${name} "${option}" to choose.`);
    },
    fallback: (_view, { choice }) => ({ kind: 'eventChoice', option: choice!.options[0]! }),
    *all(_view, { choice }) {
      for (const option of choice!.options) yield { kind: 'eventChoice', option };
    },
  },
};
