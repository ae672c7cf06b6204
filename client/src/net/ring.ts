import { type Joining, join } from './join.ts';

/** What opens the own seat. It is kept outside of the page, and other tabs may change it at any time. */
export interface Ring {
  /** Secrets that may open the seat, the likeliest first; none for spectators. */
  readonly keys: readonly string[];
  /** This secret opens the seat now. */
  opened(secret: string): void;
  /** None of them opens the seat any more. */
  lost(): void;
}

/** What became of an attempt to join, and by which secret. */
export type JoiningAs = Joining & { readonly key?: string };

/** Tries to join a match: where one secret opens no seat, with the next. */
export const joinAs = async (id: string, ring: Ring): Promise<JoiningAs> => {
  const tried = new Set<string>();
  let joined: JoiningAs | undefined;
  for (let key = ring.keys[0]; key !== undefined; key = ring.keys.find((secret) => !tried.has(secret))) {
    tried.add(key);
    joined = { ...(await join(id, key)), key };
    if (joined.kind !== 'shut') return joined;
  }
  return joined ?? join(id, undefined);
};
