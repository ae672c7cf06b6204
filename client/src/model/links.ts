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

/** 192 random bits as base64url, to open a seat. */
const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** The links to the seats of a match that this page holds: what opens its own, and what it can invite to. */
export class SeatLinks {
  readonly match: string;
  readonly own = signal<string | undefined>(undefined);
  readonly invites = signal<readonly Invite[]>([]);
  /** New secrets by seat that may be in force or not. */
  readonly #proposed = new Map<string, string>();

  constructor(match: string, own: string | undefined) {
    this.match = match;
    this.own.value = own;
    this.invites.value = invitesTo(match);
  }

  /** A new secret for a seat: the same each time, until it is known to be in force. */
  propose(seat: string): string {
    const secret = this.#proposed.get(seat) ?? newSecret();
    this.#proposed.set(seat, secret);
    return secret;
  }

  /** The own seat is held by this secret: if it is a new one, it goes into the address of the page in place of the old. */
  renewOwn(secret: string): void {
    if (secret === this.own.peek()) return;
    this.#settle(secret);
    this.own.value = secret;
    holdInAddress(secret);
  }

  /** Another seat has a new secret: it is kept in place of the old one. */
  renewInvite(invite: Invite): void {
    this.invites.value = [...this.invites.peek().filter(({ id }) => id !== invite.id), invite];
    keepInvites(this.match, this.invites.peek());
    this.#settle(invite.secret);
  }

  #settle(secret: string): void {
    for (const [seat, proposed] of this.#proposed) if (proposed === secret) this.#proposed.delete(seat);
  }
}
