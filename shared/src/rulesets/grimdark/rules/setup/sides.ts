// Who has which edge, deploys first and takes the first turn, 7.5.
import { acrossFrom, EDGES } from '../../ground/zones.ts';
import { answerOf, first, type PromptRules, type StepRules } from '../chapter.ts';
import { rollOff } from './roll-off.ts';

const KEY = 'edge';

export const SIDES_STEPS: StepRules<'sides' | 'edge'> = {
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
  edge: {
    asks: (_state, { seat }) => ({ questions: [{ seat, key: KEY, prompt: 'edge', unit: null }] }),
    perform: function* (state, { seat }, answers) {
      const { edge } = answerOf(answers, KEY, 'chooseEdge');
      const seats = state.seats.map((each) => ({ ...each, edge: each.id === seat ? edge : acrossFrom(edge) }));
      yield {
        kind: 'edges-chosen',
        by: seat,
        edges: Object.fromEntries(seats.map((each) => [each.id, each.edge])),
        to: { open: { seats, stage: 'declarations' } },
      };
    },
  },
};

/** P3. */
export const SIDES_PROMPTS: PromptRules<'edge'> = {
  edge: {
    check: () => undefined,
    fallback: () => ({ kind: 'chooseEdge', edge: 'south' }),
    all: () => EDGES.map((edge) => ({ kind: 'chooseEdge', edge })),
  },
};
