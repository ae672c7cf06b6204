import type { SeatId } from '../../../../match/index.ts';
import type { Question } from '../../model/asks.ts';
import type { Contest } from '../../model/contest.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { stackFits } from '../movement/stacking.ts';
import { participantsOf } from './participants.ts';

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
 * Which of a side's entering units may take part, AS-2: every set that cannot be made larger. The first has the lowest
 * ids that fit. Who stays or is held takes part in any case.
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

/** The question who enters, P9. Its options are sets of units, their ids with a blank between them. */
export const entryQuestion = (table: Pick<Table, 'units' | 'arsenal'>, contest: Contest, seat: SeatId): Question => ({
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
