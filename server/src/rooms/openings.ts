import { fail, ok, type Result } from '@ironhex/shared/protocol';
import type { Journal, Opening } from '../journal/journal.ts';
import type { SpaceWatch } from '../journal/space.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Why no match is made at the moment. */
export interface NoOpening {
  readonly reason: 'space';
  /** For players: what is used up, and when it goes on. */
  readonly message: string;
  /** Seconds until asking again may work. */
  readonly retryAfter: number;
}

/** Seconds: an operator has to make room first. */
const SPACE_RETRY = 600;

const NO_SPACE: NoOpening = {
  reason: 'space',
  message:
    'The server has no room for new matches at the moment; those that are under way go on. Try again in ten minutes, or tell whoever runs the server.',
  retryAfter: SPACE_RETRY,
};

/** What openings need from the server. */
export interface OpeningParts {
  readonly journal: Journal;
  readonly space: Pick<SpaceWatch, 'look'>;
  readonly metrics: Pick<Metrics, 'refusedOpening'>;
}

/** The one way for new matches into the journal, rematches among them: looks first whether there may be one more. */
export class Openings {
  readonly #parts: OpeningParts;

  constructor(parts: OpeningParts) {
    this.#parts = parts;
  }

  /** Keeps a new match, or says why there can be none now. Rejects when the journal cannot be written. */
  async open(opening: Opening): Promise<Result<void, NoOpening>> {
    const { journal, metrics } = this.#parts;
    const refusal = await this.#refusal();
    if (refusal) {
      metrics.refusedOpening(refusal.reason);
      return fail(refusal);
    }
    await journal.open(opening);
    return ok(undefined);
  }

  async #refusal(): Promise<NoOpening | undefined> {
    return (await this.#parts.space.look())?.short ? NO_SPACE : undefined;
  }
}
