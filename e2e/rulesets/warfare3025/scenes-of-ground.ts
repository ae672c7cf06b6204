import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { Page } from 'playwright-core';
import { clickHex } from '../../drivers/by-hand.ts';
import { changedIn, laid } from '../laid.ts';
import type { Scene } from '../pilot.ts';
import { BOARD } from './scene-board.ts';

const rough = { level: 0, features: { rough: 1 } };
const swamp = { level: 0, features: { swamp: 1 } };

/** What a way demands, units that are unstable, and vehicles: three a side, of which two of blue may act. */
const UNITS = [
  { id: 'b1', seat: 'blue', card: 'BWK-3', at: '0912', facing: 0 },
  { id: 'b2', seat: 'blue', card: 'GRF-1N', at: '1112', facing: 0, ticks: 0, unstable: true, damage: { structure: 2 } },
  { id: 'b3', seat: 'blue', card: 'SKM-4', at: '0611', facing: 1, ticks: 9, token: 'fast' },
  { id: 'o1', seat: 'orange', card: 'MUL-2', at: '0806', facing: 3, ticks: 5, token: 'stationary' },
  { id: 'o2', seat: 'orange', card: 'ANV-1', at: '1207', facing: 3, ticks: 7 },
  { id: 'o3', seat: 'orange', card: 'WVR-6W', at: '0607', facing: 3, ticks: 10, token: 'fast', unstable: true },
];

/** A match by movement mode, W-13c, in which these units act, and in 0911 lies this ground. */
const country = (units: readonly object[], acting: readonly string[], ground: object = swamp): Scene['request'] => ({
  name: 'Rough country',
  clocks: { seconds: { react: 600, plan: 600 }, bank: 600 },
  position: laid(warfare3025, {
    options: { limit: 120, terrain: 'byMode' },
    board: {
      ...BOARD,
      hexes: { ...BOARD.hexes, '0911': ground, '0910': { level: 0, features: { woods: 1 } }, '1010': rough },
    },
    position: { elapsed: 12, units, decision: { kind: 'activate', units: acting } },
  }),
});

/** Nobody interrupts, and with so much damage on its movement whatever a unit rolls fails. */
const FAILING = { damage: { movement: 19 } };
const later = { o1: { ticks: 40 }, o2: { ticks: 40 }, o3: { ticks: 40, token: 'none' }, b3: { ticks: 30 } };

/** A Griffin is to lose its footing among rocks, and to fall. */
const FALLING = country(
  changedIn(UNITS, { ...later, b1: { at: '0812', ticks: 30 }, b2: { at: '0912', ...FAILING, unstable: false } }),
  ['b2'],
  rough,
);

/** Goes into a hex with care. */
export const goCarefully = async (page: Page, hex: string): Promise<void> => {
  await clickHex(page, hex);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
};

/** Ground by movement mode, W-13c. */
export const scenesOfGround: readonly Scene[] = [
  {
    name: 'ground',
    request: country(UNITS, ['b1', 'b2']),
    documented: 'desktop',
    play: async (page) => {
      await clickHex(page, '0910');
      await page.keyboard.press('a');
    },
  },
  {
    name: 'stuck',
    // A Bulwark goes into a swamp with care, and is stuck.
    request: country(changedIn(UNITS, { ...later, b1: FAILING, b2: { ticks: 30 } }), ['b1']),
    moving: true,
    play: async (page) => {
      await goCarefully(page, '0911');
      await page.getByTestId('log').getByText('it is stuck').waitFor({ state: 'attached' });
      await page.waitForTimeout(250);
    },
  },
  {
    name: 'fall',
    // A Griffin loses its footing among rocks and falls: several rolls beside one hex.
    request: FALLING,
    moving: true,
    play: async (page) => {
      await clickHex(page, '0911');
      await page.keyboard.press('Enter');
      await page.getByTestId('log').getByText('stops').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'unstable',
    // A Griffin has lost its footing among rocks, and may stabilise.
    request: FALLING,
    about: ['b2'],
    documented: 'phone',
    play: async (page) => {
      await clickHex(page, '0911');
      await page.keyboard.press('Enter');
      await page.getByTestId('stabilise').waitFor();
    },
  },
];
