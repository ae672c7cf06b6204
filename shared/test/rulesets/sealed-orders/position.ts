import { hexOf } from '@ironhex/shared/board';
import { indexOfLabel } from '@ironhex/shared/hex';
import type { Placed } from '@ironhex/shared/match';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/result';
import type { Position } from './schemas.ts';
import { create, noPlan } from './setup.ts';
import type { SealedTypes, State } from './types.ts';
import { copyOfPlans } from './view.ts';

/** The state that a position describes, or what is wrong with it. */
export const fromPosition = (placed: Placed<SealedTypes>): Result<State, Fault[]> => {
  const { board, seats, position } = placed;
  const faults = position.units.flatMap(({ seat, at }, i) => [
    ...(seats.some(({ id }) => id === seat)
      ? []
      : [{ at: `position.units.${i}.seat`, message: `There is no seat "${seat}" (S-1).` }]),
    ...(at === null || (indexOfLabel(board, at) >= 0 && !hexOf(board, at).features.rock)
      ? []
      : [{ at: `position.units.${i}.at`, message: `No unit can stand in ${at} (S-3).` }]),
  ]);
  if (faults.length > 0) return fail(faults);
  const { round, phase, units, plans, answers, flares, asked, outcome } = position;
  const bySeat = <V>(given: Record<string, V>, usual: V) =>
    Object.fromEntries(seats.map(({ id }) => [id, given[id] ?? usual]));
  return ok({
    ...create(placed),
    round,
    phase,
    units: units.map((unit) => ({ ...unit, side: seats.find(({ id }) => id === unit.seat)!.side })),
    plans: copyOfPlans(bySeat(plans, noPlan())),
    answers: { ...answers },
    flares: bySeat(flares, true),
    asked: bySeat(asked, 1),
    outcome: outcome as State['outcome'],
  });
};

/** The position that a state is written as. */
export const toPosition = ({ round, phase, units, plans, answers, flares, asked, outcome }: State): Position => ({
  round,
  phase,
  units: units.map(({ side: _side, ...unit }) => ({ ...unit })),
  plans: copyOfPlans(plans),
  answers: { ...answers },
  flares: { ...flares },
  asked: { ...asked },
  outcome: outcome && { ...outcome, score: [...outcome.score] },
});
