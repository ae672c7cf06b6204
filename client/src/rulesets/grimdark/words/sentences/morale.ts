import type { FactOf, ShakenWhy } from '@ironhex/shared/grimdark';
import { about, type Context, type Sentences, unitsText, verb } from '../entry.ts';
import { unitName } from '../names.ts';
import { moraleRoll } from '../rolls.ts';

/** Why a unit is shaken, with its rule. */
const SHAKEN_WORDS: Readonly<Record<ShakenWhy, readonly [words: string, rule: string]>> = {
  morale: ['it has failed its test', 'G-13.5'],
  wreck: ['its transport is lost', 'G-15.1'],
  'event 41': ['Surprise Attack', 'G-17.4'],
};

const testText = ({ view }: Context, { unit, die, needs, result, why }: FactOf<'morale-tested'>): string => {
  const name = unitName(view, unit);
  const after = why === 'melee' ? ' after the melee' : '';
  if (result === 'none') return `${name} keeps its nerve${after}`;
  const rolled = die === null ? 'shaken already' : `${needs}+ needed`;
  return `${name} fails its morale test${after}, ${rolled}${result === 'routed' ? ': it routs' : ''}`;
};

/** Morale, section 13. */
export const MORALE: Sentences<'morale-checked' | 'morale-tested' | 'became-shaken'> = {
  'morale-checked': ({ units }, context) =>
    units.length === 0
      ? undefined
      : about(
          context,
          units,
          `${unitsText(context, units)} ${verb(units.length, 'has', 'have')} to test morale: wounded, and at half strength (G-13.2).`,
          { tone: 'quiet' },
        ),
  'morale-tested': (fact, context) =>
    about(context, [fact.unit], `${testText(context, fact)} (${fact.why === 'melee' ? 'G-13.3' : 'G-13.4'}).`, {
      rolls: [moraleRoll(context.view, fact)],
      tone: fact.result === 'none' ? 'plain' : 'important',
    }),
  'became-shaken': ({ unit, why }, context) => {
    const [words, rule] = SHAKEN_WORDS[why];
    return about(context, [unit], `${unitName(context.view, unit)} is shaken: ${words} (${rule}).`, {
      tone: 'important',
    });
  },
};
