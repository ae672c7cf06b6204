import type { Dice } from '../../../../dice/index.ts';
import { type Reason, total } from '../../model/reason.ts';
import { armourDice, armourResult } from './armour.ts';

/** Rolls the armour dice of one hit, DMG-3. */
export const rollArmour = (armour: number, ap: readonly Reason[], dice: Dice) => {
  const { count, needs } = armourDice(armour, total(ap));
  const shown = Array.from({ length: count }, () => dice.roll(6, 'armour'));
  return { needs, dice: shown, result: armourResult(shown.filter((die) => die >= needs).length) };
};
