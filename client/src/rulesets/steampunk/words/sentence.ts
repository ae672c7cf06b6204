import type { Fact } from '@ironhex/shared/steampunk';
import { sentenceFrom } from '../../../text/sentences.ts';
import type { Context, Sentences } from './entry.ts';
import { AFTERMATH } from './sentences/aftermath.ts';
import { ASSAULT } from './sentences/assault.ts';
import { DAMAGE } from './sentences/damage.ts';
import { GUNNERY } from './sentences/gunnery.ts';
import { MOVEMENT } from './sentences/movement.ts';
import { PLAY } from './sentences/play.ts';
import { SETUP } from './sentences/setup.ts';
import { VICTORY } from './sentences/victory.ts';

/** A kind of fact without a line here does not compile. */
const SENTENCES: Sentences = {
  ...PLAY,
  ...SETUP,
  ...MOVEMENT,
  ...GUNNERY,
  ...DAMAGE,
  ...ASSAULT,
  ...AFTERMATH,
  ...VICTORY,
};

/** The line of the log for an event, with the view after it; undefined for events without a line. */
export const sentence = sentenceFrom<Fact, Context>(SENTENCES);
