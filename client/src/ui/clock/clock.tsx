import type { RulesetTypes } from '@ironhex/shared/match';
import type { ShownDecision } from '@ironhex/shared/protocol';
import { LONGEST_SHOW } from '@ironhex/shared/showing';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { MarkedSeat, NewcomerMark } from '../freeing/newcomer-mark.tsx';
import { Name } from '../words/name.tsx';

/** Seconds at which a clock turns red. */
const SHORT = 5;

/** `4:05` or `12`. */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return seconds < 60 ? `${seconds}` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** What is left of a decision, in milliseconds: its own time first, of `whole`, then the bank. */
interface Left {
  readonly own: number;
  readonly whole: number;
  /** 0 if this decision draws none. */
  readonly bank: number;
  /** Until the default is done: less than both together while another decision draws the bank. */
  readonly all: number;
}

/** Of several decisions of a seat the one that draws, or will draw, its bank first. */
const firstDrawing = (timed: readonly ShownDecision[]): ShownDecision | undefined =>
  timed.filter(({ bankFrom, deadline }) => deadline > bankFrom).toSorted((a, b) => a.bankFrom - b.bankFrom)[0];

/** Milliseconds of its own that a decision of this class had at most. */
const wholeOf = <T extends RulesetTypes>(match: ClientMatch<T>, awaited: ShownDecision): number => {
  const { seat, clock, bankFrom, deadline } = awaited;
  const clocks = match.clocks.value;
  if (clocks === undefined || clocks === 'none') return 0;
  const seconds = clocks.seconds[clock] ?? 0;
  const bank = match.facts.value?.seats.find(({ id }) => id === seat)?.bank;
  // It may draw a bank that seats share, which is not used up.
  const isUsedUp = clocks.bank > 0 && bank === 0 && deadline <= bankFrom;
  return 1000 * (isUsedUp ? Math.min(seconds, clocks.whenEmpty ?? seconds) : seconds);
};

/** `now` is up to a quarter of a second old. A clock that waits for a show stands at its whole time until then. */
const SLACK = 1000;

/**
 * Milliseconds that the first decision of the own seat gets in addition. For another seat only the time left shows it.
 */
const openingOf = <T extends RulesetTypes>(match: ClientMatch<T>, { id }: ShownDecision, isBeyond: boolean): number => {
  const clocks = match.clocks.value;
  if (clocks === undefined || clocks === 'none') return 0;
  return id === 1 || isBeyond ? 1000 * (clocks.opening ?? 0) : 0;
};

/** The decisions of a seat that the match still waits for, which excludes committed ones. */
const awaitedFrom = <T extends RulesetTypes>(match: ClientMatch<T>, seat: string): readonly ShownDecision[] =>
  match.own.value?.awaited.filter((awaited) => awaited.seat === seat && !awaited.committed) ?? [];

/**
 * The time left for an open decision of a seat: the one with this id, else the one that ends first. undefined without
 * an open decision, and without clocks.
 */
export const leftOf = <T extends RulesetTypes>(match: ClientMatch<T>, seat: string, id?: number): Left | undefined => {
  const timed = awaitedFrom(match, seat).filter(({ deadline }) => deadline > 0);
  const awaited = timed.find((each) => each.id === id) ?? timed.toSorted((a, b) => a.deadline - b.deadline)[0];
  if (!awaited) return undefined;
  const { bankFrom, deadline } = awaited;
  const time = match.time.value;
  const own = Math.max(0, bankFrom - time);
  const usual = wholeOf(match, awaited);
  const whole = usual + openingOf(match, awaited, own > usual + LONGEST_SHOW + SLACK);
  const drawnFrom = Math.min(bankFrom, firstDrawing(timed)?.bankFrom ?? bankFrom);
  return {
    own: Math.min(whole, own),
    whole,
    bank: deadline > bankFrom ? Math.max(0, deadline - Math.max(time, drawnFrom)) : 0,
    all: Math.max(0, deadline - time),
  };
};

/** Milliseconds left of time that runs though no seat is asked, by its clock; undefined while it does not run. */
export const timerLeft = <T extends RulesetTypes>(match: ClientMatch<T>, clock: string): number | undefined => {
  const timer = match.own.value?.awaited.find((each) => each.seat === '' && each.clock === clock);
  return timer && timer.deadline > 0 ? Math.max(0, timer.deadline - match.time.value) : undefined;
};

/** Milliseconds in a seat's bank now, as far as this viewer may know. */
export const bankOf = <T extends RulesetTypes>(match: ClientMatch<T>, { id, bank }: SeatInfo): number => {
  const drawing = firstDrawing(awaitedFrom(match, id));
  if (!drawing) return bank;
  return Math.min(bank, Math.max(0, drawing.deadline - Math.max(match.time.value, drawing.bankFrom)));
};

interface SeatTimeProps {
  /** What is left of what the seat is asked; undefined while it is asked nothing. */
  readonly left: Left | undefined;
  /** Milliseconds in its bank; undefined in a match without banks. */
  readonly bank: number | undefined;
}

/** The time of a seat: its own while that lasts, then the bank as it runs down. */
const SeatTime = ({ left, bank }: SeatTimeProps) => {
  const drawn = left !== undefined && left.own === 0 && left.bank > 0;
  const words = bank !== undefined && (
    <>
      {/* The bank that runs may be one that seats share. */}
      <small>{UI.clock.ofBank}</small> {clockText(drawn ? left.bank : bank)}
    </>
  );
  return (
    <span class="seat-time" data-draws={drawn ? 'bank' : undefined}>
      {left && <b>{drawn ? words : clockText(left.own)}</b>}
      {!drawn && words && (
        <span class="seat-bank" title={UI.clock.bank}>
          {words}
        </span>
      )}
    </span>
  );
};

/** A player's name with the time left; it stands out while the match waits for the player. */
export const SeatClock = ({ match, seat }: { readonly match: ClientMatch; readonly seat: SeatInfo }) => {
  const clocks = match.clocks.value;
  const awaited = awaitedFrom(match, seat.id).length > 0;
  const left = leftOf(match, seat.id);
  const bank = bankOf(match, seat);
  const short = left !== undefined && left.all < SHORT * 1000;
  const you = match.seat.value === seat.id;
  const ref = useRef<HTMLDivElement>(null);
  // Where there is no room for all seats, the one that is asked comes into sight.
  useEffect(() => {
    if (awaited) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [awaited]);
  return (
    <div ref={ref} class="seat-clock" data-side={seat.side} data-awaited={awaited} data-short={short}>
      <MarkedSeat seat={seat} class="seat-plate">
        <span class="seat-base" aria-hidden="true" />
        <span class="seat-name">
          <Name text={seat.name || UI.lobby.freeSeat} />
          {you && <small> ({UI.lobby.you})</small>}
        </span>
        <NewcomerMark seat={seat} />
        {seat.taken && (seat.cover?.plays || !seat.connected) && (
          <span class="away">{seat.cover?.plays ? UI.computer.covers : UI.clock.away}</span>
        )}
        {clocks !== undefined && clocks !== 'none' && (
          <SeatTime left={awaited ? left : undefined} bank={clocks.bank > 0 ? bank : undefined} />
        )}
      </MarkedSeat>
    </div>
  );
};

/**
 * The time until the match continues without a player, while a timer runs; or what somebody has whose seat is not told, who may
 * draw a bank.
 */
export const TimerClock = <T extends RulesetTypes>({ match }: { readonly match: ClientMatch<T> }) => {
  const left = leftOf(match, '');
  if (!left) return null;
  const { own, bank, all } = left;
  const words = bank === 0 ? UI.clock.goesOn : own > 0 ? UI.clock.somebody : UI.clock.ofBank;
  return (
    <div class="seat-clock timer-clock" title={bank === 0 ? UI.clock.timer : UI.clock.ofSomebody} data-testid="timer">
      <span class="seat-time" data-draws={own === 0 && bank > 0 ? 'bank' : undefined}>
        <small>{words}</small> <b>{clockText(bank === 0 ? all : own || bank)}</b>
      </span>
    </div>
  );
};
