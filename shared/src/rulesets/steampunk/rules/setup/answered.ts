import type { SeatId } from '../../../../match/index.ts';
import type { Answer } from '../../model/asks.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { MOST_UNITS } from '../../roster/index.ts';
import { dearestFirst, fromRear, inFormation } from './default-places.ts';
import { type Filled, filled } from './filled.ts';
import { candidatesIn, setupStep, waitingOf } from './six-steps.ts';

/** Where a seat sets up everything: as it has answered, and the rest in formation. */
export const deployedBy = (table: Table, seat: SeatId, answer: Pick<Answer, 'parts'>): Filled =>
  filled(table, dearestFirst(waitingOf(table, seat)), answer, { step: 0, most: MOST_UNITS, byDefault: inFormation });

/** Where a seat places its next units in a step: as it has answered, and by default if it must place them. */
export const placedBy = (
  table: Table,
  { seat, step, count }: Pick<StepOf<'place'>, 'seat' | 'step' | 'count'>,
  answer: Pick<Answer, 'parts'>,
): Filled =>
  filled(table, candidatesIn(table, seat, step), answer, {
    step,
    most: count,
    byDefault: setupStep(step).optional ? undefined : fromRear,
  });
