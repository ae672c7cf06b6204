import type { SeatId } from '@ironhex/shared/match';
import { computed, type ReadonlySignal } from '@preact/signals';
import { seatName } from '../text/seat-name.ts';
import type { OwnFacts, PublicFacts, SeatInfo } from './facts.ts';
import { now } from './now.ts';
import type { Access, MatchSource } from './source.ts';

/** What is known about a match beside what happens in it: what its source tells, by the names that the page has for it. */
export class KnownMatch {
  readonly access: ReadonlySignal<Access>;
  readonly facts: ReadonlySignal<PublicFacts | undefined>;
  readonly own: ReadonlySignal<OwnFacts | undefined>;
  /** The time of the match, epoch milliseconds of its clock: while it is paused no clock runs. */
  readonly time: ReadonlySignal<number>;
  /** The same to the millisecond, for whom measures: {@link KnownMatch.time} changes four times a second. */
  readonly exactTime: () => number;

  /** The id of the game; undefined until the match was reached. */
  readonly ruleset = computed(() => this.facts.value?.ruleset);
  readonly clocks = computed(() => this.facts.value?.clocks);
  /** The match is paused: nothing can be answered. */
  readonly paused = computed(() => this.facts.value?.pausedAt !== undefined);
  /** The seat that this page plays; null for spectators. */
  readonly seat = computed((): SeatId | null => this.own.value?.seat ?? null);
  /** The public part of that seat; undefined for spectators. */
  readonly ownInfo = computed(() => this.facts.value?.seats.find(({ id }) => id === this.seat.value));
  /** Whether we play, and other seats of the match are on our side. */
  readonly company = computed(() => {
    const own = this.ownInfo.value;
    const beside = ({ id, side, gathering }: SeatInfo) => id !== own?.id && side === own?.side && !gathering?.closed;
    return own?.taken === true && this.facts.value!.seats.some(beside);
  });
  /** Our seat has no player: the match has not begun, or the host has freed the seat. */
  readonly vacant = computed(() => this.ownInfo.value?.taken === false);
  /** How often questions were taken from our seat by another one that went back. */
  readonly losses = computed((): number => this.own.value?.lost ?? 0);
  /** The host asks to free our seat: until when our player can object, by the clock of the match; undefined if not. */
  readonly freeAt = computed(() => this.ownInfo.value?.freeAt || undefined);
  /** The options of the match, if our player brings a force when sitting down; undefined otherwise. */
  readonly bringsUnder = computed(() => this.own.value?.bringsUnder);
  /** We are the host, who may change what is to be played, and free seats. */
  readonly hosting = computed(() => this.own.value?.host === true);

  constructor({ access, facts, own, skew }: Pick<MatchSource, 'access' | 'facts' | 'own' | 'skew'>) {
    this.access = access;
    this.facts = facts;
    this.own = own;
    this.time = computed(() => facts.value?.pausedAt ?? now.value + skew.value);
    this.exactTime = () => facts.peek()?.pausedAt ?? Date.now() + skew.peek();
  }

  /** The name of the player on a seat; the seat's own name while no player sits there. */
  nameOf(seat: SeatId): string {
    return this.facts.peek()?.seats.find(({ id }) => id === seat)?.name || seatName(seat);
  }
}
