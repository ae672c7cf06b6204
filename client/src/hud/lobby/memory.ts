/** A seat of a match and what opens it. */
export interface Invite {
  readonly id: string;
  readonly secret: string;
}

const NAME = 'ironhex.name';
const invitesOf = (match: string): string => `ironhex.invites.${match}`;

/** Browsers may forbid to keep anything; then it is asked for again. */
const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but comfort.
  }
};

const isInvite = (entry: unknown): entry is Invite =>
  typeof (entry as Invite | null)?.id === 'string' && typeof (entry as Invite).secret === 'string';

/** Keeps the links of the other seats: the host may need them again after a reload, or when a guest has lost theirs. */
export const keepInvites = (match: string, invites: readonly Invite[]): void =>
  write(invitesOf(match), JSON.stringify(invites));

/** The seats that this browser can invite to. */
export const invitesTo = (match: string): readonly Invite[] => {
  try {
    const kept: unknown = JSON.parse(read(invitesOf(match)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isInvite) : [];
  } catch {
    return [];
  }
};

/** The name under which somebody sat down the last time. */
export const keptName = (): string | undefined => read(NAME);

/** Remembers a name for the next match. */
export const keepName = (name: string): void => write(NAME, name);

/** What this player adds to the dice: 16 random bytes, as text. */
export const newSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
