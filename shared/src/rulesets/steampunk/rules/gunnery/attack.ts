import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { AreaDice } from '../../model/facts/gunnery.ts';
import type { State } from '../../model/state.ts';
import type { AreaAttack, Attack, Part, PlaceAttack, ShotAttack } from '../../model/steps/gunnery.ts';
import { harmOf, livingOf, type Unit } from '../../model/units.ts';
import { first } from '../chapter.ts';
import { isDead, placeMarkers } from '../damage/index.ts';
import { areaNeeds, victimsAt } from './areas.ts';
import { weaponBy } from './hits.ts';
import { resultOf } from './open-ended.ts';
import { openEnded } from './roll-open-ended.ts';
import { spot } from './spot.ts';
import { enoughFor, toHit } from './to-hit.ts';

/** Rolls one shot, GUN-6; a shot at a unit that is destroyed already is lost, DET-6. */
const shoot = function* (state: State, attack: ShotAttack, part: Part, dice: Dice): Generator<Event> {
  const { by: shooter, model, weapon: id, target: targetId, use } = attack;
  const by = state.units[shooter]!;
  const target = state.units[targetId]!;
  const told = { by: shooter, model, weapon: id, target: targetId } as const;
  if (isDead(target)) {
    yield { kind: 'shot-lost', ...told };
    return;
  }
  const weapon = weaponBy(state, by, id);
  const { needed, reasons } = toHit(state, { by, model, weapon, target, part });
  const enough = enoughFor(weapon, use);
  const rolled = openEnded(dice, needed, 'to hit', enough);
  const hit = resultOf(rolled) >= needed || rolled[0]! >= enough;
  yield { kind: 'shot-fired', ...told, reasons, needed, dice: rolled, hit };
  if (hit) yield first(state, { do: 'hits', part, attack, on: [targetId] });
};

/** A die for each model of a unit, GUN-7. */
const areaDice = (state: State, attack: AreaAttack, target: Unit, dice: Dice): AreaDice => {
  const { needed, reasons } = areaNeeds(state, target, attack);
  const rolled = Array.from({ length: livingOf(harmOf(target)) }, () => openEnded(dice, needed, 'area attack'));
  const hits = rolled.filter((each) => resultOf(each) >= needed).length;
  return { target: target.id, reasons, needed, dice: rolled, hits };
};

/** Rolls an area attack on one hex: all success dice first, then what each hit does, GUN-7. */
const strikeArea = function* (state: State, attack: AreaAttack, part: Part, dice: Dice): Generator<Event> {
  const { by, weapon, at, layer, friends } = attack;
  const units = victimsAt(state, state.units[by]!, attack, friends).filter((unit) => !isDead(unit));
  if (units.length === 0) return;
  const rolls = units.map((unit) => areaDice(state, attack, unit, dice));
  yield { kind: 'area-attacked', by, weapon, at, layer, units: units.map(({ id }) => id), rolls };
  const on = rolls.flatMap(({ target, hits }) => Array<string>(hits).fill(target));
  if (on.length > 0) yield first(state, { do: 'hits', part, attack, on });
};

/** Places the markers of a weapon, GUN-8. */
const place = function* (state: State, { by, weapon, at }: PlaceAttack): Generator<Event> {
  const { attack } = weaponBy(state, state.units[by]!, weapon);
  if (attack.mode !== 'place') return;
  const { markers } = attack;
  yield { kind: 'markers-laid', by, weapon, at, markers, to: { markers: placeMarkers(state, [at], markers) } };
};

/** Rolls one attack. */
export const attacked = function* (state: State, attack: Attack, part: Part, dice: Dice): Generator<Event> {
  switch (attack.kind) {
    case 'shot':
      return yield* shoot(state, attack, part, dice);
    case 'area':
      return yield* strikeArea(state, attack, part, dice);
    case 'place':
      return yield* place(state, attack);
    case 'spot':
      return yield* spot(state, attack, part, dice);
  }
};
