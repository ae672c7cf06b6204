import { keep, kept } from '../../model/keep.ts';

/** A seat of a match and what opens it. */
export interface Invite {
  readonly id: string;
  readonly secret: string;
}

const NAME = 'ironhex.name';
const invitesOf = (match: string): string => `ironhex.invites.${match}`;

const isInvite = (entry: unknown): entry is Invite =>
  typeof (entry as Invite | null)?.id === 'string' && typeof (entry as Invite).secret === 'string';

/** Keeps the links of the other seats: the host may need them again after a reload, or when a guest has lost theirs. */
export const keepInvites = (match: string, invites: readonly Invite[]): void =>
  keep(invitesOf(match), JSON.stringify(invites));

/** The seats that this browser can invite to. */
export const invitesTo = (match: string): readonly Invite[] => {
  try {
    const invites: unknown = JSON.parse(kept(invitesOf(match)) ?? '[]');
    return Array.isArray(invites) ? invites.filter(isInvite) : [];
  } catch {
    return [];
  }
};

/** The name under which somebody sat down the last time. */
export const keptName = (): string | undefined => kept(NAME);

/** Remembers a name for the next match. */
export const keepName = (name: string): void => keep(NAME, name);

/** What this player adds to the dice: 16 random bytes, as text. */
export const newSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
