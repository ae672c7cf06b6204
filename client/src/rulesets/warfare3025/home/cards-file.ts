import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { jsonFault, readAs, someFaults } from '@ironhex/shared/reading';
import { type Card, ForceSchema } from '@ironhex/shared/warfare3025';
import { faultText } from '../../../ui/form/faults.ts';
import { WARFARE } from '../words/ui.ts';

const { home } = WARFARE;

/** A unit as a force has it: the card stands within. */
const isUnit = (entry: unknown): entry is { readonly card: unknown } =>
  typeof entry === 'object' && entry !== null && 'card' in entry;

const textAt = (data: unknown, key: string): string | undefined => {
  const text = (data as Record<string, unknown> | null | undefined)?.[key];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

/** A place within a card in words: which weapon, if it is one of them, and the field as it is called in the file. */
const fieldWords = (card: unknown, [first, index, ...rest]: readonly string[]): string => {
  if (first === undefined) return '';
  if (first !== 'weapons' || index === undefined) return home.field([first, index, ...rest].filter(Boolean).join('.'));
  const weapon = (card as { weapons?: Record<string, unknown> }).weapons?.[index];
  const words = home.weaponInFile(Number(index) + 1, textAt(weapon, 'name'));
  return rest.length === 0 ? words : `${words}, ${home.field(rest.join('.'))}`;
};

/** A fault of one card: it names the card, the weapon and the field. */
const faultIn = (entry: unknown, index: number, { at, message, ...more }: Fault): Fault => {
  const card = isUnit(entry) ? entry.card : entry;
  const [, ...path] = at.split('.');
  const inCard = path[0] === 'card' ? path.slice(1) : path;
  const words = home.cardInFile(index + 1, textAt(card, 'name') ?? textAt(card, 'designation'));
  return { at: [words, fieldWords(card, inCard)].filter(Boolean).join(', '), message, ...more };
};

const readCard = (entry: unknown, index: number): Result<Card, readonly Fault[]> => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return fail([{ at: home.cardInFile(index + 1, undefined), message: home.noCard }]);
  // The id of a unit in a force file may be that of another in this match: every unit gets a new one anyway.
  const read = readAs(ForceSchema, [isUnit(entry) ? { ...entry, id: 'u1' } : { id: 'u1', card: entry }]);
  return read.ok ? ok(read.value[0]!.card) : fail(read.error.map((fault) => faultIn(entry, index, fault)));
};

/**
 * Reads unit cards from the text of a JSON file: one card, a list of cards, or a force as matches are created with. Every
 * fault names the card, the weapon and the field.
 */
export const readCardsText = (text: string): Result<readonly Card[], readonly Fault[]> => {
  const broken = jsonFault(text);
  if (broken) return fail([{ at: broken.at, message: home.noJson(broken.message) }]);
  const data: unknown = JSON.parse(text);
  const entries: readonly unknown[] = Array.isArray(data) ? data : [data];
  if (entries.length === 0) return fail([{ at: '', message: home.noCards }]);
  const read = entries.map(readCard);
  const faults = read.flatMap((card) => (card.ok ? [] : card.error));
  return faults.length > 0 ? fail(someFaults(faults)) : ok(read.flatMap((card) => (card.ok ? [card.value] : [])));
};

/** The most faults of a file that are shown at once: mending one often mends others. */
const SHOWN = 8;

/** How many faults a list stands for: its last may stand for several. */
const countOf = (faults: readonly Fault[]): number => faults.reduce((sum, { more = 1 }) => sum + more, 0);

/** What is said of a file that cannot be read as cards: that nothing is lost, what is wrong, and where help is. */
export const fileFaultLines = (faults: readonly Fault[]): readonly string[] => [
  home.badCards,
  ...faults.slice(0, SHOWN).map((fault) => faultText(fault)),
  ...(faults.length > SHOWN ? [home.moreFaults(countOf(faults.slice(SHOWN)))] : []),
];
