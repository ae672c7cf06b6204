// Which edge the winner of the roll-off takes, G-7.5.
import { acrossFrom, EDGES } from '../../ground/zones.ts';
import type { StepOf } from '../../model/steps.ts';
import { answerOf, type PromptRule, type StepRule } from '../chapter.ts';

const KEY = 'edge';

/** The winner of the roll-off chooses its edge; the other seat has the one across. */
export const EDGE_STEP: StepRule<StepOf<'edge'>> = {
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
};

/** P3. */
export const EDGE_PROMPT: PromptRule<'edge'> = {
  check: () => undefined,
  fallback: () => ({ kind: 'chooseEdge', edge: 'south' }),
  all: () => EDGES.map((edge) => ({ kind: 'chooseEdge', edge })),
};
