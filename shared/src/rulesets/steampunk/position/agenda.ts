import type { Options } from '../model/options.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import type { Stage } from '../model/table.ts';
import { isShaken } from '../model/units.ts';
import { agendaOf } from '../rules/setup/create.ts';
import { TURN } from '../rules/turn.ts';

/** Stages before the first turn, and what each begins with: edges are as the position says. */
const BEGINS = {
  races: 'races',
  armies: 'announce',
  terrain: 'terrain',
  setup: 'hides',
  orders: 'plan',
} as const satisfies Readonly<Partial<Record<Stage, Step['do']>>>;

/** Is it a stage before the first turn? */
export const isBefore = (stage: Stage): stage is keyof typeof BEGINS => Object.hasOwn(BEGINS, stage);

/** What is left before the first turn, from a stage on; in set-up from one of its steps on, 0 for all of it. */
const restBefore = (options: Options, stage: keyof typeof BEGINS, step: number): readonly Step[] => {
  const all = agendaOf(options);
  const named = all.findIndex((each) => stage === 'setup' && each.do === 'setup' && each.step === step);
  return all.slice(named >= 0 ? named : all.findIndex((each) => each.do === BEGINS[stage]));
};

/** What is left of a turn from one of its steps on, and the turns after it. */
const restOfTurn = (step: number): readonly Step[] => [
  ...TURN.slice(Math.max(0, step - 1)).map((_, index): Step => ({ do: 'step', step: Math.max(1, step) + index })),
  { do: 'turn' },
];

/** The step of a position that names none: planning in a turn, else the beginning of its stage. */
export const usualStep = (stage: Stage): number => (stage === 'turn' ? 2 : 0);

/** What is still to be done from the stage and the step on that a position names. */
export const agendaFrom = ({ options, stage, step, units }: State): readonly Step[] => {
  if (stage === 'end-phase') {
    const shaken = Object.values(units).filter((unit) => unit.status === 'field' && isShaken(unit));
    return [{ do: 'end-phase', round: 1, shaken: shaken.map(({ id }) => id) }];
  }
  return isBefore(stage) ? restBefore(options, stage, step) : restOfTurn(step);
};
