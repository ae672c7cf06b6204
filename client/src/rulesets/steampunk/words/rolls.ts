import { ANGLE_NAMES, type FactOf, type Pool, total, type View, type Wave } from '@ironhex/shared/steampunk';
import { diceOf, facesText, type RollRow, type RollText, rollOf, signed } from '../../../text/entry.ts';
import { capital, count } from '../../../text/numbers.ts';
import { dieText } from './dice.ts';
import { effectsText } from './effects.ts';
import { figuresOf, unitName, weaponName } from './names.ts';
import {
  AREA_WORDS,
  ARMOUR_WORDS,
  ASSAULT_DIE_WORDS,
  DAMAGE_TYPES,
  DAMAGE_WORDS,
  POOL_WORDS,
  reasonRows,
  TO_HIT_WORDS,
} from './reasons.ts';

const D6 = 6;

/** What open-ended dice come to, DET-3. */
export const openEndedResult = ([first = 0, ...more]: readonly number[]): number =>
  first + more.filter((die) => die > 4).length;

const diceRow = (faces: readonly number[], rule = 'DET-3'): RollRow => ({
  label: faces.length === 1 ? 'Die' : 'Dice',
  value: facesText(faces),
  rule,
});

/** The to-hit dice of a shot, GUN-6. */
export const shotRoll = (
  view: View,
  { weapon, target, reasons, needed, dice, hit }: FactOf<'shot-fired'>,
): RollText => {
  const result = openEndedResult(dice);
  return rollOf({
    title: `To hit ${unitName(view, target)} with ${weaponName(view, weapon)}`,
    rows: [
      { label: 'A shot needs', value: '5+', rule: 'GUN-6' },
      ...reasonRows(reasons, TO_HIT_WORDS, 'GUN-6'),
      { label: 'Needed', value: `${needed}+`, rule: 'GUN-6' },
      diceRow(dice),
      { label: 'Result', value: `${result}: ${hit ? 'a hit' : 'a miss'}` },
    ],
    dice: diceOf(dice),
    came: `${needed}+: ${hit ? 'hit' : 'miss'}`,
    enough: hit,
  });
};

/** The dice of an area attack against one unit, GUN-7. */
export const areaRoll = (
  view: View,
  { target, reasons, needed, dice, hits }: FactOf<'area-attacked'>['rolls'][number],
): RollText =>
  rollOf({
    title: `Area attack on ${unitName(view, target)}`,
    rows: [
      ...reasonRows(reasons, AREA_WORDS, 'GUN-7'),
      { label: 'Needed', value: `${needed}+`, rule: 'GUN-7' },
      { label: 'Dice', value: dice.map(facesText).join(' | '), rule: 'DET-3' },
      { label: 'Result', value: count(hits, 'hit') },
    ],
    dice: dice.flatMap((each) => diceOf(each, () => openEndedResult(each) >= needed)),
    came: `${needed}+: ${count(hits, 'hit')}`,
    enough: hits > 0,
  });

const AP_WORDS = { printed: 'printed', point_blank: 'point blank', long: 'long range' } as const;

/** Armour dice, DMG-3; without dice the sums only. */
export const armourRoll = (
  view: View,
  { unit, angle, armour, ap, needs, dice, result }: FactOf<'armour-rolled'>,
): RollText =>
  rollOf({
    title: `Armour of ${unitName(view, unit)}`,
    rows: [
      { label: 'Armour', value: `${armour} at the ${ANGLE_NAMES[angle]}`, rule: 'DMG-3' },
      { label: 'Armour piercing', value: `${total(ap)}`, rule: 'DMG-2' },
      ...(ap.length > 1 ? reasonRows(ap, AP_WORDS, 'DMG-2') : []),
      { label: 'Needed', value: `${needs}+ on ${count(dice.length, 'die')}`, rule: 'DMG-3' },
      diceRow(dice, 'DMG-3'),
      {
        label: 'Result',
        value: `${count(dice.filter((die) => die >= needs).length, 'success')}: ${ARMOUR_WORDS[result]}`,
        rule: 'DMG-3',
      },
    ],
    dice: diceOf(dice, (die) => die >= needs),
    came: ARMOUR_WORDS[result],
    enough: result !== 'blocked',
  });

/** A damage die and its row, DMG-4, DMG-5. */
export const damageRoll = (view: View, fact: FactOf<'damage-rolled'>): RollText => {
  const { unit, type, sides, dice, reasons, result, table } = fact;
  return rollOf({
    title: `${capital(DAMAGE_TYPES[type])} to ${unitName(view, unit)}`,
    rows: [
      {
        label: dieText(sides),
        value: dice.length > 1 ? `${dice.join(', then ')}: the last counts` : `${dice[0] ?? 0}`,
        rule: 'DMG-4',
      },
      ...reasonRows(reasons, DAMAGE_WORDS),
      { label: 'Result', value: `${result} on its ${capital(table)} table`, rule: 'DMG-5' },
      { label: 'Effect', value: effectsText(fact), rule: 'DMG-5' },
    ],
    dice: dice.map((face, index) => ({ face, value: face, counts: index === dice.length - 1, sides })),
    came: `${result}`,
    enough: fact.effects.length > 0,
  });
};

/** What the dice of a unit in an assault are made of. */
const poolRows = ({ dice, count: reasons, adds }: Pool, rule: string): RollRow[] => [
  ...(reasons.length > 1 ? reasonRows(reasons, POOL_WORDS, rule) : []),
  {
    label: 'Dice',
    value: `${count(dice.length, 'die')}${dice.length > 0 ? `, each on ${needsText(dice.map(({ needs }) => needs))}` : ''}`,
    rule,
  },
  ...reasonRows(adds, ASSAULT_DIE_WORDS, 'AS-7'),
];

const needsText = (needs: readonly number[]): string => [...new Set(needs)].map((n) => `${n}+`).join(' or ');

const WAVES: Readonly<Record<Wave['why'], readonly [words: string, rule: string]>> = {
  all: ['Rolled', 'AS-5'],
  natural_6: ['Rolled again for natural sixes', 'AS-8'],
  crawl: ['Rolled again because it crawls', 'AS-8'],
};

/** Strength dice of a unit with all their waves, AS-5, AS-8. */
export const strengthRoll = (view: View, { unit, pool, waves, hits }: FactOf<'strength-rolled'>): RollText => {
  const add = total(pool.adds);
  return rollOf({
    title: `Strength of ${unitName(view, unit)}`,
    rows: [
      ...poolRows(pool, 'AS-5'),
      ...waves.map(({ why, shown }) => ({ label: WAVES[why][0], value: facesText(shown), rule: WAVES[why][1] })),
      { label: 'Result', value: count(hits, 'hit'), rule: 'AS-10' },
    ],
    dice: waves.flatMap(({ dice, shown }) =>
      shown.map((face, index) => ({
        face,
        value: face,
        counts: face + add >= (pool.dice[dice[index]!]?.needs ?? D6),
        sides: D6,
      })),
    ),
    came: count(hits, 'hit'),
    enough: hits > 0,
  });
};

/** Deflection dice of a unit, AS-6. */
export const deflectionRoll = (
  view: View,
  { unit, pool, shown, deflections, counters }: FactOf<'deflection-rolled'>,
): RollText => {
  const add = total(pool.adds);
  const came = `${count(deflections, 'deflection')}${counters > 0 ? `, ${count(counters, 'hit')}` : ''}`;
  return rollOf({
    title: `Deflection of ${unitName(view, unit)}`,
    rows: [...poolRows(pool, 'AS-6'), diceRow(shown, 'AS-6'), { label: 'Result', value: came, rule: 'AS-10' }],
    dice: shown.map((face, index) => ({
      face,
      value: face,
      counts: face + add >= (pool.dice[index]?.needs ?? D6),
      sides: D6,
    })),
    came,
    enough: deflections > 0,
  });
};

/** Dice that each need the same number. */
export const neededRoll = (
  title: string,
  needs: number,
  dice: readonly number[],
  came: string,
  rule: string,
): RollText =>
  rollOf({
    title,
    rows: [{ label: 'Needed', value: `${needs}+`, rule }, diceRow(dice, rule), { label: 'Result', value: came, rule }],
    dice: diceOf(dice, (die) => die >= needs),
    came,
    enough: dice.some((die) => die >= needs),
  });

/** One die from which a resistance is taken off. */
export const resistedRoll = (
  title: string,
  { sides, die, resistance }: { readonly sides: number; readonly die: number; readonly resistance: number },
  came: string,
  rule: string,
): RollText =>
  rollOf({
    title,
    rows: [
      { label: `d${sides}`, value: `${die}`, rule },
      ...(resistance > 0 ? [{ label: 'Resistance', value: signed(-resistance), rule: 'SPD-6' }] : []),
      { label: 'Result', value: came, rule },
    ],
    dice: [{ face: die, value: die, counts: true, sides }],
    came,
  });

/** Which model of a unit it is; undefined if the unit has only one. One that is not of the usual kind by its name. */
export const modelName = (view: View, unit: string, model: number): string | undefined => {
  const known = view.units[unit];
  if (!known) return undefined;
  const { name, models } = figuresOf(view, known);
  const own = models[model]?.name ?? name;
  return models.length > 1 ? `${own === name ? 'model' : own} ${model + 1}` : undefined;
};
