import type { CreateMatch } from '@ironhex/shared/protocol';
import { STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { Pilot } from '../pilot.ts';

const CLOCKS: CreateMatch['clocks'] = { seconds: { react: 600, plan: 600 }, bank: 600 };

/** So many of the ready-made units, from one of them on. */
const force = (letter: string, from: number, to: number) =>
  STOCK_CARDS.slice(from, to).map((card, i) => ({ id: `${letter}${i + 1}`, card }));

const unit = (letter: string, designation: string) => [
  { id: `${letter}1`, card: STOCK_CARDS.find((card) => card.designation === designation)! },
];

const request = (change: Omit<CreateMatch, 'ruleset'>): CreateMatch => ({
  ruleset: warfare3025.id,
  board: { stock: 'open-hills' },
  clocks: CLOCKS,
  ...change,
});

/** Matches of Warfare that tests ask for. */
export const REQUESTS: Pilot['requests'] = {
  // One Griffin against one Rifleman on an open field, on which everybody sees everybody.
  duel: request({
    name: 'A duel',
    options: { limit: 200 },
    board: { seed: 'field', width: 9, height: 20, hills: 0, woods: 0, water: 0, town: 0 },
    forces: [unit('b', 'GRF-1N'), unit('o', 'RFL-3N')],
  }),
  usual: request({ forces: [force('b', 0, 2), force('o', 2, 4)] }),
  short: request({ options: { limit: 120 }, forces: [force('b', 0, 2), force('o', 2, 4)] }),
  // Half a dozen units a side: enough for hundreds of answers.
  long: request({ options: { limit: 600 }, forces: [force('b', 0, 6), force('o', 0, 6)], clocks: 'none' }),
  largest: request({
    board: { seed: 'bench', width: 60, height: 60, hills: 0.5, woods: 0.5, water: 0.3, town: 0.3 },
    forces: [force('b', 0, STOCK_CARDS.length), force('o', 0, STOCK_CARDS.length)],
    clocks: 'none',
  }),
};
