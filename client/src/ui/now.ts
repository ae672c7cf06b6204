import { signal } from '@preact/signals';

/** This machine's clock, epoch milliseconds, four times a second: for everything that counts down. */
export const now = signal(Date.now());

setInterval(() => {
  now.value = Date.now();
}, 250);
