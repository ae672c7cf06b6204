import type { Ending, Journal, Listed, Seeker } from '../src/journal/journal.ts';
import type { Space } from '../src/journal/space.ts';
import { HOUR } from '../src/journal/writing/usage.ts';

interface StoredMatch {
  readonly blueprint: object;
  readonly openedBy: string;
  readonly entries: object[];
  epoch: number;
  lastSeen: number | undefined;
  record: Ending | undefined;
}

/** A journal for rooms' tests: as the real one, but in memory, and with a plug that can be pulled. */
export interface MemoryJournal extends Journal {
  /** While it is set, nothing can be written: every write rejects with it. */
  broken: Error | undefined;
  /** Nothing can be asked either: the database is out of reach. */
  away: boolean;
  /** While it is set, whoever asks which leases are over waits for it. */
  silent: Promise<void> | undefined;
  /** How many writes were rejected with it so far. */
  readonly rejected: number;
  /** While it is set, writes wait for it. */
  slow: Promise<void> | undefined;
  /** While it is set, this server that nobody reaches has every match, and is alive. */
  holder: string | undefined;
  /** How much room there is, as far as somebody knows. */
  room: Space | undefined;
  /** How often it was written who does not want to meet whom. */
  readonly avoidings: number;
  /** How many matches are kept. */
  readonly size: number;
  /** What a match begins with. */
  blueprintOf(id: string): object;
  /** All that was kept of a match, as text. */
  textOf(id: string): string;
  /** Another process takes the match. */
  steal(id: string): void;
  /** Nobody seeks anybody any more: the list of open tables is empty. */
  clearList(): void;
}

/** What somebody has found, as the real journal notes it. */
interface Sought {
  readonly match: string;
  readonly wish?: Pick<Seeker, 'games' | 'paces'>;
  readonly waitedAt?: string;
}

const bytesOf = (entries: readonly object[]): number =>
  entries.reduce((sum, entry) => sum + Buffer.byteLength(JSON.stringify(entry)), 0);

export const memoryJournal = (): MemoryJournal => {
  const kept = new Map<string, StoredMatch>();
  const seeks = new Map<string, Sought>();
  const avoided = new Set<string>();
  const listings = new Map<string, Listed & { readonly until: number }>();
  const of = (id: string): StoredMatch => {
    const found = kept.get(id);
    if (!found) throw new Error(`no match ${id}`);
    return found;
  };
  let rejected = 0;
  let avoidings = 0;
  const write = async (): Promise<void> => {
    await journal.slow;
    await readable();
    if (!journal.broken) return;
    rejected += 1;
    throw journal.broken;
  };
  const readable = async (): Promise<void> => {
    if (journal.away) throw new Error('the database is out of reach');
  };
  const journal: MemoryJournal = {
    durability: 'process',
    broken: undefined,
    away: false,
    silent: undefined,
    slow: undefined,
    holder: undefined,
    room: undefined,
    open: async ({ id, blueprint, openedBy }) => {
      await write();
      const copy = structuredClone(blueprint);
      kept.set(id, { blueprint: copy, openedBy, entries: [], epoch: 0, lastSeen: undefined, record: undefined });
    },
    usage: async (openedBy) => {
      const own = [...kept.values()].filter((match) => match.openedBy === openedBy);
      return [{ hour: Math.floor(Date.now() / HOUR), matches: own.length, bytes: JSON.stringify(own).length }];
    },
    take: async (id, { force = false, most } = {}) => {
      const match = kept.get(id);
      if (!match) return { kind: 'unknown' };
      if (journal.holder !== undefined && !force) return { kind: 'held', by: journal.holder };
      await write();
      const extent = { entries: match.entries.length, bytes: bytesOf(match.entries) };
      if (most && (extent.entries > most.entries || extent.bytes > most.bytes)) return { kind: 'too-large', extent };
      match.epoch += 1;
      const { blueprint, openedBy, entries, lastSeen } = structuredClone(match);
      return { kind: 'taken', lease: { match: id, epoch: match.epoch }, blueprint, openedBy, entries, lastSeen };
    },
    append: async (lease, first, entries, ending) => {
      await write();
      const match = of(lease.match);
      if (match.epoch !== lease.epoch) return false;
      if (first > match.entries.length + 1) throw new Error(`a gap before entry ${first}`);
      match.entries.splice(first - 1, entries.length, ...structuredClone(entries));
      if (ending) match.record = match.record ? { ...match.record, closed: ending.closed } : ending;
      return true;
    },
    entries: async (id, after) => {
      await readable();
      return structuredClone(of(id).entries.slice(after));
    },
    list: async ({ match, epoch }, listing, lasts = Number.POSITIVE_INFINITY) => {
      await write();
      if (of(match).epoch !== epoch) return false;
      const { openedBy } = of(match);
      if (listing)
        listings.set(match, { ...structuredClone(listing), match, epoch, openedBy, until: Date.now() + lasts });
      else listings.delete(match);
      return true;
    },
    avoid: async (one, other, avoids) => {
      await write();
      avoidings += 1;
      if (avoids) avoided.add(`${one} ${other}`);
      else avoided.delete(`${one} ${other}`);
    },
    seek: async (seeker, open) => {
      const { lock, person, passed } = seeker;
      await write();
      const before = seeks.get(lock);
      if (before && !passed.includes(before.match)) {
        const guest = [...seeks.values()].find(({ match, waitedAt }) => match === before.match && waitedAt);
        return { kind: 'match', match: before.match, ...(guest ? { guestAt: guest.waitedAt! } : {}) };
      }
      const free = ({ match, free, people, until }: Listed & { readonly until: number }): boolean =>
        free > 0 &&
        until > Date.now() &&
        !passed.includes(match) &&
        !people.some(
          (other) => other === person || [`${person} ${other}`, `${other} ${person}`].some((pair) => avoided.has(pair)),
        );
      const tables = [...listings.values()].filter(free).sort((one, other) => one.since - other.since);
      const oldest = tables.find(({ game, pace }) => seeker.games.includes(game) && seeker.paces.includes(pace));
      if (oldest) {
        listings.set(oldest.match, { ...oldest, free: 0 });
        seeks.set(lock, { match: oldest.match });
        return { kind: 'match', match: oldest.match };
      }
      if (!open) return undefined;
      const opening = open();
      const own = opening.listing;
      const wish = (match: string) => [...seeks].find(([, sought]) => sought.match === match && sought.wish);
      for (const table of tables) {
        const [guest, { wish: theirs = undefined } = {}] = wish(table.match) ?? [];
        if (guest === undefined || !theirs) continue;
        const game = [own.game, ...theirs.games].find(
          (one) => theirs.games.includes(one) && seeker.games.includes(one),
        );
        const pace = [own.pace, ...theirs.paces].find(
          (one) => theirs.paces.includes(one) && seeker.paces.includes(one),
        );
        if (game === undefined || pace === undefined) continue;
        if (game !== own.game || pace !== own.pace) return { kind: 'other', game, pace };
        const both = open(guest);
        await journal.open(both);
        listings.delete(table.match);
        seeks.set(lock, { match: both.id });
        seeks.set(guest, { match: both.id, waitedAt: table.match });
        return { kind: 'match', match: both.id, guestAt: table.match };
      }
      await journal.open(opening);
      const { id: match, openedBy, listing } = opening;
      listings.set(match, { ...listing, match, openedBy, epoch: 0, until: Date.now() + 30_000 });
      seeks.set(lock, { match, ...(opening.attended ? { wish: seeker } : {}) });
      return { kind: 'match', match };
    },
    listed: async (most) => {
      await readable();
      const all = [...listings.values()].filter(({ until }) => until > Date.now());
      return all.sort((one, other) => one.since - other.since).slice(0, most);
    },
    release: async (lease, lastSeen) => {
      const match = of(lease.match);
      if (match.epoch === lease.epoch) match.lastSeen = lastSeen;
    },
    record: async (id) => kept.get(id)?.record,
    epoch: async (id) => {
      await readable();
      return kept.get(id)?.epoch;
    },
    kept: async (ids) => {
      await readable();
      return ids.flatMap((id) => {
        const match = kept.get(id);
        return match ? [{ id, epoch: match.epoch, over: match.record !== undefined }] : [];
      });
    },
    over: async (leases) => {
      await journal.silent;
      await readable();
      return leases.filter(({ match, epoch }) => of(match).epoch !== epoch);
    },
    quarantined: async () => 0,
    check: write,
    space: async () => journal.room,
    close: async () => {},
    get rejected() {
      return rejected;
    },
    get avoidings() {
      return avoidings;
    },
    get size() {
      return kept.size;
    },
    blueprintOf: (id) => of(id).blueprint,
    textOf: (id) => JSON.stringify(of(id)),
    clearList: () => listings.clear(),
    steal: (id) => {
      of(id).epoch += 1;
    },
  };
  return journal;
};
