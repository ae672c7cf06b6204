// What a player can reckon of detection before he orders something, from what his side knows, W-13d.12.
import type { HexLabel } from '../../../hex/index.ts';
import type { Refusal } from '../../../match/index.ts';
import type { Plan } from '../ask/intents.ts';
import type { Incoming } from '../model/detection.ts';
import type { Defence } from '../model/situation.ts';
import type { Table, Token, Unit, UnitId } from '../model/table.ts';
import { cardOf, unitOf } from '../model/units.ts';
import { tableOf, type View } from '../model/view.ts';
import { type SizePart, sizeParts } from '../rules/attacks/aimed-fire.ts';
import { checkHide, enemiesAt, hideDemand } from '../rules/detection/hiding.ts';
import { sensorSight, sizeOf, spottingDemand } from '../rules/detection/sensors.ts';
import { steeringOf } from '../rules/movement/steering.ts';
import type { Tier } from '../rules/skill.ts';
import { isFast } from '../rules/turns/plans.ts';
import { successChance } from './chances.ts';

/** Where a unit would be at the end of its activation, and with which token. */
export interface Standing {
  readonly at: HexLabel;
  readonly token: Token;
}

/** Where a plan leaves its unit, if nothing interferes; undefined: off the map. */
export const standAfter = (table: Table, id: UnitId, { move }: Plan): Standing | undefined => {
  const unit = unitOf(table, id);
  const at = move?.path.at(-1) ?? unit.at;
  const token = !move ? 'stationary' : isFast(table, unit, move) ? 'fast' : 'none';
  return at === null ? undefined : { at, token };
};

/** Why a unit looks as large as it does in a hex from nearby, W-13d.2. */
export const sizePartsAt = (table: Table, unit: UnitId, { at, token }: Standing): readonly SizePart[] =>
  sizeParts({
    card: cardOf(table, unit),
    fast: token === 'fast',
    stationary: token === 'stationary',
    cover: sensorSight(table.board, at, at).cover,
  });

/** How large a unit looks in a hex from nearby: by its token and the cover of its own hex, W-13d.2. */
export const sizeAt = (table: Table, unit: UnitId, { at, token }: Standing): number => {
  const { cover } = sensorSight(table.board, at, at);
  return sizeOf(table, { id: unit, token }, cover);
};

/** The hexes at which spotting something of a size becomes harder: without a roll, appropriate, good, excellent, W-13d.4. */
export const ringsOf = (size: number): readonly [number, number, number, number] => [
  size,
  2 * size,
  3 * size,
  4 * size,
];

/** An enemy that could spot a unit. */
export interface Spotter {
  /** A visible enemy, or the number of a contact. */
  readonly enemy: UnitId | number;
  readonly at: HexLabel;
  /** Hexes. */
  readonly distance: number;
  /** How large the unit looks to it. */
  readonly size: number;
  readonly clear: boolean;
  /** It notices the unit without a roll, at once, W-13d.4. */
  readonly certain: boolean;
  /** The chance with the sensors of its own next activation; null: it is a contact, and nobody knows its pilot. */
  readonly chance: number | null;
}

/** Which known enemies could spot a unit where it would stand; those without a sensor line are left out. */
export const spotters = (view: View, unit: UnitId, standing: Standing): readonly Spotter[] => {
  const table = tableOf(view);
  const { side } = unitOf(table, unit);
  const seen = table.units.flatMap((enemy) =>
    enemy.side !== side && enemy.status === 'field' && enemy.at !== null
      ? [{ enemy: enemy.id, at: enemy.at, skill: cardOf(table, enemy.id).pilot.skill }]
      : [],
  );
  const contacts = (table.contacts ?? []).flatMap(({ number, at, side: other }) =>
    number !== null && other !== side ? [{ enemy: number, at, skill: null }] : [],
  );
  return [...seen, ...contacts].flatMap(({ enemy, at, skill }): Spotter[] => {
    const { line, clear, distance, cover } = sensorSight(table.board, at, standing.at);
    if (!line) return [];
    const size = sizeOf(table, { id: unit, token: standing.token }, cover);
    const certain = clear || distance <= size;
    const demand = spottingDemand(distance, size);
    const rolled = skill && (demand === undefined ? 0 : successChance(skill, 0, 'only', demand));
    return [{ enemy, at, distance, size, clear, certain, chance: certain ? 1 : rolled }];
  });
};

/** A contact that a unit could spot at the end of its activation. */
export interface Spottable {
  readonly number: number;
  readonly at: HexLabel;
  readonly distance: number;
  readonly clear: boolean;
  /** The chance by how large the contact may look, which nobody knows: for each size from 1 on. */
  readonly chances: readonly number[];
}

/** The largest that anything looks: the largest base size, and fast, W-13d.2. */
const LARGEST = 13;

/** Which contacts a unit could spot from where it would stand, W-13d.4; those without a sensor line are left out. */
export const spottable = (view: View, unit: UnitId, { at }: Standing): readonly Spottable[] => {
  const table = tableOf(view);
  const { side } = unitOf(table, unit);
  const { skill } = cardOf(table, unit).pilot;
  return (table.contacts ?? []).flatMap(({ number, at: there, side: other }): Spottable[] => {
    if (number === null || other === side) return [];
    const { line, clear, distance } = sensorSight(table.board, at, there);
    if (!line) return [];
    const chances = Array.from({ length: LARGEST }, (_, i) => {
      const demand = clear ? 0 : spottingDemand(distance, i + 1);
      return demand === undefined ? 0 : successChance(skill, 0, 'only', demand);
    });
    return [{ number, at: there, distance, clear, chances }];
  });
};

/** The chance that each defence is at least appropriate, with one die and no advantages, W-13d.19. */
export const plainChances = (table: Table, { target }: Pick<Incoming, 'target'>): Readonly<Record<Defence, number>> => {
  const { armour, pilot } = cardOf(table, target);
  const unit = unitOf(table, target);
  return {
    armour: successChance(armour.skill, unit.damage.armour ?? 0, 'only'),
    piloting: successChance(pilot.skill, steeringOf(unit).damage, 'only'),
  };
};

/** What hiding would come to by the enemies that are known, W-13d.9: others may be there. */
export const hideChance = (
  view: View,
  id: UnitId,
): { readonly chance: number; readonly demand: Tier; readonly refusal?: Refusal } => {
  const table = tableOf(view);
  const unit: Unit = unitOf(table, id);
  const refusal = checkHide(table, unit);
  if (refusal) return { chance: 0, demand: 0, refusal };
  const { tier } = hideDemand(table, unit, enemiesAt(table, unit.side));
  return { chance: successChance(cardOf(table, id).pilot.skill, steeringOf(unit).damage, 'only', tier), demand: tier };
};
