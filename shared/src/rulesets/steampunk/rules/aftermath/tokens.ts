import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import { harmOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf, type Die } from '../../roster/index.ts';
import type { Answers } from '../chapter.ts';
import { spends, spent } from '../damage/endurance.ts';
import { isDead, ledgered, rowOf } from '../damage/harm.ts';
import { isBio, resistanceOf } from '../damage/hit.ts';
import { harmBy } from '../damage/resolve.ts';
import { replaced, stepDown } from './token-dice.ts';

/** What the table of a unit does to one list of its tokens. */
type Tokens = (state: State, id: UnitId, dice: Dice, answers: Answers) => Generator<Event>;

/** Burning, AGO-2: a result of 1 or less puts it out. */
export const fire: Tokens = function* (state, id, dice, answers) {
  const { fire: tokens } = state.units[id]!.harm;
  for (let token = 0; token < tokens; token++) {
    const unit = state.units[id]!;
    if (isDead(unit)) return;
    const resistance = resistanceOf(state, unit, 'fire');
    const die = dice.roll(6, 'fire');
    const harm = harmOf(unit);
    if (die - resistance <= 1)
      yield {
        kind: 'token-faded',
        unit: id,
        token: 'fire',
        sides: 6,
        die,
        resistance,
        to: ledgered(unit, { ...harm, fire: harm.fire - 1 }),
      };
    else yield* harmBy(state, { target: id, type: 'fire', sides: 6, dice: [die], resistance }, dice, answers);
  }
};

/** The change of a token at a place of the ledger's list; null: it is gone. */
const changed = (unit: Unit, token: 'poison' | 'bleeding', index: number, now: Die | null): Event => {
  const harm = harmOf(unit);
  return {
    kind: 'token-changed',
    unit: unit.id,
    token,
    was: harm[token][index]!,
    now,
    to: ledgered(unit, { ...harm, [token]: replaced(harm[token], index, now) }),
  };
};

/** Would this die do anything to the unit, so that another is worth endurance? */
const hurts = (state: State, unit: Unit, die: number, resistance: number): boolean =>
  rowOf(figuresOf(state, unit).tables.regular, die + harmOf(unit).fd - resistance) !== undefined;

/** The die of a token of poison; a trench coat and endurance allow one more, which stands, AB-EN. */
const poisonDice = (
  state: State,
  unit: Unit,
  sides: Die,
  resistance: number,
  dice: Dice,
  answers: Answers,
): readonly number[] => {
  const shown = dice.roll(sides, 'poison');
  const rerolls =
    abilityOf(figuresOf(state, unit).abilities, 'trench_coat') !== undefined &&
    hurts(state, unit, shown, resistance) &&
    spends(state, unit.id, 'poison', answers);
  return rerolls ? [shown, dice.roll(sides, 'poison again')] : [shown];
};

/** Poison, AGO-3: a token that kills is gone, others go down by a die. */
export const poison: Tokens = function* (state, id, dice, answers) {
  const { poison: tokens } = state.units[id]!.harm;
  let index = 0;
  for (const sides of isBio(state, state.units[id]!) ? tokens : []) {
    const unit = state.units[id]!;
    if (isDead(unit)) return;
    const resistance = resistanceOf(state, unit, 'poison');
    const shown = poisonDice(state, unit, sides, resistance, dice, answers);
    if (shown.length > 1) yield spent(unit, 'poison');
    const rolled = { target: id, type: 'poison', sides, dice: shown, resistance } as const;
    const { killed } = yield* harmBy(state, rolled, dice, answers);
    const now = killed > 0 ? null : stepDown(sides);
    yield changed(state.units[id]!, 'poison', index, now);
    if (now !== null) index += 1;
  }
};

/** Bleeding, AGO-4: a 1 stops it, and so does a death. Endurance that stands in for a death takes a bleeding[4] away first. */
export const bleeding: Tokens = function* (state, id, dice, answers) {
  const { bleeding: tokens } = state.units[id]!.harm;
  let index = 0;
  for (const sides of tokens) {
    const unit = state.units[id]!;
    if (isDead(unit)) return;
    const die = dice.roll(sides, 'bleeding');
    if (die === 1) {
      const harm = harmOf(unit);
      const to = ledgered(unit, { ...harm, bleeding: replaced(harm.bleeding, index, null) });
      yield { kind: 'token-faded', unit: id, token: 'bleeding', sides, die, resistance: 0, to };
      continue;
    }
    const rolled = { target: id, type: 'bleeding', sides, dice: [die], resistance: 0 } as const;
    const { killed, endured } = yield* harmBy(state, rolled, dice, answers);
    if (killed > 0 || (endured > 0 && sides === 4)) yield changed(state.units[id]!, 'bleeding', index, null);
    else index += 1;
  }
};
