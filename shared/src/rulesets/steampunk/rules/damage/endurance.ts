import { chosen, type Question, type SeatAnswer } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import type { EnduranceUse, Order } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import { harmOf, type Unit, type UnitId } from '../../model/units.ts';
import type { Answers } from '../chapter.ts';
import { ledgered } from './harm.ts';

/** What endurance is spent on, AB-EN: (i) a death, (ii) a lost assault, (iii) a die of poison. */
type Endurance = keyof Order['endurance'];

const USUALLY: Order['endurance'] = { kill: 'always', stubborn: 'never', poison: 'never' };
/** The default of P20, equal to the policy of a player who has written none. */
const OPTIONS = { kill: ['spend', 'keep'], stubborn: ['keep', 'spend'], poison: ['keep', 'spend'] } as const;

/** How the owner of a unit wants its endurance to be used this turn. */
const policyOf = ({ orders }: State, unit: UnitId, use: Endurance): EnduranceUse =>
  (orders[unit]?.now?.endurance ?? USUALLY)[use];

const question = ({ units }: State, unit: UnitId, use: Endurance): Question => ({
  seat: units[unit]!.seat,
  prompt: 'endure',
  key: `endure ${use} ${unit}`,
  unit,
  options: OPTIONS[use],
});

/**
 * The questions before a roll that may cost these units models or poison them: one for each unit with tokens whose
 * owner wants to be asked. Add them to the last batch of the rolling step, and pass the step's answers to the function
 * that rolls. Hidden units are never asked about, since a question would reveal them: they take the default.
 */
export const enduranceQuestions = (state: State, units: readonly UnitId[], use: Endurance): readonly Question[] =>
  [...new Set(units)]
    .filter((id) => {
      const unit = state.units[id]!;
      return !unit.hidden && harmOf(unit).endurance > 0 && policyOf(state, id, use) === 'ask';
    })
    .map((id) => question(state, id, use));

/** Does the unit spend a token now, AB-EN: does it have one, and does its owner want it? */
export const spends = (state: State, unit: UnitId, use: Endurance, answers: Answers): boolean => {
  if (harmOf(state.units[unit]!).endurance === 0) return false;
  const policy = policyOf(state, unit, use);
  if (policy !== 'ask') return policy === 'always';
  const asked = question(state, unit, use);
  const answer: SeatAnswer | undefined = answers[asked.key];
  return chosen(asked, answer) === 'spend';
};

/** A unit spends a token of endurance; a death that it prevents says so itself, see `damage-rolled`. */
export const spent = (unit: Unit, use: Exclude<Endurance, 'kill'>): Event => {
  const harm = harmOf(unit);
  return {
    kind: 'endurance-spent',
    unit: unit.id,
    use,
    to: ledgered(unit, { ...harm, endurance: harm.endurance - 1 }),
  };
};
