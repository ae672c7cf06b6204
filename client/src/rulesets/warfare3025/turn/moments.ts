import type { Decision } from '@ironhex/shared/match';
import {
  type Seen,
  type SeenKind,
  type SeenOf,
  type Table,
  TRACK,
  tableOf,
  type View,
  type WarfareTypes,
} from '@ironhex/shared/warfare3025';
import type { GameMoments, Moment } from '../../moments.ts';
import { attackerName } from '../words/detection.ts';
import { componentWord, unitName } from '../words/units.ts';
import { capital, list } from '../words/words.ts';
import { Picture } from './picture.tsx';

/** What a seat is asked, as a great moment. */
const asked = (view: View, { seat, kind }: Pick<Decision, 'seat' | 'kind'>): Moment => {
  const table = tableOf(view);
  const { moment, action, assault, incoming } = table;
  const name = (unit: string) => unitName(table, unit);
  if (moment.kind === 'activate')
    return { kind: 'turn', words: `Your turn: ${list(moment.units.map(name), 'or')}`, units: moment.units };
  if (moment.kind === 'interrupt') {
    const own = moment.eligible.filter((eligible) => eligible.seat === seat).map(({ unit }) => unit);
    const words = action ? `Interrupt ${name(action.unit)}?` : 'You may interrupt';
    return { kind: 'interrupt', words, units: [...(action ? [action.unit] : []), ...own] };
  }
  if (moment.kind === 'evade') return { kind: 'turn', words: `${name(moment.unit)} may move`, units: [moment.unit] };
  const { target } = (incoming ?? assault?.situation)!;
  if (moment.kind === 'react')
    return {
      kind: 'defend',
      words: `${name(target)}: dodge or counter?`,
      units: [target, ...(assault ? [assault.situation.attacker] : [])],
    };
  return kind === 'defend'
    ? { kind: 'defend', words: `Defend ${name(target)}`, units: [target] }
    : { kind: 'pick', words: `Choose what is hit on ${name(target)}`, units: [target] };
};

/** What of the events is a great moment; undefined for one of its kind that is none. */
const HAPPENED: { readonly [K in SeenKind]?: (event: SeenOf<K>, table: Table) => Moment | undefined } = {
  interruptDeclared: ({ unit, timing }, table) => {
    const actor = table.action?.unit;
    const first = timing === 'first' ? ', and goes first' : '';
    const words = `${unitName(table, unit)} interrupts${actor ? ` ${unitName(table, actor)}` : ''}${first}`;
    return { kind: 'interrupted', words, units: [unit, ...(actor ? [actor] : [])] };
  },
  // Damage to armour is what most hits do; below it begins what a unit is lost by, W-12.
  damaged: ({ unit, component, amount, total }, table) => {
    if (component === 'armour' && total < TRACK) return undefined;
    const part = componentWord(table.cards[unit]!, component);
    const what = total >= TRACK ? `its ${part} is destroyed` : `${amount} damage to its ${part}`;
    return { kind: 'hit', words: `${unitName(table, unit)}: ${what}`, units: [unit] };
  },
  firedUnseen: (event, table) => ({
    kind: 'interrupted',
    words: `${capital(attackerName(event))} attacks ${unitName(table, event.target)}`,
    units: [event.target],
  }),
  destroyed: ({ unit }, table) => ({
    kind: 'destroyed',
    words: `${unitName(table, unit)} is destroyed`,
    units: [unit],
  }),
};

const happened = (event: Seen, view: View): Moment | undefined =>
  (HAPPENED[event.kind] as ((event: Seen, table: Table) => Moment | undefined) | undefined)?.(event, tableOf(view));

/** Warfare's great moments. */
export const warfareMoments: GameMoments<WarfareTypes> = {
  asked,
  happened: (seen, { view }) => happened(seen, view),
  Picture,
};
