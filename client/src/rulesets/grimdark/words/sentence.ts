import type { Fact } from '@ironhex/shared/grimdark';
import { sentenceFrom } from '../../../text/sentences.ts';
import type { Context, Sentences } from './entry.ts';
import { ATTACKS } from './sentences/attacks.ts';
import { CASTING } from './sentences/casting.ts';
import { MELEE } from './sentences/melee.ts';
import { MORALE } from './sentences/morale.ts';
import { MOVEMENT } from './sentences/movement.ts';
import { RANDOM_EVENTS } from './sentences/random-events.ts';
import { PLAY, ROUNDS } from './sentences/rounds.ts';
import { SCENARIOS } from './sentences/scenarios.ts';
import { SETUP } from './sentences/setup.ts';

/** A kind of fact without a line here does not compile. */
const SENTENCES: Sentences = {
  ...PLAY,
  ...SETUP,
  ...ROUNDS,
  ...MOVEMENT,
  ...ATTACKS,
  ...MELEE,
  ...MORALE,
  ...CASTING,
  ...RANDOM_EVENTS,
  ...SCENARIOS,
};

/** The line of the log for an event, with the view after it; undefined for events without a line. */
export const sentence = sentenceFrom<Fact, Context>(SENTENCES);
