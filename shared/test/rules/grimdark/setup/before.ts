import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { Step } from '../../../../src/rulesets/grimdark/model/steps.ts';
import type { Stage } from '../../../../src/rulesets/grimdark/model/table.ts';
import { type Laying, tableOf } from '../kit.ts';

/** Units that have not been placed, and what comes next: seat A has the north and won the roll-off. */
export const before = (stage: Stage, agenda: readonly Step[], laying: Laying): State => ({
  ...tableOf({ round: 0, ...laying, table: { stage, phase: null, turn: 0, ...laying.table } }),
  agenda,
});

/** Who is asked what now. */
export const asked = ({ own }: State): readonly string[] =>
  Object.values(own).flatMap(({ asks, answers }) =>
    asks.filter(({ id }) => !answers[id]).map(({ seat, prompt }) => `${seat} ${prompt}`),
  );
