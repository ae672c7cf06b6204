// Events that strike one unit with hits or wounds, G-17.4.
import type { Effect } from '../../model/effects.ts';
import type { Strike } from '../../model/steps/random-events.ts';
import type { UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { d3Of } from '../d3.ts';
import { unitOf } from '../figures.ts';

/** The AP of the D3+3 hits, by event. */
const AP: Readonly<Record<Strike, number>> = { 14: 1, 23: 2, 31: 0, 42: 2 };

/** Is it event 42, set off by this unit and waiting for the end of its shooting? */
const isFor = (unit: UnitId, { what, on }: Effect): boolean =>
  what.kind === 'first-die' && what.event === 42 && on.unit === unit;

/** Strikes with D3+3 hits, and what events 42, 43 and 45 do when their die has fallen. */
export const STRIKE_STEPS: StepRules<'event-strike' | 'first-die'> = {
  'event-strike': {
    perform: function* (state, { event, unit }, _answers, dice) {
      if (unitOf(state, unit).place !== 'map') return;
      const die = dice.roll(6, `event ${event}`);
      const hits = d3Of(die) + 3;
      const ap = AP[event];
      yield { kind: 'event-struck', event, unit, die, hits, ap };
      yield first(state, {
        do: 'hits',
        hits: { target: unit, hits, ap, rules: {}, source: `event ${event}`, by: null },
      });
    },
  },
  'first-die': {
    perform: function* (state, { event, unit, by }, _answers, dice) {
      if (event === 42) {
        // The step stands behind every shooting while event 42 waits, whether or not a 1 fell.
        if (state.effects.some((effect) => isFor(unit, effect)))
          yield first(state, { do: 'event-strike', event, unit });
        return;
      }
      if (unitOf(state, unit).place !== 'map') return;
      const die = dice.roll(6, `event ${event}`);
      const wounds = d3Of(die);
      yield { kind: 'event-wounded', event, unit, die, wounds };
      yield first(state, { do: 'wounds', target: unit, wounds, source: `event ${event}`, by });
    },
  },
};
