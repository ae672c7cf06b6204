import { STOCK_BOARDS } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { clickHex } from '../../drivers/by-hand.ts';
import { changedIn, laid } from '../laid.ts';
import type { Scene } from '../pilot.ts';

/** A Rifleman that blue sees, one contact of which nothing is known and one that was in sight, and what is lost. */
const ENEMIES = [
  { id: 'o1', seat: 'orange', card: 'RFL-3N', at: '0906', facing: 3, ticks: 5, damage: { structure: 5 } },
  { id: 'o2', seat: 'orange', card: 'GRF-1N', at: '1204', facing: 3, ticks: 7 },
  { id: 'o3', seat: 'orange', card: 'WVR-6W', at: '0505', facing: 3, ticks: 9 },
  { id: 'o4', seat: 'orange', card: 'LCT-1V', at: '1302', facing: 3, ticks: 11 },
  { id: 'o5', seat: 'orange', card: 'LCT-1V', at: '0303', facing: 3, ticks: 12 },
];

/** Of blue the other side sees the Locust, knows of the Griffin, and has not heard of the Wolverine. */
const OWN = [
  { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0911', facing: 0, damage: { armour: 6 } },
  { id: 'b2', seat: 'blue', card: 'LCT-1V', at: '1112', facing: 0, ticks: 4, token: 'fast' },
  { id: 'b3', seat: 'blue', card: 'WVR-6W', at: '0316', facing: 1, ticks: 8, token: 'stationary' },
];

const KNOWN = {
  o1: { state: 'visible' },
  o2: { state: 'detected', number: 2, at: '1204' },
  o3: { state: 'detected', number: 4, at: '0505', same: true, was: { at: '0505', facing: 3, ticks: 9 } },
  o4: { state: 'hidden', was: { at: '1206', facing: 3, ticks: 6, damage: { armour: 4 } } },
  b1: { state: 'detected', number: 1, at: '0911' },
  b2: { state: 'visible' },
};

/** A match with hidden units, in the middle of what is said. */
const hiding = (position: object, options: object = {}): Scene['request'] => ({
  name: 'In the dark',
  clocks: { seconds: { react: 600, plan: 600, window: 600 }, bank: 600 },
  position: laid(warfare3025, {
    options: { limit: 120, detection: 'on', ...options },
    board: STOCK_BOARDS.find(({ id }) => id === 'woods-and-water')!,
    position: {
      elapsed: 31,
      units: [...OWN, ...ENEMIES],
      detection: { known: KNOWN, heard: [4, 1], marks: [{ at: '1009', side: 1, since: 12 }] },
      ...position,
    },
  }),
});

/** A contact fires from near on the Locust, which is fast, W-13b and W-13d. */
export const UNSEEN_NEAR = hiding(
  {
    action: { unit: 'o2', attack: { weapon: 'ppc', target: 'b2' } },
    units: [...OWN, ...changedIn(ENEMIES, { o2: { at: '1109', ticks: 0 } })],
    detection: { known: { ...KNOWN, o2: { ...KNOWN.o2, at: '1109' } }, heard: [4, 1], active: 'o2', changed: ['o2'] },
    decision: { kind: 'window', of: 'attack' },
  },
  { closeQuarters: 'on' },
);

/** What players see of hidden units, W-13d. */
export const scenesOfDetection: readonly Scene[] = [
  {
    name: 'sensors',
    request: hiding({ decision: { kind: 'activate', units: ['b1'] } }),
    documented: 'desktop',
    play: async (page) => {
      await clickHex(page, '0811');
      await page.getByTestId('sensors').locator('summary').click();
    },
  },
  {
    name: 'ambush',
    // A contact fires, of which no more is known.
    request: hiding({
      action: { unit: 'o2', attack: { weapon: 'ppc', target: 'b2' } },
      units: [...OWN, ...changedIn(ENEMIES, { o2: { at: '1106', ticks: 0 } })],
      detection: { known: { ...KNOWN, o2: { ...KNOWN.o2, at: '1106' } }, heard: [4, 1], active: 'o2' },
      decision: { kind: 'defend' },
    }),
    documented: 'phone',
  },
  {
    name: 'unseen',
    // The other side acts with a unit that is not in sight: whatever it does, a window opens.
    request: hiding({
      action: { unit: 'o5', move: { path: ['0304', '0305'], facing: 3 } },
      detection: { known: KNOWN, heard: [4, 1], active: 'o5' },
      decision: { kind: 'interrupt' },
    }),
  },
  {
    name: 'unseen-near',
    // A contact fires in close quarters: a window runs before the dice, whether or not anybody may react.
    request: UNSEEN_NEAR,
  },
];
