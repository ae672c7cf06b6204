import { signal } from '@preact/signals';
import { holdInAddress } from '../net/address.ts';
import { keep, kept } from './keep.ts';

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
export const invitesTo = (match: string): readonly Invite[] => {
  try {
    const invites: unknown = JSON.parse(kept(invitesOf(match)) ?? '[]');
    return Array.isArray(invites) ? invites.filter(isInvite) : [];
  } catch {
    return [];
  }
};

/** The links to the seats of a match that this page holds: what opens its own, and what it can invite to. */
export class SeatLinks {
  readonly match: string;
  readonly own = signal<string | undefined>(undefined);
  readonly invites = signal<readonly Invite[]>([]);

  constructor(match: string, own: string | undefined) {
    this.match = match;
    this.own.value = own;
    this.invites.value = invitesTo(match);
  }

  /** The own seat has a new secret: it goes into the address of the page, where the old one was. */
  renewOwn(secret: string): void {
    this.own.value = secret;
    holdInAddress(secret);
  }

  /** Another seat has a new secret: it is kept in place of the old one. */
  renewInvite(invite: Invite): void {
    this.invites.value = [...this.invites.peek().filter(({ id }) => id !== invite.id), invite];
    keepInvites(this.match, this.invites.peek());
  }
}
