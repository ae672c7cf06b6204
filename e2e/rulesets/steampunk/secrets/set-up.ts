import type { Intent } from '@ironhex/shared/steampunk';
import { answer, asked } from '../../../drivers/answers.ts';
import type { RoomClient } from '../../../drivers/room-client.ts';
import type { SecretScript } from '../../pilot.ts';
import { army } from '../requests.ts';
import { COMMIT, isOver, orderOf, playOn } from './answers.ts';
import { begin } from './begin.ts';

const BUDGET = { ip: 24, mp: 24, cp: 24, xp: 24 };

const ARMY: Intent = { kind: 'army', army: army('elf-c') };
const OTHER: Intent = { kind: 'army', army: army('elf-d') };

/** An army, its ground, where it stands and its first orders: what is asked of both, and what blue answers in the end. */
const STAGES: readonly (readonly [prompt: string, part: Intent])[] = [
  ['army', ARMY],
  ['terrain', { kind: 'design', preset: 'open' }],
  ['deploy', { kind: 'place', unit: 'b1', at: '0308', facing: 0 }],
  ['plan', COMMIT],
];

/** Gives a part of an answer and commits, whatever was committed before. */
const decide = async (client: RoomClient, prompt: string, part: Intent): Promise<void> => {
  if (part !== COMMIT) await answer(client, prompt, part);
  await answer(client, prompt, COMMIT);
};

/** Whatever is asked: the part that fits is taken, all others are refused. */
const PARTS: readonly (readonly [prompt: string, part: Intent])[] = [
  ['army', OTHER],
  ['terrain', { kind: 'design', hexes: { '0107': { terrain: 'forest' }, '0408': { road: true } } }],
  ['deploy', { kind: 'place', unit: 'b1', at: '0609', facing: 1 }],
  ['plan', orderOf('b1', [['-'], ['-'], ['-']])],
];

const giveParts = async (blue: RoomClient): Promise<void> => {
  for (const [prompt, part] of PARTS) await answer(blue, prompt, part);
};

/** Armies, designs, deployment and orders: blue changes its mind, and nobody notices. */
export const setUp: SecretScript = {
  name: 'armies, designs, deployment and orders',
  request: begin(
    { terrain: 'designed', setup: 'blind' },
    {
      turn: 0,
      step: 0,
      stage: 'armies',
      units: [],
      seats: {
        blue: { race: 'elf', budget: BUDGET, announced: [] },
        orange: { race: 'ork', budget: BUDGET, announced: [] },
      },
      agenda: [{ do: 'armies' }, { do: 'terrain' }, { do: 'deploy' }, { do: 'plan', of: 'now' }, { do: 'turn' }],
    },
  ),
  told: 'turn-began',
  deeds: [
    ['another choice, which it changes later', giveParts],
    [
      'another choice again and again, and committing it',
      async (blue) => {
        for (let times = 0; times < 3; times++) await giveParts(blue);
        for (const [prompt] of PARTS) await answer(blue, prompt, COMMIT);
      },
    ],
    [
      'committing before it is ready, and changing that',
      async (blue) => {
        for (const [prompt, part] of PARTS) await decide(blue, prompt, part);
        await giveParts(blue);
      },
    ],
    [
      'what is refused: an army over the budget, a place that is not its own',
      async (blue) => {
        await answer(blue, 'army', { kind: 'army', army: army('ork-c') });
        await answer(blue, 'deploy', { kind: 'place', unit: 'b1', at: '0101', facing: 0 });
        await answer(blue, 'terrain', { kind: 'design', hexes: { '0101': { terrain: 'forest' } } });
      },
    ],
    ['a policy', (blue) => blue.ask('policy', { policy: { byDefault: ['gunsmoke'] } })],
  ],
  play: async ({ first: blue, second: orange, secret, hidden, stretch }) => {
    for (const [prompt, part] of STAGES) {
      await asked(blue, prompt);
      await secret();
      await hidden(`blue decides: ${prompt}`, () => decide(blue, prompt, part));
      await stretch(`orange decides: ${prompt}`, async () => {
        await answer(orange, prompt, COMMIT);
      });
    }
    await stretch('the rest of the match', () => playOn([blue, orange], isOver(orange)));
  },
};
