import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Going } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Mark, type Unit, type UnitId } from '../../model/units.ts';
import type { Batch } from '../chapter.ts';
import { directionsFrom } from './ground.ts';
import { keys } from './keys.ts';
import { endOf, type Goings, goingsOf, isSeen, presences } from './presence.ts';

/** A hidden unit that shows itself, or is seen. */
export interface Revealing {
  readonly unit: UnitId;
  readonly at: HexLabel;
  readonly facing: Direction;
  /** With reveal bonuses: it chose to. */
  readonly bonuses: boolean;
}

const BONUSES: readonly Mark[] = ['revealed', 'revealed_fights'];

/**
 * Hidden units show themselves or are seen, CON-8: all together. With bonuses they are marked until Aftermath, and for their
 * first assault.
 */
export const revealed = function* (state: State, revealings: readonly Revealing[]): Generator<Event> {
  if (revealings.length === 0) return;
  const units: Record<UnitId, Partial<Unit>> = {};
  for (const { unit, at, facing, bonuses } of revealings) {
    const { marks } = state.units[unit]!;
    units[unit] = { hidden: false, at, facing, marks: bonuses ? [...marks, ...BONUSES] : marks };
  }
  yield {
    kind: 'revealed',
    each: revealings.map((revealing) => ({ ...revealing, from: state.units[revealing.unit]!.at! })),
    to: { units },
  };
};

/** Hidden units that will share a hex with enemies after their moves, CON-8 (b). In the end-phase nothing is fought, VIC-2. */
const meeting = (table: Table, goings: Goings): readonly Unit[] => {
  if (table.stage === 'end-phase') return [];
  const places = presences(table, goings);
  return fieldUnits(table).filter(
    (unit) =>
      !isSeen(unit, goings.get(unit.id)) &&
      places.some(
        ({ at, layer, units }) =>
          at === endOf(unit, goings) && layer === layerOf(unit) && units.some(({ side }) => side !== unit.side),
      ),
  );
};

/** May they show themselves, P21: `stay`, or the facing in which they do. All can see that somebody may be asked. */
export const meetingBatch = (table: Table, goings: readonly Going[]): Batch => {
  const byUnit = goingsOf(goings);
  const questions = meeting(table, byUnit).map(
    (unit): Question => ({
      seat: unit.seat,
      prompt: 'reveal',
      key: keys.meet(unit),
      unit: unit.id,
      options: ['stay', ...directionsFrom(byUnit.get(unit.id)?.facing ?? unit.facing).map(String)],
      secret: true,
    }),
  );
  return { questions, window: questions.length > 0 };
};
