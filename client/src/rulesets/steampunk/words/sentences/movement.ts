import { stepFaultText, type UnitId } from '@ironhex/shared/steampunk';
import { diceOf, type RollText, rollOf } from '../../../../text/entry.ts';
import { count, list } from '../../../../text/numbers.ts';
import { about, type Context, doing, entry, type Sentences, unitsText, whose } from '../entry.ts';
import { directionWord, unitName } from '../names.ts';
import { stepWords, tokenWords } from '../orders.ts';
import { phaseOf } from '../steps.ts';
import { choseWords } from './choices.ts';

/** A list behind a line: what each unit does. */
const listed = (
  { view }: Context,
  title: string,
  each: readonly (readonly [unit: UnitId, does: string, rule?: string])[],
): RollText =>
  rollOf({
    title,
    rows: each.map(([unit, value, rule]) => ({
      label: unitName(view, unit),
      value,
      ...(rule !== undefined && { rule }),
    })),
    dice: [],
    came: count(each.length, 'unit'),
  });

/** The movement of the current turn, to begin a line with. */
const phaseText = ({ view }: Context): string => {
  const phase = view.stage === 'turn' ? phaseOf(view.step) : undefined;
  return phase ? `${phase.name}: ` : '';
};

/** What units do: each one by name, or how many they are with a list that opens. */
const each = <E extends { readonly unit: UnitId }>(
  context: Context,
  units: readonly E[],
  one: (entry: E) => string,
  title: string,
): { readonly text: string; readonly rolls: readonly RollText[] } =>
  units.length < 3
    ? { text: units.map((unit) => `${unitName(context.view, unit.unit)} ${one(unit)}`).join('; '), rolls: [] }
    : {
        text: title,
        rolls: [
          listed(
            context,
            title,
            units.map((unit) => [unit.unit, one(unit)]),
          ),
        ],
      };

const idsOf = (units: readonly { readonly unit: UnitId }[]): UnitId[] => units.map(({ unit }) => unit);

/** Orders and moves, sections 9 to 11. */
export const MOVEMENT: Sentences<
  | 'initiative-rolled'
  | 'orders-written'
  | 'orders-replaced'
  | 'steps-replaced'
  | 'assaults-declared'
  | 'moves-chosen'
  | 'step-carried-out'
  | 'ground-rolled'
  | 'overcrowded'
  | 'swap-decided'
  | 'revealed'
  | 'lost-uncovered'
  | 'units-moved'
  | 'hexes-contested'
  | 'building-ruined'
  | 'late-done'
  | 'hid'
> = {
  'initiative-rolled': ({ dice, seat }, context) =>
    entry(`${doing(context, seat, 'count', 'counts')} as the higher race this turn (INI-1).`, {
      rolls: dice.map((pair) =>
        rollOf({
          title: 'Initiative',
          rows: pair.map((die, side) => ({
            label: context.names(context.view.seats[side]!.id),
            value: `${die}`,
            rule: 'INI-1',
          })),
          dice: diceOf(pair, (die) => die === Math.max(...pair)),
          came: '',
        }),
      ),
    }),
  'orders-written': ({ of }) =>
    entry(
      of === 'now' ? 'Both sides have written their first orders.' : 'Orders for the next turn are written (ORD-2).',
      {
        tone: 'quiet',
      },
    ),
  'orders-replaced': ({ each: units }, context) => {
    const why = {
      'ORD-2': 'nothing was written',
      'ORD-9': 'its order does not fit its speed',
      'ORD-11': 'it is shaken',
    } as const;
    const one = ({ rule }: (typeof units)[number]): string => `carries out its default order: ${why[rule]} (${rule})`;
    const { text, rolls } = each(
      context,
      units,
      one,
      `${count(units.length, 'unit')} of yours carry out default orders`,
    );
    return about(context, idsOf(units), `${text}.`, { rolls });
  },
  'steps-replaced': ({ each: units }, context) => {
    const one = (fault: (typeof units)[number]): string =>
      `cannot do its step as written, “${tokenWords(fault.token)}”: ${stepFaultText(fault)} (${fault.rule})`;
    const { text, rolls } = each(
      context,
      units,
      one,
      `${count(units.length, 'unit')} of yours cannot do a step as written`,
    );
    return about(context, idsOf(units), text.endsWith('.') ? text : `${text}.`, { rolls });
  },
  'assaults-declared': ({ each: units }, context) => {
    const going = units.filter(({ assaults }) => assaults);
    const staying = units.filter(({ assaults }) => !assaults);
    const parts = [
      ...(going.length > 0 ? [`${unitsText(context, idsOf(going))} will assault`] : []),
      ...(staying.length > 0 ? [`${unitsText(context, idsOf(staying))} will not assault`] : []),
    ];
    return about(context, idsOf(units), `${list(parts)} (INI-1).`, { tone: going.length > 0 ? 'plain' : 'quiet' });
  },
  'moves-chosen': ({ each: units }, context) => {
    const one = ({ prompt, option, unit }: (typeof units)[number]): string => choseWords(context, prompt, option, unit);
    const { text, rolls } = each(context, units, one, `${count(units.length, 'choice')} of moves`);
    return about(context, idsOf(units), `${text}.`, { tone: 'quiet', rolls });
  },
  'step-carried-out': ({ movement, each: units }, context) => {
    const title = `Orders of step ${movement}`;
    return about(
      context,
      idsOf(units),
      `${unitsText(context, idsOf(units), 2)} ${units.length === 1 ? 'carries' : 'carry'} out step ${movement}.`,
      {
        tone: 'quiet',
        rolls: [
          listed(
            context,
            title,
            units.map(({ unit, tokens }) => [unit, stepWords(tokens)]),
          ),
        ],
      },
    );
  },
  'ground-rolled': ({ each: units }, context) => {
    const failed = units.filter(({ passed }) => !passed);
    const passed = units.filter((unit) => unit.passed);
    const parts = [
      ...(failed.length > 0
        ? [`${unitsText(context, idsOf(failed))} ${failed.length === 1 ? 'gets' : 'get'} stuck`]
        : []),
      ...(passed.length > 0
        ? [`${unitsText(context, idsOf(passed))} ${passed.length === 1 ? 'gets' : 'get'} through`]
        : []),
    ];
    return about(context, idsOf(units), `Difficult ground: ${list(parts)} (TER-2).`, {
      at: units.map(({ to }) => to),
      rolls: units.map(({ unit, to, exit, entry: enter, passed: through }) => {
        const dice = [exit, enter].filter((roll) => roll !== null);
        return rollOf({
          title: `${unitName(context.view, unit)} into ${to}`,
          rows: [
            ...(exit ? [{ label: 'To leave', value: `${exit.needs}+: ${exit.die}`, rule: 'TER-2' }] : []),
            ...(enter ? [{ label: 'To enter', value: `${enter.needs}+: ${enter.die}`, rule: 'TER-2' }] : []),
          ],
          dice: dice.map(({ die, needs }) => ({ face: die, value: die, counts: die >= needs, sides: 6 })),
          came: through ? 'through' : 'stuck',
          enough: through,
        });
      }),
    });
  },
  overcrowded: ({ each: units }, context) =>
    about(
      context,
      idsOf(units),
      `${unitsText(context, idsOf(units))} ${units.length === 1 ? 'finds' : 'find'} no room and ${units.length === 1 ? 'stays' : 'stay'}: overcrowded (STK-4).`,
      {
        tone: 'important',
        at: units.map(({ to }) => to),
      },
    ),
  'swap-decided': ({ seat, at, other, held, entering }, context) =>
    about(
      context,
      [...held, ...entering],
      `Units would change places between ${at} and ${other}. ${doing(context, seat, 'have', 'has')} the choice: they fight over ${at} (MOV-6).`,
      { at: [at, other] },
    ),
  revealed: ({ each: units }, context) =>
    about(
      context,
      idsOf(units),
      `${list(units.map(({ unit, at }) => `${unitName(context.view, unit)} shows itself at ${at}`))} (CON-8).`,
      { tone: 'important', opens: 'action', at: units.map(({ at }) => at), by: units[0]?.unit },
    ),
  'lost-uncovered': ({ unit }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} is found where it cannot stand, and is destroyed (CON-8).`,
      {
        tone: 'important',
        opens: 'action',
        by: unit,
      },
    ),
  'units-moved': ({ each: units }, context) => {
    const one = ({ to, facing, token }: (typeof units)[number]): string =>
      `${token === 'Flee' ? 'flees' : token === 'Chase' ? 'gives chase' : 'moves'} to ${to}, facing ${directionWord(facing)}`;
    const sides = context.view.seats.flatMap(({ id }) => {
      const n = units.filter(({ unit }) => context.view.units[unit]?.seat === id).length;
      return n > 0 ? [`${n} of ${whose(context, id)}`] : [];
    });
    const { text, rolls } = each(context, units, one, `${count(units.length, 'unit')} move: ${list(sides)}`);
    return about(context, idsOf(units), `${phaseText(context)}${text}.`, {
      rolls,
      at: units.map(({ to }) => to),
      opens: 'action',
    });
  },
  'hexes-contested': ({ contests }, context) => {
    const units = contests.flatMap(({ staying, held, entering }) => [...staying, ...held, ...idsOf(entering)]);
    const hexes = list([...new Set(contests.map(({ at }) => at))]);
    return about(
      context,
      units,
      `${count(contests.length, 'assault')} ${contests.length === 1 ? 'is' : 'are'} coming, at ${hexes} (MOV-7).`,
      {
        tone: 'important',
        at: contests.map(({ at }) => at),
        opens: 'action',
      },
    );
  },
  'building-ruined': ({ by, at }, context) =>
    about(context, [by], `${unitName(context.view, by)} drives into the building at ${at}: it is ruins now.`, {
      at: [at],
      by,
    }),
  'late-done': ({ each: units }, context) =>
    about(
      context,
      idsOf(units),
      `${unitsText(context, idsOf(units))} ${units.length === 1 ? 'ends its' : 'end their'} step (MOV-9).`,
      {
        tone: 'quiet',
        rolls: [
          listed(
            context,
            'After the move',
            units.map(({ unit, tokens }) => [unit, stepWords(tokens)]),
          ),
        ],
      },
    ),
  hid: ({ units }, context) =>
    about(context, units, `${unitsText(context, units)} ${units.length === 1 ? 'hides' : 'hide'} again (CON-8).`, {
      tone: 'important',
    }),
};
