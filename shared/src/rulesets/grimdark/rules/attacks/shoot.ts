import type { Group } from '../../ask/intents.ts';
import type { Question } from '../../model/asks.ts';
import type { GroupAttack } from '../../model/chapters/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { answerOf, first, oneQuestion, type PromptRules, type StepRules } from '../chapter.ts';
import { livingModels, unitOf } from '../figures.ts';
import { afterShooting } from '../random-events/first-die.ts';
import { allShots, isSettled, NO_SHOTS, someShots } from './choices.ts';
import { checkShots, declaredOf } from './legal.ts';
import { shotOf } from './targets.ts';
import { attackSteps, groupsOf, weaponOf } from './weapons.ts';

const KEY = 'shoot';

/** The unit that shoots. */
const shooterOf = (table: Table): Unit => unitOf(table, table.active!.unit);

/** P11; settled where there is nothing to shoot at. */
const asked = (table: Table): Question => {
  const unit = shooterOf(table);
  const only = isSettled(table, unit) ? NO_SHOTS : undefined;
  return { seat: unit.seat, key: KEY, prompt: 'shoot', unit: unit.id, ...(only && { only }) };
};

/** The rank of a group in the order of resolution, G-10.5: Sniper, then Deadly, then the rest. */
const rankOf = (table: Table, { weapon }: GroupAttack): number => {
  const { sniper, deadly } = weaponOf(table, weapon).rules;
  return sniper ? 0 : deadly ? 1 : 2;
};

/**
 * The declared groups in the order of their resolution, each with its attacks, range and cover as fixed now, G-10.4 and
 * G-10.5.
 */
export const shotsOf = (
  table: Table,
  unit: Unit,
  how: 'hold' | 'advance',
  shots: readonly Group[],
): readonly GroupAttack[] =>
  declaredOf(groupsOf(table, unit, 'ranged'), shots)
    .map(({ shot, group }) => {
      const target = unitOf(table, shot.target);
      const living = livingModels(target);
      const named = group!.weapon.rules.sniper ? shot.models!.map((place) => living[place]!) : undefined;
      return shotOf(table, unit, group!, target, how, named);
    })
    .toSorted((one, other) => rankOf(table, one) - rankOf(table, other));

/** The active unit shoots after a Hold or an Advance, G-8.6 step 7. */
export const SHOOT_STEPS: StepRules<'shoot'> = {
  shoot: {
    asks: (state, _step, answers) => oneQuestion(answers, KEY, () => asked(state)),
    perform: function* (state, _step, answers) {
      const answer = answerOf(answers, KEY, 'shoot');
      const unit = shooterOf(state);
      if (answer.interface) {
        yield first(state, { do: 'interface', unit: unit.id });
        return;
      }
      const how = state.active!.action === 'advance' ? 'advance' : 'hold';
      const groups = shotsOf(state, unit, how, answer.groups);
      if (groups.length === 0) return;
      yield { kind: 'shooting-declared', unit: unit.id, groups };
      yield first(state, ...attackSteps(unit, groups), ...afterShooting(state, unit.id));
    },
  },
};

/** What the active unit shoots at, P11. */
export const SHOOT_PROMPTS = {
  shoot: {
    check: (view, { unit }, intent) => checkShots(view, unitOf(view, unit!), intent),
    fallback: () => NO_SHOTS,
    all: (view, { unit }) => allShots(view, unitOf(view, unit!)),
    sample: (view, { unit }, below) => someShots(view, unitOf(view, unit!), below),
  },
} satisfies PromptRules<'shoot'>;
