import { type Direction, turn } from '../../../../hex/index.ts';
import { withTerrain } from '../../boards/hexes.ts';
import { neighbourOf } from '../../ground/places.ts';
import { terrainAt } from '../../ground/survey.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Fired, Part } from '../../model/steps/gunnery.ts';
import type { AimToken, Unit } from '../../model/units.ts';
import { abilityOf, type HexMarker } from '../../roster/index.ts';
import type { Answers, Batch } from '../chapter.ts';
import { isDead } from '../damage/harm.ts';
import { placeMarkers } from '../hexes/markers.ts';
import { aimFor, aimInPart, aimsWith } from './reach.ts';
import { weaponBy, wordOf } from './weapons.ts';

const ability = <K extends 'gunsmoke' | 'clears_forest'>(state: State, { unit, weapon }: Fired, key: K) =>
  abilityOf(weaponBy(state, state.units[unit]!, weapon).abilities, key);

const CLOCKWISE = [0, 1, 2, 3, 4, 5] as const;

interface Smoking {
  readonly by: Fired;
  readonly question: Question;
  readonly cloud: HexMarker;
}

/** Where the smoke of guns can drift, P25: the hexes in front of the sides that fired, clockwise from the facing. */
const smoking = (state: State, fired: readonly Fired[]): readonly Smoking[] =>
  fired.flatMap((by) => {
    const smoke = ability(state, by, 'gunsmoke');
    if (!smoke) return [];
    const { id, seat, at, facing } = state.units[by.unit]!;
    const sides = CLOCKWISE.map((sixths): Direction => turn(facing, sixths)).filter((side) => by.sides.includes(side));
    const options = sides.flatMap((side) => neighbourOf(state.board, at!, side) ?? []);
    if (options.length === 0) return [];
    const key = `gunsmoke ${id} ${by.weapon}`;
    return [{ by, question: { seat, prompt: 'gunsmoke', key, unit: id, options }, cloud: smoke.cloud } as const];
  });

/** The questions after the shots. */
export const smokeBatch = (state: State, fired: readonly Fired[]): Batch => ({
  questions: smoking(state, fired).map(({ question }) => question),
});

const smoke = function* (state: State, fired: readonly Fired[], answers: Answers): Generator<Event> {
  for (const { by, question, cloud } of smoking(state, fired)) {
    const at = chosen(question, answers[question.key]);
    const to = { markers: placeMarkers(state, [at], [cloud]) };
    yield { kind: 'markers-laid', by: by.unit, weapon: by.weapon, at, markers: [cloud], to };
  }
};

/** Makes the forest in front of a unit that fires such a weapon rough. */
const clearForests = function* (state: State, fired: readonly Fired[]): Generator<Event> {
  for (const each of fired) {
    const { id, at, facing } = state.units[each.unit]!;
    const front = neighbourOf(state.board, at!, facing);
    if (!ability(state, each, 'clears_forest') || !front || terrainAt(state.board, front) !== 'forest') continue;
    const board = withTerrain(state.board, front, 'rough');
    yield { kind: 'forest-cleared', by: id, at: front, to: { open: { board } } };
  }
};

/** The aim tokens of a unit after the phase: without what its weapons used, with what it took, GUN-3. */
const aimsAfter = (state: State, unit: Unit, part: Part, fired: readonly Fired[]): readonly AimToken[] => {
  const used = fired
    .filter((each) => each.unit === unit.id)
    .map(({ weapon }) => aimFor(state, unit, weaponBy(state, unit, weapon), part));
  const aim = unit.aim.filter((token) => !used.includes(token));
  const word = wordOf(unit, part);
  return word.startsWith('Aim') ? aimsWith({ aim }, aimInPart(state, unit, word, part)) : aim;
};

const isSame = (one: readonly AimToken[], other: readonly AimToken[]): boolean =>
  one.length === other.length && one.every((token, index) => token === other[index]);

/** Aims are taken, and those that were used are gone, GUN-1 (b), GUN-3. */
const changeAims = function* (state: State, part: Part, fired: readonly Fired[]): Generator<Event> {
  const changed = fieldUnits(state)
    .filter((unit) => !isDead(unit))
    .map((unit) => ({ unit, aim: aimsAfter(state, unit, part, fired) }))
    .filter(({ unit, aim }) => !isSame(unit.aim, aim));
  if (changed.length === 0) return;
  yield {
    kind: 'aims-changed',
    part,
    units: changed.map(({ unit }) => unit.id),
    to: { units: Object.fromEntries(changed.map(({ unit, aim }) => [unit.id, { aim }])) },
  };
};

/** The phase ends after the last shot: smoke drifts, forests are gone, units have aimed. */
export const ceaseFire = function* (
  state: State,
  part: Part,
  fired: readonly Fired[],
  answers: Answers,
): Generator<Event> {
  yield* smoke(state, fired, answers);
  yield* clearForests(state, fired);
  yield* changeAims(state, part, fired);
};
