import type { Viewer } from '@ironhex/shared/match';
import { type Answer, type Missed, writeView } from '@ironhex/shared/protocol';
import { FarEnd, type ReceivedCommand, server } from '../net/far-end.ts';
import type { Truth } from './truth.ts';

/** Somebody at the room. */
interface Guest {
  readonly viewer: Viewer;
  readonly line: FarEnd;
  told: number;
}

/** A room at a pretended server, as far as a page that plays a match in it can tell. */
export class PretendedRoom {
  readonly #truth: Truth;
  readonly #guests: Guest[] = [];

  constructor(truth: Truth) {
    this.#truth = truth;
  }

  /** Lets the next page that joins in as this viewer. */
  await(viewer: Viewer): FarEnd {
    const line = new FarEnd();
    server.next.push(line);
    this.#guests.push({ viewer, line, told: 0 });
    return line;
  }

  /** Greets the page that has joined over a line, and answers it from now on. */
  greet(line: FarEnd): void {
    const guest = this.#guests.find((each) => each.line === line)!;
    const { viewer } = guest;
    const ruleset = this.#truth.match.ruleset.id;
    line.request = (command, payload) => Promise.resolve(this.#answer(guest, { command, payload }));
    line.says('welcome', {
      viewer,
      ruleset,
      clocks: 'none',
      spectators: true,
      policy: null,
      seq: 0,
      now: Date.now(),
      host: false,
    });
    guest.told = this.#truth.told(viewer).length;
    this.#show(guest);
  }

  #answer(
    guest: Guest,
    { command, payload }: Pick<ReceivedCommand, 'command' | 'payload'>,
  ): Answer<object> | Answer<Missed> {
    const { viewer } = guest;
    if (command === 'events') {
      const seen = this.#truth.told(viewer).slice(payload.since! - 1, guest.told);
      const texts = seen.map((each) => JSON.stringify(each.seen));
      const from = payload.since === 1 ? { from: writeView(this.#truth.first(viewer)) } : {};
      return { ok: true, first: payload.since!, seen: texts, more: false, ...from };
    }
    if (command !== 'intent') return { ok: false, refusal: { code: 'no', message: 'Not in this room.' } };
    const { intent, decision } = payload as { intent: object; decision?: number };
    const answer = this.#truth.intend(viewer, { intent, decision });
    for (const each of this.#guests) this.#tell(each);
    return answer;
  }

  /** The state first, then what happened. */
  #tell(guest: Guest): void {
    const first = guest.told + 1;
    const seen = this.#truth.told(guest.viewer).slice(guest.told);
    guest.told += seen.length;
    this.#show(guest);
    if (seen.length > 0) guest.line.says('events', { first, seen: seen.map((each) => each.seen) });
  }

  #show({ viewer, line, told }: Guest): void {
    const { outcome, setup } = this.#truth.match;
    const decisions = JSON.stringify(this.#truth.awaited(viewer));
    const own = { view: writeView(this.#truth.view(viewer)), decisions, eventCount: told };
    const seats = setup.seats.map(({ id, side }, place) => {
      const name = place === 0 ? 'Ada' : '';
      return [
        id,
        {
          id,
          side,
          place,
          name,
          taken: true,
          computer: '',
          connected: true,
          rematch: false,
          unsealed: false,
          freeAt: 0,
          replaces: '',
          cover: '',
          gathering: '',
        },
      ] as const;
    });
    line.shows({
      status: outcome ? 'over' : 'playing',
      outcome: outcome ? JSON.stringify(outcome) : '',
      seats: new Map(seats),
      ...own,
    });
  }
}
