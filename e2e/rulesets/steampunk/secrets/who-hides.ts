import type { Intent } from '@ironhex/shared/steampunk';
import { answer, answerWith, asked } from '../../../drivers/answers.ts';
import type { SecretScript } from '../../pilot.ts';
import { COMMIT } from './answers.ts';
import { begin } from './begin.ts';

const place = (unit: string, at: string, facing: number, speed?: 'still' | 'crawl'): Intent => ({
  kind: 'place',
  unit,
  at,
  facing,
  ...(speed && { speed }),
});
const hide = (unit: string, hidden: boolean): Intent => ({ kind: 'hide', unit, hidden });

const USUAL: readonly Intent[] = [
  place('b1', '0208', 0, 'still'),
  place('b2', '0608', 0, 'still'),
  place('b3', '0408', 0),
];
/** Who stands in which hex is the other way round, for as long as the match lasts. */
const SWAPPED: readonly Intent[] = [place('b1', '0608', 0, 'still'), place('b2', '0208', 0, 'still')];

/**
 * Two units begin hidden, and others see tokens in two hexes: which of them lies where, and how it stands, is other to the
 * end of the match.
 */
export const whoHides: SecretScript = {
  name: 'who begins hidden, and where',
  request: begin(
    { setup: 'blind' },
    {
      turn: 0,
      step: 0,
      stage: 'setup',
      agenda: [{ do: 'hides' }, { do: 'deploy' }, { do: 'plan', of: 'now' }, { do: 'turn' }],
      units: [
        { id: 'b1', seat: 'blue', unit: 'darkelf.assassin' },
        { id: 'b2', seat: 'blue', unit: 'darkelf.darkelf_infantry', equipment: ['darkelf.hide'] },
        { id: 'b3', seat: 'blue', unit: 'darkelf.mechanical_assault_spider' },
        { id: 'o1', seat: 'orange', unit: 'ork.hammerhead' },
      ],
    },
  ),
  told: 'hidden-cost-told',
  deeds: [
    ['the other one in each hiding place', (blue) => answerWith(blue, 'deploy', ...SWAPPED)],
    [
      'other facings and speeds',
      (blue) => answerWith(blue, 'deploy', place('b1', '0208', 3, 'crawl'), place('b2', '0608', 5)),
    ],
    [
      'places that it leaves again',
      (blue) => answerWith(blue, 'deploy', place('b1', '0309', 1), place('b3', '0109', 2), ...USUAL, ...SWAPPED),
    ],
    [
      'units that are not to hide, and then are',
      (blue) => answerWith(blue, 'hide', hide('b1', false), hide('b2', false), hide('b1', true), hide('b2', true)),
    ],
    ['committing, and other places after that', (blue) => answerWith(blue, 'deploy', COMMIT, ...SWAPPED)],
    [
      'what is refused: a unit that cannot hide, and places that are not its own',
      async (blue) => {
        await answerWith(blue, 'hide', hide('b3', true), hide('o1', true));
        await answerWith(blue, 'deploy', place('b1', '0401', 0), place('o1', '0208', 0));
      },
    ],
  ],
  play: async ({ first: blue, second: orange, secret, hidden, stretch, layOpen }) => {
    await asked(blue, 'hide');
    await secret();
    await stretch('blue says who hides', () => answer(blue, 'hide', COMMIT));
    await asked(blue, 'deploy');
    await hidden('blue places its units', () => answerWith(blue, 'deploy', ...USUAL));
    await secret();
    await hidden('blue commits', () => answer(blue, 'deploy', COMMIT));
    await stretch('orange places its unit, and all is shown', () =>
      answerWith(orange, 'deploy', place('o1', '0208', 0), place('o1', '0402', 3), COMMIT),
    );
    await stretch('orange looks for the units that it does not see', () =>
      answerWith(orange, 'plan', place('b1', '0402', 0), hide('b2', false), place('o1', '0208', 0)),
    );
    await layOpen(() => orange.intend({ kind: 'concede' }));
  },
};
