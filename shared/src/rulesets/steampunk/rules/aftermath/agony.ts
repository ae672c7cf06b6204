import type { Dice } from '../../../../dice/index.ts';
import { turn } from '../../../../hex/index.ts';
import { withRemains } from '../../ground/change.ts';
import { distanceOf } from '../../ground/places.ts';
import { terrainAt } from '../../ground/survey.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import type { Answers, Batch, StepRule } from '../chapter.ts';
import { enduranceQuestions } from '../damage/endurance.ts';
import { rollOn } from '../damage/resolve.ts';
import { withoutFire } from '../hexes/markers.ts';
import { acid, minorAcid } from './acid.ts';
import { bleeding, fire, poison } from './tokens.ts';

/** The phases of agony, section 20. */
export type AgonyPhase = 0 | 1 | 2 | 3 | 4;

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

/** Whose tokens may kill in a phase. */
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
