import type { GroupAttack } from '../../model/chapters/attacks.ts';
import type { StrikeWhen } from '../../model/chapters/melee.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import { attackSteps, strikesOf } from '../attacks/weapons.ts';
import { type Answers, answerOf, type Batch, first, type PromptRules, type StepRules } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { opponents } from './opponents.ts';

/** The groups that the target may strike with by Counter, G-12.1; none if one of the two is gone. */
const counterStrikes = (table: Table): readonly GroupAttack[] => {
  const both = opponents(table);
  return both ? strikesOf(table, both.target, both.charger, 'melee', ({ rules }) => rules.counter !== undefined) : [];
};

/** The groups that the target may strike back with: all that it has not used by Counter, G-12.5. */
const strikesBack = (table: Table): readonly GroupAttack[] => {
  const both = opponents(table);
  const { used } = table.fight!;
  return both ? strikesOf(table, both.target, both.charger, 'melee', ({ id }) => !used.includes(id)) : [];
};

/** P13 or P14. Not asked if nothing could be rolled, G-19.2, or if the walking dead would be, G-17.5. */
const asked = (table: Table, prompt: 'counter' | 'strike-back', groups: readonly GroupAttack[]): Batch => {
  const { id: unit, seat } = unitOf(table, table.fight!.target);
  return { questions: groups.length === 0 || seat === NEUTRAL ? [] : [{ seat, key: prompt, prompt, unit }] };
};

/** A unit strikes with these groups. `then`: steps after the last of them. */
const strike = function* (
  state: State,
  [unit, target]: readonly [Unit, Unit],
  when: StrikeWhen,
  groups: readonly GroupAttack[],
  then: readonly Step[] = [],
): Generator<Event> {
  const weapons = [...new Set(groups.map(({ weapon }) => weapon))];
  const fight = { ...state.fight!, ...(when === 'counter' && { used: weapons }) };
  yield { kind: 'strike-began', unit: unit.id, target: target.id, when, weapons, to: { open: { fight } } };
  yield first(state, ...attackSteps(unit, groups), ...then);
};

/** Does the target strike? The walking dead always do, G-17.5. */
const wants = ({ seat }: Unit, answers: Answers, prompt: 'counter' | 'strike-back'): boolean =>
  seat === NEUTRAL || answerOf(answers, prompt, prompt === 'counter' ? 'counter' : 'strikeBack').strike;

/** The strikes of a melee, G-12.1 and G-12.3 to G-12.6. */
export const STRIKE_STEPS: StepRules<'counter' | 'strike' | 'strike-back' | 'tire'> = {
  counter: {
    asks: (state) => asked(state, 'counter', counterStrikes(state)),
    perform: function* (state, _step, answers) {
      const groups = counterStrikes(state);
      if (groups.length === 0) return;
      const { charger, target } = opponents(state)!;
      if (wants(target, answers, 'counter')) yield* strike(state, [target, charger], 'counter', groups);
      else yield { kind: 'strike-declined', unit: target.id, when: 'counter' };
    },
  },
  strike: {
    perform: function* (state) {
      const tired: Step = { do: 'tire', unit: state.fight!.charger };
      const { charger, target } = opponents(state) ?? {};
      // Impact alone may have destroyed the target. Then there are no strikes, and the charger is Fatigued all the
      // same, G-12.4.
      if (!charger || !target) yield first(state, tired);
      else yield* strike(state, [charger, target], 'charge', strikesOf(state, charger, target, 'charge'), [tired]);
    },
  },
  'strike-back': {
    asks: (state) => asked(state, 'strike-back', strikesBack(state)),
    perform: function* (state, _step, answers) {
      const { target: id, used } = state.fight!;
      const groups = strikesBack(state);
      const tired: Step = { do: 'tire', unit: id };
      const { target, charger } = opponents(state) ?? {};
      if (groups.length > 0 && wants(target!, answers, 'strike-back')) {
        yield* strike(state, [target!, charger!], 'back', groups, [tired]);
        return;
      }
      if (groups.length > 0) yield { kind: 'strike-declined', unit: id, when: 'back' };
      // Counter was its last strike of this melee, G-12.6.
      if (used.length > 0) yield first(state, tired);
    },
  },
  tire: {
    perform: function* (state, { unit: id }) {
      const { place, fatigued } = unitOf(state, id);
      if (place !== 'map' || fatigued) return;
      yield { kind: 'became-fatigued', unit: id, to: { units: { [id]: { fatigued: true } } } };
    },
  },
};

/** Whether the target strikes by Counter, P13, and back, P14. */
export const STRIKE_PROMPTS: PromptRules<'counter' | 'strike-back'> = {
  counter: {
    check: () => undefined,
    fallback: () => ({ kind: 'counter', strike: true }),
    all: () => [
      { kind: 'counter', strike: true },
      { kind: 'counter', strike: false },
    ],
  },
  'strike-back': {
    check: () => undefined,
    fallback: () => ({ kind: 'strikeBack', strike: true }),
    all: () => [
      { kind: 'strikeBack', strike: true },
      { kind: 'strikeBack', strike: false },
    ],
  },
};
