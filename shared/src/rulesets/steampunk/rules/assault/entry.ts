import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Contest } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import type { AssaultStep } from '../../model/steps/assault.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import type { Answers } from '../chapter.ts';
import { byRank, CHOICE_RANK } from '../initiative.ts';
import { stackFits } from '../movement/stacking.ts';
import { type Participant, participantsOf, seatsIn } from './fighters.ts';
import { behind, isOpen, mayRemain } from './retreats.ts';

/** Ways to choose units so that they still fit, the first units first; only those to which none can be added. */
const fullSets = (fits: (units: readonly Unit[]) => boolean, units: readonly Unit[]): readonly (readonly Unit[])[] => {
  const sets: (readonly Unit[])[] = [];
  const choose = (taken: readonly Unit[], [next, ...rest]: readonly Unit[]): void => {
    if (!next) {
      const canTakeMore = units.some((unit) => !taken.includes(unit) && fits([...taken, unit]));
      if (!canTakeMore) sets.push(taken);
      return;
    }
    if (fits([...taken, next])) choose([...taken, next], rest);
    choose(taken, rest);
  };
  choose([], units);
  return sets;
};

/**
 * The sets of a side's entering units that may take part, AS-2: every set that has no room for another unit. The first
 * one has the lowest ids. Units that stay or are held take part in any case.
 */
const entrySets = (
  table: Pick<Table, 'units' | 'arsenal'>,
  contest: Contest,
  seat: SeatId,
): readonly (readonly UnitId[])[] => {
  const own = participantsOf(table, contest).filter(({ unit }) => unit.seat === seat);
  const there = own.filter(({ entering }) => !entering).map(({ unit }) => unit);
  const entering = own.filter((each) => each.entering).map(({ unit }) => unit);
  const fits = (units: readonly Unit[]): boolean => stackFits(table, [...there, ...units]);
  return fullSets(fits, entering).map((set) => set.map(({ id }) => id));
};

const SEPARATOR = ' ';

/** The question which units enter, P9. Its options are sets of units, their ids separated by blanks. */
const entryQuestion = (table: Pick<Table, 'units' | 'arsenal'>, contest: Contest, seat: SeatId): Question => ({
  seat,
  prompt: 'enter',
  key: `enter ${seat} ${contest.at} ${contest.layer}`,
  unit: null,
  options: entrySets(table, contest, seat).map((set) => set.join(SEPARATOR)),
});

/** A contest of which a side takes part with these of its entering units only. */
export const limited = ({ units }: Pick<Table, 'units'>, contest: Contest, seat: SeatId, option: string): Contest => {
  const chosen = option.split(SEPARATOR);
  const out = contest.entering.filter(({ unit }) => units[unit]!.seat === seat && !chosen.includes(unit));
  if (out.length === 0) return contest;
  return {
    ...contest,
    entering: contest.entering.filter((entering) => !out.includes(entering)),
    excluded: [...(contest.excluded ?? []), ...out],
  };
};

/** What a unit's die must show for a pre-assault retreat, PAR-1: the best number that it has now; null: it has none. */
export const slipNeeds = (table: Pick<Table, 'arsenal'>, unit: Unit): number | null => {
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
export const slipHex = (table: Table, { unit, entering }: Participant): HexLabel | undefined => {
  const hex = entering ? unit.at! : behind(table, unit);
  if (hex === undefined || isContested(table, unit, hex)) return undefined;
  return (entering ? mayRemain(table, unit) : isOpen(table, unit, hex)) ? hex : undefined;
};

/** Asks which units enter, AS-2, for every contest that too many would enter. */
export const entryQuestions = (state: State): readonly Question[] =>
  state.contests.flatMap((contest) => seatsIn(state, contest).map((seat) => entryQuestion(state, contest, seat)));

/** The contest of a unit with its part in it, if there is an enemy left to retreat from. */
export const placeOf = (state: State, id: UnitId): { contest: Contest; participant: Participant } | undefined => {
  for (const contest of state.contests) {
    const participants = participantsOf(state, contest);
    const participant = participants.find(({ unit }) => unit.id === id);
    if (participant && participants.some(({ unit }) => unit.side !== participant.unit.side))
      return { contest, participant };
  }
  return undefined;
};

export const limitedBy = (state: State, answers: Answers, contest: Contest): Contest =>
  seatsIn(state, contest).reduce((left, seat) => {
    const question = entryQuestion(state, contest, seat);
    return limited(state, left, seat, chosen(question, answers[question.key]));
  }, contest);

export const slipQuestion = ({ unit }: Participant): Question => ({
  seat: unit.seat,
  prompt: 'slip',
  key: `slip ${unit.id}`,
  unit: unit.id,
  options: ['stay', 'retreat'],
});

/** Steps that ask units, those of the lower choice rank first, PAR-1. */
export const slipSteps = (state: State, units: readonly Unit[]): readonly AssaultStep[] => {
  const seats: readonly SeatId[] = byRank(state, CHOICE_RANK).toReversed();
  return seats
    .flatMap((seat) => units.filter((unit) => unit.seat === seat))
    .map((unit) => ({ do: 'slip', unit: unit.id }));
};
