import { type RulesetWords, type Said, type Sentences, sentenceIn } from '../../../match/index.ts';
import { REFUSALS } from './refusals.ts';

/** Why a match ends, VIC-1 to VIC-3. */
export const OUTCOMES = {
  'last-turn': ({ turn }: { readonly turn: number }) => `Turn ${turn} was the last: match points decide.`,
  'side-gone': ({ turn }: { readonly turn: number }) => `A side has no unit left in turn ${turn}: match points decide.`,
  'none-left': 'No unit is left on the board.',
  'last-standing': 'The other side has no unit left on the board.',
  'given-up': 'The other side gave up.',
} satisfies Sentences;

/** Why a step of an order cannot be carried out, ORD-9 (b), as the end of a sentence that begins with its token. */
export const STEP_FAULTS = {
  'no-rotating': 'it cannot rotate',
  'no-speed-change': 'it cannot change its speed',
  'no-moving': 'it cannot move',
  'no-faster': 'there is no faster speed for it',
  'no-slower': 'there is no slower speed for it',
  'no-room-above': 'there is no room for it in the air',
  'no-room-below': 'there is no room for it on the ground',
  'no-standing': 'it cannot stand on that ground',
  'enemies-below': 'enemies are on the ground there',
  'other-terrain': ({ terrain }: { readonly terrain: string }) => `it is not in ${terrain}`,
  'enemy-near': 'an enemy is too near',
  'not-hidden': 'it does not hide',
  'no-room': 'there is no room for it',
  'wrong-speed': ({ speed }: { readonly speed: string }) => `not at speed ${speed}`,
  'no-hex': 'that hex is off the board or impossible for it',
  'no-road': 'no road leads on from here',
  moved: 'it has moved already',
} satisfies Sentences;

/** Why a step cannot be carried out, in words. */
export const stepFaultText = (fault: Said): string => sentenceIn(STEP_FAULTS, fault) ?? fault.code;

/** What the rules of Steampunk Fantasy say, in English. */
export const WORDS: RulesetWords = { outcomes: OUTCOMES, refusals: REFUSALS };
