import { z } from 'zod';
import { indexOfLabel } from '../../../hex/index.ts';
import { question, type RefereeQuestion } from '../../../match/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import { GroupSchema, Id, Label } from '../ask/intents.ts';
import { distanceBetween, inContact, type PlacedUnit } from '../ground/footprint.ts';
import { explainSight } from '../ground/sight/explain.ts';
import { EDGES, zoneDepth, zoneRows } from '../ground/zones.ts';
import type { State } from '../model/state.ts';
import { ACTIONS } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { refusal } from '../refusal.ts';
import { roomOf } from '../roster/index.ts';
import { checkShots } from '../rules/attacks/legal.ts';
import { shotsOf } from '../rules/attacks/shoot.ts';
import { coverCounts } from '../rules/attacks/to-block.ts';
import { toHit } from '../rules/attacks/to-hit.ts';
import { bodyOf, fieldOf } from '../rules/field.ts';
import { figuresOf, rulesNow } from '../rules/figures.ts';
import { isAtHalfStrength, moraleNeed } from '../rules/morale/need.ts';
import { spacesFor } from '../rules/movement/boarding.ts';
import { checkAct } from '../rules/movement/legal.ts';
import { courseAhead } from '../rules/movement/path.ts';
import { holders } from '../rules/rounds/markers.ts';
import { scoreOf } from '../rules/victory.ts';
import { checkActivation, checkCasting } from './activation-question.ts';
import { checkForce } from './force-question.ts';
import { PLACE_QUESTIONS } from './place-questions.ts';
import { refusalAnswer } from './refusal-answer.ts';

const noSuch = (place: string, message: string): Result<never, Fault[]> => fail([{ at: place, message }]);

const unitIn = (state: State, id: string, place: string): Result<Unit, Fault[]> => {
  const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
  return unit ? ok(unit) : noSuch(place, `There is no unit ${id}.`);
};

/** A unit on the map. */
const onMap = (state: State, id: string, place: string): Result<Unit, Fault[]> => {
  const unit = unitIn(state, id, place);
  return unit.ok && unit.value.place !== 'map' ? noSuch(place, `The unit ${id} is not on the map.`) : unit;
};

/** A unit on the map, or a hex. */
const standingAt = (state: State, named: string, place: string): Result<PlacedUnit, Fault[]> => {
  if (indexOfLabel(state.board, named) >= 0) return ok({ at: named, size: 'standard' });
  if (/^\d/.test(named)) return noSuch(place, `There is no hex ${named} on this board.`);
  const unit = onMap(state, named, place);
  return unit.ok ? ok(bodyOf(state, unit.value)) : unit;
};

/** How far two units or hexes are from each other, G-2.2, and whether units are in contact. */
const unitDistance: RefereeQuestion<State> = question(z.tuple([Id, Id]), (state, [a, b]) => {
  const [one, other] = [standingAt(state, a, '0'), standingAt(state, b, '1')];
  if (!one.ok) return one;
  if (!other.ok) return other;
  const distance = distanceBetween(state.board, one.value, other.value);
  return ok({ distance, over9: distance > 9, contact: inContact(state.board, one.value, other.value) });
});

/** Whether one unit sees another, whether the other has cover, and what stands in the way, G-5. */
const sight: RefereeQuestion<State> = question(z.tuple([Id, Id]), (state, [a, b]) => {
  const [viewer, target] = [unitIn(state, a, '0'), unitIn(state, b, '1')];
  if (!viewer.ok) return viewer;
  if (!target.ok) return target;
  // A unit aboard or in reserve neither sees nor is seen.
  if (viewer.value.place !== 'map' || target.value.place !== 'map')
    return ok({ sees: false, cover: false, terrainCover: false, lines: [] });
  return ok(explainSight(fieldOf(state), bodyOf(state, viewer.value), bodyOf(state, target.value)));
});

/** The deployment zones: how deep they are, and their first and last rows, G-2.3. */
const zones: RefereeQuestion<State> = question(z.strictObject({}), ({ board }) =>
  ok({ depth: zoneDepth(board), ...Object.fromEntries(EDGES.map((edge) => [edge, zoneRows(board, edge)])) }),
);

/** What a unit is now: its figures, its models with their wounds, and the rules that it has as a whole, G-4. */
const unit: RefereeQuestion<State> = question(Id, (state, id) => {
  const found = unitIn(state, id, '');
  if (!found.ok) return found;
  const { name, sizeClass, quality, defense, track, spells } = figuresOf(state, found.value);
  const models = track.map(({ type, tough, weapons }, model) => ({
    ...{ type, tough, wounds: found.value.wounds[model]!, weapons: weapons.map((weapon) => weapon.id) },
  }));
  const rules = Object.entries(rulesNow(state, found.value)).flatMap(([rule, has]) => (has ? rule : []));
  return ok({ name, sizeClass, quality, defense, models, rules, spells: spells.map((spell) => spell.id) });
});

const MoveSchema = z.strictObject({
  unit: Id,
  action: z.enum(ACTIONS),
  path: z.array(Label).max(99).default([]),
  target: Id.optional(),
  board: Id.optional(),
});

/** Whether a unit that is activated might act so, G-9.3 and G-20, and whether a dangerous test would follow, G-9.9. */
const checkMove: RefereeQuestion<State> = question(MoveSchema, (state, { unit: id, ...act }) => {
  const found = unitIn(state, id, 'unit');
  if (!found.ok) return found;
  if (found.value.place !== 'map' && found.value.place !== 'aboard')
    return noSuch('unit', `The unit ${id} is not on the map, nor in a transport.`);
  const refused = checkAct(state, found.value, { kind: 'act', ...act });
  if (refused) return ok(refusalAnswer(refused));
  return ok({ ok: true, danger: courseAhead(state, found.value, act).dangerous });
});

const ShotsSchema = z.strictObject({
  unit: Id,
  action: z.enum(['hold', 'advance']).default('hold'),
  groups: z.array(GroupSchema).max(24),
});

/**
 * Whether a unit that is activated might shoot so from where it is, G-10.2 to G-10.4 and G-20, also where it would not
 * be asked because nothing can be shot at; and if so the groups as they are resolved, with what each carrier needs to
 * hit.
 */
const checkShooting: RefereeQuestion<State> = question(ShotsSchema, (state, { unit: id, action, groups }) => {
  const found = onMap(state, id, 'unit');
  if (!found.ok) return found;
  const refused = checkShots(state, found.value, { groups });
  if (refused) return ok(refusalAnswer(refused));
  const shots = shotsOf(state, found.value, action, groups).map((attack) => ({
    weapon: attack.weapon,
    hero: attack.hero,
    target: attack.target,
    distance: attack.distance,
    cover: coverCounts(state, attack),
    attacks: attack.carriers.reduce((sum, { attacks }) => sum + attacks, 0),
    toHit: attack.carriers.map(({ model }, place) => toHit(state, attack, model, attack.named?.[place]).needs),
  }));
  return ok({ ok: true, groups: shots });
});

/** The score as if the battle ended now, G-14.3, seat A's first, and its winner; null: a draw. */
const score: RefereeQuestion<State> = question(z.strictObject({}), (state) => {
  const score = scoreOf(state);
  const [one = 0, other = 0] = score;
  return ok({ score, winner: one === other ? null : state.seats[one > other ? 0 : 1]!.id });
});

/** What a morale test of a unit would ask now, G-13.4, and whether it is at half strength, G-13.1. */
const morale: RefereeQuestion<State> = question(Id, (state, id) => {
  const found = unitIn(state, id, '');
  if (!found.ok) return found;
  return ok({ ...moraleNeed(state, found.value), halfStrength: isAtHalfStrength(state, found.value) });
});

/** Whether units might ride together in a transport, wherever they are, and the spaces that they take, G-15.1. */
const checkBoard: RefereeQuestion<State> = question(
  z.strictObject({ transport: Id, units: z.array(Id).max(20) }),
  (state, { transport: id, units: ids }) => {
    const transport = unitIn(state, id, 'transport');
    if (!transport.ok) return transport;
    let spaces = 0;
    const room = roomOf(figuresOf(state, transport.value), transport.value.wounds);
    for (const [index, each] of ids.entries()) {
      const rider = unitIn(state, each, `units.${index}`);
      if (!rider.ok) return rider;
      const needs = spacesFor(state, rider.value);
      if (needs === null || room === 0 || rider.value.seat !== transport.value.seat)
        return ok(refusalAnswer(refusal('E_CANNOT_BOARD/cannot-ride', 'G-15.1', { unit: each, transport: id })));
      spaces += needs;
    }
    if (spaces > room)
      return ok(refusalAnswer(refusal('E_TRANSPORT_FULL/together', 'G-15.1', { spaces, transport: id, room })));
    return ok({ ok: true, spaces, room });
  },
);

/** The units that would count for a marker in this hex, G-14.2. */
const near: RefereeQuestion<State> = question(Label, (state, at) =>
  indexOfLabel(state.board, at) < 0
    ? noSuch('', `There is no hex ${at} on this board.`)
    : ok({ units: holders(state, at).map(({ id }) => id) }),
);

/** What the referee can be asked of a state of this game. */
export const QUESTIONS: Readonly<Record<string, RefereeQuestion<State>>> = {
  unitDistance,
  sight,
  checkActivation,
  checkMove,
  checkShooting,
  checkCasting,
  zones,
  ...PLACE_QUESTIONS,
  checkBoard,
  checkForce,
  unit,
  morale,
  score,
  near,
};
