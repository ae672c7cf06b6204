import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import { harmOf } from '../../model/units.ts';
import type { DieExpression } from '../../roster/index.ts';
import type { Answers } from '../chapter.ts';
import { armourOf, piercing } from './armour.ts';
import type { Hit } from './hit.ts';
import { isDead, ledgered } from './ledger.ts';
import { lookUp, rollOn } from './roll.ts';
import { rollArmour } from './roll-armour.ts';
import { regularReasons } from './sums.ts';
import { giveTokens } from './tokens.ts';

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
  yield { kind: 'slowed', unit: target, to: ledgered(unit, { ...harm, after: [...harm.after, { do: 'slow_down' }] }) };
};

/**
 * What one hit does, DMG-1: tokens, armour dice and regular damage, then the further dice of its source; all of it goes to
 * the ledger. Nothing is rolled against who is dead already. `answers` are those of the step, see `enduranceQuestions`.
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
