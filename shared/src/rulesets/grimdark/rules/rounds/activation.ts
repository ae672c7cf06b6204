import type { Refusal, SeatId } from '../../../../match/index.ts';
import type { Intent } from '../../ask/intents.ts';
import type { Question } from '../../model/asks.ts';
import type { Effect } from '../../model/effects.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { answerOf, first, type PromptRules, type StepRules } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { sampleAct } from '../movement/choices.ts';
import { checkAct } from '../movement/legal.ts';
import { activatableNow, benefitQuestions, benefitsFor, checkBenefits, takenBenefits } from '../scenarios/benefits.ts';
import { canActivate, finishedBy, nextTurn, otherSeat, rested } from './turns.ts';

/**
 * Effects after an activation of this unit: those until `activation` are over, those until `next-activation` wait for
 * its next one.
 */
const afterActivation = (effects: readonly Effect[], unit: UnitId): readonly Effect[] =>
  effects.flatMap((effect) => {
    if (effect.on.unit !== unit || effect.until !== 'next-activation') {
      return effect.on.unit === unit && effect.until === 'activation' ? [] : effect;
    }
    return { ...effect, until: 'activation' as const };
  });

const KEY = 'activate';

/** What follows the action of the active unit, G-8.6 steps 6 to 8. */
export const AFTER_ACTION: readonly Step[] = [{ do: 'cast', when: 'after' }, { do: 'use' }, { do: 'end-activation' }];

/** P8; settled where there is one unit to activate and no benefit to take. */
const asked = (table: Table, seat: string): Question => {
  const units = activatableNow(table, seat);
  const only: Intent | undefined =
    units.length === 1 && benefitsFor(table, seat).length === 0 ? { kind: 'activate', unit: units[0]!.id } : undefined;
  return { seat, key: KEY, prompt: 'activate', unit: null, ...(only && { only }) };
};

/** An activation, G-8.6: the seat names a unit, which takes its dangerous test, acts, and ends. */
export const ACTIVATION_STEPS: StepRules<'turn' | 'proceed' | 'use' | 'end-activation' | 'activated'> = {
  turn: {
    asks: (state, { seat }, answers) => ({
      questions: [asked(state, seat), ...benefitQuestions(state, seat, answers[KEY])],
    }),
    perform: function* (state, { seat }, answers) {
      const answer = answerOf(answers, KEY, 'activate');
      const unit = unitOf(state, answer.unit);
      const active = { seat, unit: unit.id, idle: unit.shaken, action: null, from: unit.at, path: [], target: null };
      const units = rested(state);
      yield {
        kind: 'unit-activated',
        unit: unit.id,
        idle: unit.shaken,
        to: {
          open: { active },
          units: { ...units, [unit.id]: { ...units[unit.id], movedSince: false } },
        },
      };
      yield first(
        state,
        ...takenBenefits(state, answer, answers),
        { do: 'dangerous', unit: unit.id, why: 'activated' },
        { do: 'proceed', ...(answer.act && { planned: { act: answer.act, wounds: unit.wounds } }) },
      );
    },
  },
  proceed: {
    perform: function* (state, { do: _, ...planned }) {
      const { active } = state;
      const { idle, unit } = active!;
      if (idle || unitOf(state, unit).place === 'destroyed') yield first(state, { do: 'end-activation' });
      else yield first(state, { do: 'cast', when: 'before', ...planned }, { do: 'act', ...planned }, ...AFTER_ACTION);
    },
  },
  use: {
    perform: function* (state) {
      const { unit, action } = state.active!;
      if (unitOf(state, unit).place !== 'map') return;
      if (action === 'charge') yield first(state, { do: 'melee' });
      else if (action === 'hold' || action === 'advance') yield first(state, { do: 'shoot' });
    },
  },
  'end-activation': {
    perform: function* (state) {
      const { seat, unit } = state.active!;
      yield first(
        state,
        { do: 'morale', first: otherSeat(state, seat) },
        { do: 'scenario-activation', unit },
        { do: 'activated' },
      );
    },
  },
  activated: {
    perform: function* (state) {
      const { seat, unit: id, idle } = state.active!;
      const other = otherSeat(state, seat);
      const unit = unitOf(state, id);
      const recovered = idle && unit.shaken;
      yield {
        kind: 'activation-ended',
        unit: id,
        recovered,
        to: {
          open: {
            active: null,
            turn: state.turn + 1,
            fight: null,
            effects: afterActivation(state.effects, id),
          },
          units: { [id]: { activated: true, ...(recovered && { shaken: false }) } },
        },
      };
      const finished = state.finished ?? finishedBy(state, seat, other);
      if (finished !== state.finished) yield { kind: 'seat-finished', seat: finished!, to: { open: { finished } } };
      yield first(state, ...nextTurn(state, other, seat));
    },
  },
};

/**
 * Why a seat cannot activate a unit in this round, regardless of whose turn it is: the first code of G-20 that fits.
 */
export const checkActivation = ({ units }: Pick<Table, 'units'>, seat: SeatId, id: UnitId): Refusal | undefined => {
  const unit = Object.hasOwn(units, id) ? units[id]! : undefined;
  if (!unit) return refusal('E_UNKNOWN_UNIT', 'G-8.6', { unit: id });
  if (unit.seat !== seat) return refusal('E_NOT_YOURS', 'G-8.3', { unit: id });
  if (unit.activated) return refusal('E_ALREADY_ACTIVATED', 'G-8.3', { unit: id });
  if (!canActivate(unit)) return refusal('E_NOT_AVAILABLE/off-map', 'G-8.3', { unit: id, place: unit.place });
  return undefined;
};

/** Which unit is activated, P8. */
export const ACTIVATION_PROMPTS = {
  activate: {
    check: (view, { seat }, intent) =>
      checkActivation(view, seat, intent.unit) ??
      (intent.act && checkAct(view, unitOf(view, intent.unit), intent.act)) ??
      checkBenefits(view, intent),
    fallback: (view, { seat }) => ({ kind: 'activate', unit: activatableNow(view, seat)[0]!.id }),
    *all(view, { seat }) {
      for (const { id } of activatableNow(view, seat)) {
        yield { kind: 'activate', unit: id };
        for (const benefit of benefitsFor(view, seat)) yield { kind: 'activate', unit: id, ...benefit };
      }
    },
    // Half of them with an action.
    sample: (view, { seat }, below) => {
      const units = activatableNow(view, seat);
      const unit = units[below(units.length)]!;
      const benefits = [{}, ...benefitsFor(view, seat)];
      const benefit = benefits[below(benefits.length)];
      const act = below(2) === 0 && !unit.shaken ? sampleAct(view, unit, below) : undefined;
      return { kind: 'activate', unit: unit.id, ...benefit, ...(act && { act }) };
    },
  },
} satisfies PromptRules<'activate'>;
