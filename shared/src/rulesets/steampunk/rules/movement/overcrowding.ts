import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Going } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { goingsOf, isContested, presences } from './presence.ts';
import { stackFits } from './stacking.ts';

/** Does a unit try to enter a hex in this step? Who shows itself does, for its token did not count there. */
const enters = ({ from, to, token }: Going): boolean => from !== to || token === 'Reveal';

/**
 * Who stays where it was because a hex without enemies would hold too many of its side, STK-4: all who try to enter it. Who
 * stays may be too many for its own hex, so the test is made until nothing changes.
 */
const bounced = (table: Pick<Table, 'units' | 'arsenal'>, goings: readonly Going[]): readonly Going[] => {
  const left = goingsOf(goings.filter(enters));
  const going = new Map(left);
  for (;;) {
    const out = presences(table, going)
      .filter((presence) => !isContested(presence) && !stackFits(table, presence.units))
      .flatMap(({ units }) => units.filter(({ id }) => going.has(id)));
    if (out.length === 0) return goings.filter(({ unit }) => left.has(unit) && !going.has(unit));
    for (const { id } of out) going.delete(id);
  }
};

const withMark = ({ marks }: Unit): Partial<Unit> =>
  marks.includes('overcrowd') ? {} : { marks: [...marks, 'overcrowd'] };

/** Keeps units out of overcrowded hexes and marks them, STK-4. Gives the moves that are left. */
export const keepOut = function* (state: State, goings: readonly Going[]): Generator<Event, readonly Going[]> {
  const out = bounced(state, goings);
  if (out.length === 0) return goings;
  const marks: Record<UnitId, Partial<Unit>> = {};
  for (const { unit } of out) marks[unit] = withMark(state.units[unit]!);
  yield { kind: 'overcrowded', each: out.map(({ unit, to }) => ({ unit, to })), to: { units: marks } };
  return goings.filter((going) => !out.includes(going));
};
