import { NO_ANSWER } from '../../../../agenda/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { Intent } from '../../ask/intents.ts';
import type { Ask } from '../../model/asks.ts';
import { refusal } from '../../model/refusal.ts';
import type { View } from '../../model/state.ts';
import type { Unit } from '../../model/units.ts';
import { builtOf } from '../../roster/index.ts';
import type { PartsRule } from '../chapter.ts';
import { startSpeeds } from './new-unit.ts';
import { areaFor, candidatesIn, placementRefusal, setupKind, setupStep, waitingOf, withPlaced } from './placement.ts';
import { givenIn } from './places.ts';

/** The units that a question is about; the blind set-up is about all. */
export const placeable = (view: View, { seat, prompt }: Ask): readonly Unit[] =>
  prompt === 'deploy' ? waitingOf(view, seat) : candidatesIn(view, seat, view.step);

const stepOf = ({ step }: View, { prompt }: Ask): number => (prompt === 'deploy' ? 0 : step);

/** Why it is not the time to place this unit, SET-4; undefined if it is. */
const notNow = (view: View, ask: Ask, id: string): Refusal | undefined => {
  const unit = view.units[id];
  if (unit?.seat !== ask.seat) return refusal('not-yours', 'SET-4', { unit: id });
  if (unit.status !== 'waiting') return refusal('placed', 'SET-5', { unit: id });
  if (ask.prompt === 'deploy') return undefined;
  const kind = setupKind(unit);
  if (kind === setupStep(view.step).kind) return undefined;
  return refusal('other-step', 'SET-4', { unit: id, kind, step: view.step });
};

/** The table with the answered placements of other units; undefined: there are too many already. */
const aroundUnit = (view: View, ask: Ask, id: string): View | undefined => {
  const given = givenIn(view.own!.answers[ask.id] ?? NO_ANSWER, placeable(view, ask));
  const others = given.filter(({ unit }) => unit !== id);
  return ask.most !== undefined && others.length >= ask.most ? undefined : withPlaced(view, others);
};

const check = (view: View, ask: Ask, part: Intent): Refusal | undefined => {
  if (part.kind !== 'place') return refusal('wrong-answer/place', 'P4');
  const wrong = notNow(view, ask, part.unit);
  if (wrong || part.at === null) return wrong;
  const table = aroundUnit(view, ask, part.unit);
  if (!table) return refusal('too-many/units', 'SET-5', { most: ask.most! });
  const unit = view.units[part.unit]!;
  const speed = part.speed ?? startSpeeds(builtOf(unit.bought))[0]!;
  return placementRefusal(table, unit, { at: part.at, speed }, stepOf(view, ask));
};

/** Each hex in which a unit can be placed, with a facing and a speed that differ from hex to hex. */
const placesOf = function* (view: View, ask: Ask, unit: Unit): Generator<Intent> {
  const table = aroundUnit(view, ask, unit.id);
  const speeds = startSpeeds(builtOf(unit.bought));
  for (const [index, at] of table ? areaFor(view, unit).entries() : []) {
    const speed = speeds[index % speeds.length]!;
    if (!placementRefusal(table!, unit, { at, speed }, stepOf(view, ask)))
      yield { kind: 'place', unit: unit.id, at, facing: (index * 5) % 6, speed };
  }
};

/** How units are set up, P4: any number of them, up to as many as may be placed; the rest as by default. */
export const PLACE_PARTS: PartsRule = {
  check,
  units: placeable,
  parts: function* (view, ask, only) {
    for (const unit of only ? [only] : placeable(view, ask)) {
      yield* placesOf(view, ask, unit);
      yield { kind: 'place', unit: unit.id, at: null, facing: 0 };
    }
  },
};
