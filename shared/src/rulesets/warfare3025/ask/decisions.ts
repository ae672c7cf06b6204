import type { Awaited, Bank, ClockClass, Decision, Delay } from '../../../match/index.ts';
import type { State } from '../model/state.ts';
import { askedSeats, type Moment } from '../model/table.ts';
import { tableOf, type View } from '../model/view.ts';
import { byDefault } from '../rules/defaults.ts';
import type { Intent } from './intents.ts';

/** Spectators see all sides not sooner than this: by then what was claimed in secret is declared. */
export const LEAST_DELAY: Delay = { minutes: 10, turns: 1 };

/** The two clocks: for planning one's own action, and for reacting to an action of the other side, W-16. */
export const CLOCKS = {
  plan: { name: 'Plan an action', seconds: 90, bank: true, waits: 30 },
  react: { name: 'React', seconds: 20, bank: true, waits: 5 },
} as const satisfies Readonly<Record<string, ClockClass>>;

/** A quarter of an hour for the whole match. */
export const BANK: Bank = { seconds: 900, whenEmpty: null };

/** The decisions that a moment asks for, without their numbers. */
const questions = (moment: Moment) => {
  const clock = { class: moment.kind === 'activate' ? 'plan' : 'react' };
  return askedSeats(moment).map((seat) => ({ seat, kind: moment.kind, clock }));
};

/** What the match waits for, in truth. */
export const pending = ({ moment, asked, outcome }: State): Decision[] =>
  outcome ? [] : questions(moment).map((question) => ({ id: asked[question.seat]!, ...question }));

/** What the match waits for, as far as a viewer knows. */
export const awaited = ({ moment, asked, outcome }: View): Awaited[] => {
  if (outcome) return [];
  if (moment.kind === 'unknown') return [{ seat: null, id: null, kind: null, clock: moment.clock }];
  return questions(moment).map((question) => ({ id: asked[question.seat] ?? null, ...question }));
};

/** What is done when the clock of the viewer's decision runs out, W-16. */
export const fallback = (view: View): Intent => byDefault(tableOf(view));
