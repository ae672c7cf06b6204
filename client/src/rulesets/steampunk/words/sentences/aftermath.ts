import type { Cured } from '@ironhex/shared/steampunk';
import { list } from '../../../../text/numbers.ts';
import { curedText } from '../cures.ts';
import { dieText } from '../dice.ts';
import { about, entry, type Sentences, unitsText } from '../entry.ts';
import { unitName } from '../names.ts';
import { ACID_WORDS } from '../reasons.ts';
import { resistedRoll } from '../rolls.ts';

const curesText = (cures: readonly Cured[]): string => list(cures.map(curedText));

/** The end of a turn, sections 20 and 21. */
export const AFTERMATH: Sentences<
  | 'healed'
  | 'awoke'
  | 'spun'
  | 'acid-rolled'
  | 'token-faded'
  | 'token-changed'
  | 'fires-burned'
  | 'clouds-faded'
  | 'steadied'
  | 'aims-expired'
> = {
  healed: ({ unit, by, cures }, context) =>
    about(
      context,
      [by, unit],
      `${unitName(context.view, by)} tends ${by === unit ? 'itself' : unitName(context.view, unit)}: ${curesText(cures)} (HEAL-1).`,
      { opens: 'action', by },
    ),
  awoke: ({ unit }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} is conscious again (AB-UN).`, {
      opens: 'action',
      by: unit,
      tone: 'important',
    }),
  spun: ({ unit, sixths }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} spins to the ${sixths === 1 ? 'right' : 'left'} (CON-5).`, {
      opens: 'action',
      by: unit,
    }),
  'acid-rolled': ({ unit, token, die, resistance, does }, context) => {
    const acid = token === 'acid' ? 'Acid' : 'Minor acid';
    const rule = token === 'acid' ? 'AGO-0' : 'AGO-1';
    const words = list(does.map((each) => ACID_WORDS[each])) || 'nothing';
    return about(context, [unit], `${acid} on ${unitName(context.view, unit)}: ${words} (${rule}).`, {
      opens: 'action',
      by: unit,
      rolls: [resistedRoll(`${acid} on ${unitName(context.view, unit)}`, { sides: 6, die, resistance }, words, rule)],
    });
  },
  'token-faded': ({ unit, token, sides, die, resistance }, context) => {
    const rule = token === 'fire' ? 'AGO-2' : 'AGO-4';
    const came = token === 'fire' ? 'it goes out' : 'it stops';
    return about(
      context,
      [unit],
      `${token === 'fire' ? 'The fire' : 'The bleeding'} on ${unitName(context.view, unit)}: ${came} (${rule}).`,
      {
        opens: 'action',
        by: unit,
        rolls: [
          resistedRoll(
            `${token === 'fire' ? 'Fire' : 'Bleeding'} on ${unitName(context.view, unit)}`,
            { sides, die, resistance },
            came,
            rule,
          ),
        ],
      },
    );
  },
  'token-changed': ({ unit, token, was, now }, context) =>
    about(
      context,
      [unit],
      `${token === 'poison' ? 'Poison' : 'Bleeding'} ${dieText(was)} of ${unitName(context.view, unit)} ${now === null ? 'is over' : `goes down to ${dieText(now)}`} (${token === 'poison' ? 'AGO-3' : 'AGO-4'}).`,
      { tone: 'quiet' },
    ),
  'fires-burned': ({ at, forests }) =>
    entry(
      `${at.length === 1 ? 'A fire burns' : 'Fires burn'} down at ${list([...at])}${forests.length > 0 ? `; the forest at ${list([...forests])} is gone` : ''} (HEX-7).`,
      { at, tone: forests.length > 0 ? 'plain' : 'quiet' },
    ),
  'clouds-faded': ({ at }) => entry(`Smoke and clouds thin out at ${list([...at])} (AFT-3).`, { at, tone: 'quiet' }),
  steadied: ({ units }, context) =>
    about(context, units, `${unitsText(context, units)} ${units.length === 1 ? 'is' : 'are'} less shaken (AFT-2).`, {
      tone: 'quiet',
    }),
  'aims-expired': ({ units }, context) =>
    about(context, units, `The aim of ${unitsText(context, units)} is too old (AFT-4).`, { tone: 'quiet' }),
};
