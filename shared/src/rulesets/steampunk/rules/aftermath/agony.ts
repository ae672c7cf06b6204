import { hasTaken } from '../../../../cost.ts';
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
import { AT_ONCE } from '../../position/most.ts';
import { abilityOf } from '../../roster/index.ts';
import { type Answers, type Batch, first, type StepRule } from '../chapter.ts';
import { enduranceQuestions } from '../damage/endurance.ts';
import { isDead } from '../damage/harm.ts';
import { rollOn } from '../damage/resolve.ts';
import { withoutFire } from '../hexes/markers.ts';
import { type AgonyPhase, NONE_YET, type Progress, TOKENS, type Tokens } from './tokens.ts';

/** The tokens of one unit, oldest first. Tells how far it came, if much was worked out by then; undefined: it is done. */
const suffered = function* (
  state: State,
  id: UnitId,
  tokens: Tokens,
  from: Progress,
  dice: Dice,
  answers: Answers,
): Generator<Event, Progress | undefined> {
  const count = tokens.count(state.units[id]!.harm);
  let progress = from;
  while (progress.rolled < count && !isDead(state.units[id]!)) {
    if (progress !== from && hasTaken(AT_ONCE)) return progress;
    const stays = yield* tokens.roll(state, id, progress, dice, answers);
    progress = { rolled: progress.rolled + 1, kept: progress.kept + (stays ? 1 : 0) };
  }
  return undefined;
};

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

/**
 * One phase of agony; Apply damage follows it. In the end-phase of a timed match there is no Terror, VIC-2. A phase that has
 * taken much is cut before its next token: the match pauses, and goes on with the rest.
 */
export const agonyPhase = function* (
  state: State,
  { phase, rest }: Omit<StepOf<'agony'>, 'do'>,
  given: Answers,
  dice: Dice,
): Generator<Event> {
  if (!rest) yield* spin(state, phase);
  const units = rest?.units ?? fieldUnits(state).map(({ id }) => id);
  const answers = rest?.answers ?? given;
  for (const [index, id] of units.entries()) {
    const from = index === 0 && rest ? rest.from : NONE_YET;
    const left = index > 0 && hasTaken(AT_ONCE) ? from : yield* suffered(state, id, TOKENS[phase], from, dice, answers);
    if (!left) continue;
    yield first(state, { do: 'agony', phase, rest: { units: units.slice(index), from: left, answers } });
    return;
  }
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
  asks: (state, { phase, rest }) => (rest ? { questions: [] } : asks(state, phase)),
  perform: agonyPhase,
};
