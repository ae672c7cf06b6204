import { z } from 'zod';
import { indexOfLabel } from '../../../hex/index.ts';
import { question, type RefereeQuestion, type Refusal } from '../../../match/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import { Id, Label } from '../ask/intents.ts';
import { arrival, deployment, type PlaceRule, scouting } from '../ground/placing/check-place.ts';
import { checkMarker } from '../ground/placing/marker-hexes.ts';
import { EDGES, type Edge } from '../ground/zones.ts';
import type { State } from '../model/state.ts';
import type { Unit } from '../model/units.ts';
import { refusal } from '../refusal.ts';
import { edgeOf, whyNotAt } from '../rules/placing.ts';
import { FROM_ROUND } from '../rules/rounds/arrivals.ts';
import { refusalAnswer } from './refusal-answer.ts';

// Questions whether something might be placed in a hex, regardless of whose turn it is: units in set-up and from
// reserve, and markers.

const judged = (refused: Refusal | undefined): Result<object, Fault[]> =>
  ok(refused ? refusalAnswer(refused) : { ok: true });

/** A unit that is not on the map yet. */
const toBePlaced = (state: State, id: string): Result<Unit, Fault[]> => {
  const unit = Object.hasOwn(state.units, id) ? state.units[id]! : undefined;
  return unit ? ok(unit) : fail([{ at: 'unit', message: `There is no unit ${id}.` }]);
};

const away = ({ id, place }: Unit): Refusal | undefined =>
  place === 'waiting' || place === 'reserve' || place === 'scouts'
    ? undefined
    : refusal('E_NOT_AVAILABLE/placed', 'G-7.7', { unit: id, place });

const edge = z.enum(EDGES).optional();
const DeploySchema = z.strictObject({ unit: Id, at: Label, edge });
const zoneOf = (state: State, { seat }: Unit, own: Edge | undefined): PlaceRule =>
  deployment(own ?? edgeOf(state, seat));

/** Whether a unit might be deployed in a hex of its zone, G-7.7; `edge` in place of the one that its seat has. */
const checkDeploy: RefereeQuestion<State> = question(DeploySchema, (state, { unit: id, at, edge: own }) => {
  const unit = toBePlaced(state, id);
  if (!unit.ok) return unit;
  return judged(away(unit.value) ?? whyNotAt(state, unit.value, at, zoneOf(state, unit.value, own)));
});

const ScoutSchema = DeploySchema.extend({ to: Label.optional() });

/** Whether a scout might be set up in a hex of its zone and move to another, G-7.8. */
const checkScout: RefereeQuestion<State> = question(ScoutSchema, (state, { unit: id, at, to, edge: own }) => {
  const unit = toBePlaced(state, id);
  if (!unit.ok) return unit;
  const { seat } = unit.value;
  const refused =
    away(unit.value) ??
    whyNotAt(state, unit.value, at, zoneOf(state, unit.value, own)) ??
    whyNotAt(state, unit.value, to ?? at, scouting(seat, at));
  return judged(refused);
});

const ArriveSchema = z.strictObject({ unit: Id, at: Label, round: z.int().min(1).max(20).optional() });

/** Whether a reserve might arrive in a hex, in this round or another, G-15. */
const checkArrive: RefereeQuestion<State> = question(ArriveSchema, (state, { unit: id, at, round = state.round }) => {
  const unit = toBePlaced(state, id);
  if (!unit.ok) return unit;
  const early =
    round < FROM_ROUND ? refusal('E_NOT_AVAILABLE/early', 'G-15', { unit: id, round: FROM_ROUND }) : undefined;
  return judged(away(unit.value) ?? early ?? whyNotAt(state, unit.value, at, arrival(unit.value.seat)));
});

const MarkerSchema = z.strictObject({ at: Label, others: z.array(Label).max(20).optional() });

/** Whether a marker might lie in a hex, G-7.4; `others` in place of those that lie on the map. */
const checkMarkerPlace: RefereeQuestion<State> = question(MarkerSchema, ({ board, markers }, { at, others }) => {
  const off = others?.findIndex((other) => indexOfLabel(board, other) < 0) ?? -1;
  if (off >= 0) return fail([{ at: `others.${off}`, message: `There is no hex ${others![off]} on this board.` }]);
  return judged(checkMarker(board, others ?? markers.map((marker) => marker.at), at));
});

/** Questions about places. */
export const PLACE_QUESTIONS: Readonly<Record<string, RefereeQuestion<State>>> = {
  checkDeploy,
  checkScout,
  checkArrive,
  checkMarker: checkMarkerPlace,
};
