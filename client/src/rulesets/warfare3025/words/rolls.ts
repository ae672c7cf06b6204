import {
  ADVANTAGE_WORDS,
  type Advantage,
  APPROPRIATE,
  type Demand,
  type Purpose,
  type Roll,
  type Skill,
  type Tier,
} from '@ironhex/shared/warfare3025';
import type { Die, RollRow, RollText } from '../../../text/entry.ts';
import { capital, list } from '../../../text/numbers.ts';
import { needWord, PURPOSE_WORDS, tierWord } from './words.ts';

/** What a roll does not say itself. */
export interface RollSetting {
  /** Who rolls, e.g. `Griffin`. */
  readonly name: string;
  /** The weapon that an attack is rolled with. */
  readonly weapon?: string;
  /** The other side's advantages in an opposed roll, W-1.4. */
  readonly against?: readonly Advantage[];
  /** The rules that asked for a piloting roll, W-6.2. */
  readonly needs?: readonly string[];
  /** What ground by mode demanded, W-13c.1. */
  readonly demand?: Demand | undefined;
}

const FACES = 20;

/** What each kind of roll must reach, and the rule that says so; a defence, a reaction and a tie are only compared. */
const NEEDED: Readonly<Partial<Record<Purpose, string>>> = {
  piloting: 'W-6.1',
  armourSave: 'W-6.3',
  attack: 'W-9.2',
  resist: 'W-12.3',
};

/** Thresholds in words, e.g. `2+ poor, 8+ appropriate, 15+ good, 20+ excellent`. */
export const skillText = (skill: Skill): string =>
  skill.map((least, i) => `${least}+ ${tierWord((i + 1) as 1 | 2 | 3 | 4)}`).join(', ');

const isCapped = (roll: Roll, die: number): boolean => die > FACES - roll.damage;

/** The dice as they fell; one that damage has capped says so, W-1.2. */
const dieText = (roll: Roll, die: number): string =>
  isCapped(roll, die) && die > 1 ? `${die} (counts as 1)` : `${die}`;

const KEPT: Readonly<Record<Roll['keep'], string>> = {
  only: 'one die',
  higher: 'two dice, the higher counts',
  lower: 'two dice, the lower counts',
};

/** What a roll is made on: the component whose damage caps it, W-2.3. */
const componentOf = (roll: Roll, { weapon }: RollSetting): string => {
  if (roll.purpose === 'attack' && roll.close === undefined) return weapon ?? 'weapon';
  return roll.on === 'piloting' ? 'movement' : roll.on;
};

/** What of the damage counts for this roll only, and why, W-13.4. */
const temporaryRows = ({ temporary = 0, close = 0, purpose }: Roll): RollRow[] => {
  const shaken = temporary - close;
  const rule = purpose === 'reaction' ? 'W-13b.7' : 'W-13b.4';
  return [
    ...(close > 0 ? [{ label: 'Close quarters', value: `${close} of it, for this roll only`, rule }] : []),
    ...(shaken > 0 ? [{ label: 'Unstable', value: `${shaken} of it, for this roll only`, rule: 'W-13c.7' }] : []),
  ];
};

const damageRow = (roll: Roll, setting: RollSetting): RollRow[] => {
  if (roll.damage === 0) return [];
  const incoming = roll.purpose === 'resist' ? ', the incoming included' : '';
  const caps = roll.damage >= FACES ? 'every face counts as 1' : `faces above ${FACES - roll.damage} count as 1`;
  const value = `${roll.damage} on ${componentOf(roll, setting)}${incoming}: ${caps}`;
  return [{ label: 'Damage', value, rule: 'W-1.2' }, ...temporaryRows(roll)];
};

/** Advantages of both sides and what is left of them, W-1.4. */
const advantageRows = ({ advantages, keep }: Roll, against: readonly Advantage[]): RollRow[] => {
  if (advantages.length + against.length === 0) return [];
  const net = advantages.length - against.length;
  const sum = `${advantages.length} - ${against.length} = ${net}`;
  return [
    ...advantages.map(({ why, rule }) => ({ label: 'Advantage', value: ADVANTAGE_WORDS[why], rule })),
    ...against.map(({ why, rule }) => ({ label: 'Other side', value: ADVANTAGE_WORDS[why], rule })),
    { label: 'Net', value: `${sum}: ${KEPT[keep]}`, rule: 'W-1.4' },
  ];
};

const needsRows = ({ keep }: Roll, { needs = [], demand }: RollSetting): RollRow[] => [
  ...needs.map((rule) => ({ label: 'Asked for by', value: needWord(rule, demand), rule })),
  ...(needs.length > 1
    ? [{ label: 'Disadvantage', value: `${needs.length} requirements at once: ${KEPT[keep]}`, rule: 'W-6.2' }]
    : []),
];

const diceRow = (roll: Roll): RollRow => {
  const dice = list(roll.dice.map((die) => dieText(roll, die)));
  return roll.keep === 'only'
    ? { label: 'Die', value: dice, rule: 'W-1.1' }
    : { label: 'Dice', value: `${dice}: the ${roll.keep} counts`, rule: 'W-1.3' };
};

/** The tier that a roll needs. */
const needOf = ({ needed = APPROPRIATE }: Roll): Tier => needed;

const neededRow = (roll: Roll): RollRow[] => {
  const byOption = roll.purpose === 'attack' ? 'W-13a.4' : 'W-13c.1';
  const ordinary = roll.needed === undefined ? NEEDED[roll.purpose] : byOption;
  const rule = roll.purpose === 'attack' && roll.close !== undefined ? 'W-13b.4' : ordinary;
  const reached = roll.tier >= needOf(roll) ? 'reached' : 'not reached';
  return rule ? [{ label: 'Needed', value: `${tierWord(needOf(roll))}: ${reached}`, rule }] : [];
};

/** A roll in one line, e.g. `17 of 17 and 4, good`. */
export const rollLine = (roll: Roll): string => {
  const dice = list(roll.dice.map((die) => dieText(roll, die)));
  const shown = roll.keep === 'only' ? dice : `${roll.result} of ${dice}`;
  return `${shown}, ${tierWord(roll.tier)}`;
};

/** The dice as they lie: one of them counts, W-1.3, perhaps for less than it shows, W-1.2. */
const diceOf = (roll: Roll): Die[] => {
  const values = roll.dice.map((die) => (isCapped(roll, die) ? 1 : die));
  const read = values.indexOf(roll.result);
  return roll.dice.map((face, i) => ({ face, value: values[i]!, counts: i === read }));
};

/** What is needed, or else what is rolled, in a word. */
const rowLabel = (roll: Roll): string => {
  if (NEEDED[roll.purpose] !== undefined) return `needs ${roll.skill[needOf(roll) - 1]}+`;
  return roll.purpose === 'sensor' ? 'sensors' : roll.on;
};

/** A roll in its shortest form, for the map: what is needed or rolled, the dice, and how well that is. */
export const rollRow = (roll: Roll): Pick<RollText, 'dice' | 'came'> & { readonly label: string } => ({
  label: rowLabel(roll),
  dice: diceOf(roll),
  came: tierWord(roll.tier),
});

/** Opens a roll: what it was for, its thresholds, what helped and hindered, how it fell and what it reached. */
export const rollText = (roll: Roll, setting: RollSetting): RollText => ({
  title: `${PURPOSE_WORDS[roll.purpose]}: ${setting.name}`,
  rows: [
    { label: 'Asked for', value: PURPOSE_WORDS[roll.purpose].toLowerCase(), rule: roll.rule },
    { label: capital(roll.on), value: skillText(roll.skill), rule: 'W-1.1' },
    ...damageRow(roll, setting),
    ...needsRows(roll, setting),
    ...advantageRows(roll, setting.against ?? []),
    diceRow(roll),
    { label: 'Result', value: `${roll.result}: ${tierWord(roll.tier)}`, rule: 'W-1.1' },
    ...neededRow(roll),
  ],
  dice: diceOf(roll),
  came: tierWord(roll.tier),
  enough: NEEDED[roll.purpose] === undefined ? undefined : roll.tier >= needOf(roll),
  summary: `${PURPOSE_WORDS[roll.purpose]}: ${rollLine(roll)}`,
});
