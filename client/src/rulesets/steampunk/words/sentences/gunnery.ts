import type { FactOf, UnitId } from '@ironhex/shared/steampunk';
import { diceOf, rollOf } from '../../../../text/entry.ts';
import { capital, count, list } from '../../../../text/numbers.ts';
import { markerText } from '../abilities.ts';
import { about, type Context, entry, type Sentences, unitsText } from '../entry.ts';
import { unitName, weaponName } from '../names.ts';
import { partWords } from '../orders.ts';
import { reasonRows, TO_HIT_WORDS, VOID_WORDS } from '../reasons.ts';
import { areaRoll, modelName, openEndedResult, shotRoll } from '../rolls.ts';

/** Who fires, with the model where the unit has several. */
const shooter = ({ view }: Context, { by, model }: { readonly by: UnitId; readonly model: number }): string => {
  const name = modelName(view, by, model);
  return name === undefined ? unitName(view, by) : `${unitName(view, by)} (${name})`;
};

const spotRoll = ({ at, dice, success, hides }: FactOf<'spot-tried'>) =>
  rollOf({
    title: `Spotting at ${at}`,
    rows: [
      ...(hides
        ? [
            ...reasonRows(hides.reasons, TO_HIT_WORDS, 'GUN-6'),
            { label: 'Needed', value: `${hides.needed}+`, rule: 'GUN-5' },
          ]
        : []),
      { label: 'Result', value: `${openEndedResult(dice)}`, rule: 'GUN-5' },
    ],
    dice: diceOf(dice),
    came: success ? 'found' : 'nothing',
    enough: success,
  });

/** Gunnery, section 13. */
export const GUNNERY: Sentences<
  | 'parts-read'
  | 'fire-opened'
  | 'shot-fired'
  | 'shot-lost'
  | 'area-attacked'
  | 'markers-laid'
  | 'spot-tried'
  | 'harpooned'
  | 'forest-cleared'
  | 'aims-changed'
> = {
  'parts-read': ({ part, orders }, context) => {
    const doingSomething = orders.filter(({ word, void: why }) => word !== '-' || why !== null);
    if (doingSomething.length === 0) return undefined;
    const voided = doingSomething.filter(({ void: why }) => why !== null);
    const units = doingSomething.map(({ unit }) => unit);
    const lost =
      voided.length > 0 ? ` ${count(voided.length, 'order')} of yours ${voided.length === 1 ? 'is' : 'are'} void.` : '';
    return about(
      context,
      units,
      `${count(doingSomething.length, 'unit')} ${doingSomething.length === 1 ? 'has' : 'have'} orders for part ${part}.${lost}`,
      {
        tone: voided.length > 0 ? 'plain' : 'quiet',
        rolls: [
          rollOf({
            title: `Orders of part ${part}`,
            rows: doingSomething.map(({ unit, word, void: why }) => ({
              label: unitName(context.view, unit),
              value: why === null ? partWords(word) : `void: ${VOID_WORDS[why][0]}`,
              ...(why !== null && { rule: VOID_WORDS[why][1] }),
            })),
            dice: [],
            came: count(doingSomething.length, 'unit'),
          }),
        ],
      },
    );
  },
  'fire-opened': ({ units }, context) =>
    units.length === 0
      ? entry('Nobody fires.', { tone: 'quiet' })
      : about(context, units, `${unitsText(context, units)} ${units.length === 1 ? 'fires' : 'fire'}.`, {
          tone: 'quiet',
        }),
  'shot-fired': (fact, context) => {
    const { by, weapon, target, needed, dice, hit } = fact;
    const { view } = context;
    return about(
      context,
      [by, target],
      `${shooter(context, fact)} fires its ${weaponName(view, weapon)} at ${unitName(view, target)}: ${needed}+ needed, ${openEndedResult(dice)} rolled, ${hit ? 'a hit' : 'a miss'}.`,
      { opens: 'action', by, rolls: [shotRoll(view, fact)], tone: hit ? 'plain' : 'quiet' },
    );
  },
  'shot-lost': (fact, context) =>
    about(
      context,
      [fact.by, fact.target],
      `${shooter(context, fact)} does not fire its ${weaponName(context.view, fact.weapon)}: ${unitName(context.view, fact.target)} is lost already (DET-6).`,
      { opens: 'action', by: fact.by, tone: 'quiet' },
    ),
  'area-attacked': ({ by, weapon, at, layer, units, rolls }, context) => {
    const hits = rolls.reduce((sum, roll) => sum + roll.hits, 0);
    const where = `${at}${layer === 'air' ? ' in the air' : ''}`;
    const on = units.length > 0 ? `, on ${unitsText(context, units)}` : ', which is empty';
    return about(
      context,
      [by, ...units],
      `${unitName(context.view, by)} strikes ${where} with its ${weaponName(context.view, weapon)}${on}: ${hits === 0 ? 'no hit' : count(hits, 'hit')}.`,
      { opens: 'action', by, at: [at], rolls: rolls.map((roll) => areaRoll(context.view, roll)) },
    );
  },
  'markers-laid': ({ by, weapon, at, markers }, context) =>
    about(
      context,
      [by],
      `${unitName(context.view, by)} lays ${list(markers.map(markerText))} on ${at} with its ${weaponName(context.view, weapon)}.`,
      {
        opens: 'action',
        by,
        at: [at],
      },
    ),
  'spot-tried': (fact, context) => {
    const { by, at, success, hides } = fact;
    const whom = hides ? unitName(context.view, hides.id) : 'the hidden unit';
    return about(
      context,
      [by],
      `${unitName(context.view, by)} looks for ${whom} at ${at} and ${success ? 'finds it' : 'sees nothing'} (GUN-5).`,
      {
        opens: 'action',
        by,
        at: [at],
        rolls: [spotRoll(fact)],
        tone: success ? 'important' : 'plain',
      },
    );
  },
  harpooned: ({ by, target }, context) =>
    about(
      context,
      [by, target],
      `A harpoon of ${unitName(context.view, by)} holds ${unitName(context.view, target)}: it is dragged in Movement 1.`,
      {
        by,
        tone: 'important',
      },
    ),
  'forest-cleared': ({ by, at }, context) =>
    about(context, [by], `The shots of ${unitName(context.view, by)} clear the forest at ${at}: it is rough now.`, {
      by,
      at: [at],
    }),
  'aims-changed': ({ units }, context) =>
    about(
      context,
      units,
      `${capital(unitsText(context, units))} ${units.length === 1 ? 'takes aim or loses its aim' : 'take aim or lose their aim'} (GUN-3).`,
      {
        tone: 'quiet',
      },
    ),
};
