import { signal } from '@preact/signals';
import { keep, keptList } from './keep.ts';
import { newSecret } from './own-seat.ts';

/** A seat of a match and what opens it. */
export interface Invite {
  readonly id: string;
  readonly secret: string;
}

const invitesOf = (match: string): string => `ironhex.invites.${match}`;

const isInvite = (entry: unknown): entry is Invite =>
  typeof (entry as Invite | null)?.id === 'string' && typeof (entry as Invite).secret === 'string';

/** Keeps the links of the other seats: the host may need them again after a reload, or when a guest has lost theirs. */
export const keepInvites = (match: string, invites: readonly Invite[]): void =>
  keep(invitesOf(match), JSON.stringify(invites));

/** The seats that this browser can invite to. */
export const invitesTo = (match: string): readonly Invite[] => keptList(invitesOf(match), isInvite);

/** The links to the other seats of a match that this page can invite to. */
export class SeatLinks {
  readonly match: string;
  readonly invites = signal<readonly Invite[]>([]);
  /** New secrets by seat that may be in force or not. */
  readonly #proposed = new Map<string, string>();

  constructor(match: string) {
    this.match = match;
    this.invites.value = invitesTo(match);
  }

  /** A new secret for a seat: the same each time, until it is known to be in force. */
  propose(seat: string): string {
    const secret = this.#proposed.get(seat) ?? newSecret();
    this.#proposed.set(seat, secret);
    return secret;
  }

  /** A seat has a new secret: it is kept in place of the old one. */
  renew(invite: Invite): void {
    this.invites.value = [...this.invites.peek().filter(({ id }) => id !== invite.id), invite];
    keepInvites(this.match, this.invites.peek());
    if (this.#proposed.get(invite.id) === invite.secret) this.#proposed.delete(invite.id);
  }
}
