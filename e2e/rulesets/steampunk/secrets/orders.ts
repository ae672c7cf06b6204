import type { Intent } from '@ironhex/shared/steampunk';
import { answer, answerWith, asked } from '../../../drivers/answers.ts';
import type { SecretScript } from '../../pilot.ts';
import { COMMIT, orderOf } from './answers.ts';
import { begin, GOES_ON } from './begin.ts';

/** What is carried out before the end of the match, in every order: nothing in Gunnery 1, and a turn. */
const [FIRST, LAST] = [['360'], ['360']];

/** Blue's orders, if it does not change its mind. */
const USUAL: readonly Intent[] = [orderOf('b1', [FIRST, ['360'], LAST], ['-', 'Fire'], { priority: 1 })];

/** An order of just as many bytes. */
const AS_LONG = orderOf('b1', [FIRST, ['360'], LAST], ['-', 'Load'], { priority: 2 });
/** Orders of other lengths; the last two come to nothing when they are carried out. */
const OTHERS: readonly Intent[] = [
  orderOf('b1', [FIRST, ['A'], ['F']]),
  orderOf('b1', [FIRST, ['360'], LAST], ['-', 'Aim'], {
    facings: [2, null, 4],
    priority: -99,
    casualties: [3, 2, 1, 0],
    endurance: { kill: 'ask', stubborn: 'always', poison: 'ask' },
  }),
  orderOf('b1', [FIRST, ['F'], ['B', 'B']]),
  orderOf('b2', [['-'], ['-'], ['B']]),
];

/**
 * Orders of two turns that differ to the end of the match: orange gives up when the first step of the first is about to be
 * carried out, so nobody ever sees what differs.
 */
export const orders: SecretScript = {
  name: 'orders that are not carried out yet',
  request: begin(GOES_ON, {
    turn: 0,
    step: 0,
    stage: 'orders',
    agenda: [{ do: 'plan', of: 'now' }, { do: 'turn' }],
    units: [
      { id: 'b1', seat: 'blue', unit: 'elf.elf_infantry', at: '0409' },
      { id: 'b2', seat: 'blue', unit: 'elf.e34', at: '0209' },
      { id: 'b3', seat: 'blue', unit: 'elf.e34', at: '0609' },
      { id: 'o1', seat: 'orange', unit: 'ork.ork_infantry', at: '0401' },
    ],
  }),
  told: 'turn-began',
  deeds: [
    ['an order of the same length', (blue) => answer(blue, 'plan', AS_LONG)],
    ['a shorter order', (blue) => answer(blue, 'plan', OTHERS[0]!)],
    ['a longer order', (blue) => answer(blue, 'plan', OTHERS[1]!)],
    ['orders for more units', (blue) => answerWith(blue, 'plan', OTHERS[3]!, orderOf('b3', [['-'], ['-'], ['B']]))],
    [
      'order upon order, as many as it likes',
      (blue) => answerWith(blue, 'plan', ...OTHERS, ...USUAL, ...OTHERS, AS_LONG),
    ],
    [
      'orders at once, none of which it waits for',
      (blue) => Promise.all([...OTHERS.slice(0, 2), AS_LONG].map((order) => answer(blue, 'plan', order))),
    ],
    ['committing, and another order after that', (blue) => answerWith(blue, 'plan', COMMIT, AS_LONG)],
    [
      'committing, changing and committing again and again',
      (blue) => answerWith(blue, 'plan', COMMIT, OTHERS[0]!, COMMIT, COMMIT, AS_LONG, COMMIT),
    ],
    [
      'orders that are refused: of a unit that is not its own, and one that the unit does not have',
      (blue) =>
        answerWith(blue, 'plan', orderOf('o1', [FIRST, ['360'], LAST]), orderOf('b2', [['360'], ['360'], ['360']])),
    ],
    ['a policy', (blue) => blue.ask('policy', { policy: { byDefault: ['move', 'shoot'] } })],
  ],
  play: async ({ first: blue, second: orange, secret, hidden, stretch, layOpen }) => {
    for (const turn of ['this turn', 'the next turn']) {
      await asked(blue, 'plan');
      await hidden(`blue writes its orders of ${turn}`, () => answerWith(blue, 'plan', ...USUAL));
      await secret();
      await hidden(`blue commits them: ${turn}`, () => answer(blue, 'plan', COMMIT));
      await stretch(`orange writes its own: ${turn}`, async () => {
        await answerWith(orange, 'plan', orderOf('o1', [FIRST, ['360'], LAST]), COMMIT);
      });
    }
    await stretch('orange is asked first which way it turns', () => asked(orange, 'move'));
    await layOpen(() => orange.intend({ kind: 'concede' }));
  },
};
