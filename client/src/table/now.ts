import { signal } from '@preact/signals';

/** The time of this machine's clock, epoch milliseconds. Changes four times a second, for countdowns. */
export const now = signal(Date.now());

setInterval(() => {
  now.value = Date.now();
}, 250);
