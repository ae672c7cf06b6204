import type { UnitId } from '@ironhex/shared/grimdark';
import { diceOf, rollOf } from '../../../../text/entry.ts';
import { count, list } from '../../../../text/numbers.ts';
import { sourceText } from '../effects.ts';
import { about, type Context, type Sentences, unitsText, verb } from '../entry.ts';
import { unitName } from '../names.ts';
import { reasonRows } from '../reasons.ts';

/** Who adds how many tokens: `2 tokens of Ash Priest`. */
const tokensText = ({ view }: Context, tokens: Readonly<Record<UnitId, number>>): string =>
  list(
    Object.entries(tokens)
      .filter(([, n]) => n > 0)
      .map(([unit, n]) => `${count(n, 'token')} of ${unitName(view, unit)}`),
  );

/** Spells, section 16. */
export const CASTING: Sentences<'tokens-gained' | 'spell-tried' | 'spell-tested' | 'spell-laid'> = {
  'tokens-gained': ({ gained }, context) => {
    const units = Object.keys(gained).filter((unit) => gained[unit]! > 0);
    if (units.length === 0) return undefined;
    return about(
      context,
      units,
      `${list(units.map((unit) => `${unitName(context.view, unit)} gains ${count(gained[unit]!, 'token')}`))} (G-16.1).`,
      { opens: 'between', tone: 'quiet' },
    );
  },
  'spell-tried': ({ unit, spell, targets, value, help }, context) => {
    const helped = tokensText(context, help);
    return about(
      context,
      [unit, ...targets],
      `${unitName(context.view, unit)} casts ${sourceText(spell, context.view)} at ${unitsText(context, targets)} for ${count(value, 'token')}${helped === '' ? '' : `, helped by ${helped}`} (G-16.2).`,
      { by: unit },
    );
  },
  'spell-tested': ({ unit, spell, hindrance, needed, die, reasons, success }, context) => {
    const hindered = tokensText(context, hindrance);
    const came = success ? 'it succeeds' : 'it fails';
    const name = sourceText(spell, context.view);
    return about(
      context,
      [unit, ...Object.keys(hindrance)],
      `${name} of ${unitName(context.view, unit)}${hindered === '' ? '' : ` is hindered by ${hindered}, and`} ${success ? 'succeeds' : 'fails'} (G-16.5).`,
      {
        by: unit,
        tone: success ? 'important' : 'plain',
        rolls: [
          rollOf({
            title: `Casting ${name}`,
            rows: [
              { label: 'A spell needs', value: `${needed}+`, rule: 'G-16.5' },
              ...reasonRows(context.view, reasons),
              { label: 'Die', value: `${die}`, rule: 'G-16.5' },
              { label: 'Result', value: came, rule: 'G-16.5' },
            ],
            dice: diceOf([die], () => success),
            came,
            enough: success,
          }),
        ],
      },
    );
  },
  'spell-laid': ({ spell, targets }, context) =>
    about(
      context,
      targets,
      `${unitsText(context, targets)} ${verb(targets.length, 'is', 'are')} under ${sourceText(spell, context.view)} now (G-16.6).`,
      { tone: 'quiet' },
    ),
};
