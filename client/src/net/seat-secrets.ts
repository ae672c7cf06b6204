import { type Joining, join } from './join.ts';

/** The secrets that may open our seat. They are saved outside of this page, and other tabs may change them at any time. */
export interface SeatSecrets {
  /** The likeliest first; none for spectators. While a new link is being made, the old and the new one may both be valid. */
  readonly secrets: readonly string[];
  /** This secret opens the seat now. */
  opened(secret: string): void;
  /** No secret of these opens the seat now. */
  lost(): void;
}

/** The result of an attempt to join, and the secret that was tried last. */
type JoiningAs = Joining & { readonly secret?: string };

/** Tries to join a match: if a secret opens no seat, with the next one. */
export const joinAs = async (id: string, seat: SeatSecrets): Promise<JoiningAs> => {
  const tried = new Set<string>();
  let joined: JoiningAs | undefined;
  for (let next = seat.secrets[0]; next !== undefined; next = seat.secrets.find((secret) => !tried.has(secret))) {
    tried.add(next);
    joined = { ...(await join(id, next)), secret: next };
    if (joined.kind !== 'wrong-secret') return joined;
  }
  return joined ?? join(id, undefined);
};
