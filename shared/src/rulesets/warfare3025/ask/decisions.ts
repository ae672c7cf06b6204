import type { Awaited, Bank, ClockClass, Decision, Delay, Timer } from '../../../match/index.ts';
import { hasDetection, type Knowledge } from '../model/detection.ts';
import type { Event } from '../model/events.ts';
import type { Options } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { askedSeats, type Moment, type Table, type UnitId } from '../model/table.ts';
import { momentOf, tableOf, type View } from '../model/view.ts';
import { byDefault } from '../rules/turns/defaults.ts';
import type { Intent } from './intents.ts';

/** Spectators see all sides not sooner than this: by then what was claimed in secret is declared. */
export const LEAST_DELAY: Delay = { minutes: 10, turns: 1 };

/** The two clocks: for planning one's own action, and for reacting to an action of the other side, W-16. */
export const CLOCKS = {
  plan: { name: 'Plan an action', seconds: 90, bank: true, waits: 30 },
  react: { name: 'React', seconds: 20, bank: true, waits: 5 },
  /** Runs out whoever answers, W-13d.15. */
  window: { name: 'Window', seconds: 8, bank: false, inOneGo: true },
} as const satisfies Readonly<Record<string, ClockClass>>;

/** A quarter of an hour for the whole match. */
export const BANK: Bank = { seconds: 900, whenEmpty: null };

/** Which clock runs for a question; with detection interrupts and reactions have the time of their window, W-16. */
const clockOf = ({ kind }: Moment, options: Options): keyof typeof CLOCKS => {
  if (kind === 'activate') return 'plan';
  return hasDetection(options) && (kind === 'interrupt' || kind === 'react') ? 'window' : 'react';
};

/**
 * The bank for what a side does unseen: its players share it. Their own banks would tell the other side, when it sees them
 * drawn or used up later, which of them had acted, W-13d.16.
 */
const unseenBank = (side: number): string => `unseen side ${side}`;

/** Who could tell that a seat is asked: the unit of the question; several where one of them is to be chosen. */
const askedAbout = ({ moment, assault }: Pick<Table, 'moment' | 'assault'>): readonly UnitId[] => {
  if (moment.kind === 'activate') return moment.units;
  return moment.kind === 'pick' ? [assault!.situation.attacker] : [];
};

/** The table with what the other side knows of units, as far as the viewer may know that. */
interface Asking extends Pick<Table, 'moment' | 'assault' | 'options' | 'seats'> {
  readonly knownAs: (unit: UnitId) => Knowledge | undefined;
}

/** The decisions that a moment asks for, without their numbers. */
const questions = ({ knownAs, ...table }: Asking) => {
  const { moment, options, seats } = table;
  const about = askedAbout(table).map(knownAs);
  const unseen = about.length > 0 && about.every((known) => known === 'hidden' || known === 'detected');
  return askedSeats(moment).map((seat) => {
    const bank = unseen ? { bank: unseenBank(seats.find(({ id }) => id === seat)!.side) } : {};
    return { seat, kind: moment.kind, clock: { class: clockOf(moment, options), ...bank } };
  });
};

/** What the match waits for, in truth. */
export const pending = (state: State): Decision[] => {
  const { asked, outcome, detection } = state;
  if (outcome) return [];
  const knownAs = (unit: UnitId) => detection?.known[unit]?.state;
  return questions({ ...state, knownAs }).map((question) => ({ id: asked[question.seat]!, ...question }));
};

/** What the match waits for, as far as a viewer knows. */
export const awaited = (view: View): Awaited[] => {
  const { moment, asked, outcome, secrets, sensing } = view;
  if (outcome) return [];
  if (moment.kind === 'unknown') return [{ seat: null, id: null, kind: null, clock: moment.clock }];
  if (moment.kind === 'unseen')
    return [
      {
        ...{ seat: null, id: null, kind: 'activate', unseen: true },
        clock: { class: 'plan', bank: unseenBank(moment.side) },
      },
    ];
  const open = moment.kind === 'window' || secrets?.detection?.open === true;
  return [
    ...questions({ ...view, moment: momentOf(view), knownAs: (unit) => sensing?.states[unit] }).map((question) => ({
      id: asked[question.seat] ?? null,
      ...question,
    })),
    ...(open ? [WINDOW] : []),
  ];
};

/** A window that runs, W-13d.15. */
const WINDOW: Awaited = { seat: null, id: null, kind: 'window', clock: { class: 'window' } };

/** The time of an open window, W-13d.15. */
export const timers = ({ detection, outcome }: State): Timer[] =>
  detection?.open && !outcome ? [{ id: detection.windows, clock: { class: 'window' } }] : [];

/** Nobody goes back once a window is open: an answer in it would show by that. */
export const isFinal = (event: Event): boolean => 'timed' in event && event.timed === true;

/** What is done when the clock of the viewer's decision runs out, W-16. */
export const fallback = (view: View): Intent => byDefault(tableOf(view));
