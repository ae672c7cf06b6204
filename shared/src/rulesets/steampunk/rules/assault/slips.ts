import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Contest } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import type { AssaultStep } from '../../model/steps/assault.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { type Answers, first, type StepRules } from '../chapter.ts';
import { byRank, CHOICE_RANK } from '../initiative.ts';
import { losesAim } from '../movement/effects.ts';
import { entryQuestion, limited } from './limit.ts';
import { lateWithout, type Participant, participantsOf, seatsIn, without } from './participants.ts';
import { behind, isOpen, mayRemain } from './retreat-hexes.ts';

/** What a unit's die must show for a pre-assault retreat, PAR-1: the best number that it has now; null: it has none. */
const slipNeeds = (table: Pick<Table, 'arsenal'>, unit: Unit): number | null => {
  const { abilities, models } = figuresOf(table, unit);
  const { alive, unconscious } = unit.harm;
  const lives = (model: string): boolean => models.some(({ id }, index) => id === model && alive[index]);
  const needs = abilities.flatMap((ability) =>
    ability.key === 'pre_assault_retreat' && (ability.whileAlive === undefined || lives(ability.whileAlive))
      ? [ability.n]
      : [],
  );
  return unconscious || needs.length === 0 ? null : Math.min(...needs);
};

/** Is the hex still to be fought over? Then it is not free of enemies, PAR-2. */
const isContested = ({ contests }: Table, unit: Unit, hex: HexLabel): boolean =>
  contests.some(({ at, layer, outcome }) => at === hex && layer === layerOf(unit) && !outcome);

/** The hex of a pre-assault retreat, PAR-2: the only one there is; undefined if the unit cannot go there. */
const slipHex = (table: Table, { unit, entering }: Participant): HexLabel | undefined => {
  const hex = entering ? unit.at! : behind(table, unit);
  if (hex === undefined || isContested(table, unit, hex)) return undefined;
  return (entering ? mayRemain(table, unit) : isOpen(table, unit, hex)) ? hex : undefined;
};

/** Questions who enters, AS-2, for every contest that too many would enter. */
const entryQuestions = (state: State): readonly Question[] =>
  state.contests.flatMap((contest) => seatsIn(state, contest).map((seat) => entryQuestion(state, contest, seat)));

/** The contest of a unit with its part in it, if there is an enemy left to retreat from. */
const placeOf = (state: State, id: UnitId): { contest: Contest; participant: Participant } | undefined => {
  for (const contest of state.contests) {
    const participants = participantsOf(state, contest);
    const participant = participants.find(({ unit }) => unit.id === id);
    if (participant && participants.some(({ unit }) => unit.side !== participant.unit.side))
      return { contest, participant };
  }
  return undefined;
};

const limitedBy = (state: State, answers: Answers, contest: Contest): Contest =>
  seatsIn(state, contest).reduce((left, seat) => {
    const question = entryQuestion(state, contest, seat);
    return limited(state, left, seat, chosen(question, answers[question.key]));
  }, contest);

const slipQuestion = ({ unit }: Participant): Question => ({
  seat: unit.seat,
  prompt: 'slip',
  key: `slip ${unit.id}`,
  unit: unit.id,
  options: ['stay', 'retreat'],
});

/** Steps that ask units, those of the lower choice rank first, PAR-1. */
const slipSteps = (state: State, units: readonly Unit[]): readonly AssaultStep[] => {
  const seats: readonly SeatId[] = byRank(state, CHOICE_RANK).toReversed();
  return seats
    .flatMap((seat) => units.filter((unit) => unit.seat === seat))
    .map((unit) => ({ do: 'slip', unit: unit.id }));
};

/** Who takes part in assaults, AS-2, and who retreats before them, PAR-1 to PAR-3. */
export const SLIP_STEPS: StepRules<'slips' | 'slip'> = {
  slips: {
    asks: (state) => ({ questions: entryQuestions(state) }),
    perform: function* (state, _step, answers, dice) {
      const contests = state.contests.map((contest) => limitedBy(state, answers, contest));
      for (const { at, layer, excluded = [] } of contests) {
        if (excluded.length === 0) continue;
        yield { kind: 'kept-out', at, layer, units: excluded.map(({ unit }) => unit), to: { open: { contests } } };
      }
      const free: Unit[] = [];
      for (const participant of state.contests.flatMap((contest) => participantsOf(state, contest))) {
        const { unit } = participant;
        const needs = slipNeeds(state, unit);
        const at = slipHex(state, participant);
        if (needs === null || at === undefined) continue;
        const die = dice.roll(6, 'pre-assault retreat');
        yield { kind: 'slip-rolled', unit: unit.id, at, needs, die };
        if (die >= needs) free.push(unit);
      }
      yield first(state, ...slipSteps(state, free), { do: 'unopposed' });
    },
  },
  slip: {
    asks: (state, { unit }) => {
      const place = placeOf(state, unit);
      return { questions: place && slipHex(state, place.participant) ? [slipQuestion(place.participant)] : [] };
    },
    perform: function* (state, { unit: id }, answers) {
      const place = placeOf(state, id);
      const at = place && slipHex(state, place.participant);
      if (!place || !at || chosen(slipQuestion(place.participant), answers[`slip ${id}`]) === 'stay') return;
      const { contest } = place;
      const contests = state.contests.map((each) => (each === contest ? without(contest, id) : each));
      const from = state.units[id]!.at!;
      yield {
        kind: 'slipped',
        unit: id,
        from,
        at,
        to: {
          open: { contests },
          truth: { late: lateWithout(state, [id]) },
          units: at === from ? {} : { [id]: { at, ...(losesAim(state, place.participant.unit) && { aim: [] }) } },
        },
      };
      yield first(state, { do: 'regroup', unit: id, why: 'slipped' });
    },
  },
};
