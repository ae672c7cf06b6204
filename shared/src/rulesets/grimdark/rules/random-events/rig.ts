import { surveyOf } from '../../ground/survey.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
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

/** The pieces that nobody has set off: they are shown when the battle is over, G-19.5. */
export const riggedShown = ({ seats, own }: State): readonly Event[] =>
  seats.flatMap(({ id: seat }): readonly Event[] => {
    const { rigged: piece } = own[seat]!;
    return piece === null ? [] : [{ kind: 'piece-shown', seat, piece }];
  });
