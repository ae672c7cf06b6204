import type { CreateFromPosition } from '@ironhex/shared/protocol';
import { generateBoard, STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { Page } from 'playwright-core';
import { clickHex, turnOn } from '../../drivers/by-hand.ts';
import type { Remote } from '../../drivers/match.ts';
import { until } from '../../drivers/until.ts';
import { changedIn, laid } from '../laid.ts';
import { requestsOf, type Scene } from '../pilot.ts';
import { BOARD } from './scene-board.ts';
import { scenesOfDetection } from './scenes-of-detection.ts';
import { scenesOfGround } from './scenes-of-ground.ts';

/** Three a side in the middle of a fight: blue comes from the south, orange from the north. */
const UNITS = [
  { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0912', facing: 0, damage: { armour: 6, structure: 5 } },
  { id: 'b2', seat: 'blue', card: 'LCT-1V', at: '1112', facing: 0, ticks: 6, token: 'fast', damage: { armour: 2 } },
  { id: 'b3', seat: 'blue', card: 'WVR-6W', at: '0611', facing: 1, ticks: 9, token: 'stationary' },
  { id: 'b4', seat: 'blue', card: 'RFL-3N', ticks: 12 },
  {
    id: 'o1',
    seat: 'orange',
    card: 'RFL-3N',
    at: '0806',
    facing: 3,
    ticks: 5,
    token: 'stationary',
    damage: { structure: 9, movement: 3 },
  },
  { id: 'o2', seat: 'orange', card: 'LCT-1V', at: '1207', facing: 3, ticks: 7, token: 'fast', damage: { armour: 4 } },
  { id: 'o3', seat: 'orange', card: 'WVR-6W', at: '0607', facing: 3, ticks: 10, damage: { armour: 9, 'srm-6': 4 } },
  { id: 'o4', seat: 'orange', card: 'GRF-1N', at: '1008', facing: 3, damage: { structure: 20 } },
];

/** A match that begins from a position on {@link BOARD}. */
export const begin = (
  position: object,
  units: readonly object[] = UNITS,
  board: object = BOARD,
  options: object = {},
): CreateFromPosition => ({
  name: 'Woods and water',
  clocks: { seconds: { react: 600, plan: 600 }, bank: 600 },
  position: laid(warfare3025, {
    options: { limit: 120, ...options },
    board,
    position: { elapsed: 31, units, ...position },
  }),
});

const changed = (changes: Readonly<Record<string, object>>) => changedIn(UNITS, changes);

const WIDE = generateBoard({ seed: 'sixty', width: 60, height: 60, hills: 0.5, woods: 0.4, water: 0.3, town: 0.3 });

/** So many places in this row of the large board, from the middle on, that have nothing but ground. */
const placesIn = (row: number, count: number): readonly string[] =>
  Array.from({ length: 30 }, (_, i) => `${24 + i}${row}`)
    .filter((label) => Object.keys(WIDE.hexes[label]?.features ?? {}).length === 0)
    .slice(0, count);

const [north, south] = [placesIn(26, STOCK_CARDS.length), placesIn(33, STOCK_CARDS.length)];

/** The large board with all units on it, in the middle. */
const LARGE = begin(
  { decision: { kind: 'activate', units: ['b1'] } },
  STOCK_CARDS.flatMap(({ designation }, i) => [
    { id: `b${i + 1}`, seat: 'blue', card: designation, at: south[i]!, facing: 0, ticks: 3 * i },
    { id: `o${i + 1}`, seat: 'orange', card: designation, at: north[i]!, facing: 3, ticks: 3 * i + 2 },
  ]),
  WIDE,
);

/** Before blue's turn orange fires, so that there is something to read in the log. */
const afterAShot = begin(
  { decision: { kind: 'activate', units: ['o2'] } },
  changed({ b1: { ticks: 1 }, o2: { ticks: 0, token: undefined } }),
);

const plan = async (page: Page, orange: Remote): Promise<void> => {
  await orange.turn('activate');
  const attack = { weapon: 'medium-laser', target: 'b2', after: 1 };
  await orange.answer({ kind: 'act', unit: 'o2', move: { path: ['1208'], facing: 3 }, attack });
  await turnOn(page, 'interrupt');
  await page.getByTestId('pass').click();
  await turnOn(page, 'defend');
  await page.getByTestId('defend-piloting').click();
  await until(async () => {
    // A great hit is orange's to place, and comes by chance.
    if (orange.asked?.kind === 'pick') await orange.wait();
    return page.locator('main.match[data-asked="activate"]').isVisible();
  }, 'blue may act');
  await clickHex(page, '0910');
  await clickHex(page, '0806');
};

/** Everybody waits at the edges, and blue is the first to act. */
const FIRST = begin(
  { elapsed: 0, decision: { kind: 'activate', units: ['b1'] } },
  ['GRF-1N', 'LCT-1V', 'WVR-6W'].flatMap((card, i) => [
    { id: `b${i + 1}`, seat: 'blue', card, ticks: i },
    { id: `o${i + 1}`, seat: 'orange', card, ticks: i + 1 },
  ]),
);

/** Four players a side with a unit each, of which half are on the map already. */
const SEVERAL: CreateFromPosition = {
  name: 'Four against four',
  clocks: { seconds: { react: 600, plan: 600 }, bank: 600 },
  position: laid(warfare3025, {
    options: { players: 4 },
    board: BOARD,
    position: {
      decision: { kind: 'activate', units: ['b1'] },
      units: [1, 2, 3, 4].flatMap((n) => {
        const [place, card] = [n === 1 ? '' : `-${n}`, STOCK_CARDS[n - 1]!.designation];
        const [south, north] = n % 2 ? [{ at: `0${4 + n}13` }, { at: `0${4 + n}05` }] : [{}, {}];
        return [
          { id: `b${n}`, seat: `blue${place}`, card, ...south, ticks: n - 1 },
          { id: `o${n}`, seat: `orange${place}`, card, ...north, ticks: n },
        ];
      }),
    },
  }),
};

/** A shot from near on a Locust that is fast, W-13b: what its player is asked, of a Griffin with this damage. */
const quarters = (decision: object, damage: object = {}): CreateFromPosition => ({
  name: 'Close quarters',
  clocks: { seconds: { react: 600, plan: 600 }, bank: 600 },
  position: laid(warfare3025, {
    options: { limit: 120, closeQuarters: 'on' },
    board: BOARD,
    position: {
      elapsed: 24,
      units: [
        { id: 'b1', seat: 'blue', card: 'LCT-1V', at: '1011', facing: 0, ticks: 3, token: 'fast' },
        { id: 'b2', seat: 'blue', card: 'WVR-6W', at: '0611', facing: 1, ticks: 9 },
        { id: 'o1', seat: 'orange', card: 'GRF-1N', at: '1008', facing: 3, damage: { structure: 4, ...damage } },
        { id: 'o2', seat: 'orange', card: 'RFL-3N', at: '0606', facing: 3, ticks: 11, token: 'stationary' },
      ],
      action: { unit: 'o1', attack: { weapon: 'ppc', target: 'b1' } },
      decision,
    },
  }),
});

/** The same with a Griffin that cannot get a tier: whatever the Locust rolls, it dodges. */
export const DODGED = quarters({ kind: 'react' }, { movement: 20 });

/** The telling states of a match of Warfare. */
export const warfareScenes: readonly Scene[] = [
  { name: 'first-turn', request: FIRST },
  { name: 'planning', request: afterAShot, play: plan, front: '0909', documented: 'desktop' },
  {
    name: 'interrupting',
    about: ['o2', 'b1'],
    documented: 'phone',
    request: begin(
      {
        action: { unit: 'o2', move: { path: ['1208', '1108', '1109', '1009'], facing: 3 } },
        decision: { kind: 'interrupt', waiting: ['blue'] },
      },
      changed({ b1: { ticks: 1 }, o2: { ticks: 0, token: undefined } }),
    ),
  },
  {
    name: 'interrupted',
    request: begin({
      action: {
        unit: 'b1',
        move: { path: ['0911', '0910'], facing: 0 },
        attack: { weapon: 'ppc', target: 'o1', after: 2 },
      },
      decision: { kind: 'interrupt', waiting: ['orange'] },
    }),
  },
  {
    name: 'defence',
    about: ['o1', 'b2'],
    request: begin(
      { action: { unit: 'o1', attack: { weapon: 'twin-l-laser', target: 'b2' } }, decision: { kind: 'defend' } },
      changed({ o1: { ticks: 0 } }),
    ),
  },
  {
    name: 'pick',
    about: ['b1', 'o1'],
    request: begin({
      action: { unit: 'b1', attack: { weapon: 'ppc', target: 'o1' } },
      decision: { kind: 'pick', damage: 5, made: 1, defence: 'armour' },
    }),
  },
  {
    name: 'resolution',
    request: begin({ action: { unit: 'b1', attack: { weapon: 'ppc', target: 'o2' } }, decision: { kind: 'defend' } }),
    moving: true,
    play: async (page, orange) => {
      await page.locator('.map canvas').waitFor();
      await orange.turn('defend');
      await page.waitForTimeout(500);
      await orange.answer({ kind: 'defend', roll: 'piloting' });
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'end',
    request: begin({ decision: { kind: 'activate', units: ['o1'] } }, changed({ o1: { ticks: 0 }, b1: { ticks: 8 } })),
    play: async (page, orange) => {
      await orange.turn('activate');
      await orange.client.intend({ kind: 'concede' });
      await page.getByRole('dialog').waitFor();
    },
  },
  ...scenesOfGround,
  {
    name: 'aiming',
    about: ['b1', 'o1'],
    request: begin({ decision: { kind: 'activate', units: ['b1'] } }, UNITS, BOARD, { combat: 'aimed' }),
    documented: 'desktop',
    play: (page) => clickHex(page, '0806'),
  },
  {
    name: 'thrust',
    request: begin({ decision: { kind: 'activate', units: ['b1'] } }, UNITS, BOARD, { jumping: 'thrust' }),
    documented: 'desktop',
    play: async (page) => {
      await clickHex(page, '0909');
      await page.keyboard.press('j');
      await clickHex(page, '0903');
    },
  },
  { name: 'reaction', about: ['o1', 'b1'], request: quarters({ kind: 'react' }), documented: 'desktop' },
  { name: 'evasion', request: quarters({ kind: 'evade' }), play: (page) => clickHex(page, '1113') },
  ...scenesOfDetection,
  { name: 'large', request: LARGE },
  { name: 'several', request: SEVERAL, play: (page) => page.getByRole('tab', { name: 'Chat' }).click() },
];

/** What the match of a scene begins with. */
export const requestOf = requestsOf(warfareScenes);
