// Who tests morale, and each test as it is rolled, G-13.2 to G-13.4.

import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { MoraleStep } from '../../model/chapters/morale.ts';
import type { FactOf } from '../../model/events.ts';
import type { Table } from '../../model/table.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { unitOf, unitsOnMap } from '../figures.ts';
import { FEARLESS, isAtHalfStrength, type MoraleNeed, moraleNeed, shake } from './need.ts';

/** The units that must test because of wounds, those of one seat first, by number, G-13.2. */
const mustTest = (table: Table, seat: SeatId): readonly Unit[] => {
  const units = unitsOnMap(table).filter(
    (unit) => unit.damage > 0 && !unit.fought && unit.seat !== NEUTRAL && isAtHalfStrength(table, unit),
  );
  return [...units.filter((unit) => unit.seat === seat), ...units.filter((unit) => unit.seat !== seat)];
};

type Rolled = Pick<FactOf<'morale-tested'>, 'die' | 'again' | 'fearless'> & { readonly passed: boolean };

/** The dice of a test: the test, once more for Emotion, and Fearless, each only if the one before has failed. */
const roll = ({ needs, fails, rerolls, fearless }: MoraleNeed, dice: Dice): Rolled => {
  const die = fails ? null : dice.roll(6, 'morale');
  const again = die !== null && die < needs && rerolls ? dice.roll(6, 'morale again') : null;
  const hasPassed = die !== null && (again ?? die) >= needs;
  const saved = fearless && !hasPassed ? dice.roll(6, 'fearless') : null;
  return { die, again, fearless: saved, passed: hasPassed || (saved !== null && saved >= FEARLESS) };
};

/** How this chapter's steps are taken, G-13. */
export const MORALE_STEPS: StepRules<MoraleStep['do']> = {
  // The check for wounds, G-13.2: at the end of an activation, after an event, and after a fight of G-17.5.
  morale: {
    perform: function* (state, { first: seat }) {
      const marked = Object.values(state.units).filter(({ damage, fought }) => damage > 0 || fought);
      if (marked.length === 0) return;
      const units = mustTest(state, seat).map(({ id }) => id);
      const cleared = Object.fromEntries(marked.map(({ id }) => [id, { damage: 0, fought: false }]));
      yield { kind: 'morale-checked', units, to: { units: cleared } };
      yield first(state, ...units.map((unit) => ({ do: 'test', unit, why: 'wounds' }) as const));
    },
  },
  // One unit takes a morale test, G-13.3 and G-13.4. The walking dead never do, G-17.5.
  test: {
    perform: function* (state, { unit: id, why }, _answers, dice) {
      const unit = unitOf(state, id);
      if (unit.place !== 'map' || unit.seat === NEUTRAL) return;
      const need = moraleNeed(state, unit);
      const { passed, ...shown } = roll(need, dice);
      const failed = why === 'melee' && isAtHalfStrength(state, unit) ? 'routed' : 'shaken';
      const result = passed ? 'none' : failed;
      const { base, reasons, needs } = need;
      yield { kind: 'morale-tested', unit: id, why, base, reasons, needs, ...shown, result };
      if (result === 'shaken') yield* shake(state, id, 'morale');
      if (result === 'routed') yield first(state, { do: 'destroy', unit: id, why: 'routed' });
    },
  },
};
