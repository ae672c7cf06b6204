import type { Refusal } from '../../../../match/index.ts';
import { checkLeaving, checkPath } from '../../ground/moving/check-path.ts';
import type { Move } from '../../ground/moving/mover.ts';
import type { Planned } from '../../model/chapters/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { areEnemies, isOnMap, rulesNow, unitOf } from '../figures.ts';
import { checkBoarding } from './boarding.ts';
import { type Act, moveNow, moverOf } from './path.ts';

/** The move of a unit that Holds, G-9.1: every path with a step is too long. */
const NOWHERE: Move = { kind: 'advance', allowance: 0 };

const checkIds = ({ units }: Table, { target, board }: Act): Refusal | undefined => {
  const missing = [target, board].find((id) => id !== undefined && !Object.hasOwn(units, id));
  return missing === undefined ? undefined : refusal('E_UNKNOWN_UNIT', 'G-9.1', { unit: missing });
};

const checkUnit = (table: Table, unit: Unit, { action }: Act): Refusal | undefined => {
  if (unit.shaken) return refusal('E_SHAKEN_MUST_IDLE/act', 'G-13.5', { unit: unit.id });
  if (action !== 'hold' && rulesNow(table, unit).immobile) return refusal('E_IMMOBILE/act', 'G-15', { unit: unit.id });
  return undefined;
};

const checkMove = (table: Table, unit: Unit, { action, path, target }: Act): Refusal | undefined => {
  if (action === 'hold' && path.length === 0) return undefined;
  const move = action === 'hold' ? NOWHERE : moveNow(table, unit, action);
  const charged = target !== undefined && isOnMap(table, target) ? bodyOf(table, table.units[target]!) : undefined;
  return checkPath(fieldOf(table), moverOf(table, unit), move, path, charged);
};

const checkTarget = (table: Table, unit: Unit, { action, target }: Act): Refusal | undefined => {
  if (action !== 'charge' || target === undefined) return undefined;
  if (!areEnemies(unit, table.units[target]!))
    return refusal('E_BAD_TARGET/of', 'G-9.7', { unit: target, of: unit.id });
  if (!isOnMap(table, target)) return refusal('E_BAD_TARGET/off-map', 'G-9.7', { unit: target });
  return undefined;
};

const checkEnd = (table: Table, unit: Unit, act: Act): Refusal | undefined => {
  const { action, path, board } = act;
  const mover = moverOf(table, unit);
  const leaving = action === 'hold' ? undefined : checkLeaving(fieldOf(table), mover, path);
  if (leaving?.code === 'E_TOO_FAR' || board === undefined) return leaving;
  return checkBoarding(table, unit, table.units[board]!, { action, at: path.at(-1) ?? mover.from.at }) ?? leaving;
};

const checkTargetNamed = ({ action, target }: Act): Refusal | undefined => {
  if (action === 'charge' && target === undefined) return refusal('E_BAD_CHOICE/charge', 'G-9.7');
  if (action !== 'charge' && target !== undefined) return refusal('E_BAD_CHOICE/no-charge', 'G-9.7', { action });
  return undefined;
};

/**
 * Why a unit on the map or aboard cannot act so: the first code of G-20 that fits; undefined: it can. Does not look at
 * whose turn it is.
 */
export const checkAct = (table: Table, unit: Unit, act: Act): Refusal | undefined =>
  checkIds(table, act) ??
  checkUnit(table, unit, act) ??
  checkMove(table, unit, act) ??
  checkTarget(table, unit, act) ??
  checkEnd(table, unit, act) ??
  checkTargetNamed(act);

/**
 * The action of the active unit that was confirmed before, if it can still be taken and the unit was not hit since;
 * undefined: it is asked for.
 */
export const keptAct = (table: Table, planned: Planned | undefined): Act | undefined => {
  const unit = unitOf(table, table.active!.unit);
  const isSame = planned?.wounds.every((marked, model) => marked === unit.wounds[model]);
  return planned && isSame && !checkAct(table, unit, planned.act) ? planned.act : undefined;
};
