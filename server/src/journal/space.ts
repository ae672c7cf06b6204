import { statfs } from 'node:fs/promises';

/** How much room there is for matches, in bytes. */
export interface Space {
  readonly free: number;
  /** What was there when nothing was stored yet. */
  readonly total: number;
}

/** The room on the disk that a folder is on, as far as this process may use it. */
export const diskSpace = async (folder: string): Promise<Space> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

const MB = 1024 * 1024;

/** With fewer free bytes SQLite soon fails: its log grows to as many before it goes into the file, which grows as much. */
export const LEAST = 4 * MB;

/** What is kept free for matches under way unless the operator says otherwise: 256 MB, or 5 % of a small disk. */
const reserveOf = ({ total }: Space): number => Math.max(LEAST, Math.min(256 * MB, 0.05 * total));

/** The room for matches, and how much of it is kept for those that are under way, in bytes. */
export interface Room {
  readonly free: number;
  readonly reserve: number;
  /** Nothing is left but the reserve: no new match is taken. */
  readonly short: boolean;
}

/** Milliseconds that an answer is used for. */
const FRESH = 1000;

/** Looks how much room for matches is left, and remembers that for a moment: many ask. */
export class SpaceWatch {
  readonly #space: () => Promise<Space | undefined>;
  readonly #reserve: number | undefined;
  #known: Promise<Room | undefined> | undefined;
  #lookedAt = 0;

  /** `reserve` is in bytes; without it, a share of the whole. */
  constructor(space: () => Promise<Space | undefined>, reserve?: number) {
    this.#space = space;
    this.#reserve = reserve;
  }

  /** Undefined if the storage cannot tell, or does not answer. */
  look(): Promise<Room | undefined> {
    const now = performance.now();
    if (this.#known && now - this.#lookedAt < FRESH) return this.#known;
    this.#lookedAt = now;
    this.#known = this.#look();
    return this.#known;
  }

  async #look(): Promise<Room | undefined> {
    const space = await this.#space().catch(() => undefined);
    if (!space) return undefined;
    const reserve = Math.round(this.#reserve ?? reserveOf(space));
    return { free: space.free, reserve, short: space.free < reserve };
  }
}
