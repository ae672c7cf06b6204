import type { SeatId } from '@ironhex/shared/match';
import type { Intent, Policy, Table, WarfareTypes } from '@ironhex/shared/warfare3025';
import type { StandingOrders } from '../../moments.ts';
import { componentWord, unitName } from '../words/units.ts';
import { DEFENCE_WORDS, list } from '../words/words.ts';

/** How many rules of a policy can answer for the player: those that do not simply ask, W-11.9. */
const count = ({ match, kinds = {}, actions = {}, units = {} }: Policy): number =>
  [match, ...Object.values(kinds), ...Object.values(actions), ...Object.values(units)].filter(
    (rule) => rule && (rule.answer !== 'ask' || rule.fromCost !== undefined || rule.withinHexes !== undefined),
  ).length;

/** Units of a seat that could have interrupted. */
const passing = ({ moment }: Table, you: SeatId | null): readonly string[] =>
  moment.kind === 'interrupt' ? moment.eligible.filter(({ seat }) => seat === you).map(({ unit }) => unit) : [];

/** What a policy answers, in a sentence, W-11.9. */
export const answered = (table: Table, intent: Intent, you: SeatId | null): string => {
  const target = table.assault?.situation.target ?? table.incoming?.target;
  const name = (unit: string) => unitName(table, unit);
  if (intent.kind === 'defend' && target !== undefined)
    return `Your standing order rolled ${DEFENCE_WORDS[intent.roll]} for ${name(target)}.`;
  if (intent.kind === 'pick' && target !== undefined)
    return `Your standing order chose the ${componentWord(table.cards[target]!, intent.component)} of ${name(target)}.`;
  if (intent.kind === 'react' && target !== undefined)
    return `Your standing order neither dodged nor countered for ${name(target)}.`;
  if (intent.kind === 'evade' && target !== undefined) return `Your standing order let ${name(target)} stay.`;
  const units = passing(table, you).map(name);
  return `Your standing order passed${units.length > 0 ? ` for ${list(units)}` : ''}.`;
};

/** What the page says of Warfare's standing orders, W-11.9. */
export const warfareStanding: StandingOrders<WarfareTypes> = {
  tab: 'policy',
  count,
};
