// Who is near the chambers of G-18.4, and what their control gives.

import type { Refusal } from '../../../../match/index.ts';
import { distanceTo } from '../../ground/footprint.ts';
import { type Needed, needed } from '../../model/needed.ts';
import type { Chamber, ScenarioState } from '../../model/scenario.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { moraleQuality } from '../../roster/index.ts';
import { bodyOf } from '../field.ts';
import { figuresOf, unitOf } from '../figures.ts';

/** How near a unit must be to count for a chamber, and to be struck by it, in hexes. */
export const NEAR = 6;
/** How near a unit must be to work on a chamber, in hexes. */
const AT_WORK = 3;
/** How near a unit must be to a chamber of its player for its benefit, in hexes. */
const BENEFIT = 12;

/** Points for working on a chamber with success, G-18.4. */
export const INTERFACE = 4;

/** The state of the scenario, G-18.4. */
export type Resonance = Extract<ScenarioState, { readonly kind: 'resonance' }>;

/** The state of resonance; undefined in other scenarios. */
export const resonanceOf = ({ scenario }: Pick<Table, 'scenario'>): Resonance | undefined =>
  scenario.kind === 'resonance' ? scenario : undefined;

/** Is a unit within so many hexes of this one? Passengers are not. */
export const isWithin = (table: Table, unit: Unit, hexes: number, at: string): boolean =>
  unit.place === 'map' && distanceTo(table.board, bodyOf(table, unit), at) <= hexes;

/** Does the unit's player control this chamber since the last end phase, and is the unit near enough to it? */
const has = (table: Table, unit: Unit, chamber: Chamber): boolean =>
  table.scenario.kind === 'resonance' &&
  table.scenario.chambers.some(
    (each) => each.chamber === chamber && each.owner === unit.seat && isWithin(table, unit, BENEFIT, each.at),
  );

/** What Will adds to a charge's allowance, G-18.4. A passenger charges from its transport. */
export const chargeBonus = (table: Table, unit: Unit): number => {
  const from = unit.transport === null ? unit : { ...unitOf(table, unit.transport), seat: unit.seat };
  return has(table, from, 'will') ? 1 : 0;
};

/** Does Emotion roll a failed morale test of this unit again, G-18.4? */
export const rerollsMorale = (table: Table, unit: Unit): boolean => has(table, unit, 'emotion');

/** What the die of a unit that works on a chamber must show, G-18.4: its Quality as for morale, without modifiers. */
export const interfaceNeed = (table: Pick<Table, 'arsenal'>, unit: Unit): Needed =>
  needed(moraleQuality(figuresOf(table, unit), unit.wounds), []);

/** Why a unit cannot work on a chamber instead of shooting, G-18.4; undefined: it can. */
export const whyNotInterface = (table: Table, unit: Unit): Refusal | undefined => {
  const { scenario, active } = table;
  if (scenario.kind !== 'resonance') return refusal('E_BAD_CHOICE/no-chamber', 'G-18.4');
  if (active?.action !== 'hold') return refusal('E_BAD_CHOICE/no-hold', 'G-18.4', { unit: unit.id });
  if (scenario.interfaced.includes(unit.id)) return refusal('E_BAD_CHOICE/has-worked', 'G-18.4', { unit: unit.id });
  if (!scenario.chambers.some(({ at }) => isWithin(table, unit, AT_WORK, at)))
    return refusal('E_BAD_CHOICE/not-near', 'G-18.4', { unit: unit.id, most: AT_WORK });
  return undefined;
};
