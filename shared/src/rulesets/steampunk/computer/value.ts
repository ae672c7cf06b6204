// What units are worth, and what it is worth to harm them: in match points, VIC-3.
import { figuresOf } from '../model/figures.ts';
import type { Table } from '../model/table.ts';
import { harmOf, livingOf, type Unit } from '../model/units.ts';
import type { Suffering } from '../plan/odds/courses.ts';
import { isCrippled, pointsFor } from '../rules/victory/score.ts';

/** The chances with which a roll on the table of critical damage, and shaken tokens, leave a unit crippled, VIC-4. */
const BY_CRITICAL = 0.8;
const BY_SHAKEN = 0.15;
/** Crippled units count for the enemy at once, and are soon destroyed. */
const CRIPPLED = 1.2;
/** What a token of future damage is worth, as a share of what the unit is: it makes each later hit go deeper. */
const TOKEN = 0.1;
/** What a model is worth that dies without more, as a share of its unit: it shoots and fights no longer. */
const MODELS = 0.65;

/** The match points of a unit: what its enemy gets when it is destroyed, and its owner keeps otherwise. */
interface Value {
  readonly destroyed: number;
  readonly crippled: number;
  readonly kept: number;
}

/** What a unit is worth as it stands. */
export const valueOfUnit = (table: Pick<Table, 'arsenal'>, unit: Unit): Value => {
  const { cost } = figuresOf(table, unit);
  return {
    destroyed: pointsFor(cost, 'destroyed'),
    crippled: isCrippled(table, unit, false) ? 0 : pointsFor(cost, 'crippled'),
    kept: pointsFor(cost, 'kept'),
  };
};

/** What it is worth on average that a unit suffers this: points for its enemy, and what it can do no longer. */
export const worthOf = (table: Pick<Table, 'arsenal'>, unit: Unit, suffering: Suffering): number => {
  const { destroyed, crippled, kept } = valueOfUnit(table, unit);
  const living = livingOf(harmOf(unit));
  const dead = suffering.killed.reduce((sum, chance, models) => sum + chance * models, 0) / Math.max(1, living);
  const halved = suffering.killed.reduce(
    (sum, chance, models) => (2 * (living - models) <= unit.harm.alive.length ? sum + chance : sum),
    0,
  );
  const cripples = Math.min(1, halved + BY_CRITICAL * suffering.critical + BY_SHAKEN * suffering.shaken);
  return (
    suffering.destroyed * (destroyed + kept) +
    CRIPPLED * Math.max(0, cripples - suffering.destroyed) * crippled +
    TOKEN * suffering.fd * (destroyed + kept) +
    MODELS * Math.max(0, dead - suffering.destroyed) * kept
  );
};
