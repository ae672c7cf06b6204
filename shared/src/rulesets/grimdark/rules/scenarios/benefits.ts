// What controlled chambers give to those who activate a unit, 18.4.
import type { Refusal, SeatId } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { activatable } from '../rounds/turns.ts';

/** The units that a seat can choose from: all, or the one that it had to name, 18.4. */
export const activatableNow = (table: Table, seat: SeatId): readonly Unit[] => activatable(table, seat);

/** What a seat can add to its choice. */
export const benefitsFor = (_table: Table, _seat: SeatId): readonly Partial<IntentOf<'activate'>>[] => [];

/** Why a benefit cannot be taken. */
export const checkBenefits = (_table: Table, _intent: IntentOf<'activate'>): Refusal | undefined => undefined;

/** What a taken benefit puts on the agenda. */
export const takenBenefits = (_table: Table, _intent: IntentOf<'activate'>): readonly Step[] => [];
