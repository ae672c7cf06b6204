import type { Dice } from '../../../../dice/index.ts';
import { turn } from '../../../../hex/index.ts';
import { withRemains } from '../../ground/change.ts';
import { distanceOf } from '../../ground/places.ts';
import { terrainAt } from '../../ground/survey.ts';
import type { Event } from '../../model/events.ts';
import type { AcidDoes } from '../../model/facts/aftermath.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { StepOf } from '../../model/steps.ts';
import { type Harm, harmOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf, type Die, type HexMarker } from '../../roster/index.ts';
import type { Answers, Batch, StepRule } from '../chapter.ts';
import { enduranceQuestions, spends, spent } from '../damage/endurance.ts';
import { isDead, ledgered, rowOf, withAfter } from '../damage/harm.ts';
import { isBio, isImmune, resistanceOf } from '../damage/hit.ts';
import { harmBy, rollOn } from '../damage/resolve.ts';
import { withoutFire } from '../hexes/markers.ts';
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

/** All acid of a unit, AGO-0. */
const acid = function* (state: State, id: UnitId, dice: Dice): Generator<Event> {
  const { acid: tokens } = state.units[id]!.harm;
  for (let token = 0; token < tokens; token++) yield* acidToken(state, id, dice, 0);
};

/** All minor acid of a unit, AGO-1. */
const minorAcid = function* (state: State, id: UnitId, dice: Dice): Generator<Event> {
  const { minorAcid: tokens } = state.units[id]!.harm;
  for (let token = 0; token < tokens; token++) {
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
  }
};

/** What the table of a unit does to one list of its tokens. */
type Tokens = (state: State, id: UnitId, dice: Dice, answers: Answers) => Generator<Event>;

/** Burning, AGO-2: a result of 1 or less puts it out. */
const fire: Tokens = function* (state, id, dice, answers) {
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
const poison: Tokens = function* (state, id, dice, answers) {
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
const bleeding: Tokens = function* (state, id, dice, answers) {
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

/** The phases of agony, section 20. */
type AgonyPhase = 0 | 1 | 2 | 3 | 4;

/** What the tokens of one unit do in each phase. */
const TOKENS: Readonly<
  Record<AgonyPhase, (state: State, id: UnitId, dice: Dice, answers: Answers) => Generator<Event>>
> = { 0: acid, 1: minorAcid, 2: fire, 3: poison, 4: bleeding };

/** Damage that makes a unit spin, at the start of these phases, CON-5. */
const SPINS = [
  { critical: 'spin_right_a0', sixths: 1, phases: [0] },
  { critical: 'spin_left_a1_a3', sixths: -1, phases: [1, 3] },
] as const satisfies readonly { readonly phases: readonly AgonyPhase[]; readonly [key: string]: unknown }[];

const spin = function* (state: State, phase: AgonyPhase): Generator<Event> {
  for (const { critical, sixths, phases } of SPINS) {
    if (!phases.some((each) => each === phase)) continue;
    for (const { id, facing, harm } of fieldUnits(state))
      if (harm.criticals.includes(critical))
        yield { kind: 'spun', unit: id, sixths, to: { units: { [id]: { facing: turn(facing, sixths) } } } };
  }
};

/** Terror of units strikes all enemies near them, AGO-0; those that hide are immune, CON-8. */
const terror = function* (state: State, dice: Dice, answers: Answers): Generator<Event> {
  const near = (one: Unit, other: Unit, range: number): boolean =>
    one.side !== other.side && !other.hidden && distanceOf(one.at!, other.at!) <= range;
  for (const unit of fieldUnits(state)) {
    const ability = abilityOf(figuresOf(state, unit).abilities, 'terror');
    if (!ability || unit.hidden || unit.harm.criticals.includes('lose_terror')) continue;
    const die = { sides: ability.die, plus: 0 };
    for (const { id } of fieldUnits(state).filter((other) => near(unit, other, ability.range)))
      yield* rollOn(state, { target: id, by: unit.id, type: 'psychic', die }, dice, answers);
  }
};

/** Fires burn down, and leave of forests rough ground, HEX-7. */
const burn = function* (state: State): Generator<Event> {
  const markers = withoutFire(state);
  const at = Object.keys(markers).sort();
  if (at.length === 0) return;
  const forests = at.filter((hex) => terrainAt(state.board, hex) === 'forest');
  const open = forests.length > 0 ? { open: { board: withRemains(state.board, forests, 'rough') } } : {};
  yield { kind: 'fires-burned', at, forests, to: { markers, ...open } };
};

/** One phase of agony; Apply damage follows it. In the end-phase of a timed match there is no Terror, VIC-2. */
export const agonyPhase = function* (state: State, phase: AgonyPhase, answers: Answers, dice: Dice): Generator<Event> {
  yield* spin(state, phase);
  for (const { id } of fieldUnits(state)) yield* TOKENS[phase](state, id, dice, answers);
  if (phase === 0 && state.stage !== 'end-phase') yield* terror(state, dice, answers);
  if (phase === 4) yield* burn(state);
};

/** The units with tokens that may kill in a phase. */
const inDanger = (state: State, phase: AgonyPhase): readonly UnitId[] =>
  fieldUnits(state)
    .filter(
      ({ harm }) =>
        (phase === 2 && harm.fire > 0) ||
        (phase === 3 && harm.poison.length > 0) ||
        (phase === 4 && harm.bleeding.length > 0),
    )
    .map(({ id }) => id);

const asks = (state: State, phase: AgonyPhase): Batch => {
  const units = inDanger(state, phase);
  const coats = units.filter((id) => abilityOf(figuresOf(state, state.units[id]!).abilities, 'trench_coat'));
  return {
    questions: [
      ...enduranceQuestions(state, units, 'kill'),
      ...(phase === 3 ? enduranceQuestions(state, coats, 'poison') : []),
    ],
  };
};

/** The step of one phase. */
export const AGONY: StepRule<StepOf<'agony'>> = {
  asks: (state, { phase }) => asks(state, phase),
  perform: (state, { phase }, answers, dice) => agonyPhase(state, phase, answers, dice),
};
