import type { Angle } from '../../ground/arcs.ts';
import type { Fighter } from '../../model/contest.ts';
import type { AssaultDie, AssaultDieWhy, Pool, PoolWhy } from '../../model/facts/assault.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Reason } from '../../model/reason.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, type Unit } from '../../model/units.ts';
import type { BuiltModel } from '../../roster/index.ts';
import { type Bout, type Bouts, enemiesOf, isFrightful, livingModels, specialOf } from './fighters.ts';

/** A pool as far as it is made up; each reason adds or takes away as many dice as it says. */
interface Making {
  readonly dice: readonly AssaultDie[];
  readonly count: readonly Reason<PoolWhy>[];
}

/** A change of the dice, with the reason for it; none if it changes nothing. */
const changed = ({ dice, count }: Making, why: PoolWhy, after: readonly AssaultDie[]): Making =>
  after.length === dice.length
    ? { dice, count }
    : { dice: after, count: [...count, { why, add: after.length - dice.length }] };

/** Fewer dice: the owner takes away the weakest, AS-5; of equal ones the last. */
const fewer = (making: Making, why: PoolWhy, left: number): Making => {
  const strongest = making.dice
    .map((die, index) => ({ die, index }))
    .sort((one, other) => one.die.needs - other.die.needs || one.index - other.index)
    .slice(0, Math.max(0, left))
    .sort((one, other) => one.index - other.index);
  return changed(
    making,
    why,
    strongest.map(({ die }) => die),
  );
};

/** More dice, like the first of those there are. */
const more = (making: Making, why: PoolWhy, from: readonly AssaultDie[], by: number): Making =>
  changed(making, why, [...making.dice, ...from.slice(0, by)]);

const diceOf = (model: number, count: number, needs: number): readonly AssaultDie[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ model, needs }));

/** Half as many again for models trained for it, in a hex with a poison cloud: `gas_assault`. */
const withGas = (making: Making, table: Bouts, { at, layer }: Bout, unit: Unit): Making => {
  if (layer === 'air' || !table.markers[at]?.poison) return making;
  const trained = livingModels(table, unit).filter(({ model }) => specialOf(model, 'gas_assault'));
  const dice = making.dice.filter(({ model }) => trained.some(({ index }) => index === model));
  return more(making, 'gas_assault', dice, Math.floor(dice.length / 2));
};

const halved = ({ dice }: Making): number => Math.floor(dice.length / 2);

/** The printed dice of models. */
const printed = (dice: readonly AssaultDie[]): Making => ({ dice, count: [{ why: 'models', add: dice.length }] });

/** What conditions and bonuses make of the dice, AS-5, AS-6 and CON-5; `minus` are lost for good. */
const made = (table: Bouts, bout: Bout, unit: Unit, start: Making, minus: number): Making => {
  const { criticals, unconscious } = unit.harm;
  let making = start;
  if (unconscious) return fewer(making, 'unconscious', 0);
  if (criticals.includes('half_assault')) making = fewer(making, 'half_assault', halved(making));
  making = fewer(making, 'assault_minus', making.dice.length - minus);
  making = withGas(making, table, bout, unit);
  if (!unit.marks.includes('revealed_fights')) return making;
  return more(making, 'revealed', making.dice, Math.ceil(making.dice.length / 2));
};

/** What is added to every die of a unit, AS-7. */
const ownAdds = ({ harm }: Unit): readonly Reason<AssaultDieWhy>[] => [
  ...(harm.criticals.includes('plus_minus_1') ? [{ why: 'critical', add: -1 } as const] : []),
  ...(harm.crippledCrew ? [{ why: 'crippled_crew', add: -1 } as const] : []),
];

/** The strength dice of a model, and how many of them it keeps at this speed: `strength_minus_unless_still`. */
const strengthOf = (model: BuiltModel, { speed }: Unit, angle: Angle) => {
  const all = model.assault.strength[angle];
  const minus = speed === 'still' ? 0 : (specialOf(model, 'strength_minus_unless_still')?.n ?? 0);
  return { all, kept: Math.max(0, all - minus), needs: model.assault.strengthDie };
};

/** The strength dice of a unit, AS-5 and AS-7. */
export const strengthPool = (table: Bouts, bout: Bout, fighter: Fighter): Pool => {
  const unit = table.units[fighter.unit]!;
  const models = livingModels(table, unit).map(({ model, index }) => ({
    index,
    ...strengthOf(model, unit, fighter.angle),
  }));
  const all = printed(models.flatMap((model) => diceOf(model.index, model.all, model.needs)));
  const kept = models.flatMap((model) => diceOf(model.index, model.kept, model.needs));
  const making = made(table, bout, unit, changed(all, 'not_still', kept), unit.harm.assaultMinus);
  const enemies = enemiesOf(table, bout, fighter);
  const isAfraid = isShaken(unit) && enemies.some((enemy) => isFrightful(table, enemy));
  const [only, ...others] = enemies;
  const isOnlyFoeHurt = others.length === 0 && only?.harm.criticals.includes('plus_minus_1');
  return {
    ...(isAfraid ? fewer(making, 'afraid', halved(making)) : making),
    adds: [...ownAdds(unit), ...(isOnlyFoeHurt ? [{ why: 'enemy_critical', add: 1 } as const] : [])],
  };
};

/** The deflection dice of a unit, AS-6 and AS-7. Fear does not halve them. */
export const deflectionPool = (table: Bouts, bout: Bout, fighter: Fighter): Pool => {
  const unit = table.units[fighter.unit]!;
  const dice = livingModels(table, unit).flatMap(({ model: { assault }, index }) =>
    assault.deflectionDie === null ? [] : diceOf(index, assault.deflection[fighter.angle], assault.deflectionDie),
  );
  return { ...made(table, bout, unit, printed(dice), 0), adds: ownAdds(unit) };
};

/** What is special about the dice of one model. */
export interface DieHabits {
  /** So many failed dice are rolled again for each natural 6, AS-8; 0: none. */
  readonly rerolls: number;
  /** A success at a crawl is rolled again: `crawl_penalty`. */
  readonly crawls: boolean;
}

/** What is special about the dice of a unit's models, by index. */
export const habitsOf = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly DieHabits[] =>
  figuresOf(table, unit).models.map((model) => ({
    rerolls: specialOf(model, 'reroll_assault')?.n ?? 0,
    crawls: unit.speed === 'crawl' && specialOf(model, 'crawl_penalty') !== undefined,
  }));

/** The face that counts twice. */
export const SIX = 6;

/** The hits of one strength die: a natural 6 that succeeds is two hits for a model with Reroll Assault, AS-8. */
export const landed = (shown: number, needs: number, add: number, rerolls: number): 0 | 1 | 2 => {
  if (shown + add < needs) return 0;
  return shown === SIX && rerolls > 0 ? 2 : 1;
};
