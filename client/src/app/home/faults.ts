import type { Fault } from '@ironhex/shared/protocol';
import { boards, MOST_UNITS } from '@ironhex/shared/warfare3025';
import type { MatchForm } from '../../rulesets/warfare3025/home/form.ts';
import { UI } from '../../text/ui.ts';
import { boardFaults } from './board-form.ts';

/** The parts of the form, each with its own faults below it. */
export type Section = 'board' | 'forces.0' | 'forces.1' | 'rules' | 'form';

/** The whole numbers of the form by their place in the request, with the least and the most. */
export const LIMITS = {
  'options.limit': [10, 1000],
  'clocks.plan': [1, 86_400],
  'clocks.react': [1, 86_400],
  'clocks.bank': [0, 86_400],
} as const;

const PLACES: Readonly<Record<string, string>> = {
  name: UI.home.matchName,
  'options.limit': UI.home.limit,
  'options.attackPoint': UI.home.attackPoint,
  'options.firingArcs': UI.home.firingArcs,
  'clocks.plan': UI.home.plan,
  'clocks.react': UI.home.react,
  'clocks.bank': UI.home.bank,
};

/** Below which part of the form a fault is shown. */
export const sectionOf = (at: string): Section => {
  const [first, second] = at.split('.');
  if (first === 'board') return 'board';
  if (first === 'forces' && (second === '0' || second === '1')) return `forces.${second}`;
  return first === 'options' || first === 'clocks' || first === 'name' ? 'rules' : 'form';
};

/** The faults of one part of the form. */
export const faultsAt = (faults: readonly Fault[], section: Section): readonly Fault[] =>
  faults.filter(({ at }) => sectionOf(at) === section);

/** A place in the request in the words of the form; empty for what concerns all of it. */
export const placeWords = (at: string, form: MatchForm): string => {
  const place = Object.hasOwn(PLACES, at) ? PLACES[at] : undefined;
  if (place !== undefined) return place;
  const [first, second, third, ...rest] = at.split('.');
  if (first !== 'forces' || third === undefined) return '';
  const card = form.forces[Number(second)]?.[Number(third)];
  const inside = rest.filter((part, i) => i > 0 || part !== 'card').join('.');
  return [`${card?.name ?? ''} (${Number(third) + 1})`, inside].filter(Boolean).join(': ');
};

/** A fault in one line. */
export const faultText = ({ at, message }: Fault, place = at): string => (place ? `${place}: ${message}` : message);

const within = (at: keyof typeof LIMITS, value: number): Fault[] => {
  const [min, max] = LIMITS[at];
  if (Number.isInteger(value) && value >= min && value <= max) return [];
  return [{ at, message: UI.home.wholeNumber(min, max) }];
};

const forceFaults = (count: number, at: string): Fault[] => {
  if (count === 0) return [{ at, message: UI.home.unitNeeded }];
  return count > MOST_UNITS ? [{ at, message: UI.home.tooManyUnits(MOST_UNITS) }] : [];
};

/** What can be told to be wrong before the server is asked. */
export const checkForm = ({ board, forces, options, clocked, clocks }: MatchForm): Fault[] => [
  ...boardFaults(board, boards),
  ...forces.flatMap((cards, seat) => forceFaults(cards.length, `forces.${seat}`)),
  ...within('options.limit', options.limit),
  ...(clocked
    ? [
        ...within('clocks.react', clocks.react),
        ...within('clocks.plan', clocks.plan),
        ...within('clocks.bank', clocks.bank),
      ]
    : []),
];
