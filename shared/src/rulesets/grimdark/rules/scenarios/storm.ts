// The storm of G-18.3.
import { footprintOf } from '../../ground/footprint.ts';
import type { MoveKind } from '../../ground/moving/mover.ts';
import { terrainCoverOf } from '../../ground/sight/sight.ts';
import { surveyOf } from '../../ground/survey.ts';
import type { Reason } from '../../model/needed.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { Weapon } from '../../roster/index.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { effectsOn, figuresOf, rulesNow } from '../figures.ts';

/** Does a unit stand in a piece that shelters in this round, with most of its hexes, as for cover? */
const isSheltered = (table: Table, unit: Unit): boolean => {
  const { scenario, board } = table;
  if (scenario.kind !== 'storm' || scenario.sheltered.length === 0 || unit.at === null) return false;
  const { piece, pieces } = surveyOf(board);
  const hexes = footprintOf(board, bodyOf(table, unit));
  return 2 * hexes.filter((hex) => scenario.sheltered.includes(pieces[piece[hex]!] ?? '')).length > hexes.length;
};

/** Does the storm reach a unit now? */
const isInStorm = (table: Table, unit: Unit): boolean =>
  table.scenario.kind === 'storm' && table.scenario.blows && !isSheltered(table, unit);

/** Does a move in the storm mean a dangerous test: a Rush or a Charge of a unit with Fast or Flying? */
export const isBlown = (table: Table, unit: Unit, kind: MoveKind): boolean => {
  if (kind !== 'rush' && kind !== 'charge') return false;
  const { fast, flying } = rulesNow(table, unit);
  return (fast || flying) && isInStorm(table, unit);
};

/** The storm's modifier of a unit's dice to hit: machines that stand in no cover terrain, G-18.3. */
export const stormPenalty = (table: Table, unit: Unit): readonly Reason[] =>
  isInStorm(table, unit) &&
  figuresOf(table, unit).tags.includes('machine') &&
  !terrainCoverOf(fieldOf(table), bodyOf(table, unit))
    ? [{ rule: 'G-18.3', why: 'storm', add: -1 }]
    : [];

/**
 * The range of a unit's weapon now, in hexes; 0: it reaches nothing. The storm halves that of energy weapons, then
 * event 25 reduces it. Lock-On ignores both, G-15.
 */
export const rangeIn = (table: Table, unit: Unit, { range, energy, rules }: Weapon): number => {
  if (rules['lock-on']) return range;
  const reach = energy && isInStorm(table, unit) ? Math.floor(range / 2) : range;
  return Math.max(
    0,
    effectsOn(table, unit, 'range').reduce((sum, { what }) => sum + what.amount, reach),
  );
};
