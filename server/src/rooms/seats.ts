import type { SeatId } from '@ironhex/shared/match';
import { Answers } from './answers.ts';
import type { Blueprint } from './blueprint.ts';

/** A place at the table and who has taken it. */
export interface Seat {
  readonly id: SeatId;
  readonly side: number;
  readonly answers: Answers;
  /** Empty until somebody sat down. */
  name: string;
  salt: string;
  wantsRematch: boolean;
}

/** The places of a match, in playing order. */
export class Seats {
  readonly all: readonly Seat[];

  constructor(blueprint: Blueprint) {
    this.all = blueprint.seats.map(({ id, side }) => ({
      id,
      side,
      answers: new Answers(),
      name: '',
      salt: '',
      wantsRematch: false,
    }));
  }

  get(id: SeatId): Seat {
    const found = this.all.find((seat) => seat.id === id);
    if (!found) throw new Error(`no seat ${id}`);
    return found;
  }

  /** Has somebody sat down everywhere? */
  get full(): boolean {
    return this.all.every(({ name }) => name !== '');
  }

  get allWantRematch(): boolean {
    return this.all.every(({ wantsRematch }) => wantsRematch);
  }
}
