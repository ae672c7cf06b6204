import type { Action, FactOf } from '@ironhex/shared/grimdark';
import { count } from '../../../../text/numbers.ts';
import { about, type Context, type Sentences } from '../entry.ts';
import { unitName } from '../names.ts';
import { dangerRoll } from '../rolls.ts';

/** What a unit does by its action. */
const ACTS: Readonly<Record<Action, string>> = {
  hold: 'holds',
  advance: 'advances',
  rush: 'rushes',
  charge: 'charges',
};

/** Why a unit takes a dangerous test, with its rule. */
const DANGER_WORDS: Readonly<Record<FactOf<'danger-tested'>['why'], readonly [words: string, rule: string]>> = {
  activated: ['stands in danger', 'G-8.6'],
  moved: ['went through danger', 'G-9.9'],
  wreck: ['gets out of the wreck', 'G-15.1'],
  event: ['is shaken about', 'G-17.4'],
};

const movedText = ({ view }: Context, { unit, action, path, target, left, board }: FactOf<'unit-moved'>): string => {
  const at = path.at(-1);
  const out = left === null ? '' : ` out of ${unitName(view, left)}`;
  const name = unitName(view, unit);
  if (action === 'hold' && view.units[unit]?.place === 'aboard') return `${name} stays aboard (G-8.7).`;
  const where = at === undefined ? '' : ` to ${at}`;
  const whom = target === null ? '' : ` ${unitName(view, target)}`;
  const far = path.length > 0 && action !== 'charge' ? `, ${count(path.length, 'hex')}` : '';
  const aboard = board === null ? '' : `, to board ${unitName(view, board)}`;
  const rule = action === 'charge' ? 'G-9.7' : left === null && board === null ? 'G-9.1' : 'G-15.1';
  if (action === 'charge') return `${name} charges${whom}${out}${at === undefined ? '' : ` at ${at}`} (${rule}).`;
  return `${name} ${ACTS[action]}${out}${where}${far}${aboard} (${rule}).`;
};

/** How units move, sections 9 and 15.1. */
export const MOVEMENT: Sentences<'unit-moved' | 'danger-tested' | 'unit-embarked'> = {
  'unit-moved': (fact, context) => {
    const { unit, action, path, target } = fact;
    const at = path.at(-1);
    return about(context, [unit, ...(target === null ? [] : [target])], movedText(context, fact), {
      by: unit,
      ...(at !== undefined && { at: [at] }),
      ...(action === 'charge' && { tone: 'important' }),
    });
  },
  'danger-tested': ({ unit, why, dice, wounds }, context) => {
    const [words, rule] = DANGER_WORDS[why];
    const name = unitName(context.view, unit);
    const came = wounds === 0 ? 'no harm' : count(wounds, 'wound');
    return about(context, [unit], `${name} ${words}: ${came} (${rule}).`, {
      tone: wounds > 0 ? 'plain' : 'quiet',
      rolls: [dangerRoll(name, dice, came)],
    });
  },
  'unit-embarked': ({ unit, transport }, context) =>
    about(
      context,
      [unit, transport],
      `${unitName(context.view, unit)} boards ${unitName(context.view, transport)} (G-15.1).`,
      { by: unit },
    ),
};
