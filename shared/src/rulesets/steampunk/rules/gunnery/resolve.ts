import type { Dice } from '../../../../dice/index.ts';
import { chosen } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import type { AreaDice } from '../../model/facts/gunnery.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { AreaAttack, Attack, Part, PlaceAttack, ShotAttack, SpotAttack } from '../../model/steps/gunnery.ts';
import { harmOf, livingOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import { type Answers, type Batch, first } from '../chapter.ts';
import { enduranceQuestions } from '../damage/endurance.ts';
import { giveTokens, isDead } from '../damage/harm.ts';
import { strike } from '../damage/resolve.ts';
import { placeMarkers } from '../hexes/markers.ts';
import { longest } from './choices.ts';
import { burstOf, casualtyQuestions, hitOf } from './hits.ts';
import { victimsAt } from './reach.ts';
import { areaNeeds, bestModel, D6, enoughFor, GOES_ON, resultOf, toHit } from './to-hit.ts';
import { weaponBy } from './weapons.ts';

/**
 * Rolls an open-ended d6 and returns all dice, DET-3: after a 6 extra dice, as long as they show 5 or more and the
 * needed number is not reached. A roll that needs 1 or less always succeeds, and is rolled nevertheless. `enough`: a
 * first die that always succeeds.
 */
export const openEnded = (dice: Dice, needed: number, reason: string, enough = Infinity): readonly number[] => {
  const rolled = [dice.roll(D6, reason)];
  if (rolled[0] !== D6 || rolled[0] >= enough) return rolled;
  while (resultOf(rolled) < needed) {
    const die = dice.roll(D6, reason);
    rolled.push(die);
    if (die < GOES_ON) break;
  }
  return rolled;
};

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

/**
 * Rolls to look under a token, as for a shot with the longest weapon, GUN-5: a unit that is found is shown without
 * bonuses.
 */
const spot = function* (
  state: State,
  { by: spotter, target: id }: SpotAttack,
  part: Part,
  dice: Dice,
): Generator<Event> {
  const by = state.units[spotter]!;
  const target = state.units[id]!;
  if (!target.hidden) return;
  const models = by.harm.alive.flatMap((lives, index) => (lives ? [index] : []));
  const weapon = longest(state, by)!;
  const { needed, reasons } = bestModel(state, { by, weapon, target, part }, models, { free: true });
  const rolled = openEnded(dice, needed, 'to spot');
  const success = resultOf(rolled) >= needed;
  yield {
    kind: 'spot-tried',
    by: spotter,
    seat: target.seat,
    token: target.token!,
    at: target.at!,
    dice: rolled,
    success,
    hides: { id, needed, reasons },
  };
  if (success) yield first(state, { do: 'uncover', unit: id });
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

/**
 * The questions before the hits of an attack are rolled: which model is shot, P19, and whether units spend endurance,
 * P20.
 */
export const hitQuestions = (
  state: State,
  attack: ShotAttack | AreaAttack,
  on: readonly UnitId[],
  part: Part,
): Batch => ({
  questions: [...casualtyQuestions(state, attack, part), ...enduranceQuestions(state, on, 'kill')],
});

/** A harpoon holds what it hit, if that lives and is not Huge; a unit is dragged once. */
const drag = function* (state: State, { by, weapon, target: id }: ShotAttack): Generator<Event> {
  const target = state.units[id]!;
  if (!abilityOf(weaponBy(state, state.units[by]!, weapon).abilities, 'drag')) return;
  if (isDead(target) || target.draggedBy !== null || figuresOf(state, target).size === 'Huge') return;
  yield { kind: 'harpooned', by, target: id, to: { units: { [id]: { draggedBy: by } } } };
};

/** Acid splashes over all other units in the hex of the target; hidden ones are spared. */
const splash = function* (state: State, { by, weapon, target }: ShotAttack): Generator<Event> {
  if (!abilityOf(weaponBy(state, state.units[by]!, weapon).abilities, 'splash_minor_acid')) return;
  const { at } = state.units[target]!;
  const others = fieldUnits(state).filter((unit) => unit.at === at && unit.id !== target && !unit.hidden);
  for (const { id } of others) yield* giveTokens(state, id, [{ token: 'minor_acid' }]);
};

/** Rolls what the hits of one attack do, in the order of their dice. */
export const strikeAll = function* (
  state: State,
  attack: ShotAttack | AreaAttack,
  on: readonly UnitId[],
  part: Part,
  answers: Answers,
  dice: Dice,
): Generator<Event> {
  const [casualty] = casualtyQuestions(state, attack, part);
  const casualties = casualty ? [Number(chosen(casualty, answers[casualty.key]))] : undefined;
  for (const [index, target] of on.entries()) {
    const hit = hitOf(state, attack, target, part);
    const isFirst = on.indexOf(target) === index;
    const onHit = isFirst ? hit.onHit : hit.onHit?.filter((token) => !('once' in token));
    yield* strike(state, { ...hit, onHit, casualties }, dice, answers);
  }
  if (attack.kind === 'area') return;
  yield* splash(state, attack);
  yield* drag(state, attack);
  if (attack.unstable) yield first(state, { do: 'attack', part, attack: burstOf(state, attack) });
};
