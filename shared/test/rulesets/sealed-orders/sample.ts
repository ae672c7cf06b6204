import type { Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import type { Sample } from '../sample.ts';
import { boards } from './boards.ts';
import { sealedOrders } from './ruleset.ts';
import { OptionsSchema } from './schemas.ts';
import type { SealedTypes } from './types.ts';

const setups = fc.record({ rounds: fc.integer({ min: 1, max: 5 }), units: fc.integer({ min: 1, max: 4 }) }).map(
  (options): Setup<SealedTypes> => ({
    options: OptionsSchema.parse(options),
    board: boards.stock[0]!,
    seats: [
      { id: 'blue', side: 0, force: null },
      { id: 'orange', side: 1, force: null },
    ],
  }),
);

const unit = fc.constantFrom('b1', 'b2', 'o1', 'o4', 'nobody');
const hex = fc.constantFrom('0109', '0209', '0101', '0404', '0505', '0000', '9999', 'dark');

/** Sealed orders, for tests that run over every game. */
export const sealedSample: Sample<SealedTypes> = {
  ruleset: sealedOrders,
  setups,
  small: setups,
  fair: setups,
  // Orders can be changed for as long as chance likes; it never likes so for long.
  largest: {},
  mostIntents: ({ options }) => 400 * (options.rounds + 1),
  kinds: ['flare', 'order', 'place'],
  endings: ['Round N was the last.'],
  clocked: () => [0, 0],
  truthIn: ({ viewer: _viewer, plan: _plan, answer: _answer, secrets, units, ...table }) => {
    const { seen, ...known } = secrets!;
    return { ...table, ...known, units: units.map((unit) => ({ ...unit, seen: seen.includes(unit.id) })) };
  },
  garbage: fc.oneof(
    fc.record({ kind: fc.constant('order'), unit, to: hex }),
    fc.record({ kind: fc.constant('flare'), at: hex }),
    fc.constant({ kind: 'commit' }),
    fc.constant({ kind: 'concede', now: true }),
    fc.anything(),
  ),
};
