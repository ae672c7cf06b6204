import type { FactOf, MeleeSide, StrikeWhen } from '@ironhex/shared/grimdark';
import { diceOf, facesText, type RollText, rollOf } from '../../../../text/entry.ts';
import { count, list } from '../../../../text/numbers.ts';
import { sourceText } from '../effects.ts';
import { about, type Context, type Sentences } from '../entry.ts';
import { unitName } from '../names.ts';

/** When a unit strikes, with its rule. */
const STRIKES: Readonly<Record<StrikeWhen, readonly [words: string, rule: string]>> = {
  counter: ['strikes first, by Counter', 'G-12.1'],
  charge: ['strikes', 'G-12.3'],
  back: ['strikes back', 'G-12.5'],
};

const DECLINES: Readonly<Record<StrikeWhen, string>> = {
  counter: 'does not use Counter',
  charge: 'does not strike',
  back: 'does not strike back',
};

const impactRoll = (
  { view }: Context,
  { unit, impact, counters, needs, dice, hits }: FactOf<'impact-rolled'>,
): RollText =>
  rollOf({
    title: `Impact of ${unitName(view, unit)}`,
    rows: [
      { label: 'Impact', value: count(impact, 'die'), rule: 'G-12.2' },
      ...(counters > 0 ? [{ label: 'Counter weapons of the target', value: `−${counters}`, rule: 'G-12.2' }] : []),
      { label: 'Needed', value: `${needs}+`, rule: 'G-12.2' },
      { label: 'Dice', value: facesText(dice), rule: 'G-12.2' },
      { label: 'Result', value: count(hits, 'hit'), rule: 'G-12.2' },
    ],
    dice: diceOf(dice, (die) => die >= needs),
    came: count(hits, 'hit'),
    enough: hits > 0,
  });

const sideText = ({ view }: Context, { unit, wounds, fear }: MeleeSide): string =>
  `${unitName(view, unit)} ${wounds + fear}`;

/** How the winner of a melee is announced, G-12.8: wounds and Fear of each side. */
const tallyRoll = ({ view }: Context, sides: readonly MeleeSide[], came: string): RollText =>
  rollOf({
    title: 'Who has won',
    rows: sides.flatMap(({ unit, wounds, fear }) => [
      { label: `Wounds by ${unitName(view, unit)}`, value: `${wounds}`, rule: 'G-12.8' },
      ...(fear > 0 ? [{ label: `Fear of ${unitName(view, unit)}`, value: `+${fear}`, rule: 'G-12.8' }] : []),
    ]),
    dice: [],
    came,
  });

/** Who has won, in words. */
const winnerIn = ({ view }: Context, { sides, loser }: FactOf<'melee-decided'>): string => {
  const winner = loser === null ? undefined : sides.find(({ unit }) => unit !== loser);
  return winner ? `${unitName(view, winner.unit)} wins` : 'a tie';
};

const decidedText = (context: Context, { sides, loser, destroyed }: FactOf<'melee-decided'>): string => {
  const { view } = context;
  if (loser === null) return `Nobody wins the melee: ${list(sides.map((side) => sideText(context, side)))}`;
  if (destroyed) return `${unitName(view, loser)} is gone and has lost the melee`;
  return `${unitName(view, loser)} has lost the melee: ${list(sides.map((side) => sideText(context, side)))}`;
};

/** Melees, section 12. */
export const MELEE: Sentences<
  | 'melee-began'
  | 'strike-began'
  | 'strike-declined'
  | 'impact-rolled'
  | 'became-fatigued'
  | 'melee-decided'
  | 'consolidated'
  | 'separated'
  | 'melee-ended'
> = {
  'melee-began': ({ charger, target }, context) =>
    about(
      context,
      [charger, target],
      `${unitName(context.view, charger)} and ${unitName(context.view, target)} fight (G-12.13).`,
      { by: charger, tone: 'quiet' },
    ),
  'strike-began': ({ unit, target, when, weapons }, context) => {
    const [words, rule] = STRIKES[when];
    const arms = list(weapons.map((weapon) => sourceText(weapon, context.view)));
    return about(
      context,
      [unit, target],
      `${unitName(context.view, unit)} ${words}${arms === '' ? '' : ` with ${arms}`} (${rule}).`,
      { by: unit, tone: when === 'charge' ? 'quiet' : 'plain' },
    );
  },
  'strike-declined': ({ unit, when }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} ${DECLINES[when]} (${STRIKES[when][1]}).`, { by: unit }),
  'impact-rolled': (fact, context) =>
    about(
      context,
      [fact.unit, fact.target],
      `${unitName(context.view, fact.unit)} crashes into ${unitName(context.view, fact.target)}: ${fact.hits === 0 ? 'no hit' : count(fact.hits, 'hit')} (G-12.2).`,
      { by: fact.unit, rolls: [impactRoll(context, fact)] },
    ),
  'became-fatigued': ({ unit }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} is fatigued for this round (G-12.7).`, { tone: 'quiet' }),
  'melee-decided': (fact, context) => {
    const text = decidedText(context, fact);
    return about(context, [fact.charger, fact.target], `${text} (G-12.8).`, {
      tone: 'important',
      rolls: [tallyRoll(context, fact.sides, winnerIn(context, fact))],
    });
  },
  consolidated: ({ unit, from, path }, context) => {
    const at = path.at(-1) ?? from;
    return about(
      context,
      [unit],
      path.length === 0
        ? `${unitName(context.view, unit)} stays at ${from} (G-12.10).`
        : `${unitName(context.view, unit)} consolidates to ${at} (G-12.10).`,
      { by: unit, at: [at], tone: path.length === 0 ? 'quiet' : 'plain' },
    );
  },
  separated: ({ unit, from, at }, context) =>
    about(
      context,
      [unit],
      at === null
        ? `${unitName(context.view, unit)} cannot step back, and stays in contact (G-12.12).`
        : `${unitName(context.view, unit)} steps back to ${at} (G-12.11).`,
      { by: unit, at: [at ?? from] },
    ),
  'melee-ended': ({ charger, target }, context) =>
    about(
      context,
      [charger, target],
      `The melee of ${unitName(context.view, charger)} and ${unitName(context.view, target)} is over (G-12.9).`,
      { tone: 'quiet' },
    ),
};
