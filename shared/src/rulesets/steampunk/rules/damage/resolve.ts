import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { DamageType, DamageWhy } from '../../model/facts/damage.ts';
import { figuresOf } from '../../model/figures.ts';
import { type Reason, total } from '../../model/reason.ts';
import type { State } from '../../model/state.ts';
import { harmOf, type UnitId } from '../../model/units.ts';
import type { Die, DieExpression, Effect, SpecialTable, TableName } from '../../roster/index.ts';
import type { Answers } from '../chapter.ts';
import { spends } from './endurance.ts';
import { carriedOut, giveTokens, isDead, ledgered, rowOf, withAfter } from './harm.ts';
import {
  armourDice,
  armourOf,
  armourResult,
  because,
  doubled,
  type Hit,
  isImmune,
  piercing,
  regularReasons,
  specialRoll,
} from './hit.ts';

/** What a damage result did. */
interface Harmed {
  /** How many models died. */
  readonly killed: number;
  /** How many deaths endurance turned into bleeding, AB-EN. */
  readonly endured: number;
}

/** A damage die that shows something already. */
interface Rolled {
  readonly target: UnitId;
  /** The unit that causes it; null for a cloud or a token. */
  readonly by: UnitId | null;
  readonly type: DamageType;
  readonly table: TableName;
  readonly sides: Die;
  /** What it showed; the last one counts. */
  readonly dice: readonly number[];
  /** Everything that is added, fd and resistance too. */
  readonly reasons: readonly Reason<DamageWhy>[];
  /** The order in which models die if an attacker chooses. */
  readonly casualties?: readonly number[] | undefined;
}

const isRoll = (effect: Effect): effect is Effect & { readonly do: 'roll' } => effect.do === 'roll';

/** Looks a damage result up, carries out the row and rolls what it asks for, DMG-5. */
const lookUp = function* (state: State, rolled: Rolled, dice: Dice, answers: Answers): Generator<Event, Harmed> {
  const { target, by, type, table, sides, dice: shown, reasons, casualties = [] } = rolled;
  const unit = state.units[target]!;
  const built = figuresOf(state, unit);
  const wasShaken = unit.harm.shaken > 0 || harmOf(unit).shaken > 0;
  const result = shown.at(-1)! + total(reasons);
  const effects = rowOf(built.tables[table]!, result)?.effects ?? [];
  const { harm, killed, endured } = carriedOut(harmOf(unit), effects, {
    built,
    casualties: [...casualties, ...(state.orders[target]?.now?.casualties ?? [])],
    endures: spends(state, target, 'kill', answers),
    bleeds: type !== 'bleeding',
    immuneToMinorAcid: isImmune(state, unit, 'minor_acid'),
  });
  yield {
    kind: 'damage-rolled',
    unit: target,
    by,
    type,
    sides,
    dice: shown,
    reasons,
    result,
    table,
    effects,
    killed,
    endured,
    to: ledgered(unit, harm),
  };
  const twice =
    wasShaken && effects.some((effect) => effect.do === 'double_if_shaken')
      ? doubled(shown.at(-1)!, reasons)
      : undefined;
  if (twice) yield* lookUp(state, { ...rolled, reasons: twice }, dice, answers);
  for (const { on, die, times } of effects.filter(isRoll))
    for (let time = 0; time < times; time++)
      yield* rollOn(state, { target, by, type: on, die: { sides: die, plus: 0 } }, dice, answers);
  return { killed: killed.length, endured };
};

/** A damage die on a table of its own, chapter 15. */
interface SpecialDie {
  readonly target: UnitId;
  /** The unit that causes it; null for a cloud. */
  readonly by: UnitId | null;
  readonly type: SpecialTable;
  readonly die: DieExpression;
}

/**
 * Rolls a die on the table of its type, SPD-1 to SPD-5, with everything that follows from it. Armour, range and fd tokens
 * do not count. A unit without the table is immune, and nothing is rolled. `answers` are those of the step, see
 * `enduranceQuestions`.
 */
export const rollOn = function* (
  state: State,
  { target, by, type, die }: SpecialDie,
  dice: Dice,
  answers: Answers = {},
): Generator<Event> {
  const unit = state.units[target]!;
  if (isDead(unit)) return;
  const special = specialRoll(state, unit, type, die);
  if (!special) {
    yield { kind: 'spared', unit: target, by, type };
    return;
  }
  const shown = dice.roll(die.sides, `${type} damage`);
  yield* lookUp(state, { target, by, type, ...special, sides: die.sides, dice: [shown] }, dice, answers);
};

/** A die of a token that was rolled already. */
interface TokenDie {
  readonly target: UnitId;
  readonly type: 'fire' | 'poison' | 'bleeding';
  readonly sides: Die;
  /** What it showed; the last one counts. */
  readonly dice: readonly number[];
  readonly resistance: number;
}

/** What the damage of a token does on the Regular table, section 20: fd tokens add, armour does not count. */
export const harmBy = (
  state: State,
  { target, type, sides, dice: shown, resistance }: TokenDie,
  dice: Dice,
  answers: Answers = {},
): Generator<Event, Harmed> => {
  const reasons = [...because('fd', harmOf(state.units[target]!).fd), ...because('resistance', -resistance)];
  return lookUp(state, { target, by: null, type, table: 'regular', sides, dice: shown, reasons }, dice, answers);
};

/** Rolls the armour dice of one hit, DMG-3. */
const rollArmour = (armour: number, ap: readonly Reason[], dice: Dice) => {
  const { count, needs } = armourDice(armour, total(ap));
  const shown: number[] = [];
  while (shown.length < count) shown.push(dice.roll(6, 'armour'));
  return { needs, dice: shown, result: armourResult(shown.filter((die) => die >= needs).length) };
};

/** Armour dice and regular damage, DMG-2 to DMG-5. Tells whether all armour was penetrated. */
const regular = function* (
  state: State,
  hit: Hit,
  die: DieExpression,
  dice: Dice,
  answers: Answers,
): Generator<Event, boolean> {
  const { target, by, damage, angle, range, casualties } = hit;
  const unit = state.units[target]!;
  const armour = armourOf(state, unit, angle, { assault: range === 'assault' });
  const ap = piercing(damage.ap, range);
  const stopped = rollArmour(armour, ap, dice);
  yield { kind: 'armour-rolled', unit: target, by, angle, armour, ap, ...stopped };
  const { result } = stopped;
  if (result === 'blocked') return false;
  const shown = dice.roll(die.sides, 'damage');
  const reasons = regularReasons(state, unit, hit, result);
  const rolled = { target, by, sides: die.sides, dice: [shown], reasons, casualties } as const;
  yield* lookUp(state, { ...rolled, type: 'regular', table: 'regular' }, dice, answers);
  return result === 'penetrated';
};

/** An amplified ray slows its target once, however often it hits. */
const slow = function* (state: State, target: string): Generator<Event> {
  const unit = state.units[target]!;
  const harm = harmOf(unit);
  if (harm.after.some((after) => after.do === 'slow_down')) return;
  yield { kind: 'slowed', unit: target, to: ledgered(unit, withAfter(harm, { do: 'slow_down' })) };
};

/**
 * Resolves one hit, DMG-1: tokens, armour dice and regular damage, then the further dice of its source, all into the
 * ledger. Rolls nothing against a dead unit. `answers` are those of the step, see `enduranceQuestions`.
 */
export const strike = function* (state: State, hit: Hit, dice: Dice, answers: Answers = {}): Generator<Event> {
  const { target, by, damage, onHit = [], crewIfPenetrated, slows } = hit;
  if (isDead(state.units[target]!)) return;
  yield* giveTokens(state, target, onHit);
  if (slows) yield* slow(state, target);
  const penetrated = damage.regular !== null && (yield* regular(state, hit, damage.regular, dice, answers));
  for (const { type, die } of damage.extra) yield* rollOn(state, { target, by, type, die }, dice, answers);
  if (penetrated && crewIfPenetrated)
    yield* rollOn(state, { target, by, type: 'crew', die: crewIfPenetrated }, dice, answers);
};
