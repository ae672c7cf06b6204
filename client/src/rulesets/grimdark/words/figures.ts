import {
  ARSENAL,
  allowanceOf,
  type Built,
  type Factor,
  type Profile,
  roomOf,
  SIZE_NAMES,
  type Statistics,
  spacesOf,
  TAG_NAMES,
  type UnitRules,
  unharmed,
  unitRules,
  type Weapon,
} from '@ironhex/shared/grimdark';
import { count } from '../../../text/numbers.ts';
import { FORCE_TEXT } from './forces.ts';

const { figures } = FORCE_TEXT;

/** Quality, Defense and Tough, in short: `Q3+ D4+ T3`. Tough 1 is not said. */
export const valuesText = ({ quality, defense, tough }: Pick<Statistics, 'quality' | 'defense' | 'tough'>): string =>
  `Q${quality}+ D${defense}+${tough > 1 ? ` T${tough}` : ''}`;

/** The models of a unit, such as `2 × Prism Bearer, 1 × Prism Tender`. */
export const modelsText = ({ models }: Pick<Profile, 'models'>): string =>
  models.map((each) => `${each.count} × ${each.name}`).join(', ');

/** How many models a unit has. */
const sizeOf = ({ models }: Pick<Profile, 'models'>): number => models.reduce((sum, each) => sum + each.count, 0);

/** A unit of an army's list in a line, below its name: `5 models, Q3+ D3+, range 24`. */
export const unitLine = (unit: Profile): string => {
  const far = Math.max(...unit.models.flatMap(({ weapons }) => weapons.map((id) => ARSENAL.weapons[id]!.range)));
  return [
    count(sizeOf(unit), 'model'),
    valuesText(unit),
    ...(unit.sizeClass === 'standard' ? [] : [SIZE_NAMES[unit.sizeClass].toLowerCase()]),
    far > 0 ? `range ${far}` : figures.melee,
  ].join(', ');
};

type Leading = 'advance' | 'rush' | 'charge';

/** How a unit with these rules moves, and how far each of its actions leads: `Advance 6, Rush 12, Charge 13, flying`. */
export const movesWith = (
  { immobile, flying, strider }: Pick<UnitRules, 'immobile' | 'flying' | 'strider'>,
  far: (action: Leading) => number,
): string => {
  if (immobile) return 'not at all (G-15)';
  const [rush, charge] = [far('rush'), far('charge')];
  return [
    `Advance ${far('advance')}`,
    ...(rush === charge ? [`Rush and Charge ${rush}`] : [`Rush ${rush}`, `Charge ${charge}`]),
    ...(flying ? ['flying'] : []),
    ...(strider ? ['over difficult ground'] : []),
  ].join(', ');
};

/** How a unit moves as it is bought, G-9.1. */
export const movesText = (built: Built): string => {
  const rules = unitRules(built, unharmed(built));
  const { fast, slow } = rules;
  return movesWith(rules, (action) => allowanceOf(action, { fast: Number(fast), slow: Number(slow) }));
};

/** Size and tags, G-2.6 and G-4.2. */
export const classText = ({ sizeClass, tags }: Pick<Profile, 'sizeClass' | 'tags'>): string =>
  [SIZE_NAMES[sizeClass], ...tags.map((tag) => TAG_NAMES[tag].toLowerCase())].join(', ');

/** How a unit rides, or what it carries, G-15.1. */
export const ridingText = (built: Built): string => {
  const room = roomOf(built, unharmed(built));
  if (room > 0) return `carries ${count(room, 'space')}`;
  const spaces = spacesOf(built, unharmed(built));
  return spaces === null ? 'cannot ride' : `takes ${count(spaces, 'space')} in a transport`;
};

/** A weapon's range in words. */
export const rangeText = ({ range }: Pick<Weapon, 'range'>): string => (range === 0 ? figures.melee : `${range}`);

/** A number with two places after the point, without needless zeros. */
export const decimal = (value: number): string => `${Number(value.toFixed(2))}`;

/** The factors of a price in words: `20 (10 for each attack (2)) × 0.67 (hits on 3+)`. */
export const factorsText = (factors: readonly Factor[]): string =>
  factors.map(({ reason, num, den }) => `${decimal(num / den)} (${reason})`).join(' × ');
