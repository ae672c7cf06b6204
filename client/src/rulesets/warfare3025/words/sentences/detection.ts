import type { SeenOf } from '@ironhex/shared/warfare3025';
import { capital } from '../../../../text/numbers.ts';
import { contactName, KNOWN_WORDS, nameIfKnown, unseenActs, unseenAttack } from '../detection.ts';
import { type Context, entry, placesOf, type Sentences } from '../entry.ts';
import { rollLine, rollText } from '../rolls.ts';
import { unitName } from '../units.ts';
import { outcomeText } from './attacks.ts';

/** By which rule a side has learnt something, W-13d.4 to W-13d.6. */
const LEARNT = {
  spotted: 'is found (W-13d.4)',
  fired: 'has fired (W-13d.5)',
  stumbled: 'stands in the way (W-13d.6)',
} as const;

/** What a viewer learns of an enemy, or loses; spectators do not hear how a side has learnt it. */
const learnt = ({ state, unit, number, at, by }: SeenOf<'knowledge'>, { table }: Context) => {
  const where = at === undefined ? '' : ` at ${at}`;
  const contact = contactName({ number: number ?? null });
  const name = unit === undefined ? capital(contact) : nameIfKnown(table, unit);
  if (by === 'lost')
    return state === 'detected'
      ? `${name} is out of sight: it is ${contact} now${where} (W-13d.13).`
      : `${name} is lost${where} (W-13d.13).`;
  const why = by === undefined ? 'is known to the other side now (W-13d.21)' : LEARNT[by];
  return state === 'detected' ? `${capital(contact)}${where} ${why}.` : `${name}${where} ${why}: it is in sight.`;
};

/** What is told of hidden units and contacts, W-13d. */
export const DETECTION: Sentences<
  | 'changed'
  | 'unseenActivated'
  | 'unseenEnded'
  | 'waitDeclared'
  | 'sensed'
  | 'hid'
  | 'knowledge'
  | 'firedUnseen'
  | 'struckUnseen'
> = {
  changed: () => undefined,
  unseenActivated: ({ side }, { table, names, you }) =>
    entry(`${unseenActs(table.seats, side, names, you)} (W-13d.16).`, { opens: 'action' }),
  unseenEnded: () => entry('The unseen unit has acted.', { tone: 'quiet' }),
  waitDeclared: ({ unit }, { table }) =>
    entry(`${unitName(table, unit)} will wait (W-3.5).`, { opens: 'action', units: [unit], at: placesOf(table, unit) }),
  sensed: ({ unit, roll }, { table }) =>
    entry(`${unitName(table, unit)} looks about: ${rollLine(roll)} (W-13d.4).`, {
      tone: 'quiet',
      rolls: [rollText(roll, { name: unitName(table, unit) })],
      units: [unit],
      at: placesOf(table, unit),
    }),
  hid: ({ unit, roll, success }, { table }) =>
    entry(`${unitName(table, unit)} ${success ? 'hides' : 'finds no place to hide'} (W-13d.9).`, {
      rolls: [rollText(roll, { name: unitName(table, unit) })],
      units: [unit],
      at: placesOf(table, unit),
    }),
  knowledge: (event, context) => {
    const { own, unit, state, at } = event;
    const { table } = context;
    if (own && unit !== undefined)
      return entry(`${unitName(table, unit)} is ${KNOWN_WORDS[state]} now (W-13d.14).`, {
        tone: state === 'visible' ? 'important' : 'plain',
        units: [unit],
        at: placesOf(table, unit),
      });
    return entry(learnt(event, context), {
      tone: 'important',
      units: unit === undefined ? [] : [unit],
      at: at === undefined ? placesOf(table, ...(unit === undefined ? [] : [unit])) : [at],
    });
  },
  firedUnseen: (event, { table }) => {
    const { target, from } = event;
    return entry(`${unseenAttack(table, event)} (W-13d.19).`, {
      tone: 'important',
      units: [target],
      at: [from, ...placesOf(table, target)],
    });
  },
  struckUnseen: (event, { table }) => {
    const { target, reaction, defence, result } = event;
    const name = nameIfKnown(table, target);
    const rolls = [reaction, defence].filter((roll) => roll !== undefined);
    return entry(`Attack ${event.shot} on ${name}: ${outcomeText(event, name)}.`, {
      rolls: rolls.map((roll) => rollText(roll, { name })),
      tone: result === 'component' ? 'important' : 'plain',
      units: [target],
      at: placesOf(table, target),
    });
  },
};
