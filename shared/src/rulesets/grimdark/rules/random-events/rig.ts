import { surveyOf } from '../../ground/survey.ts';
import { answerOf, type StepRules } from '../chapter.ts';
import { CHOICE, choiceOf } from '../choice.ts';

/** Event 23: a player names a terrain piece. The answer is written where only this seat can read it, `own.rigged`. */
export const RIG_STEPS: StepRules<'rig'> = {
  rig: {
    asks: (state, { seat }) => ({ questions: [choiceOf(seat, 'rig', surveyOf(state.board).pieces)] }),
    perform: function* (_state, { seat }, answers) {
      const { option } = answerOf(answers, CHOICE, 'eventChoice');
      yield { kind: 'piece-rigged', seat, to: { own: { [seat]: { rigged: option } } } };
    },
  },
};
