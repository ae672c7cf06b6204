import { keep, keptList } from './keep.ts';

/** What opens one seat of a match, as this browser keeps it. */
export interface Keyring {
  /**
   * Secrets that have opened the seat, the last one in front. Those behind it open it no more, as a rule; an old link
   * with one of them leads here.
   */
  readonly keys: readonly string[];
  /** A new secret that was sent, and whose answer has not come: it may open the seat, or not. */
  readonly proposed?: string | undefined;
}

/** Old secrets are forgotten beyond this many. */
const KEPT = 6;

const nameOf = (match: string): string => `ironhex.seats.${match}`;

const isKeyring = (value: unknown): value is Keyring => {
  const { keys, proposed } = (value ?? {}) as Partial<Keyring>;
  const texts = Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key === 'string');
  return texts && (proposed === undefined || typeof proposed === 'string');
};

/** Does a secret lead to this seat? */
export const leadsTo = ({ keys, proposed }: Keyring, secret: string): boolean =>
  proposed === secret || keys.includes(secret);

/** The seats of a match that this browser holds, the one that was opened last at the end. */
export const keyringsOf = (match: string): readonly Keyring[] => keptList(nameOf(match), isKeyring);

const isSame = (one: Keyring, other: Keyring): boolean => other.keys.some((key) => leadsTo(one, key));

/** What is kept of a seat that is known by some of its secrets: perhaps another tab has changed it. */
export const keptKeyring = (match: string, known: Keyring): Keyring | undefined =>
  keyringsOf(match).find((ring) => isSame(ring, known));

/** Keeps the keyring of a seat in place of what was kept of it. */
export const keepKeyring = (match: string, ring: Keyring): void => {
  const others = keyringsOf(match).filter((other) => !isSame(other, ring));
  keep(nameOf(match), JSON.stringify([...others, ring]));
};

/** Forgets a seat. */
export const forgetKeyring = (match: string, ring: Keyring): void => {
  const others = keyringsOf(match).filter((other) => !isSame(other, ring));
  keep(nameOf(match), JSON.stringify(others));
};

/** The keyring once a secret has opened the seat. */
export const openedBy = ({ keys, proposed }: Keyring, secret: string): Keyring => ({
  keys: [secret, ...keys.filter((key) => key !== secret)].slice(0, KEPT),
  ...(proposed === undefined || proposed === secret ? {} : { proposed }),
});
