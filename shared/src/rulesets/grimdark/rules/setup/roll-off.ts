import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Table } from '../../model/table.ts';

/** A roll-off, G-3.5: the dice of every round, and who won the last. */
export interface RollOff {
  readonly rolls: readonly Readonly<Record<SeatId, number>>[];
  readonly winner: SeatId;
}

/** Both roll, seat A first, until one has more. */
export const rollOff = ({ seats }: Pick<Table, 'seats'>, dice: Dice, reason: string): RollOff => {
  const rolls: Record<SeatId, number>[] = [];
  for (;;) {
    const shown = seats.map(({ id }) => ({ id, roll: dice.roll(6, reason) }));
    rolls.push(Object.fromEntries(shown.map(({ id, roll }) => [id, roll])));
    const [most, ...rest] = shown.toSorted((one, other) => other.roll - one.roll);
    if (most!.roll > rest[0]!.roll) return { rolls, winner: most!.id };
  }
};
