import { matchMaker } from 'colyseus';

/** Milliseconds after which a process' own count includes a room: it writes its count once a second. */
const LAG = 2000;

/** A process that may get a match, and how many rooms it has. */
export interface Candidate {
  readonly processId: string;
  readonly roomCount: number;
}

/** Chooses a process; undefined if there is none. `now` is in milliseconds. */
type Placement = (candidates: readonly Candidate[], now: number) => string | undefined;

/**
 * Places each match on the process with the fewest; of equals, on the first. Counts are up to two seconds old, so it
 * remembers what it placed lately: many matches at once are spread evenly too.
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
 * The processes that can take a match, this one first. A process that stops takes itself off the list; one that was
 * killed stays on it, but is not subscribed to its topic any more.
 */
const candidates = async (): Promise<Candidate[]> => {
  const [all, topics] = await Promise.all([matchMaker.stats.fetchAll(), matchMaker.presence.channels('p:*')]);
  const listening = new Set(topics);
  const own = (id: string): number => Number(id === matchMaker.processId);
  return all
    .filter(({ processId }) => listening.has(`p:${processId}`))
    .sort((one, other) => own(other.processId) - own(one.processId));
};

/** The options with which a room is created, as far as they say where. */
interface CreateOptions {
  /** The process that must have it. */
  readonly here?: string;
}

/** Chooses the process of a room, as Colyseus asks for it. */
export const placeEvenly = (): ((name: string, asked: CreateOptions) => Promise<string>) => {
  const choose = evenly();
  return async (_name, { here }) => here ?? choose(await candidates(), performance.now()) ?? matchMaker.processId;
};

/** Does this process take matches and players? Not before it has started, and not once it is stopping. */
export const isReady = (): boolean => matchMaker.state === matchMaker.MatchMakerState.READY;
