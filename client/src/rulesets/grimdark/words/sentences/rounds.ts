import { type FactOf, scoreOf, WORDS } from '@ironhex/shared/grimdark';
import type { Outcome } from '@ironhex/shared/match';
import { capital, list } from '../../../../text/numbers.ts';
import { outcomeText } from '../../../../text/outcome.ts';
import { about, type Context, doing, doingInside, entry, type Sentences } from '../entry.ts';
import { unitName } from '../names.ts';
import { withNames } from '../with-names.ts';

/** How a match ended, with units by their names. */
export const endText = (outcome: Outcome, context: Parameters<typeof outcomeText>[2]): string =>
  withNames((context as Context).view, outcomeText(WORDS, outcome, context));

const markerText = (context: Context, owner: string | null): string => {
  if (owner === null) return 'nobody’s';
  return owner === context.you ? 'yours' : `${context.names(owner)}’s`;
};

const markersText = (context: Context, { owners, changed }: FactOf<'markers-checked'>): string =>
  list(
    changed.map(
      (marker) =>
        `marker ${marker + 1} at ${context.view.markers[marker]?.at ?? '?'} is ${markerText(context, owners[marker] ?? null)} now`,
    ),
  );

/** Who leads, and by how much. */
const scoreText = (context: Context): string => {
  const { view } = context;
  const [first = 0, second = 0] = scoreOf(view);
  if (first === second) return `it stands ${first} to ${second}`;
  const leader = view.seats[first > second ? 0 : 1]!.id;
  return `${doingInside(context, leader, 'lead', 'leads')} by ${Math.max(first, second)} to ${Math.min(first, second)}`;
};

/** The course of a battle, sections 8 and 14. */
export const ROUNDS: Sentences<
  | 'round-began'
  | 'arrived'
  | 'passed'
  | 'turns-began'
  | 'unit-activated'
  | 'activation-ended'
  | 'seat-finished'
  | 'markers-checked'
  | 'round-ended'
  | 'battle-ended'
  | 'conceded'
> = {
  'round-began': ({ round, starter }, context) =>
    entry(`Round ${round} begins. ${doing(context, starter, 'take', 'takes')} the first turn (G-8.4).`, {
      opens: 'action',
      tone: 'important',
    }),
  arrived: ({ unit, at }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} arrives from reserve at ${at} (G-8.2).`, {
      opens: 'action',
      by: unit,
      at: [at],
      tone: 'important',
    }),
  passed: ({ seat }, context) =>
    entry(`${doing(context, seat, 'bring', 'brings')} no more reserves in this round (G-8.2).`, {
      opens: 'between',
      tone: 'quiet',
    }),
  'turns-began': () => entry('The sides take turns (G-8.3).', { opens: 'between', tone: 'quiet' }),
  'unit-activated': ({ unit, idle }, context) =>
    about(
      context,
      [unit],
      idle
        ? `${unitName(context.view, unit)} is shaken and idles away its activation (G-13.5).`
        : `${unitName(context.view, unit)} is activated (G-8.3).`,
      { opens: 'action', by: unit },
    ),
  'activation-ended': ({ unit, recovered }, context) =>
    recovered
      ? about(
          context,
          [unit],
          `${unitName(context.view, unit)} pulls itself together: it is not shaken any more (G-13.5).`,
        )
      : undefined,
  'seat-finished': ({ seat }, context) =>
    entry(`${doing(context, seat, 'are', 'is')} the first to have no unit left to activate (G-8.4).`, {
      opens: 'between',
      tone: 'quiet',
    }),
  'markers-checked': (fact, context) => {
    const { markers } = context.view;
    if (markers.length === 0) return undefined;
    if (fact.changed.length === 0)
      return entry('No marker changes hands (G-14.2).', { opens: 'between', tone: 'quiet' });
    const text = markersText(context, fact);
    return entry(`${capital(text)} (G-14.2).`, {
      opens: 'action',
      tone: 'important',
      at: fact.changed.flatMap((marker) => markers[marker]?.at ?? []),
    });
  },
  'round-ended': ({ round }, context) =>
    entry(`Round ${round} is over: ${scoreText(context)} (G-14.3).`, { opens: 'between' }),
  'battle-ended': (_fact, context) => {
    const { outcome } = context.view;
    return entry(outcome ? endText(outcome, context) : 'The battle is over (G-14.3).', {
      opens: 'action',
      tone: 'important',
    });
  },
  conceded: ({ seat }, context) =>
    entry(`${doing(context, seat, 'concede', 'concedes')} the battle (G-14.4).`, {
      opens: 'action',
      tone: 'important',
    }),
};

/** Questions that come and go have no line: what comes of them has. */
export const PLAY: Sentences<'went-on' | 'asked' | 'answered' | 'closed'> = {
  'went-on': () => undefined,
  asked: () => undefined,
  answered: () => undefined,
  closed: () => undefined,
};
