import { entry, type Sentences } from '../entry.ts';
import { unitName } from '../units.ts';

type Kind =
  | 'changed'
  | 'unseenActivated'
  | 'unseenEnded'
  | 'waitDeclared'
  | 'sensed'
  | 'hid'
  | 'knowledge'
  | 'firedUnseen'
  | 'struckUnseen';

/** A contact as its side counts it; spectators hear no numbers, W-13d.21. */
const contactName = (number: number | null | undefined): string =>
  number === null || number === undefined ? 'A contact' : `Contact ${number}`;

/** What is told of hidden units and contacts, W-13d. */
export const DETECTION: Pick<Sentences, Kind> = {
  changed: () => undefined,
  unseenActivated: () => entry('The other side acts with an unseen unit (W-13d.16).'),
  unseenEnded: () => undefined,
  waitDeclared: () => undefined,
  sensed: () => undefined,
  hid: ({ unit, success }, { table }) =>
    entry(`${unitName(table, unit)} ${success ? 'hides' : 'fails to hide'} (W-13d.8).`),
  knowledge: ({ own, state, unit, number, at }, { table }) => {
    if (own && unit !== undefined)
      return entry(`The other side knows ${unitName(table, unit)} as ${state} now (W-13d.14).`);
    if (state === 'visible' && unit !== undefined) return entry(`${unitName(table, unit)} is in sight (W-13d.3).`);
    return state === 'detected'
      ? entry(`${contactName(number)} is at ${at} (W-13d.3).`)
      : entry('A contact is lost (W-13d.13).');
  },
  firedUnseen: ({ number, from, target }, { table }) =>
    entry(`${contactName(number)} fires from ${from} at ${unitName(table, target)} (W-13d.19).`),
  struckUnseen: ({ target, result, damage }, { table }) =>
    entry(`${unitName(table, target)}: ${result}, ${damage} damage (W-13d.19).`),
};
