import type { HexLabel } from '@ironhex/shared/hex';
import { hasDetection, type Plan, type Table, unitOf } from '@ironhex/shared/warfare3025';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { planPhrases } from '../phrases.ts';
import { triggerHex } from '../plan.ts';
import { unitName } from '../units.ts';
import { list, TOKEN_WORDS, ticks } from '../words.ts';

/** Hexes of a plan: its path, or where its unit stands. */
const hexesOf = (table: Table, unit: string, plan: Plan): readonly HexLabel[] =>
  plan.move && plan.move.path.length > 0 ? plan.move.path : placesOf(table, unit);

const unitsOf = (unit: string, plan: Plan): string[] => [unit, ...(plan.attack ? [plan.attack.target] : [])];

/** What is done, e.g. `moves 5 hexes to 0305, then fires its PPC at Rifleman`. */
const intention = (table: Table, unit: string, plan: Plan, from: HexLabel | null): string =>
  planPhrases(table, unit, plan, from, 'full').join(', then ');

/** Actions and interrupts from declaration to end, W-4 and W-11. */
export const ACTIONS: Sentences<
  'actionDeclared' | 'windowOpened' | 'windowAnswered' | 'windowClosed' | 'interruptDeclared' | 'actionEnded'
> = {
  actionDeclared: (event, { table }) => {
    const fast = event.fast ? ', fast at once' : '';
    const what = intention(table, event.unit, event, table.action?.from ?? null);
    return entry(`${unitName(table, event.unit)} ${what}: ${ticks(event.cost)}${fast}.`, {
      opens: 'action',
      units: unitsOf(event.unit, event),
      at: hexesOf(table, event.unit, event),
    });
  },
  windowOpened: ({ eligible, timed }, { table, you }) => {
    const yours = eligible.filter(({ seat }) => seat === you).map(({ unit }) => unit);
    const lasts = timed ? ' It lasts its full time (W-13d.15).' : '';
    if (yours.length === 0)
      return entry(timed ? `A window opens.${lasts}` : 'A reaction is awaited.', { tone: 'quiet' });
    const names = yours.map((unit) => unitName(table, unit));
    return entry(`You may interrupt with ${list(names, 'or')}.${lasts}`, { tone: 'quiet', units: yours });
  },
  windowAnswered: (_event, { table }) =>
    table.moment.kind === 'interrupt' && table.moment.waiting.length > 0
      ? entry('One player has decided; a reaction is still awaited.', { tone: 'quiet' })
      : undefined,
  windowClosed: (_event, { table }) =>
    entry(hasDetection(table.options) ? 'The window is over (W-13d.15).' : 'Nobody interrupts.', { tone: 'quiet' }),
  interruptDeclared: (event, { table }) => {
    const hex = triggerHex(table.action, event.trigger);
    const actor = table.action ? ` ${unitName(table, table.action.unit)}` : '';
    const when = event.timing === 'first' ? ' and goes first' : ', at the same time';
    const what = intention(table, event.unit, event, unitOf(table, event.unit).at);
    const subject = unitName(table, event.unit);
    return entry(
      `${subject} interrupts${actor}${hex ? ` at ${hex}` : ''}${when} (W-11.4): it ${what}, ${ticks(event.cost)}.`,
      {
        tone: 'important',
        units: [...new Set([...unitsOf(event.unit, event), ...(table.action ? [table.action.unit] : [])])],
        at: [...(hex ? [hex] : []), ...hexesOf(table, event.unit, event)],
      },
    );
  },
  actionEnded: ({ unit, cost, token }, { table }) => {
    const { status, ticks: total } = unitOf(table, unit);
    if (status === 'destroyed') return undefined;
    const left = token !== 'none' && status === 'field' ? `, ${TOKEN_WORDS[token]}` : '';
    const sum = total === cost ? '' : ` and is at ${ticks(total)}`;
    return entry(`${unitName(table, unit)} gains ${ticks(cost)}${sum}${left}.`, {
      tone: 'quiet',
      units: [unit],
      at: placesOf(table, unit),
    });
  },
};
