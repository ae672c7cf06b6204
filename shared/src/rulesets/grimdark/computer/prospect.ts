// What a unit gains and risks in the places where it might go.
import { indexDistance, labelOfIndex } from '../../../hex/index.ts';
import { radiusOf } from '../ground/footprint.ts';
import { allowanceOf } from '../ground/moving/mover.ts';
import { surveyOf } from '../ground/survey.ts';
import type { Table } from '../model/table.ts';
import type { Unit, UnitId } from '../model/units.ts';
import { areEnemies, figuresOf, livingTough, rulesNow, unitsOnMap } from '../rules/figures.ts';
import { type Harms, harmsOf, meleeOf, woundsAt } from './harm.ts';
import {
  markerGain,
  materialGain,
  type Outlook,
  outlookFor,
  remainsOf,
  roundsLeft,
  type Scene,
  whereIs,
} from './standing.ts';

/** An enemy as one unit sees it. */
export interface Foe {
  readonly unit: Unit;
  readonly hex: number;
  /** By how many hexes both footprints reach towards each other. */
  readonly reach: number;
  /** What we can do to it, and it to us. */
  readonly ours: Harms;
  readonly theirs: Harms;
  /** What it is worth to destroy it, and to wound it as much as that takes, as logarithm of the odds. */
  readonly kill: number;
  readonly wound: number;
  readonly left: number;
  /** How likely it attacks before the battle has moved on. */
  readonly acts: number;
  /** How far it can shoot after an Advance, and charge. */
  readonly advance: number;
  readonly charges: number;
}

/** How likely an enemy that may attack any of several units attacks this one. */
const PICKED = 0.3;
/** How likely it is still there when its turn comes in the next round. */
const LATER = 0.42;
/** What cover leaves of shots at a unit in it. */
const COVERED = 0.5;

const foeOf = (scene: Scene, unit: Unit, other: Unit): Foe => {
  const { table } = scene;
  const hex = whereIs(table, other)!;
  const fast = rulesNow(table, other);
  const rules = { fast: Number(fast.fast), slow: Number(fast.slow) };
  const rounds = roundsLeft(table);
  return {
    unit: other,
    hex,
    reach: radiusOf(figuresOf(table, other).sizeClass) + radiusOf(figuresOf(table, unit).sizeClass),
    ours: harmsOf(table, unit, other),
    theirs: harmsOf(table, other, unit),
    kill: markerGain(table) * Math.max(0, outlookFor(scene, other).now),
    wound: materialGain(table, remainsOf(table, other)),
    left: livingTough(table, other),
    acts: other.shaken ? (rounds > 0 ? LATER / 2 : 0) : other.activated ? (rounds > 0 ? LATER : 0) : 1,
    advance: fast.immobile ? 0 : allowanceOf('advance', rules),
    charges: fast.immobile ? 0 : allowanceOf('charge', rules),
  };
};

/** What it is worth to take a share of what a foe has left, as logarithm of the odds: more than in proportion to the end. */
export const worthOfShare = ({ wound, kill }: Pick<Foe, 'wound' | 'kill'>, share: number): number =>
  share * wound + share ** 2 * (kill + 0.15 * wound);

/** What a unit gains and risks, as logarithm of the odds that its side wins. */
export interface Prospect {
  readonly foes: readonly Foe[];
  readonly outlook: Outlook;
  /** What the unit itself is worth. */
  readonly own: Pick<Foe, 'wound' | 'kill'>;
  readonly left: number;
}

/** A unit that is not on the map as if it stood where its transport is. */
const asIfOnMap = (table: Table, unit: Unit): Unit => {
  const hex = whereIs(table, unit);
  return unit.at !== null || hex === undefined ? unit : { ...unit, place: 'map', at: labelOfIndex(table.board, hex) };
};

/** What lies ahead of a unit, on the map or aboard, wherever it goes. */
export const prospectOf = (scene: Scene, which: Unit): Prospect => {
  const { table } = scene;
  const unit = asIfOnMap(table, which);
  const outlook = outlookFor(scene, unit);
  const foes = unitsOnMap(table).filter((other) => areEnemies(unit, other));
  return {
    foes: foes.map((other) => foeOf(scene, unit, other)),
    outlook,
    own: {
      wound: materialGain(table, remainsOf(table, unit)),
      kill: markerGain(table) * Math.max(0, outlook.now),
    },
    left: livingTough(table, unit),
  };
};

const awayFrom = (table: Table, hex: number, foe: Foe): number =>
  Math.max(0, indexDistance(table.board, hex, foe.hex) - foe.reach);

/** What enemies can do to a unit in a hex before it acts again, as logarithm of the odds; ranges count, sight does not. */
export const riskAt = (table: Table, { foes, own, left }: Prospect, hex: number, spared?: UnitId): number => {
  const covered = surveyOf(table.board).cover[hex] === 1 ? COVERED : 1;
  let wounds = 0;
  for (const foe of foes) {
    if (foe.acts === 0 || foe.unit.id === spared) continue;
    const away = awayFrom(table, hex, foe);
    const shots = covered * woundsAt(foe.theirs, Math.max(1, away - foe.advance));
    const charge = away <= foe.charges + 1 ? foe.theirs.charge : 0;
    wounds += PICKED * foe.acts * Math.max(shots, charge);
  }
  return worthOfShare(own, Math.min(1, wounds / left));
};

/** The markers that the unit brings in a hex, as logarithm of the odds. */
export const placeAt = (table: Table, { outlook }: Prospect, hex: number): number =>
  markerGain(table) * outlook.gain(hex);

/** How much nearer enemies should be: without it units that can do nothing yet would stand still. */
const NEARER = 0.002;

/** A slight wish to come within reach of the enemy, by hexes. */
export const approachTo = (table: Table, { foes }: Prospect, hex: number): number => {
  let nearest = 40;
  for (const foe of foes) nearest = Math.min(nearest, awayFrom(table, hex, foe));
  return -NEARER * nearest;
};

/** The best target for shots from a hex by ranges alone: what it is worth to shoot at it, and which it is. */
export const bestShot = (
  table: Table,
  { foes }: Prospect,
  hex: number,
): { readonly foe?: Foe; readonly gain: number } => {
  let gain = 0;
  let best: Foe | undefined;
  for (const foe of foes) {
    const wounds = woundsAt(foe.ours, awayFrom(table, hex, foe));
    if (wounds === 0) continue;
    const worth = worthOfShare(foe, Math.min(1, wounds / foe.left));
    if (worth > gain) {
      gain = worth;
      best = foe;
    }
  }
  return { gain, ...(best && { foe: best }) };
};

/** What a charge gains, less what it costs, as logarithm of the odds. */
export const chargeGain = (table: Table, { own }: Prospect, unit: Unit, foe: Foe): number => {
  const { taken, lost } = meleeOf(table, unit, foe.unit);
  return worthOfShare(foe, taken) - worthOfShare(own, lost);
};
