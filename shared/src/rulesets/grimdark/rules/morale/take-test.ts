import type { Dice } from '../../../../dice/index.ts';
import type { FactOf } from '../../model/events.ts';
import { NEUTRAL } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { isAtHalfStrength } from './half.ts';
import { FEARLESS, type MoraleNeed, moraleNeed } from './need.ts';
import { shake } from './shake.ts';

type Rolled = Pick<FactOf<'morale-tested'>, 'die' | 'again' | 'fearless'> & { readonly passed: boolean };

/** The dice of a test: the test, once more for Emotion, and Fearless, each only if the one before has failed. */
const roll = ({ needs, fails, rerolls, fearless }: MoraleNeed, dice: Dice): Rolled => {
  const die = fails ? null : dice.roll(6, 'morale');
  const again = die !== null && die < needs && rerolls ? dice.roll(6, 'morale again') : null;
  const hasPassed = die !== null && (again ?? die) >= needs;
  const saved = fearless && !hasPassed ? dice.roll(6, 'fearless') : null;
  return { die, again, fearless: saved, passed: hasPassed || (saved !== null && saved >= FEARLESS) };
};

/** One unit takes a morale test, G-13.3 and G-13.4. The walking dead never do, G-17.5. */
export const TEST_STEPS: StepRules<'test'> = {
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
