// Why a unit cannot do something at all, before a way is chosen.
import { type Action, checkAct, type Reaches, type Table, type Unit } from '@ironhex/shared/grimdark';
import { type Refusal, refusal } from '@ironhex/shared/match';
import { unitName } from '../../words/names.ts';

/** Why a unit cannot take an action, wherever it leads; undefined: it can. Without reaches it can go nowhere. */
export const whyNot = (table: Table, unit: Unit, action: Action, reaches: Reaches | undefined): Refusal | undefined => {
  if (unit.shaken || !reaches) return checkAct(table, unit, { kind: 'act', action, path: [] });
  if (action === 'hold') return undefined;
  if (action === 'charge')
    return reaches.charges.length > 0
      ? undefined
      : refusal(
          'E_BAD_TARGET',
          'G-9.7',
          `No enemy can be charged: a Charge leads ${reaches.charge.move.allowance} hexes at most, into contact.`,
        );
  // A unit on the map can end where it is: that is no way to go.
  const canGo = reaches[action].ends.length > (unit.place === 'map' ? 1 : 0);
  return canGo || reaches.boardings[action].length > 0
    ? undefined
    : refusal('E_BAD_CHOICE', 'G-9.3', `${unitName(table, unit.id)} has no hex where it can go.`);
};

/** Why an enemy cannot be charged that is not in reach. */
export const whyNoCharge = (table: Table, unit: Unit, reaches: Reaches, enemy: Unit): Refusal => {
  const { allowance } = reaches.charge.move;
  const [who, whom] = [unitName(table, unit.id), unitName(table, enemy.id)];
  return refusal('E_BAD_TARGET', 'G-9.7', `${who} finds no way of ${allowance} hexes that ends beside ${whom}.`);
};
