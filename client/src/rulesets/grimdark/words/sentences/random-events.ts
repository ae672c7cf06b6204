import type { Drawn, FactOf } from '@ironhex/shared/grimdark';
import { diceOf, rollOf } from '../../../../text/entry.ts';
import { count, list } from '../../../../text/numbers.ts';
import { sourceText } from '../effects.ts';
import { about, type Context, doing, doingInside, entry, inside, type Sentences, unitsText } from '../entry.ts';
import { eventName, eventText } from '../events.ts';
import { unitName } from '../names.ts';
import { pieceName } from '../prompting.ts';
import { d3, oneDie, plainRoll } from '../rolls.ts';

/** The quarters of a map, G-2.4. */
export const QUARTER_NAMES = { 1: 'north-west', 2: 'north-east', 3: 'south-west', 4: 'south-east' } as const;

/** Why an event is rolled again. */
const AGAIN = {
  campaign: 'it belongs to campaigns, and is rolled again (G-17.2)',
  neutral: 'it brings strangers, and is rolled again (G-17.4)',
} as const;

/** A weapon for each unit that loses or gains one. */
const weaponsText = ({ view }: Context, units: readonly string[], weapons: readonly string[]): string =>
  list(units.map((unit, i) => `${unitName(view, unit)} (${sourceText(weapons[i] ?? '', view)})`));

/** Whom, where or what an event concerns; `nobody` if no unit fits, undefined for one that concerns all. */
const drawnText = (context: Context, drawn: Drawn): string | undefined => {
  const { units, seat, quarter, at, weapons } = drawn;
  const parts = [
    ...(seat === undefined ? [] : [seat === context.you ? 'you' : context.names(seat)]),
    ...(quarter === undefined ? [] : [`the ${QUARTER_NAMES[quarter]} quarter`]),
    ...(at === undefined ? [] : [`hex ${at}`]),
    ...(units === undefined || units.length === 0
      ? []
      : [weapons ? weaponsText(context, units, weapons) : unitsText(context, units)]),
  ];
  if (parts.length > 0) return list(parts);
  return units === undefined ? undefined : 'nobody';
};

const fallsText = (context: Context, fact: FactOf<'event-happened'>): string => {
  const on = drawnText(context, fact);
  if (on === undefined) return '';
  return on === 'nobody' ? ' It falls on nobody.' : ` It falls on ${on}.`;
};

const struckRoll = (event: number, die: number, hits: number) =>
  d3(eventName(event), die, count(hits, 'hit'), 'G-17.4');

/** Random events, section 17. */
export const RANDOM_EVENTS: Sentences<
  | 'event-checked'
  | 'event-rolled'
  | 'event-failed'
  | 'event-happened'
  | 'event-struck'
  | 'first-die-fell'
  | 'event-wounded'
  | 'fauna-rolled'
  | 'piece-rigged'
  | 'piece-blew'
  | 'nothing-blew'
  | 'piece-shown'
  | 'dead-moved'
  | 'sniper-aimed'
  | 'intel-delivered'
> = {
  'event-checked': ({ die, happens }) =>
    entry(`${happens ? 'Something happens' : 'Nothing unforeseen happens'} in this round (G-17.1).`, {
      opens: 'between',
      tone: happens ? 'plain' : 'quiet',
      rolls: [oneDie('Random event', die, 5, happens ? 'an event' : 'no event', 'G-17.1')],
    }),
  'event-rolled': ({ event, again }) =>
    entry(
      again === null
        ? `The event is ${eventName(event)} (G-17.2).`
        : `The event would be ${eventName(event)}: ${AGAIN[again]}.`,
      {
        opens: 'between',
        tone: 'quiet',
        rolls: [
          rollOf({
            title: 'Which event',
            rows: [{ label: 'Tens and units', value: `${event}`, rule: 'G-17.2' }],
            dice: diceOf([Math.floor(event / 10), event % 10]),
            came: eventName(event),
          }),
        ],
      },
    ),
  'event-failed': () => entry('No event fits in this round (G-17.2).', { opens: 'between', tone: 'quiet' }),
  'event-happened': (fact, context) => {
    const { event, units = [], at, dice = [] } = fact;
    const line = about(context, units, `${eventName(event)}.${fallsText(context, fact)} ${eventText(event)}`, {
      opens: 'action',
      tone: 'important',
      rolls:
        dice.length === 0 ? [] : [plainRoll(eventName(event), dice, drawnText(context, fact) ?? 'rolled', 'G-17.4')],
    });
    return at === undefined ? line : { ...line, at: [at, ...line.at] };
  },
  'event-struck': ({ event, unit, die, hits, ap }, context) =>
    about(
      context,
      [unit],
      `${eventName(event)}: ${unitName(context.view, unit)} takes ${count(hits, 'hit')}${ap > 0 ? ` with AP ${ap}` : ''} (G-17.4).`,
      { tone: 'important', rolls: [struckRoll(event, die, hits)] },
    ),
  'first-die-fell': ({ event, unit }, context) =>
    about(context, [unit], `${eventName(event)} falls on ${unitName(context.view, unit)} (G-17.4).`, {
      tone: 'important',
    }),
  'event-wounded': ({ event, unit, die, wounds }, context) =>
    about(
      context,
      [unit],
      `${eventName(event)}: ${unitName(context.view, unit)} takes ${count(wounds, 'more wound')} (G-17.4).`,
      { tone: 'important', rolls: [d3(eventName(event), die, count(wounds, 'wound'), 'G-17.4')] },
    ),
  'fauna-rolled': ({ unit, dice }, context) => {
    const faces = dice.map(({ die }) => die);
    const bites = faces.some((die) => die === 1);
    const came = bites ? 'something bites' : 'nothing bites';
    return about(
      context,
      [unit],
      `${eventName(21)}: ${unitName(context.view, unit)} goes through ${list(dice.map(({ piece }) => inside(pieceName(context.view, piece))))}, and ${came} (G-17.4).`,
      { tone: bites ? 'plain' : 'quiet', rolls: [plainRoll(eventName(21), faces, came, 'G-17.4')] },
    );
  },
  'piece-rigged': ({ seat }, context) =>
    entry(`${doing(context, seat, 'have', 'has')} rigged a piece of terrain in secret (G-17.4).`, {
      opens: 'between',
    }),
  'piece-blew': ({ piece, unit }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} sets off what was rigged: ${inside(pieceName(context.view, piece))} blows up (G-17.4).`,
      { tone: 'important' },
    ),
  'nothing-blew': ({ unit }, context) =>
    about(context, [unit], `Nothing blows up where ${unitName(context.view, unit)} went (G-17.4).`, { tone: 'quiet' }),
  'piece-shown': ({ seat, piece }, context) =>
    entry(
      `${doing(context, seat, 'had', 'had')} rigged ${inside(pieceName(context.view, piece))}, and nobody set it off (G-19.5).`,
      { opens: 'between' },
    ),
  'dead-moved': ({ unit, target, how, path }, context) => {
    const at = path.at(-1);
    const does = how === 'charge' ? 'charge' : 'shamble towards';
    return about(
      context,
      [unit, target],
      `${unitName(context.view, unit)} ${does} ${unitName(context.view, target)}${at === undefined ? '' : `, to ${at}`} (G-17.5).`,
      { opens: 'action', by: unit, ...(at !== undefined && { at: [at] }) },
    );
  },
  'sniper-aimed': ({ at, unit, sees }, context) =>
    entry(
      `The sniper at ${at} ${sees ? 'has' : 'does not see'} ${unitName(context.view, unit)}${sees ? ' in its sight' : ''} (G-17.4).`,
      { opens: 'action', units: [unit], at: [at], tone: sees ? 'important' : 'quiet' },
    ),
  'intel-delivered': ({ unit, seat }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} delivers the intel: ${doingInside(context, seat, 'score', 'scores')} a point (G-17.4).`,
      { tone: 'important' },
    ),
};
