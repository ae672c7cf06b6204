import {
  type Blocking,
  type FactOf,
  figuresOf,
  type GroupAttack,
  type Hit,
  type Marked,
  REGENERATES,
  type View,
} from '@ironhex/shared/grimdark';
import { diceOf, facesText, type RollRow, type RollText, rollOf } from '../../../text/entry.ts';
import { count, list } from '../../../text/numbers.ts';
import { sourceText } from './effects.ts';
import { unitName } from './names.ts';
import { neededRows } from './reasons.ts';

const D6 = 6;

const diceRow = (faces: readonly number[], rule: string, label = faces.length === 1 ? 'Die' : 'Dice'): RollRow => ({
  label,
  value: facesText(faces),
  rule,
});

/** One die, of which each face from `needs` on is enough. */
export const oneDie = (title: string, die: number, needs: number, came: string, rule: string): RollText =>
  rollOf({
    title,
    rows: [{ label: 'Needed', value: `${needs}+`, rule }, diceRow([die], rule), { label: 'Result', value: came, rule }],
    dice: diceOf([die], (face) => face >= needs),
    came,
    enough: die >= needs,
  });

/** A die that is read as a D3: half of it, rounded up. */
export const d3 = (title: string, die: number, came: string, rule: string): RollText =>
  rollOf({
    title,
    rows: [
      { label: 'Die', value: `${die}`, rule },
      { label: 'D3', value: `${Math.ceil(die / 2)}`, rule: 'G-3.1' },
      { label: 'Result', value: came, rule },
    ],
    dice: diceOf([die]),
    came,
  });

/** Dice that come to something without a number to reach. */
export const plainRoll = (title: string, dice: readonly number[], came: string, rule: string): RollText =>
  rollOf({
    title,
    rows: [diceRow(dice, rule), { label: 'Result', value: came, rule }],
    dice: diceOf(dice),
    came,
  });

/** A dangerous test, G-9.9: each 1 is a wound. */
export const dangerRoll = (name: string, dice: readonly number[], came: string): RollText =>
  rollOf({
    title: `Dangerous test of ${name}: each 1 is a wound`,
    rows: [diceRow(dice, 'G-9.9'), { label: 'Result', value: came, rule: 'G-9.9' }],
    // The dice that wound come first: of many dice only the first are seen at once.
    dice: diceOf(
      dice.toSorted((one, other) => one - other),
      (die) => die === 1,
    ),
    came,
    enough: !dice.includes(1),
  });

/** Why hits are worth more than others, or there at all, G-11.3. */
const HIT_WORDS: Readonly<Record<Hit['why'], string>> = {
  hit: '',
  rending: 'Rending: AP 4',
  furious: 'Furious: one more hit',
  relentless: 'Relentless: one more hit',
};

const moreHits = (hits: readonly Hit[]): readonly RollRow[] =>
  (['rending', 'furious', 'relentless'] as const).flatMap((why) => {
    const n = hits.filter((hit) => hit.why === why).length;
    return n === 0 ? [] : [{ label: HIT_WORDS[why], value: `${n} ×`, rule: 'G-11.3' }];
  });

/** How many hits come to the block dice, G-11.4. */
export const hitsOf = ({ hits, blast }: { readonly hits: readonly Hit[]; readonly blast: number }): number =>
  hits.length * blast;

/** Which weapon a group strikes or shoots with, and whether it is a hero's. */
export const groupWeapon = (view: View, { weapon, hero }: Pick<GroupAttack, 'weapon' | 'hero'>): string =>
  `${sourceText(weapon, view)}${hero ? ' of the hero' : ''}`;

/** The hit dice of a group, G-11.1 to G-11.4: who needed what, one row after the other. */
export const hitRoll = (view: View, fact: FactOf<'group-resolved'>): RollText => {
  const { attack, aims, hitDice, hits, blast, apDie, lost } = fact;
  let carrier = 0;
  let from = 0;
  const parts = aims.map((aim) => {
    const own = attack.carriers.slice(carrier, carrier + aim.carriers);
    carrier += aim.carriers;
    const dice = hitDice.slice(from, from + own.reduce((sum, { attacks }) => sum + attacks, 0));
    from += dice.length;
    return { aim, dice };
  });
  const came = count(hitsOf(fact), 'hit');
  return rollOf({
    title: `To hit ${unitName(view, attack.target)} with ${groupWeapon(view, attack)}`,
    rows: [
      ...(apDie === undefined ? [] : [{ label: 'Die for its AP', value: `${apDie}`, rule: 'G-17.4' }]),
      ...parts.flatMap(({ aim, dice }) => [...neededRows(view, 'Quality', aim, 'G-11.2'), diceRow(dice, 'G-11.1')]),
      ...moreHits(hits),
      ...(blast > 1 ? [{ label: 'Blast', value: `each hit counts ${blast} times`, rule: 'G-11.4' }] : []),
      ...(lost > 0 ? [{ label: 'Lost: named models are gone', value: `${lost}`, rule: 'G-15' }] : []),
      { label: 'Result', value: came, rule: 'G-11.3' },
    ],
    dice: parts.flatMap(({ aim, dice }) => diceOf(dice, (face) => face >= aim.needs)),
    came,
    enough: hits.length > 0,
  });
};

/** The dice that blocked hits, or did not, G-11.5 and G-11.6. `needOf` says which defense blocks each. */
const blocks = (
  view: View,
  title: string,
  { defenses, blockDice, rerolls, failed }: Blocking,
  needOf: (die: number) => number,
): RollText => {
  let again = 0;
  const shown = blockDice.map((die) => (rerolls.length > 0 && die === D6 ? rerolls[again++]! : die));
  const came = failed === 0 ? 'all blocked' : count(failed, 'wound');
  return rollOf({
    title,
    rows: [
      ...defenses.flatMap((defense) => neededRows(view, 'Defense', defense, 'G-11.5')),
      diceRow(blockDice, 'G-11.5'),
      ...(rerolls.length > 0 ? [diceRow(rerolls, 'G-11.6', 'Rolled again: Poison')] : []),
      { label: 'Result', value: came, rule: 'G-11.7' },
    ],
    dice: shown.map((face, place) => ({ face, value: face, counts: face >= needOf(place), sides: D6 })),
    came,
    enough: failed === 0,
  });
};

/** The block dice of a group; none without hits. */
export const groupBlocks = (view: View, fact: FactOf<'group-resolved'>): readonly RollText[] => {
  if (fact.blockDice.length === 0) return [];
  const needOf = (die: number): number => fact.defenses[fact.hits[Math.floor(die / fact.blast)]?.defense ?? 0]!.needs;
  return [blocks(view, `${unitName(view, fact.attack.target)} blocks`, fact, needOf)];
};

/** The block dice against hits that nobody rolled for. */
export const autoBlocks = (view: View, fact: FactOf<'hits-resolved'>): RollText =>
  blocks(view, `${unitName(view, fact.hits.target)} blocks`, fact, () => fact.defenses[0]?.needs ?? D6);

/** Which model of a unit it is, by its place in the track. */
const modelName = (view: View, unit: string, model: number): string => {
  const known = view.units[unit];
  const fighter = known && figuresOf(view, known).track[model];
  return `${fighter?.name ?? 'Model'} ${model + 1}`;
};

/** Who took which wound, G-11.8, with the dice of those who regenerate. */
export const woundsRoll = (view: View, { target, wounds, caused }: FactOf<'wounds-marked'>): RollText => {
  const dice = wounds.flatMap((wound) => wound.dice);
  const wordsOf = ({ dice: own, marked, removed }: Marked): string =>
    list([
      ...(own.length > 0 ? [`regenerates on ${facesText(own)}`] : []),
      marked === 0 ? 'no wound' : count(marked, 'wound'),
      ...(removed ? ['removed'] : []),
    ]);
  return rollOf({
    title: `Wounds of ${unitName(view, target)}`,
    rows: [
      ...wounds.map((wound) => ({
        label: modelName(view, target, wound.model),
        value: wordsOf(wound),
        rule: 'G-11.8',
      })),
      { label: 'Marked', value: count(caused, 'wound'), rule: 'G-11.9' },
    ],
    dice: diceOf(dice, (face) => face >= REGENERATES),
    came: count(caused, 'wound'),
    ...(dice.length > 0 && { enough: caused === 0 }),
  });
};

/** What came of a morale test, in words. */
const MORALE_WORDS = { none: 'passed', shaken: 'shaken', routed: 'routed' } as const;

/** A morale test, die by die, G-13.4. */
export const moraleRoll = (view: View, fact: FactOf<'morale-tested'>): RollText => {
  const { unit, die, again, fearless, needs, result } = fact;
  const row = (face: number | null, label: string, rule: string): readonly RollRow[] =>
    face === null ? [] : [{ label, value: `${face}`, rule }];
  return rollOf({
    title: `Morale of ${unitName(view, unit)}`,
    rows: [
      ...neededRows(view, 'Quality', fact, 'G-13.4'),
      ...(die === null ? [{ label: 'It is shaken', value: 'fails without a roll', rule: 'G-13.4' }] : []),
      ...row(die, 'Die', 'G-13.4'),
      ...row(again, 'Rolled again: Emotion', 'G-18.4'),
      ...row(fearless, 'Fearless, 4+', 'G-13.4'),
      { label: 'Result', value: MORALE_WORDS[result], rule: fact.why === 'melee' ? 'G-13.3' : 'G-13.2' },
    ],
    dice: [
      ...diceOf([...(die === null ? [] : [die]), ...(again === null ? [] : [again])], (face) => face >= needs),
      ...diceOf(fearless === null ? [] : [fearless], (face) => face >= 4),
    ],
    came: MORALE_WORDS[result],
    enough: result === 'none',
  });
};
