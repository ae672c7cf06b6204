import { boards, OptionsSchema, type Prompt, type View } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import type { Pilot } from '../pilot.ts';
import { answerSimply } from './player.ts';
import { renamed } from './renamed.ts';
import { REQUESTS, ready } from './requests.ts';
import { grimdarkScenes, MANY_UNITS } from './scenes.ts';
import { secrets } from './secrets/index.ts';

const PAIRS = ['fc-a', 'tb-b', 'hl-a', 'le-b', 'fc-b', 'tb-a', 'hl-b', 'le-a'];

/** How Grimdark is played. */
export const grimdarkPilot: Pilot = {
  ruleset: grimdark as unknown as Ruleset<RulesetTypes>,
  requests: { ...REQUESTS, largest: MANY_UNITS },
  // The quick-start size, ready forces of two armies in turn.
  setup: (n) => ({
    options: OptionsSchema.parse({ forces: 'host', markers: 'map' }),
    board: boards.stock[n % 2]!,
    seats: ['a', 'b'].map((id, side) => ({ id, side, force: ready(PAIRS[(n + side) % PAIRS.length]!) })),
  }),
  begun: 'track',
  turnsOf: (view) => (view as View).turn,
  answer: (page, kind) => answerSimply(page, kind as Prompt),
  lessons: 7,
  scenes: grimdarkScenes,
  renamed,
  secrets,
};
