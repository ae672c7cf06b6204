import { scriptedDice } from '@ironhex/shared/dice';
import { type Happened, Match, PUBLIC } from '@ironhex/shared/match';
import { askOf } from '../../../../src/rulesets/steampunk/index.ts';
import type { SteampunkTypes } from '../../../../src/rulesets/steampunk/model/types.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import type { Telling } from '../../../transcripts/play.ts';
import { hex } from '../ground.ts';
import { setupOf } from './scene.ts';
import { tell, tellDecision } from './tell.ts';

/** What somebody does not see of what happened, or sees otherwise. */
const secretly = ({ events, seen }: Happened<SteampunkTypes>): string[] => {
  const whole = events.map(tell).filter((text) => text !== undefined);
  return [...seen].flatMap(([viewer, parts]) => {
    const known = parts
      .flatMap((part) => ('kind' in part ? [tell(part as never)] : []))
      .filter((text) => text !== undefined);
    const lacks = whole.filter((text) => !known.includes(text));
    const sees = known.filter((text) => !whole.includes(text!));
    return [
      ...lacks.map((text) => `    ${viewer} does not see ${text!.split(' ')[0]}`),
      ...sees.map((text) => `    ${viewer} sees ${text}`),
    ];
  });
};

const tellHappened = (happened: Happened<SteampunkTypes>, match: Match<SteampunkTypes>): string[] => [
  ...happened.events.flatMap((event) => tell(event) ?? []).map((text) => `= ${text}`),
  ...secretly(happened),
  ...match.pending().map((decision) => {
    const { unit, options } = askOf(match.view(decision.seat), decision);
    return tellDecision(decision, unit === null ? '' : ` ${unit}`, options);
  }),
];

const stepsOf = (text: string): string[][] =>
  text
    .trim()
    .split(' + ')
    .map((step) => step.split(','));

/** Hexes by letter and number among the words of an answer become labels. */
const named = (text: string): string => (/^[A-G]\d$/.test(text) ? hex(text) : text);

/** What somebody does, written in words. */
const intentOf = (words: string): unknown => {
  const [verb, ...rest] = words.split(' ');
  switch (verb) {
    case 'commit':
    case 'concede':
      return { kind: verb };
    case 'choose':
      return { kind: 'choose', option: named(rest.join(' ')) };
    case 'order': {
      const [movement = '', gunnery = '- + -'] = rest.slice(1).join(' ').split(' / ');
      return { kind: 'order', unit: rest[0], order: { movement: stepsOf(movement), gunnery: gunnery.split(' + ') } };
    }
    case 'place': {
      const [unit, at, facing = '0', speed] = rest;
      return {
        kind: 'place',
        unit,
        at: at === '-' ? null : named(at!),
        facing: Number(facing),
        ...(speed && { speed }),
      };
    }
    case 'shoot': {
      const [unit, ...pairs] = rest;
      const shots = pairs
        .join(' ')
        .split(', ')
        .filter(Boolean)
        .map((pair) => {
          const [weapon, at] = pair.split(' at ');
          return { weapon, ...(/^[A-G]\d$/.test(at!) ? { hex: hex(at!) } : { target: at }) };
        });
      return { kind: 'shoot', unit, shots };
    }
    default:
      throw new Error(`Nobody can "${verb}".`);
  }
};

/** How matches of Steampunk Fantasy are written in transcripts. */
export const steampunkTelling: Telling<SteampunkTypes> = {
  begin: (lines, script) =>
    new Match(steampunk, setupOf(lines), { dice: () => scriptedDice(script), viewers: ['blue', 'orange', PUBLIC] }),
  intent: intentOf,
  tell: tellHappened,
};
