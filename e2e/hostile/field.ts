import type { Target } from './seat.ts';

/** What an attack aims at, and whom it tells what happens. */
export interface Field {
  /** The match of the honest players, joined as a spectator. */
  readonly watching: Target;
  /** A seat of a match that belongs to the attackers. */
  readonly seated: Target;
  /** The host's seat of the match of the honest players: the attackers want the guest's. */
  readonly hosting: Target;
  /** How many connections to attack from. */
  readonly connections: number;
  /** Should the attack go on? */
  goesOn(): boolean;
  /** Counts what happened to an attacker: the code of a refusal, a status, or one of {@link FATES}. */
  meets(what: string): void;
}

/** What happens to attackers without an answer. */
export const FATES = {
  /** The server ended a connection. */
  cut: 'cut',
  /** The server did not read for a while. */
  held: 'held',
} as const;
