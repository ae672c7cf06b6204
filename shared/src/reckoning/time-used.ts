import type { Match, MatchRecord, RulesetTypes, SeatId } from '../match/index.ts';
import type { Reckoner } from './reckoner.ts';

/** How long players took for their answers: by seats and by units, in milliseconds, as far as the record tells times. */
export class TimeUsed {
  readonly seats = new Map<SeatId, number>();
  readonly units = new Map<string, number>();
  readonly #intents: MatchRecord['intents'];
  readonly #actor: Reckoner<RulesetTypes>['actor'];
  /** Since when each seat has been asked something that it has not answered. */
  readonly #asked = new Map<SeatId, number>();
  #done = 0;
  #now = 0;

  constructor({ intents }: MatchRecord, { actor }: Pick<Reckoner<RulesetTypes>, 'actor'>) {
    this.#intents = intents;
    this.#actor = actor;
  }

  /** Whether the record tells the time of all its intents. */
  get isTold(): boolean {
    return this.#intents.length > 0 && this.#intents.every(({ at }) => at !== undefined);
  }

  /** A step of the match is over: its beginning, or the next of its intents. */
  step(match: Pick<Match<RulesetTypes>, 'pending'>): void {
    const done = this.#intents[this.#done - 1];
    this.#now = Math.max(this.#now, done?.at ?? 0);
    if (done && 'seat' in done) this.#use(done.seat, this.#actor(done.intent));
    const asked = new Set(match.pending().flatMap(({ seat, committed }) => (committed ? [] : [seat])));
    for (const seat of this.#asked.keys()) if (!asked.has(seat)) this.#asked.delete(seat);
    for (const seat of asked) if (!this.#asked.has(seat)) this.#asked.set(seat, this.#now);
    this.#done += 1;
  }

  #use(seat: SeatId, unit: string | undefined): void {
    const used = this.#now - (this.#asked.get(seat) ?? this.#now);
    this.#asked.delete(seat);
    this.seats.set(seat, (this.seats.get(seat) ?? 0) + used);
    if (unit !== undefined) this.units.set(unit, (this.units.get(unit) ?? 0) + used);
  }
}
