import type { View } from '../../../shared/test/rulesets/sealed-orders/index.ts';
import type { RoomClient } from '../../drivers/room-client.ts';
import type { SecretScript } from '../pilot.ts';
import { commit, flare, order, reached } from './by-wire.ts';

/** Where blue could send its units in any round, all of them far from orange's. */
const places = (client: RoomClient) => ((client.view as View).round === 0 ? ['0108', '0109'] : ['0209', '0309']);

/** A match in which nobody meets anybody: only its own side ever knows of a unit. */
export const secrets: SecretScript = {
  name: 'places, orders and a flare',
  request: {
    ruleset: 'sealed-orders',
    options: { rounds: 1, units: 2 },
    // The night is long enough for a secret in it on the slowest machine.
    clocks: { seconds: { place: 600, order: 600, night: 10 }, bank: 600 },
  },
  told: 'carriedOut',
  deeds: [
    ['one order, which it changes later', (blue) => order(blue, 'b1', places(blue)[0]!)],
    [
      'orders for both units, again and again',
      async (blue) => {
        const [one, other] = places(blue) as [string, string];
        for (const to of [one, other, one]) await order(blue, 'b1', to);
        await order(blue, 'b2', other);
      },
    ],
    [
      'orders at once, none of which it waits for',
      (blue) => Promise.all(places(blue).map((to) => order(blue, 'b1', to))),
    ],
    ['an order that is refused', (blue) => order(blue, 'b1', '0404')],
    ['committing before it is ready', (blue) => commit(blue)],
    [
      'committing, and an order after that',
      async (blue) => {
        await commit(blue);
        await order(blue, 'b2', places(blue)[0]!);
      },
    ],
    ['a flare in the night, which it does not burn after all', (blue) => flare(blue, '0205')],
    ['a policy', (blue) => blue.ask('policy', { policy: { keepFlare: true } })],
  ],
  play: async ({ first: blue, second: orange, secret, hidden, stretch }) => {
    await secret();
    await hidden('blue places its units', async () => {
      await order(blue, 'b1', '0208');
      await order(blue, 'b2', '0708');
    });
    await stretch('orange places its units', () => order(orange, 'o1', '0201'));
    await hidden('blue commits', () => commit(blue));
    await stretch('all units are placed', () => commit(orange));
    await secret();
    await hidden('blue orders its units', async () => {
      await order(blue, 'b1', '0207');
      await order(blue, 'b2', '0707');
    });
    await stretch('orange orders a unit', () => order(orange, 'o1', '0202'));
    await hidden('blue commits again', () => commit(blue));
    await stretch('night falls', () => commit(orange));
    await secret();
    await hidden('blue keeps its flare', () => flare(blue, 'dark'));
    await stretch('all orders are carried out', () => reached(orange, 1, 'over'));
  },
};
