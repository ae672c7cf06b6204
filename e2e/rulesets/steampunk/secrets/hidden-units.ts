import type { View } from '@ironhex/shared/steampunk';
import { answer, asked } from '../../../drivers/answers.ts';
import type { RoomClient } from '../../../drivers/room-client.ts';
import { until } from '../../../drivers/until.ts';
import type { SecretScript } from '../../pilot.ts';
import { begin, GOES_ON } from './begin.ts';

const windowOf = (client: RoomClient): string | undefined =>
  (client.view as View).waits.find(({ seat }) => seat === null)?.clock?.run;

/** Blue answers what it is asked in secret, first otherwise, then by the default. */
const answerInSecret = async (blue: RoomClient): Promise<void> => {
  const secret = (blue.view as View).own?.asks.filter((ask) => ask.secret) ?? [];
  for (const { prompt, options } of secret)
    for (const option of [...options].reverse()) await answer(blue, prompt, { kind: 'choose', option });
};

const STAND = [['-'], ['-'], ['-']] as const;

/**
 * A hidden unit turns in the first movement, or does not, and has nothing to choose in the others: nobody can tell from the
 * windows, nor from when they close. It stands still: on open ground a moving one would be seen.
 */
export const hiddenUnits: SecretScript = {
  name: 'what a hidden unit does',
  request: begin(GOES_ON, {
    units: [
      {
        id: 'b1',
        seat: 'blue',
        unit: 'darkelf.assassin',
        at: '0409',
        hidden: true,
        orders: { now: { movement: [['360'], ['-'], ['-']], gunnery: ['-', '-'] } },
      },
      {
        id: 'b2',
        seat: 'blue',
        unit: 'elf.e34',
        at: '0109',
        orders: { now: { movement: STAND, gunnery: ['-', '-'] } },
      },
      {
        id: 'o1',
        seat: 'orange',
        unit: 'elf.e34',
        at: '0701',
        orders: { now: { movement: STAND, gunnery: ['-', '-'] } },
      },
    ],
  }),
  told: 'step-began',
  deeds: [
    ['an answer in each window, changed until it is the default', answerInSecret],
    [
      'the same again and again',
      async (blue) => {
        for (let times = 0; times < 3; times++) await answerInSecret(blue);
      },
    ],
    ['an answer that is refused', (blue) => answer(blue, 'move', { kind: 'choose', option: 'nowhere' })],
  ],
  play: async ({ first: blue, second: orange, secret, hidden, stretch, layOpen }) => {
    await secret();
    await hidden('blue writes its orders', () => answer(blue, 'plan', { kind: 'commit' }));
    await stretch('orange writes its orders, and the first window opens', async () => {
      await answer(orange, 'plan', { kind: 'commit' });
      await until(() => windowOf(orange) !== undefined, 'a window opens');
    });
    for (const movement of [1, 2, 3]) {
      const run = windowOf(orange);
      await secret();
      await stretch(`the window of movement ${movement} closes`, () =>
        until(() => windowOf(orange) !== run, 'the window closes'),
      );
    }
    await stretch('the rest of the turn', () => asked(orange, 'plan'));
    await layOpen(() => orange.intend({ kind: 'concede' }));
  },
};
