import type { Refusal, SeatId } from '@ironhex/shared/match';
import type { Answer, ComputerPace } from '@ironhex/shared/protocol';
import { effect } from '@preact/signals';
import type { MatchSource } from '../source.ts';
import { ownPerson } from '../storage/person.ts';
import type { SeatLinks } from './links.ts';
import type { OwnSeat } from './own-seat.ts';

interface Parts {
  readonly source: Pick<MatchSource, 'act' | 'facts' | 'own'>;
  /** How this browser gets to our seat. */
  readonly ownSeat: OwnSeat;
  readonly links: SeatLinks;
  /** Shows a refusal to the player. A refused new link is reported to the caller instead. */
  refused(refusal: Refusal): void;
}

/** Sitting down, staying, and new links for seats. The page makes the secrets of new links; the server only stores their hashes. */
export class Seating {
  readonly #parts: Parts;
  readonly #stop: () => void;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stop = this.#dropUsedLinks();
  }

  /**
   * Sits down under a name, with a new secret that the sender of the invitation does not know. `force` is the player's
   * own, at seats that ask for one.
   */
  sit(name: string, salt: string, force?: object): Promise<boolean> {
    const { source, ownSeat } = this.#parts;
    const secret = ownSeat.propose();
    return this.#done(source.act('sit', { name, salt, secret, person: ownPerson(), ...(force && { force }) }));
  }

  /** Before the match: sits down on a free seat without a link to it, as the host, or at a table that is listed. */
  take(seat: SeatId, name: string, salt: string, force?: object): Promise<boolean> {
    const { source, ownSeat } = this.#parts;
    // The host has a secret already, and stays the host by it.
    const secret = source.own.peek()?.host ? ownSeat.secret.peek() : ownSeat.propose();
    return this.#done(source.act('sit', { seat, name, salt, secret, person: ownPerson(), ...(force && { force }) }));
  }

  /** Before the match: we are ready to begin with what is to be played now, or not. */
  ready(ready: boolean): Promise<boolean> {
    const { source } = this.#parts;
    const revision = source.facts.peek()?.gathering?.revision ?? 0;
    return this.#done(source.act('ready', { ready, revision }));
  }

  /** Before the match: leaves our seat. A host only watches from then on, and has an invitation to the seat. */
  async stand(): Promise<boolean> {
    const { source, links } = this.#parts;
    const { seat, host } = source.own.peek() ?? {};
    if (!seat) return false;
    const secret = host ? links.propose(seat) : undefined;
    const stood = await this.#done(source.act('stand', secret === undefined ? {} : { secret }));
    if (stood && secret !== undefined) links.renew({ id: seat, secret });
    return stood;
  }

  /** As the host, before the match: the people of two seats change places. An invitation goes with its place. */
  async swap(one: SeatId, other: SeatId): Promise<boolean> {
    const { source, links } = this.#parts;
    const done = await this.#done(source.act('swap', { seats: [one, other] }));
    if (done) links.swap(one, other);
    return done;
  }

  /** As the host, before the match: draws by lot who sits where. */
  drawLots(): Promise<boolean> {
    return this.#done(this.#parts.source.act('lot', {}));
  }

  /** As the host, before the match: leaves a seat out, or takes it in again. */
  leaveOut(seat: SeatId, closed: boolean): Promise<boolean> {
    return this.#done(this.#parts.source.act('close', { seat, closed }));
  }

  /** As the host, before the match: lets nobody else sit down, or lets them again. */
  lock(locked: boolean): Promise<boolean> {
    return this.#done(this.#parts.source.act('lock', { locked }));
  }

  /** As the host, before the match: makes the player of another seat the host. */
  hand(seat: SeatId): Promise<boolean> {
    return this.#done(this.#parts.source.act('hand', { seat }));
  }

  /**
   * Makes a new link for our seat, or, as the host, for another seat, which frees that. The old link stops working. In
   * a running match the player of that seat is asked first, and the new link does not work before the seat is free.
   * Repeating the request is harmless.
   */
  async reissue(seat: SeatId): Promise<Answer<{ readonly secret: string }>> {
    const { source, ownSeat, links } = this.#parts;
    const own = seat === source.own.peek()?.seat;
    const secret = own ? ownSeat.propose() : links.propose(seat);
    const answer = await source.act('reissue', { seat, secret });
    if (!answer.ok) return answer;
    if (!own) links.renew({ id: seat, secret });
    return { ok: true, secret };
  }

  /** Objects to that the host frees our seat, if the host asks for it. */
  async stay(): Promise<void> {
    const { source } = this.#parts;
    const asked = source.facts.peek()?.seats.find(({ id }) => id === source.own.peek()?.seat);
    if (asked?.freeAt) await this.#done(source.act('stay', {}));
  }

  /** As the host, asks no longer to free a seat. */
  withdraw(seat: SeatId): Promise<boolean> {
    return this.#done(this.#parts.source.act('withdraw', { seat }));
  }

  /** Wants a computer to play for the player of another seat, who is away. */
  cover(seat: SeatId): Promise<boolean> {
    return this.#done(this.#parts.source.act('cover', { seat }));
  }

  /** Plays on in place of the computer that has played for us. */
  comeBack(): Promise<boolean> {
    return this.#done(this.#parts.source.act('return', {}));
  }

  /** How long computers are to wait before they act. Where there are none nothing comes of it. */
  pace(pace: ComputerPace): void {
    void this.#parts.source.act('pace', { pace });
  }

  async #done(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    if (!answer.ok) this.#parts.refused(answer.refusal);
    return answer.ok;
  }

  /**
   * In a running match an invitation stops working once a player has taken the seat. One that the host has requested is
   * stored until the seat is free, or until its player has objected.
   */
  #dropUsedLinks(): () => void {
    return effect(() => {
      const { source, links } = this.#parts;
      const { status, seats = [] } = source.facts.value ?? {};
      if (status !== 'playing') return;
      links.forget(seats.filter(({ taken, freeAt }) => taken && freeAt === 0).map(({ id }) => id));
    });
  }

  close(): void {
    this.#stop();
  }
}
