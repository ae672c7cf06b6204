// The roll-off for sides, G-7.5. Who wins it deploys first and takes the first turn.
import { first, type StepRules } from '../chapter.ts';
import { rollOff } from './roll-off.ts';

/** The roll-off for sides; the winner chooses its edge next. */
export const SIDES_STEPS: StepRules<'sides'> = {
  sides: {
    perform: function* (state, _step, _answers, dice) {
      const { rolls, winner } = rollOff(state, dice, 'roll-off for sides');
      yield {
        kind: 'rolled-off',
        over: 'sides',
        rolls,
        winner,
        to: { open: { stage: 'sides', starter: winner } },
      };
      yield first(state, { do: 'edge', seat: winner });
    },
  },
};
