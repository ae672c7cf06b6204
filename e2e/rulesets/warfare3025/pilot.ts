import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import { ADVANCED, CORE, type Options, STOCK_BOARDS, STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { measureMatches } from '../../load/matches.ts';
import type { Pilot } from '../pilot.ts';
import { WarfarePlayer } from './player.ts';
import { renamed } from './renamed.ts';
import { REQUESTS } from './requests.ts';
import { warfareScenes } from './scenes.ts';
import { measureSight } from './sight.ts';

/** Two units a side on one of the boards that come with the game. */
const setupBy =
  (options: Options): Pilot['setup'] =>
  (n) => {
    const one = (letter: string, i: number) => ({
      id: `${letter}${i}`,
      card: STOCK_CARDS[(n + i) % STOCK_CARDS.length]!,
    });
    return {
      options,
      board: STOCK_BOARDS[n % STOCK_BOARDS.length]!,
      seats: [
        { id: 'blue', side: 0, force: [one('b', 1), one('b', 2)] },
        { id: 'orange', side: 1, force: [one('o', 3), one('o', 4)] },
      ],
    };
  };

/** How Warfare 3025 is played. */
export const warfarePilot: Pilot = {
  ruleset: warfare3025 as unknown as Ruleset<RulesetTypes>,
  requests: REQUESTS,
  setup: setupBy(CORE),
  begun: 'timeline',
  answer: (page, kind) => new WarfarePlayer(page, '').answer(kind),
  lessons: 8,
  scenes: warfareScenes,
  renamed,
  measure: () => ({
    ...measureSight(),
    advanced: measureMatches({ ...warfarePilot, setup: setupBy(ADVANCED) }),
  }),
};
