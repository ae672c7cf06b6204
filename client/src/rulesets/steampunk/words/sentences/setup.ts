import type { SeatId } from '@ironhex/shared/match';
import { type Cost, CURRENCIES, CURRENCY_NAMES, RACE_NAMES, UNITS } from '@ironhex/shared/steampunk';
import { diceOf, rollOf } from '../../../../text/entry.ts';
import { count, list } from '../../../../text/numbers.ts';
import { about, type Context, doing, entry, type Sentences, unitsText } from '../entry.ts';
import { SETUP_STEPS } from '../steps.ts';

const costText = (cost: Cost): string =>
  list(CURRENCIES.filter((each) => cost[each] > 0).map((each) => `${cost[each]} ${CURRENCY_NAMES[each]}`)) || 'nothing';

const typesText = (types: readonly string[]): string => list(types.map((id) => UNITS.get(id)?.name ?? id));

const advantageRoll = ({ names }: Context, rolls: readonly Readonly<Record<SeatId, number>>[]) => {
  const last = rolls.at(-1) ?? {};
  return rollOf({
    title: 'Who goes second',
    rows: rolls.flatMap((roll) =>
      Object.entries(roll).map(([seat, die]) => ({ label: names(seat), value: `${die}`, rule: 'SET-5' })),
    ),
    dice: diceOf(Object.values(last), (die) => die === Math.max(...Object.values(last))),
    came: '',
  });
};

/** What happens before the first turn. */
export const SETUP: Sentences<
  | 'races-chosen'
  | 'huge-announced'
  | 'armies-chosen'
  | 'edges-drawn'
  | 'ground-designed'
  | 'hidden-cost-told'
  | 'setup-step-began'
  | 'placed'
  | 'setup-passed'
  | 'left-behind'
> = {
  'races-chosen': ({ seats }, context) =>
    entry(
      `${list(seats.map(({ seat, race, drawn }) => `${doing(context, seat, 'play', 'plays')} ${RACE_NAMES[race]}${drawn ? ' by lot' : ''}`))}.`,
      { opens: 'action' },
    ),
  'huge-announced': ({ lists }, context) =>
    entry(
      `${list(
        Object.entries(lists).map(
          ([seat, types]) =>
            `${doing(context, seat, 'announce', 'announces')} ${types.length > 0 ? typesText(types) : 'no Huge units'}`,
        ),
      )} (ARM-7).`,
      { opens: 'action' },
    ),
  'armies-chosen': () => entry('Both armies are ready.', { opens: 'action' }),
  'edges-drawn': ({ roll, edges }, context) =>
    entry(
      `${list(Object.entries(edges).map(([seat, edge]) => `${doing(context, seat, 'have', 'has')} the ${edge}`))} (SET-2).`,
      {
        opens: 'action',
        rolls: [
          rollOf({
            title: 'Who has which side',
            rows: [{ label: 'd2', value: `${roll}: with 1 seat 1 has the south`, rule: 'SET-2' }],
            dice: [{ face: roll, value: roll, counts: true, sides: 2 }],
            came: '',
          }),
        ],
      },
    ),
  'ground-designed': ({ middle }) =>
    entry(
      `Both grounds are laid out${middle.length > 0 ? `, with ${list(middle.map(({ at, feature }) => `${feature} at ${at}`))} between them` : ''} (SET-1).`,
      { opens: 'action', at: middle.map(({ at }) => at) },
    ),
  'hidden-cost-told': ({ costs }, { names }) =>
    entry(
      `Hidden units cost together: ${Object.entries(costs)
        .map(([seat, cost]) => `${names(seat)} ${costText(cost)}`)
        .join('; ')} (SET-6).`,
      { opens: 'between' },
    ),
  'setup-step-began': ({ step, rolls, advantage }, context) =>
    entry(`Set-up ${step} of 6: ${SETUP_STEPS[step]}. ${doing(context, advantage, 'go', 'goes')} second (SET-5).`, {
      opens: 'between',
      rolls: [advantageRoll(context, rolls)],
    }),
  placed: ({ seats, units, tokens }, context) => {
    const what = [
      ...(units.length > 0 ? [unitsText(context, units)] : []),
      ...(tokens.length > 0 ? [count(tokens.length, 'hidden unit')] : []),
    ];
    const [seat] = seats;
    const text =
      seats.length === 1 && seat !== undefined
        ? `${doing(context, seat, 'set', 'sets')} up ${list(what)}.`
        : `${list(what)} ${units.length + tokens.length === 1 ? 'is' : 'are'} set up.`;
    const { tokens: known } = context.view;
    return about(context, units, text, {
      at: [...units.flatMap((id) => context.view.units[id]?.at ?? []), ...tokens.flatMap((id) => known[id]?.at ?? [])],
      by: units[0],
      opens: 'action',
    });
  },
  'setup-passed': ({ seat }, context) =>
    entry(`${doing(context, seat, 'place', 'places')} nothing more now (SET-4).`, { tone: 'quiet' }),
  'left-behind': ({ units }, context) =>
    about(context, units, `There is no room for ${unitsText(context, units)}: left behind (SET-3).`, {
      tone: 'important',
      opens: 'action',
    }),
};
