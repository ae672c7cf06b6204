import { matchMaker } from 'colyseus';

/** Milliseconds until what a process says about itself has surely arrived: it does so once in a second. */
const LAG = 2000;

/** A process that may be given a match, and how many it has. */
export interface Candidate {
  readonly processId: string;
  readonly roomCount: number;
}

/** Chooses one of some processes at this time, milliseconds; undefined if there is none. */
export type Placement = (candidates: readonly Candidate[], now: number) => string | undefined;

/**
 * Places each match where the fewest are; of equals on the first. What a process says about itself lags behind, so what
 * was placed there lately is remembered: many matches at once are spread evenly too.
 */
export const evenly = (): Placement => {
  const placed = new Map<string, { readonly rooms: number; readonly until: number }>();
  const expected = ({ processId, roomCount }: Candidate, now: number): number => {
    const lately = placed.get(processId);
    return lately && now < lately.until ? Math.max(roomCount, lately.rooms) : roomCount;
  };
  return (candidates, now) => {
    const [best] = candidates
      .map((candidate) => ({ id: candidate.processId, rooms: expected(candidate, now) }))
      .sort((one, other) => one.rooms - other.rooms);
    if (best) placed.set(best.id, { rooms: best.rooms + 1, until: now + LAG });
    return best?.id;
  };
};

/**
 * The processes that a match can be placed on, ourselves first. One that ends takes itself off the list; one that ended
 * without a word stays on it, but listens no more.
 */
const candidates = async (): Promise<Candidate[]> => {
  const [all, topics] = await Promise.all([matchMaker.stats.fetchAll(), matchMaker.presence.channels('p:*')]);
  const listening = new Set(topics);
  const own = (id: string): number => Number(id === matchMaker.processId);
  return all
    .filter(({ processId }) => listening.has(`p:${processId}`))
    .sort((one, other) => own(other.processId) - own(one.processId));
};

/** What a room is asked for with, as far as it says where. */
interface Asked {
  /** The process that must have it. */
  readonly here?: string;
}

/** Chooses the process of a room, as Colyseus asks for it. */
export const placeEvenly = (): ((name: string, asked: Asked) => Promise<string>) => {
  const choose = evenly();
  return async (_name, { here }) => here ?? choose(await candidates(), performance.now()) ?? matchMaker.processId;
};
