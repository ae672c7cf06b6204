import type { SeatId } from '@ironhex/shared/match';
import { Answers } from './answers.ts';
import { type Blueprint, opens } from './blueprint.ts';

/** A place at the table and who has taken it. */
export interface Seat {
  readonly id: SeatId;
  readonly side: number;
  readonly answers: Answers;
  /** The hash of the secret that opens it. */
  lock: string;
  /** Empty until somebody sat down. */
  name: string;
  salt: string;
  wantsRematch: boolean;
}

/** The places of a match, in playing order. */
export class Seats {
  readonly all: readonly Seat[];

  constructor(blueprint: Pick<Blueprint, 'seats'>) {
    this.all = blueprint.seats.map(({ id, side, lock }) => ({
      id,
      side,
      lock,
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

  /** The seat that a secret opens. Every lock is tried, so that the time taken tells nothing. */
  openedBy(secret: string): SeatId | undefined {
    return this.all.filter(({ lock }) => opens(secret, lock)).at(0)?.id;
  }

  /** Has somebody sat down everywhere? */
  get full(): boolean {
    return this.all.every(({ name }) => name !== '');
  }

  get allWantRematch(): boolean {
    return this.all.every(({ wantsRematch }) => wantsRematch);
  }
}
