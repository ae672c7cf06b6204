import { scriptedDice } from '@ironhex/shared/dice';
import { type Happened, Match, PUBLIC } from '@ironhex/shared/match';
import { askOf } from '../../../../src/rulesets/steampunk/index.ts';
import type { SteampunkTypes } from '../../../../src/rulesets/steampunk/model/types.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import type { Telling } from '../../../transcripts/play.ts';
import { tellEvents, WATCHED } from '../../../transcripts/seen.ts';
import { tellDecision } from '../../../transcripts/tell.ts';
import { hex } from '../ground.ts';
import { setupOf } from './scene.ts';
import { WORDS } from './tell.ts';

const tellHappened = (happened: Happened<SteampunkTypes>, match: Match<SteampunkTypes>): string[] => [
  ...tellEvents(happened, WORDS),
  ...match.pending().map((decision) => {
    const { unit, options } = askOf(match.view(decision.seat), decision);
    const offered = options.length > 0 ? `: ${options.join(' ')}` : '';
    return tellDecision(decision, `${unit === null ? '' : ` ${unit}`}${offered}`);
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
    new Match(steampunk, setupOf(lines), {
      dice: () => scriptedDice(script),
      viewers: ['blue', 'orange', PUBLIC],
      ...WATCHED,
    }),
  intent: intentOf,
  tell: tellHappened,
};
