import type { Effect } from '../../model/effects.ts';
import type { UnitId } from '../../model/units.ts';
import { GONE } from '../../roster/index.ts';
import { first, type StepRules } from '../chapter.ts';
import { passengersOf, unitOf } from '../figures.ts';
import { dropsOf } from '../items.ts';

const without = (effects: readonly Effect[], unit: UnitId): readonly Effect[] =>
  effects.filter(({ on }) => on.unit !== unit);

/** A unit is destroyed, or routs, G-11.B and G-13.6. Its counter stands until its passengers have left it, G-15.1 e. */
export const DESTROY_STEPS: StepRules<'destroy' | 'remove'> = {
  destroy: {
    perform: function* (state, { unit, why }) {
      if (unitOf(state, unit).place === 'destroyed') return;
      yield first(
        state,
        ...passengersOf(state, unit).flatMap(
          ({ id }) =>
            [
              { do: 'dangerous', unit: id, why: 'wreck' },
              { do: 'bail-out', unit: id, transport: unit },
            ] as const,
        ),
        { do: 'remove', unit, why },
      );
    },
  },
  remove: {
    perform: function* (state, { unit: id, why }) {
      yield* dropsOf(state, id);
      const { at, wounds } = unitOf(state, id);
      const effects = without(state.effects, id);
      yield {
        kind: 'unit-destroyed',
        unit: id,
        why,
        at,
        to: {
          ...(effects.length < state.effects.length && { open: { effects } }),
          units: {
            [id]: {
              place: 'destroyed',
              at: null,
              transport: null,
              wounds: wounds.map(() => GONE),
              tokens: [],
              shaken: false,
              fatigued: false,
            },
          },
        },
      };
    },
  },
};
