import { CHAMBERS, type FactOf } from '@ironhex/shared/grimdark';
import { diceOf, rollOf } from '../../../../text/entry.ts';
import { capital, count, list } from '../../../../text/numbers.ts';
import { about, type Context, doing, doingInside, entry, inside, type Sentences, unitsText } from '../entry.ts';
import { unitName } from '../names.ts';
import { pieceName } from '../prompting.ts';
import { neededRows } from '../reasons.ts';
import { d3, oneDie, plainRoll } from '../rolls.ts';
import { CHAMBER_NAMES, ITEM_NAMES } from '../scenarios.ts';
import { QUARTER_NAMES } from './random-events.ts';

type What = FactOf<'item-taken'>['item'];

/** The rule of something that is carried. */
const ITEM_RULES: Readonly<Record<What, string>> = {
  anomaly: 'G-17.4',
  post: 'G-17.4',
  intel: 'G-17.4',
  relic: 'G-18.2',
  component: 'G-18.3',
};

const itemText = (item: What): string => `the ${inside(ITEM_NAMES[item])}`;

/** What a search of the tomb meets instead of the relic. */
const MISHAPS = {
  collapse: 'a part of it comes down, and it is difficult ground from now on',
  trap: 'a trap goes off',
  curse: 'a curse: −1 to hit and on morale until its next activation is over',
} as const;

/** What terminals give. */
const GIVES = { shelter: 'a shelter', point: 'a point', code: 'a code' } as const;

/** What a chamber does that stays where it is. */
const SURGES = {
  hits: 'lashes out at everybody near it',
  doubled: 'scores 4 in this round',
} as const;

const chamberName = (chamber: FactOf<'chamber-surged'>['chamber']): string => `chamber of ${CHAMBER_NAMES[chamber]}`;

const surgeText = (fact: FactOf<'chamber-surged'>): string => {
  if (fact.what !== 'moved') return SURGES[fact.what];
  return `moves to ${fact.at}${fact.quarter === undefined ? '' : ` in the ${QUARTER_NAMES[fact.quarter]}`}`;
};

const chambersText = ({ names, you }: Context, { owners }: FactOf<'chambers-scored'>): string => {
  const held = CHAMBERS.flatMap((chamber, i) => {
    const owner = owners[i] ?? null;
    return owner === null ? [] : [`${CHAMBER_NAMES[chamber]} is ${owner === you ? 'yours' : `${names(owner)}’s`}`];
  });
  return capital(list(held)) || 'Nobody controls a chamber';
};

/** Scenarios and what is carried, section 18. */
export const SCENARIOS: Sentences<
  | 'items-dropped'
  | 'item-taken'
  | 'tomb-searched'
  | 'scenario-struck'
  | 'storm-rolled'
  | 'terminal-opened'
  | 'piece-sheltered'
  | 'chambers-rested'
  | 'chamber-surged'
  | 'interface-began'
  | 'interface-tested'
  | 'logic-used'
  | 'next-named'
  | 'chambers-scored'
> = {
  'items-dropped': ({ unit, at, items }, context) =>
    entry(
      `${unitName(context.view, unit)} drops ${list(items.map(itemText))} at ${at} (${ITEM_RULES[items[0] ?? 'intel']}).`,
      { units: [unit], at: [at], tone: 'important' },
    ),
  'item-taken': ({ unit, item }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} takes ${itemText(item)} (${ITEM_RULES[item]}).`, {
      by: unit,
      tone: 'important',
    }),
  'tomb-searched': ({ unit, die, found, mishap }, context) => {
    const name = unitName(context.view, unit);
    const came = found ? 'it finds the relic' : mishap === null ? 'nothing' : MISHAPS[mishap.what];
    return about(context, [unit], `${name} searches the tomb: ${came} (G-18.2).`, {
      by: unit,
      tone: 'important',
      rolls: [
        oneDie(`${name} searches the tomb`, die, 4, found ? 'the relic' : 'something else', 'G-18.2'),
        ...(mishap === null ? [] : [d3('What it meets', mishap.die, MISHAPS[mishap.what], 'G-18.2')]),
      ],
    });
  },
  'scenario-struck': ({ source, units, die, hits }, context) => {
    const isTomb = source === 'tomb';
    const what = isTomb ? 'The trap' : `The ${chamberName(source)}`;
    const rule = isTomb ? 'G-18.2' : 'G-18.4';
    const roll = isTomb ? plainRoll(what, [die], count(hits, 'hit'), rule) : d3(what, die, count(hits, 'hit'), rule);
    return about(
      context,
      units,
      units.length === 0
        ? `${what} strikes nobody (${rule}).`
        : `${what} strikes ${unitsText(context, units)}: ${count(hits, 'hit')}${units.length > 1 ? ' each' : ''} (${rule}).`,
      {
        tone: units.length > 0 ? 'important' : 'quiet',
        rolls: [roll],
      },
    );
  },
  'storm-rolled': ({ die, blows }) =>
    entry(`${blows ? 'The storm rises for this round' : 'The storm is quiet in this round'} (G-18.3).`, {
      opens: 'action',
      tone: blows ? 'important' : 'plain',
      rolls: [oneDie('The storm', die, 4, blows ? 'it rises' : 'quiet', 'G-18.3')],
    }),
  'terminal-opened': ({ unit, seat, terminal, at, die, gives }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} opens terminal ${terminal}: ${doingInside(context, seat, 'gain', 'gains')} ${GIVES[gives]} (G-18.3).`,
      { by: unit, at: [at], tone: 'important', rolls: [d3(`Terminal ${terminal}`, die, GIVES[gives], 'G-18.3')] },
    ),
  'piece-sheltered': ({ seat, piece }, context) =>
    entry(
      `${doing(context, seat, 'name', 'names')} a shelter from the storm for this round: ${inside(pieceName(context.view, piece))} (G-18.3).`,
    ),
  'chambers-rested': () => entry('The chambers lend their powers anew (G-18.4).', { opens: 'between', tone: 'quiet' }),
  'chamber-surged': (fact) =>
    entry(`The ${chamberName(fact.chamber)} ${surgeText(fact)} (G-18.4).`, {
      opens: 'action',
      tone: 'important',
      at: fact.at === undefined ? [] : [fact.at],
      rolls: [plainRoll(capital(chamberName(fact.chamber)), [fact.die], surgeText(fact), 'G-18.4')],
    }),
  'interface-began': ({ unit }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} works on the chamber instead of shooting (G-18.4).`, {
      by: unit,
    }),
  'interface-tested': (fact, context) => {
    const { unit, seat, die, success, points } = fact;
    const name = unitName(context.view, unit);
    const came = success ? count(points, 'point') : 'nothing';
    return about(
      context,
      [unit],
      success
        ? `${name} masters the chamber: ${doingInside(context, seat, 'score', 'scores')} ${count(points, 'point')} (G-18.4).`
        : `${name} gets nowhere with the chamber (G-18.4).`,
      {
        by: unit,
        tone: success ? 'important' : 'plain',
        rolls: [
          rollOf({
            title: `Work of ${name} on a chamber`,
            rows: [
              ...neededRows(context.view, 'Quality', fact, 'G-18.4'),
              { label: 'Die', value: `${die}`, rule: 'G-18.4' },
              { label: 'Result', value: came, rule: 'G-18.4' },
            ],
            dice: diceOf([die], () => success),
            came,
            enough: success,
          }),
        ],
      },
    );
  },
  'logic-used': ({ seat, unit }, context) =>
    about(
      context,
      [unit],
      `${doing(context, seat, 'use', 'uses')} Logic: ${unitName(context.view, unit)} has +1 to hit in this activation (G-18.4).`,
      { by: unit },
    ),
  'next-named': ({ seat, unit }, context) =>
    about(
      context,
      [unit],
      `By Knowledge it is known: ${doingInside(context, seat, 'activate', 'activates')} ${unitName(context.view, unit)} next (G-18.4).`,
      { by: unit },
    ),
  'chambers-scored': (fact, context) => {
    const scored = Object.entries(fact.points)
      .filter(([, points]) => points > 0)
      .map(([seat, points]) => `${doingInside(context, seat, 'score', 'scores')} ${points}`);
    return entry(`${chambersText(context, fact)}${scored.length > 0 ? `: ${list(scored)}` : ''} (G-18.4).`, {
      opens: 'action',
      tone: 'important',
    });
  },
};
