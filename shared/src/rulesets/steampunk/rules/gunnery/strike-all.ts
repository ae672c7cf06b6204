import type { Dice } from '../../../../dice/index.ts';
import { chosen } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { AreaAttack, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { UnitId } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import { type Answers, type Batch, first } from '../chapter.ts';
import { figuresOf } from '../damage/figures.ts';
import { enduranceQuestions, giveTokens, isDead, strike } from '../damage/index.ts';
import { casualtyQuestions } from './casualties.ts';
import { burstOf, hitOf, weaponBy } from './hits.ts';

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
