import { z } from 'zod';
import { axialAt, type Direction, enteredSides, indexOfLabel, relativeSide } from '../../../hex/index.ts';
import { question, type RefereeQuestion, told } from '../../../match/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import { AttackSchema, Id, MoveSchema } from '../ask/intents.ts';
import type { Advantage } from '../model/roll.ts';
import type { Defence, Situation } from '../model/situation.ts';
import type { State } from '../model/state.ts';
import type { Unit } from '../model/table.ts';
import { cardOf, findUnit, weaponOf } from '../model/units.ts';
import { attackOdds } from '../plan/odds.ts';
import { risksOf } from '../plan/reach.ts';
import { advantages } from '../rules/attacks/advantages.ts';
import { sightBetween } from '../rules/sight.ts';
import { checkPlan } from '../rules/turns/plans.ts';
import { REFUSALS } from '../words/refusals.ts';
import { ADVANTAGES, riskText } from '../words/rolls.ts';

/** Two ends of a line: each the label of a hex, or a unit where it stands. */
const Ends = z.tuple([Id, Id]);

/** One end of a line; only a unit has a facing. */
interface End {
  readonly at: string;
  readonly unit: Unit | undefined;
}

const endOf = (state: State, named: string, place: number): Result<End, Fault[]> => {
  const unit = findUnit(state, named);
  if (unit)
    return unit.at === null
      ? fail([{ at: `${place}`, message: `The unit ${named} is not on the map (W-3.7).` }])
      : ok({ at: unit.at, unit });
  return indexOfLabel(state.board, named) < 0
    ? fail([{ at: `${place}`, message: `There is no hex and no unit ${named}.` }])
    : ok({ at: named, unit: undefined });
};

const between = (
  state: State,
  [a, b]: readonly [string, string],
  answer: (from: End, to: End) => object,
): Result<object, Fault[]> => {
  const from = endOf(state, a, 0);
  const to = endOf(state, b, 1);
  if (!from.ok) return from;
  return to.ok ? ok(answer(from.value, to.value)) : to;
};

/** Whether the first sees the second, and what covers the second, W-8. */
const sight: RefereeQuestion<State> = question(Ends, (state, ends) =>
  between(state, ends, (from, to) => ({ ...sightBetween(state.board, from.at, to.at) })),
);

/** The sides of a unit through which a line goes, as seen from its facing: 0 front to 3 back, H-3.2. */
const sidesOf = (state: State, { at, unit }: End, other: End): readonly Direction[] | null => {
  const hex = (label: string) => axialAt(state.board, indexOfLabel(state.board, label));
  return unit ? enteredSides(hex(other.at), hex(at)).map((side) => relativeSide(side, unit.facing)) : null;
};

/** Through which sides of both a line goes; `rear` and `ownRear` as the attack rules have them, W-9.1 and W-9.4. */
const arcs: RefereeQuestion<State> = question(Ends, (state, ends) =>
  between(state, ends, (from, to) => {
    const leaves = sidesOf(state, from, to);
    const enters = sidesOf(state, to, from);
    const onlyBack = (sides: readonly Direction[] | null) => sides && sides.length === 1 && sides[0] === 3;
    return { leaves, enters, ownRear: onlyBack(leaves), rear: onlyBack(enters) };
  }),
);

const inWords = ({ rule, why }: Advantage): object => ({ rule, why: ADVANTAGES[why] });

const attackAnswer = (state: State, situation: Situation, extras: number): object => {
  const weapon = weaponOf(state, situation.attacker, situation.weapon)!;
  const against = (defence: Defence) => {
    const { attacker, defender } = advantages(situation, weapon, cardOf(state, situation.target), defence);
    return { [defence]: { attacker: attacker.map(inWords), defender: defender.map(inWords) } };
  };
  return {
    situation,
    advantages: { ...against('armour'), ...(situation.mayPilot ? against('piloting') : {}) },
    ...attackOdds(state, situation, extras),
  };
};

/**
 * The cost of a plan, the chance of each roll that its movement asks for, and the exact odds of its attack; or the rule
 * that forbids it. Whose turn it is does not matter.
 */
const odds: RefereeQuestion<State> = question(
  z.strictObject({ unit: Id, move: MoveSchema.optional(), attack: AttackSchema.optional() }),
  (state, { unit: id, move, attack }) => {
    const unit = findUnit(state, id);
    if (!unit) return fail([{ at: 'unit', message: `There is no unit ${id}.` }]);
    const checked = checkPlan(state, unit, { move, attack });
    if (!checked.ok) return ok({ legal: false, refusal: told(REFUSALS, checked.error) });
    const { cost, fast, situation } = checked.value;
    return ok({
      legal: true,
      cost,
      ...(move ? { fast, risks: risksOf(state, id, move).map((risk) => ({ ...risk, words: riskText(risk) })) } : {}),
      ...(attack && situation ? attackAnswer(state, situation, attack.extras) : {}),
    });
  },
);

/** What can be asked about a state of Warfare 3025, beside what can be asked about any. */
export const QUESTIONS: Readonly<Record<string, RefereeQuestion<State>>> = { sight, arcs, odds };
