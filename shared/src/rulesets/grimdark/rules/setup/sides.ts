// Who wins a roll-off, G-3.5, and which edge the winner of the one for sides takes, G-7.5.
import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { acrossFrom, EDGES } from '../../ground/zones.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { answerOf, first, type PromptRule, type StepRule, type StepRules } from '../chapter.ts';

/** A roll-off, G-3.5: the dice of every round, and who won the last. */
interface RollOff {
  readonly rolls: readonly Readonly<Record<SeatId, number>>[];
  readonly winner: SeatId;
}

/** Both roll, seat A first, until one has more. */
export const rollOff = ({ seats }: Pick<Table, 'seats'>, dice: Dice, reason: string): RollOff => {
  const rolls: Record<SeatId, number>[] = [];
  for (;;) {
    const shown = seats.map(({ id }) => ({ id, roll: dice.roll(6, reason) }));
    rolls.push(Object.fromEntries(shown.map(({ id, roll }) => [id, roll])));
    const [most, ...rest] = shown.toSorted((one, other) => other.roll - one.roll);
    if (most!.roll > rest[0]!.roll) return { rolls, winner: most!.id };
  }
};

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
