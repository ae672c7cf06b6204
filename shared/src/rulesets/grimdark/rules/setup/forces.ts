import type { StepOf } from '../../model/steps.ts';
import type { Unit } from '../../model/units.ts';
import type { StepRule } from '../chapter.ts';
import { arsenalOf, inOrder } from '../figures.ts';
import { newUnit } from './new-unit.ts';

/** Creates the units of both forces, numbered in the order of their force, G-1. Both players see them. */
export const FORCES_STEP: StepRule<StepOf<'forces'>> = {
  perform: function* (state) {
    const units: readonly Unit[] = Object.entries(state.forces).flatMap(([seat, force]) =>
      (force?.units ?? []).map((profile, index) =>
        newUnit(seat, index + 1, { profile, hero: null, friend: false }, arsenalOf(state)),
      ),
    );
    const listed = inOrder(units);
    yield {
      kind: 'forces-listed',
      units: listed.map(({ id }) => id),
      to: { units: Object.fromEntries(listed.map((unit) => [unit.id, unit])) },
    };
  },
};
