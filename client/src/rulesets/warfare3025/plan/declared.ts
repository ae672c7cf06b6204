import { attackOdds, attackOptions, type Odds, type Table } from '@ironhex/shared/warfare3025';

/**
 * What the attack that is declared comes to if nobody interrupts and its movement is not halted; undefined: none is
 * declared, or it cannot be made.
 */
export const declaredOdds = (table: Table): Odds | undefined => {
  const { action } = table;
  if (!action?.attack) return undefined;
  const { unit, move, attack } = action;
  const { weapon, target, after, extras } = attack;
  const situation = attackOptions(table, unit, { ...(move && { move }), after }).find(
    (option) => option.weapon === weapon && option.target === target,
  )?.situation;
  return situation && attackOdds(table, situation, extras).whole;
};
