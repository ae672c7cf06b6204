import { type Direction, directionBetween, type HexLabel } from '../../../../hex/index.ts';
import { axialOf } from '../../ground/places.ts';
import type { Doing, Going, Picks } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { ahead } from './ground.ts';
import { keys } from './keys.ts';

/** The hex that was chosen for a move; the present one if nothing could be. */
const chosenHex = (unit: Unit, picks: Picks): HexLabel =>
  picks[keys.move(unit)] ?? picks[keys.flee(unit)] ?? picks[keys.drag(unit)] ?? picks[keys.reveal(unit)] ?? unit.at!;

/** How a unit faces after it has moved: the way it went, if it turns to it and can. */
const facingAfter = (unit: Unit, token: string, to: HexLabel, picks: Picks): Direction => {
  if (token === 'Reveal') return Number(picks[keys.face(unit)] ?? unit.facing) as Direction;
  const turns = token === 'Chase' || token === 'Flee' || token === 'Road';
  if (!turns || to === unit.at || unit.harm.criticals.includes('cannot_rotate')) return unit.facing;
  return directionBetween(axialOf(unit.at!), axialOf(to)) ?? unit.facing;
};

/** Where a unit's move leads after its early tokens, MOV-4; undefined: it does not move in this step. */
export const goingOf = (
  table: Pick<Table, 'units' | 'board' | 'arsenal'>,
  { unit: id, move: token }: Doing,
  picks: Picks,
): Going | undefined => {
  const unit = table.units[id]!;
  if (token === null) return undefined;
  const to =
    token === 'F' || token === 'Rev' ? (ahead(table, unit, unit.facing, token) ?? unit.at!) : chosenHex(unit, picks);
  return { unit: id, from: unit.at!, to, facing: facingAfter(unit, token, to, picks), token };
};

/** Moves whose end nobody knows before all have chosen, ORD-6. */
const UNCERTAIN: ReadonlySet<string> = new Set(['Chase', 'Flee', 'D']);

/** Where each unit means to be after this step, as chasers see it, ORD-6. */
export const intendedHexes = (
  table: Pick<Table, 'units' | 'board' | 'arsenal'>,
  doings: readonly Doing[],
  picks: Picks,
): Readonly<Record<UnitId, HexLabel>> =>
  Object.fromEntries(
    doings.map((doing): [UnitId, HexLabel] => {
      const going = UNCERTAIN.has(doing.move ?? '') ? undefined : goingOf(table, doing, picks);
      return [doing.unit, going?.to ?? table.units[doing.unit]!.at!];
    }),
  );
