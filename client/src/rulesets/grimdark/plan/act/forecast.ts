// What would come of an action: worked out exactly, by the functions by which the rules roll.
import {
  afterAct,
  allEffectsOn,
  type ChargeOdds,
  chargeOdds,
  figuresOf,
  type Onlooker,
  type Reaches,
  type Table,
  type Unit,
  type UnitId,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { expectedOn, gunsOf } from '../shoot/aims.ts';
import type { Act } from './route.ts';

/** Where an action leaves its unit; null aboard. */
export const endOf = (unit: Unit, { path }: Act): HexLabel | null => path.at(-1) ?? unit.at;

/** A unit that looks from a hex where it might stand. */
export const viewerAt = (table: Table, unit: Unit, at: HexLabel): Onlooker => ({
  id: unit.id,
  at,
  size: figuresOf(table, unit).sizeClass,
});

/** The chances of a charge, where the target strikes whenever it can; undefined if it is none. */
export const chargeForecast = (table: Table, unit: Unit, act: Act): ChargeOdds | undefined =>
  act.action === 'charge' && act.target !== undefined
    ? chargeOdds(afterAct(table, unit, act), unit.id, act.target, { counter: true, strikeBack: true })
    : undefined;

/** The chance to win against each enemy that can be charged, by the shortest way. */
export const chargeChances = (table: Table, unit: Unit, reaches: Reaches): ReadonlyMap<UnitId, number> =>
  new Map(
    reaches.charges.map(({ unit: { id }, ends: [end] }): [UnitId, number] => {
      const path = unit.at === end ? [] : [end!];
      const odds = chargeForecast(table, unit, { kind: 'act', action: 'charge', path, target: id });
      return [id, odds!.charger.wins];
    }),
  );

/** The wounds that are expected on each enemy if a unit shot all that it can at it, after an action that lets it shoot. */
export const shotsAfter = (table: Table, unit: Unit, act: Act): ReadonlyMap<UnitId, number> => {
  if (act.action !== 'hold' && act.action !== 'advance') return new Map();
  const then = afterAct(table, unit, act);
  const shooter = { view: then, unit: then.units[unit.id]!, how: act.action };
  const isBarred = allEffectsOn(then, shooter.unit).some(({ what }) => what.kind === 'cannot-shoot');
  if (shooter.unit.place !== 'map' || isBarred) return new Map();
  return expectedOn(shooter, gunsOf(shooter));
};
