import type { Dice } from '../../../../dice/index.ts';
import type { Angle } from '../../ground/arcs.ts';
import { angleOf, anglesHit, weakestAngle } from '../../ground/arcs.ts';
import { distanceOf } from '../../ground/places.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { AreaAttack, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf, type BuiltModel, type ByAngle, CURRENCIES, type Weapon } from '../../roster/index.ts';
import { type Answers, type Batch, first } from '../chapter.ts';
import { figuresOf } from '../damage/figures.ts';
import { armourOf, enduranceQuestions, giveTokens, type Hit, isDead, strike } from '../damage/index.ts';
import { weaponsOf } from './loading.ts';
import { bandAt, rangeOf } from './reach.ts';
import { isAimed } from './to-hit.ts';

/** The weapon of a unit by its id. */
export const weaponBy = (table: Pick<Table, 'arsenal'>, unit: Unit, id: string): Weapon =>
  weaponsOf(figuresOf(table, unit)).find((weapon) => weapon.id === id)!;

/** The armour of a unit at every angle, as a hit meets it now. */
const armourBy = (table: Pick<Table, 'arsenal'>, unit: Unit): ByAngle<number> =>
  [0, 1, 2, 3].map((angle) => armourOf(table, unit, angle as Angle)) as unknown as ByAngle<number>;

/** The side that is hit: what the attacker chose, or where the armour is lowest, ANG-2. */
const angleFor = (table: Table, by: Unit, target: Unit, into: ShotAttack['into']): Angle =>
  into === null
    ? weakestAngle(armourBy(table, target), anglesHit(target.facing, by.at!, target.at!))
    : angleOf(into, target.facing);

/** What a shot with the help of an aim token does besides, `improved_aim`. */
const aimedWith = (table: Table, attack: ShotAttack | AreaAttack, weapon: Weapon, part: Part) => {
  const improved = abilityOf(weapon.abilities, 'improved_aim');
  if (attack.kind === 'area' || !improved) return undefined;
  const shot = { by: table.units[attack.by]!, target: table.units[attack.target]!, weapon, model: attack.model, part };
  return isAimed(table, shot) ? improved : undefined;
};

/** One regular damage more for who was just revealed, CON-8. */
const REVEALED = { why: 'revealed', add: 1 } as const;

/** What a hit of this attack on a unit is, for the rules of damage, DMG-1. */
export const hitOf = (table: Table, attack: ShotAttack | AreaAttack, targetId: UnitId, part: Part): Hit => {
  const by = table.units[attack.by]!;
  const target = table.units[targetId]!;
  const weapon = weaponBy(table, by, attack.weapon);
  const burst = attack.kind === 'area' && attack.unstable ? abilityOf(weapon.abilities, 'unstable_round') : undefined;
  const aim = aimedWith(table, attack, weapon, part);
  const bonuses = [
    ...(aim ? [{ why: 'aim', add: aim.regular } as const] : []),
    ...(by.marks.includes('revealed') ? [REVEALED] : []),
  ];
  const { ap, regular, extra, penetrateBonus } = weapon;
  return {
    target: targetId,
    by: by.id,
    damage: burst
      ? { ap: burst.ap, regular: burst.regular, extra: [], penetrateBonus: 0 }
      : { ap, regular, extra: [...extra, ...(aim?.extra ?? [])], penetrateBonus },
    onHit: burst ? [] : weapon.onHit,
    angle: angleFor(table, by, target, attack.into),
    range: bandAt(rangeOf(weapon, by), distanceOf(by.at!, target.at!)) ?? 'long',
    bonuses,
    crewIfPenetrated: burst ? undefined : abilityOf(weapon.abilities, 'crew_if_penetrated')?.die,
    slows: attack.kind === 'shot' && attack.use === 'amp',
  };
};

const priceOf = ({ cost }: BuiltModel): number => CURRENCIES.reduce((sum, currency) => sum + cost[currency], 0);
const looks = ({ id, weapons, cost }: BuiltModel): string => JSON.stringify([id, weapons, cost]);

/** Who is shot by a sniper who aimed: one living model of each kind, the most expensive first, P19. */
const casualtyQuestions = (state: State, attack: ShotAttack | AreaAttack, part: Part): readonly Question[] => {
  const by = state.units[attack.by]!;
  const weapon = weaponBy(state, by, attack.weapon);
  if (attack.kind === 'area' || !abilityOf(weapon.abilities, 'sniper')) return [];
  const target = state.units[attack.target]!;
  if (!isAimed(state, { by, target, weapon, model: attack.model, part })) return [];
  const { models } = figuresOf(state, target);
  const living = models.map((model, index) => ({ model, index })).filter(({ index }) => harmOf(target).alive[index]);
  const kinds = [...new Map(living.toReversed().map((each) => [looks(each.model), each])).values()];
  kinds.sort((one, other) => priceOf(other.model) - priceOf(one.model) || one.index - other.index);
  const options = kinds.map(({ index }) => `${index}`);
  return options.length === 0 ? [] : [{ seat: by.seat, prompt: 'casualty', key: 'casualty', unit: target.id, options }];
};

/** What is asked before the hits of an attack are rolled: who is shot, P19, and who spends endurance, P20. */
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

/** An unstable round bursts where it hit: all enemy models on the ground of that hex are attacked. */
const burst = (state: State, { by, model, weapon, target, into }: ShotAttack, part: Part): Event => {
  const { area } = abilityOf(weaponBy(state, state.units[by]!, weapon).abilities, 'unstable_round')!;
  const at = state.units[target]!.at!;
  const hex = { at, layer: 'ground', into, n: area, more: 0, friends: false, unstable: true } as const;
  return first(state, { do: 'attack', part, attack: { kind: 'area', by, model, weapon, ...hex } });
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
  if (attack.unstable) yield burst(state, attack, part);
};
