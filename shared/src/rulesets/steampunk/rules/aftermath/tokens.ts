import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { AcidDoes } from '../../model/facts/aftermath.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import type { RestOfAgony, StepOf } from '../../model/steps.ts';
import { type Harm, harmOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf, type Die, type HexMarker } from '../../roster/index.ts';
import type { Answers } from '../chapter.ts';
import { spends, spent } from '../damage/endurance.ts';
import { ledgered, rowOf, withAfter } from '../damage/harm.ts';
import { isBio, isImmune, resistanceOf } from '../damage/hit.ts';
import { harmBy } from '../damage/resolve.ts';
import { replaced, stepDown } from './cures.ts';

/** What comes off acid that eats through metal: a poison and acid cloud [4, minor](4+), AGO-0. */
const FUMES: readonly HexMarker[] = [
  { kind: 'poison_cloud', die: 4, n: 4 },
  { kind: 'acid_cloud', acid: 'minor_acid', n: 4 },
];

/** What the rows of Agony 0 from 2 to 5 do: each one thing more, AGO-0. */
const WORSE = ['fd', 'cloud', 'armour', 'fire'] as const satisfies readonly AcidDoes[];

const DO: Readonly<Record<(typeof WORSE)[number], (harm: Harm) => Harm>> = {
  fd: (harm) => ({ ...harm, fd: harm.fd + 1 }),
  cloud: (harm) => withAfter(harm, { do: 'place', markers: FUMES, around: false }),
  armour: (harm) => ({ ...harm, armourLost: harm.armourLost + 1 }),
  fire: (harm) => ({ ...harm, fire: harm.fire + 1 }),
};

/** What a die for acid does, and what the ledger holds then. */
interface Eaten {
  readonly does: readonly AcidDoes[];
  readonly harm: Harm;
}

/**
 * Makes a token minor; `times` counts how often it became minor in this phase already. The second time it is removed,
 * AGO-0; on a unit immune to minor acid the first time already, SPD-7.
 */
const downgraded = (harm: Harm, times: number, isImmune: boolean): Eaten => {
  if (times === 0 && isImmune) return { does: ['removed'], harm: { ...harm, acid: harm.acid - 1 } };
  if (times === 0)
    return { does: ['becomes_minor'], harm: { ...harm, acid: harm.acid - 1, minorAcid: harm.minorAcid + 1 } };
  if (times === 1 && !isImmune) return { does: ['removed'], harm: { ...harm, minorAcid: harm.minorAcid - 1 } };
  return { does: [], harm };
};

/** The table of Agony 0. */
const eaten = (harm: Harm, result: number, times: number, isImmune: boolean): Eaten => {
  if (result <= 1) return downgraded(harm, times, isImmune);
  if (result >= 6) return { does: ['twice'], harm };
  const does = WORSE.slice(0, result - 1);
  return { does, harm: does.reduce((so, what) => DO[what](so), harm) };
};

/** One token of acid, AGO-0, that became minor so many `times` already. Tells how often it has by now. */
const acidToken = function* (state: State, id: UnitId, dice: Dice, times: number): Generator<Event, number> {
  const unit = state.units[id]!;
  const resistance = resistanceOf(state, unit, 'acid');
  const die = dice.roll(6, 'acid');
  const result = die - resistance;
  const { does, harm } = eaten(harmOf(unit), result, times, isImmune(state, unit, 'minor_acid'));
  const to = ledgered(unit, harm);
  yield { kind: 'acid-rolled', unit: id, token: 'acid', die, resistance, result, does, to };
  if (does.includes('twice')) return yield* acidToken(state, id, dice, yield* acidToken(state, id, dice, times));
  return result <= 1 ? times + 1 : times;
};

/** How far the tokens of a unit are in a phase. */
export type Progress = RestOfAgony['from'];

/** Nothing is rolled for a unit yet. */
export const NONE_YET: Progress = { rolled: 0, kept: 0 };

/** What a phase does with the tokens of a unit. */
export interface Tokens {
  readonly count: (harm: Harm) => number;
  /** Rolls for the next one of a unit that lives. Tells whether it stays on its list in the ledger. */
  readonly roll: (
    state: State,
    id: UnitId,
    progress: Progress,
    dice: Dice,
    answers: Answers,
  ) => Generator<Event, boolean>;
}

/** Acid, AGO-0. */
const ACID: Tokens = {
  count: ({ acid }) => acid,
  *roll(state, id, _, dice) {
    yield* acidToken(state, id, dice, 0);
    return false;
  },
};

/** Minor acid, AGO-1. */
const MINOR_ACID: Tokens = {
  count: ({ minorAcid }) => minorAcid,
  *roll(state, id, _, dice) {
    const unit = state.units[id]!;
    const harm = harmOf(unit);
    const resistance = resistanceOf(state, unit, 'acid');
    const die = dice.roll(6, 'minor acid');
    const result = die - resistance;
    const isRemoved = result <= 2;
    yield {
      kind: 'acid-rolled',
      unit: id,
      token: 'minor_acid',
      die,
      resistance,
      result,
      does: [isRemoved ? 'removed' : 'fd'],
      to: ledgered(unit, isRemoved ? { ...harm, minorAcid: harm.minorAcid - 1 } : DO.fd(harm)),
    };
    return false;
  },
};

/** Burning, AGO-2: a result of 1 or less puts it out. */
const FIRE: Tokens = {
  count: ({ fire }) => fire,
  *roll(state, id, _, dice, answers) {
    const unit = state.units[id]!;
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
    return false;
  },
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
const POISON: Tokens = {
  count: ({ poison }) => poison.length,
  *roll(state, id, { rolled: nth, kept }, dice, answers) {
    const unit = state.units[id]!;
    if (!isBio(state, unit)) return false;
    const sides = unit.harm.poison[nth]!;
    const resistance = resistanceOf(state, unit, 'poison');
    const shown = poisonDice(state, unit, sides, resistance, dice, answers);
    if (shown.length > 1) yield spent(unit, 'poison');
    const rolled = { target: id, type: 'poison', sides, dice: shown, resistance } as const;
    const { killed } = yield* harmBy(state, rolled, dice, answers);
    const now = killed > 0 ? null : stepDown(sides);
    yield changed(state.units[id]!, 'poison', kept, now);
    return now !== null;
  },
};

/** Bleeding, AGO-4: a 1 stops it, and so does a death. Endurance that stands in for a death takes a bleeding[4] away first. */
const BLEEDING: Tokens = {
  count: ({ bleeding }) => bleeding.length,
  *roll(state, id, { rolled: nth, kept }, dice, answers) {
    const unit = state.units[id]!;
    const sides = unit.harm.bleeding[nth]!;
    const die = dice.roll(sides, 'bleeding');
    if (die === 1) {
      const harm = harmOf(unit);
      const to = ledgered(unit, { ...harm, bleeding: replaced(harm.bleeding, kept, null) });
      yield { kind: 'token-faded', unit: id, token: 'bleeding', sides, die, resistance: 0, to };
      return false;
    }
    const rolled = { target: id, type: 'bleeding', sides, dice: [die], resistance: 0 } as const;
    const { killed, endured } = yield* harmBy(state, rolled, dice, answers);
    const isGone = killed > 0 || (endured > 0 && sides === 4);
    if (isGone) yield changed(state.units[id]!, 'bleeding', kept, null);
    return !isGone;
  },
};

/** The phases of agony, section 20. */
export type AgonyPhase = StepOf<'agony'>['phase'];

/** The tokens of each phase. */
export const TOKENS: Readonly<Record<AgonyPhase, Tokens>> = { 0: ACID, 1: MINOR_ACID, 2: FIRE, 3: POISON, 4: BLEEDING };
