import type { CreatedMatch } from '@ironhex/shared/protocol';
import { signal } from '@preact/signals';
import { matchAddress } from '../address.ts';
import { forget, keep, keptList } from '../storage/keep.ts';
import { newSecret } from './secrets.ts';

/** A seat of a match and the secret that opens it. */
interface Invite {
  readonly id: string;
  readonly secret: string;
}

const invitesOf = (match: string): string => `ironhex.invites.${match}`;

const isInvite = (entry: unknown): entry is Invite =>
  typeof (entry as Invite | null)?.id === 'string' && typeof (entry as Invite).secret === 'string';

/** Saves the secrets of the other seats: the host needs them again after a reload, or when a guest has lost a link. */
export const keepInvites = (match: string, invites: readonly Invite[]): void =>
  keep(invitesOf(match), JSON.stringify(invites));

/** Saves the secrets of the other seats of a match that this page has opened; gives the address of our own seat. */
export const keepOpened = ({ id, seats: [own, ...others] }: CreatedMatch): string => {
  keepInvites(id, others);
  return matchAddress(id, own?.secret);
};

/** Forgets the secrets of the other seats. */
export const forgetInvites = (match: string): void => forget(invitesOf(match));

/** The seats for which this browser stores a secret. */
const invitesTo = (match: string): readonly Invite[] => keptList(invitesOf(match), isInvite);

/** The secrets of the other seats of a match, for the host's invitation links. */
export class SeatLinks {
  readonly match: string;
  readonly invites = signal<readonly Invite[]>([]);
  /** New secrets by seat that were sent and not answered yet: they may be valid or not. */
  readonly #proposed = new Map<string, string>();

  constructor(match: string) {
    this.match = match;
    this.invites.value = invitesTo(match);
  }

  /** Makes a new secret for a seat; gives the same one until the server has accepted it. */
  propose(seat: string): string {
    const secret = this.#proposed.get(seat) ?? newSecret();
    this.#proposed.set(seat, secret);
    return secret;
  }

  /** Saves the new secret of a seat in place of the old one. */
  renew(invite: Invite): void {
    this.#save([...this.invites.peek().filter(({ id }) => id !== invite.id), invite]);
    if (this.#proposed.get(invite.id) === invite.secret) this.#proposed.delete(invite.id);
  }

  /** The secrets of two seats open each other's seat now. */
  swap(one: string, other: string): void {
    const places: Readonly<Record<string, string>> = { [one]: other, [other]: one };
    this.#save(this.invites.peek().map(({ id, secret }) => ({ id: places[id] ?? id, secret })));
  }

  /** Forgets the secrets of seats that they do not open, and never will. */
  forget(seats: readonly string[]): void {
    const invites = this.invites.peek();
    const left = invites.filter(({ id }) => !seats.includes(id));
    if (left.length < invites.length) this.#save(left);
  }

  #save(invites: readonly Invite[]): void {
    this.invites.value = invites;
    keepInvites(this.match, invites);
  }
}
