import { hash } from 'node:crypto';

/** Characters of a digest: 72 bits, enough to tell two versions of the rules apart. */
const LENGTH = 12;

/** A short hash of what happened, the same for the same events. */
export const digestOf = (events: readonly object[]): string =>
  hash('sha256', JSON.stringify(events), 'base64url').slice(0, LENGTH);
