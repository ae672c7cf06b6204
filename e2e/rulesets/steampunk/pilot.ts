import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import { ARMIES, boards, OptionsSchema, PROMPTS, type Prompt, type View } from '@ironhex/shared/steampunk';
import { steampunk } from '@ironhex/shared/steampunk/ruleset';
import type { Pilot } from '../pilot.ts';
import { renamed } from './renamed.ts';
import { army, REQUESTS } from './requests.ts';
import { MANY_UNITS, steampunkScenes } from './scenes.ts';
import { secrets } from './secrets/index.ts';

const SMALL = [...ARMIES.values()].filter(({ points }) => points === 12);

/** How Steampunk Fantasy is played. */
export const steampunkPilot: Pilot = {
  ruleset: steampunk as unknown as Ruleset<RulesetTypes>,
  requests: { ...REQUESTS, largest: MANY_UNITS },
  // The quick-start size, each pair of small armies in turn.
  setup: (n) => ({
    options: OptionsSchema.parse({ armies: 'host', setup: 'blind', points: 12, victory: { kind: 'timed', turns: 12 } }),
    board: boards.stock[n % 3]!,
    seats: [0, 1].map((side) => ({
      id: side === 0 ? 'blue' : 'orange',
      side,
      force: army(SMALL[(n + 3 * side) % SMALL.length]!.id),
    })),
  }),
  begun: 'track',
  turnsOf: (view) => (view as View).turn,
  // What is filled in already is committed; of options the first is taken, which is the default.
  answer: async (page, kind) => {
    const by = PROMPTS[kind as Prompt].by;
    await page.getByTestId(by === 'parts' ? 'confirm' : 'option-0').click();
  },
  lessons: 7,
  scenes: steampunkScenes,
  renamed,
  secrets,
};
