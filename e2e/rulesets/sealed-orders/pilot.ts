import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import type { CreateMatch } from '@ironhex/shared/protocol';
import { sealedOrders } from '../../../shared/test/rulesets/sealed-orders/ruleset.ts';
import type { Pilot } from '../pilot.ts';
import { secrets } from './secrets.ts';

const requestOf = (rounds: number, units: number): CreateMatch => ({
  ruleset: sealedOrders.id,
  options: { rounds, units },
  clocks: { seconds: { place: 600, order: 600, night: 1 }, bank: 600 },
});

/** How sealed orders is played. */
export const sealedPilot: Pilot = {
  ruleset: sealedOrders as unknown as Ruleset<RulesetTypes>,
  requests: {
    duel: requestOf(3, 1),
    usual: requestOf(3, 2),
    short: requestOf(3, 2),
    long: requestOf(9, 4),
    largest: requestOf(9, 4),
  },
  setup: (n) => ({
    options: { rounds: 1 + (n % 5), units: 1 + (n % 4) },
    board: sealedOrders.boards.stock[0]!,
    seats: sealedOrders.seats({ rounds: 1, units: 1 }).map(({ id, side }) => ({ id, side, force: null })),
  }),
  begun: 'round',
  answer: async (page, kind) => {
    await page.getByTestId(kind === 'flare' ? 'dark' : 'confirm').click();
  },
  lessons: 0,
  scenes: [],
  secrets: [secrets],
};
