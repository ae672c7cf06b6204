import { computed, type ReadonlySignal } from '@preact/signals';
import type { Back } from './facts.ts';
import type { KnownMatch } from './known-match.ts';

/** Milliseconds that a command takes to the server. */
const ON_ITS_WAY = 300;

/** Whether our seat has used up its ration of going back where that takes a question from another player. */
export const isUsedUp = ({ takes, left }: Back): boolean => takes.length > 0 && left === 0;

/** What our seat can go back to now; undefined if there is nothing, or its time for that is up. */
export const wayBackOf = (
  match: Pick<KnownMatch, 'own' | 'time'> & Readonly<Record<'settled' | 'busy', ReadonlySignal<boolean>>>,
): ReadonlySignal<Back | undefined> =>
  computed(() => {
    const back = match.own.value?.back;
    if (!back || !match.settled.value || match.busy.value) return undefined;
    // Asking takes a moment to reach the server.
    const isLate = back.until > 0 && match.time.value + ON_ITS_WAY > back.until;
    return isLate ? undefined : back;
  });
