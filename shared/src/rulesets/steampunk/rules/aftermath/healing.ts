import type { IntentOf } from '../../ask/intents.ts';
import type { Ask, Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import { refusal } from '../../model/refusal.ts';
import type { State, View } from '../../model/state.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import type { Answers, PartsRule, StepRule } from '../chapter.ts';
import { curesFor, defaultCures, pursesOf, type Round, tended } from './care.ts';

const keyOf = (seat: string, round: Round): string => `heal ${round} ${seat}`;
/** The phase that a question is about. */
const roundOf = ({ key }: Pick<Ask, 'key'>): Round => (key.split(' ')[1] === '1' ? 1 : 2);

const questions = (state: State, round: Round): readonly Question[] =>
  state.seats
    .filter(({ id }) => fieldUnits(state).some((unit) => unit.seat === id && curesFor(state, unit, round).length > 0))
    .map(({ id }) => ({ seat: id, prompt: 'heal', key: keyOf(id, round), unit: null, options: [] }));

/** What the owner has chosen for a unit; what is done by default if nothing, or if it cannot be any more. */
const chosenFor = (state: State, unit: Unit, round: Round, answers: Answers) => {
  const part = answers[keyOf(unit.seat, round)]?.parts[unit.id];
  const cures = part?.kind === 'heal' ? part.cures : undefined;
  return cures && tended(state, unit, round, cures).ok ? cures : defaultCures(state, unit, round);
};

const wakes = (state: State, unit: Unit): boolean =>
  unit.harm.unconscious && abilityOf(figuresOf(state, unit).abilities, 'unconscious') !== undefined;

/** One healing phase, HEAL-1: units spend their points one after the other, and after the second the unconscious wake. */
export const healingRound = function* (state: State, round: Round, answers: Answers): Generator<Event> {
  for (const { id } of fieldUnits(state)) {
    const unit = state.units[id]!;
    if (pursesOf(state, unit, round).length === 0) continue;
    const cures = chosenFor(state, unit, round, answers);
    const result = tended(state, unit, round, cures);
    if (!result.ok || cures.length === 0) continue;
    const { on, harm } = result.value;
    const told = cures.map(({ on: _on, ...cure }) => cure);
    yield { kind: 'healed', unit: on.id, by: id, cures: told, to: { units: { [on.id]: { harm } } } };
  }
  if (round === 1) return;
  for (const { id } of fieldUnits(state)) {
    const unit = state.units[id]!;
    if (wakes(state, unit))
      yield { kind: 'awoke', unit: id, to: { units: { [id]: { harm: { ...unit.harm, unconscious: false } } } } };
  }
};

/** The step of one healing phase: both sides distribute their points simultaneously, INI-2. */
export const HEALING: StepRule<StepOf<'healing'>> = {
  asks: (state, { round }) => ({ questions: questions(state, round) }),
  perform: (state, { round }, answers) => healingRound(state, round, answers),
};

const spending = (unit: Unit, cures: IntentOf<'heal'>['cures']): IntentOf<'heal'> => ({
  kind: 'heal',
  unit: unit.id,
  cures,
});

/** Units with points, and something to spend them on. */
const carers = (view: View, ask: Ask): readonly Unit[] =>
  fieldUnits(view).filter((unit) => unit.seat === ask.seat && curesFor(view, unit, roundOf(ask)).length > 0);

/** How points are distributed, P18. */
export const HEAL: PartsRule = {
  check: (view, ask, part) => {
    if (part.kind !== 'heal') return refusal('wrong-answer/heal', 'P18');
    const unit = view.units[part.unit];
    if (unit?.seat !== ask.seat) return refusal('not-yours', 'P18', { unit: part.unit });
    const result = tended(view, unit, roundOf(ask), part.cures);
    return result.ok ? undefined : result.error;
  },
  units: carers,
  *parts(view, ask, only) {
    const round = roundOf(ask);
    for (const unit of only ? [only] : carers(view, ask)) {
      const cures = curesFor(view, unit, round);
      yield spending(unit, []);
      yield spending(unit, [...defaultCures(view, unit, round)]);
      for (const cure of cures) yield spending(unit, [cure]);
    }
  },
};
