import { statfs } from 'node:fs/promises';

/** Space for matches, in bytes. */
export interface Space {
  readonly free: number;
  /** Used and free together. */
  readonly total: number;
}

/** The space on a folder's disk that this process may use. */
export const diskSpace = async (folder: string): Promise<Space> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

const MB = 1024 * 1024;

/** Bytes that SQLite needs free: its log grows to as many before they go into the file, which grows too. */
export const LEAST = 4 * MB;

/** Bytes that new matches must leave free, unless the operator says otherwise: 256 MB, or 5 % of a small disk. */
const reserveOf = ({ total }: Space): number => Math.max(LEAST, Math.min(256 * MB, 0.05 * total));

/** Free space and the part of it that is reserved for matches under way, in bytes. */
export interface SpaceLeft {
  readonly free: number;
  readonly reserve: number;
  /** Only the reserve is left: no new match may be opened. */
  readonly short: boolean;
}

/** Milliseconds for which an answer is used again. */
const FRESH = 1000;

/** Tells how much space is left, and asks the storage once a second at most. */
export class SpaceWatch {
  readonly #space: () => Promise<Space | undefined>;
  readonly #reserve: number | undefined;
  #known: Promise<SpaceLeft | undefined> | undefined;
  #lookedAt = 0;

  /** `reserve` is in bytes; left out, a share of the whole. */
  constructor(space: () => Promise<Space | undefined>, reserve?: number) {
    this.#space = space;
    this.#reserve = reserve;
  }

  /** Undefined if the storage cannot tell, or does not answer. */
  look(): Promise<SpaceLeft | undefined> {
    const now = performance.now();
    if (this.#known && now - this.#lookedAt < FRESH) return this.#known;
    this.#lookedAt = now;
    this.#known = this.#look();
    return this.#known;
  }

  async #look(): Promise<SpaceLeft | undefined> {
    const space = await this.#space().catch(() => undefined);
    if (!space) return undefined;
    const reserve = Math.round(this.#reserve ?? reserveOf(space));
    return { free: space.free, reserve, short: space.free < reserve };
  }
}

/** Bytes: a larger database is not rewritten, since the server waits until that is done. */
export const LARGE = 1024 ** 3;
