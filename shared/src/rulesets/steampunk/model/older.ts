import { briefly } from '../../../agenda/index.ts';
import { type Older, olderForm, type Said, type Sentences, sentenceIn, withReason } from '../../../match/index.ts';
import type { AfterDamage } from './units.ts';

/** The reasons of outcomes to the letter as versions 1 and 2 had them, whatever they are called now. */
const REASONS = {
  'last-turn': ({ turn }: { readonly turn: number }) => `Turn ${turn} was the last: match points decide.`,
  'side-gone': ({ turn }: { readonly turn: number }) => `A side has no unit left in turn ${turn}: match points decide.`,
  'none-left': 'No unit is left on the board.',
  'last-standing': 'The other side has no unit left on the board.',
  'given-up': 'The other side gave up.',
} satisfies Sentences;

/** Why a step could not be carried out, likewise. */
const FAULTS = {
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

/** A fault of a step as it was when it said why in words; undefined for anything else. */
const withWhy = (fields: Readonly<Record<string, unknown>>): object | undefined => {
  if (!('token' in fields && 'rule' in fields && 'code' in fields)) return undefined;
  const { code, figures, ...rest } = fields;
  return { ...rest, why: sentenceIn(FAULTS, { code, figures } as Said) };
};

/** Damage as it was when each thing that Apply damage does again stood there again; undefined for anything else. */
const withEach = (fields: Readonly<Record<string, unknown>>): object | undefined => {
  if (!Array.isArray(fields.after)) return undefined;
  const after = fields.after as readonly AfterDamage[];
  return { ...fields, after: after.flatMap(({ times = 1, ...once }) => Array<object>(times).fill(once)) };
};

/** Outcomes and faults of steps gave their reasons in words. */
const inWords = olderForm((fields) => withReason(fields, REASONS) ?? withWhy(fields) ?? withEach(fields));

/** Digests were made of whole agendas. */
const eachAgain = olderForm(withEach);

/** What earlier versions wrote in another form; version 4 wrote as this one does, and did not pause in long steps. */
export const OLDER: Readonly<Record<string, Older>> = { '1': inWords, '2': inWords, '3': eachAgain, '4': briefly };
