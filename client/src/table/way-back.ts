import type { SeatId } from '@ironhex/shared/match';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { ClientMatch } from './match.ts';
import { now } from './now.ts';

/** Milliseconds that a command takes to the server. */
const ON_ITS_WAY = 300;

/** A decision that our seat can go back to. */
export interface WayBack {
  readonly decision: number;
  /** The seats that would not be asked any more. Taking a question from somebody is rationed, and costs time. */
  readonly takes: readonly SeatId[];
  /** How often our seat may still take questions from others in this match. */
  readonly left: number;
}

/** May our seat not go this way, as it takes a question from somebody once too often? */
export const isUsedUp = ({ takes, left }: WayBack): boolean => takes.length > 0 && left === 0;

/** What our seat can go back to now; undefined if there is nothing, or its time for that is up. */
export const wayBackOf = (
  match: Pick<ClientMatch, 'connection' | 'settled' | 'busy'>,
): ReadonlySignal<WayBack | undefined> =>
  computed(() => {
    const { publicState, skew } = match.connection.room;
    const { back = -1, backUntil = 0, backTakes: takes = [], backsLeft: left = 0 } = publicState.value ?? {};
    if (back < 0 || !match.settled.value || match.busy.value) return undefined;
    // Asking takes a moment to reach the server.
    const isLate = backUntil > 0 && now.value + skew.value + ON_ITS_WAY > backUntil;
    return isLate ? undefined : { decision: back, takes, left };
  });
