import type { FactOf, Stage, UnitId } from '@ironhex/shared/grimdark';
import type { SeatId } from '@ironhex/shared/match';
import { diceOf, type RollText, rollOf } from '../../../../text/entry.ts';
import { count, list } from '../../../../text/numbers.ts';
import { about, type Context, doing, doingInside, entry, inside, type Sentences, unitsText, verb } from '../entry.ts';
import { unitName } from '../names.ts';
import { d3 } from '../rolls.ts';

/** Parts of set-up that begin with a line; the others speak for themselves. */
const STAGES: Readonly<Partial<Record<Stage, string>>> = {
  markers: 'Markers are laid (G-7.3).',
  sides: 'Edges are chosen (G-7.5).',
  declarations: 'Both sides declare in secret who joins, rides and waits (G-7.6).',
  deployment: 'Both sides deploy in turn (G-7.7).',
  scouts: 'Scouts are placed (G-7.8).',
  battle: 'The battle begins (G-7.9).',
};

/** What a roll-off decides, in words of others and of the winner, with its rule. */
const OVER = {
  markers: ['says who places the first marker', 'say who places the first marker', 'G-7.4'],
  sides: ['has the choice of edges', 'have the choice of edges', 'G-7.5'],
} as const;

/** Dice of a roll-off, throw by throw. */
const rollOffs = ({ names }: Context, { rolls, over }: FactOf<'rolled-off'>): readonly RollText[] =>
  rolls.map((roll, i) => {
    const dice = Object.values(roll);
    return rollOf({
      title: rolls.length > 1 ? `Roll-off ${i + 1}` : 'Roll-off',
      rows: Object.entries(roll).map(([seat, die]) => ({ label: names(seat), value: `${die}`, rule: OVER[over][2] })),
      dice: diceOf(dice, (die) => die === Math.max(...dice)),
      came:
        new Set(dice).size === 1 ? 'equal' : names(Object.keys(roll).find((seat) => roll[seat] === Math.max(...dice))!),
    });
  });

/** The units of each seat as a list behind a line. */
const forceLists = ({ view, names }: Context, units: readonly UnitId[]): readonly RollText[] =>
  view.seats.map(({ id }) => {
    const own = units.filter((unit) => view.units[unit]?.seat === id);
    return rollOf({
      title: `Force of ${names(id)}`,
      rows: own.map((unit) => ({ label: unit, value: unitName(view, unit) })),
      dice: [],
      came: count(own.length, 'unit'),
    });
  });

const withPassengers = (context: Context, passengers: readonly UnitId[]): string =>
  passengers.length > 0 ? `, with ${unitsText(context, passengers)} aboard` : '';

const declared = (context: Context, { joins, loads, reserves, scouts }: FactOf<'declared'>): string => {
  const { view } = context;
  const parts = [
    ...joins.map(({ hero, unit }) => `${unitName(view, hero)} joins ${unitName(view, unit)}`),
    ...loads.map(({ unit, transport }) => `${unitName(view, unit)} rides in ${unitName(view, transport)}`),
    ...(reserves.length > 0
      ? [`${unitsText(context, reserves)} ${verb(reserves.length, 'waits', 'wait')} in reserve`]
      : []),
    ...(scouts.length > 0 ? [`${unitsText(context, scouts)} ${verb(scouts.length, 'scouts', 'scout')} ahead`] : []),
  ];
  return list(parts) || 'all units begin on the map';
};

const edgeText = (context: Context, [seat, edge]: readonly [SeatId, string], i: number): string =>
  `${(i === 0 ? doing : doingInside)(context, seat, 'have', 'has')} the ${edge}`;

/** What happens before the battle, section 7. */
export const SETUP: Sentences<
  | 'forces-listed'
  | 'markers-listed'
  | 'markers-rolled'
  | 'rolled-off'
  | 'first-marker-given'
  | 'marker-placed'
  | 'markers-short'
  | 'set-up-proposed'
  | 'proposal-taken'
  | 'proposal-declined'
  | 'edges-chosen'
  | 'declared'
  | 'stage-began'
  | 'unit-deployed'
  | 'scout-placed'
  | 'left-behind'
> = {
  'forces-listed': ({ units }, context) => {
    const sizes = context.view.seats.map(
      ({ id }, i) =>
        `${(i === 0 ? doing : doingInside)(context, id, 'bring', 'brings')} ${count(units.filter((unit) => context.view.units[unit]?.seat === id).length, 'unit')}`,
    );
    return entry(`${list(sizes)} (G-7.2).`, { opens: 'action', units, rolls: forceLists(context, units) });
  },
  'markers-listed': ({ at }) =>
    entry(`${at.length === 0 ? 'There are no markers' : `The markers lie at ${list([...at])}`} (G-7.3).`, {
      opens: 'action',
      at,
    }),
  'markers-rolled': ({ roll, markers }) =>
    entry(`${count(markers, 'marker')} will be placed (G-7.3).`, {
      opens: 'action',
      rolls: [d3('How many markers', roll, `${markers} with 2 more`, 'G-7.3')],
    }),
  'rolled-off': (fact, context) =>
    entry(
      `${doing(context, fact.winner, `win the roll-off and ${OVER[fact.over][1]}`, `wins the roll-off and ${OVER[fact.over][0]}`)} (${OVER[fact.over][2]}).`,
      { opens: 'action', rolls: rollOffs(context, fact) },
    ),
  'first-marker-given': ({ first }, context) =>
    entry(`${doing(context, first, 'place', 'places')} the first marker (G-7.4).`, { opens: 'action' }),
  'marker-placed': ({ seat, at }, context) =>
    entry(`${doing(context, seat, 'place', 'places')} a marker at ${at} (G-7.4).`, { opens: 'action', at: [at] }),
  'markers-short': ({ missing }) =>
    entry(`There is no place for ${count(missing, 'more marker')} (G-7.4).`, { opens: 'action' }),
  'set-up-proposed': ({ edges, reserves }, context) => {
    const sides = Object.entries(edges).map((each, i) => edgeText(context, each, i));
    const waits =
      reserves.length > 0
        ? ` ${unitsText(context, reserves)} ${verb(reserves.length, 'waits', 'wait')} in reserve.`
        : '';
    return entry(`A deployment is proposed: ${inside(list(sides))} (P0).${waits}`, {
      opens: 'action',
      units: reserves,
    });
  },
  'proposal-taken': () => entry('Both sides begin as it was proposed (P0).', { opens: 'action', tone: 'important' }),
  'proposal-declined': ({ by }, context) =>
    entry(
      `${list(by.map((seat, i) => (i === 0 ? doing : doingInside)(context, seat, 'want', 'wants')))} another deployment: all units wait again, and edges are chosen (G-7.5).`,
      { opens: 'action', tone: 'important' },
    ),
  'edges-chosen': ({ edges }, context) =>
    entry(`${list(Object.entries(edges).map((each, i) => edgeText(context, each, i)))} (G-7.5).`, {
      opens: 'action',
      tone: 'important',
    }),
  declared: (fact, context) => {
    const { seat, joins, loads, reserves, scouts } = fact;
    const units = [
      ...joins.flatMap(({ hero, unit }) => [hero, unit]),
      ...loads.flatMap(({ unit, transport }) => [unit, transport]),
      ...reserves,
      ...scouts,
    ];
    return entry(`${doing(context, seat, 'declare', 'declares')}: ${declared(context, fact)} (G-7.6).`, {
      opens: 'action',
      units: [...new Set(units)],
    });
  },
  'stage-began': ({ stage }) => {
    const words = STAGES[stage];
    return words === undefined ? undefined : entry(words, { opens: 'between', tone: 'quiet' });
  },
  'unit-deployed': ({ unit, at, passengers }, context) =>
    about(
      context,
      [unit, ...passengers],
      `${unitName(context.view, unit)} is deployed at ${at}${withPassengers(context, passengers)} (G-7.7).`,
      { opens: 'action', by: unit, at: [at] },
    ),
  'scout-placed': ({ unit, from, at, passengers }, context) =>
    about(
      context,
      [unit, ...passengers],
      `${unitName(context.view, unit)} scouts ${from === at ? `at ${at}` : `from ${from} ahead to ${at}`}${withPassengers(context, passengers)} (G-7.8).`,
      { opens: 'action', by: unit, at: [at] },
    ),
  'left-behind': ({ units }, context) =>
    about(context, units, `There is no place for ${unitsText(context, units)}: left behind (G-7.7).`, {
      opens: 'action',
      tone: 'important',
    }),
};
