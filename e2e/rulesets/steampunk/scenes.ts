import type { CreateFromPosition } from '@ironhex/shared/protocol';
import { ARMIES, boards } from '@ironhex/shared/steampunk';
import { steampunk } from '@ironhex/shared/steampunk/ruleset';
import { clickHex, turnOn } from '../../drivers/by-hand.ts';
import { changedIn, laid } from '../laid.ts';
import { requestsOf, type Scene } from '../pilot.ts';
import { LONG_CLOCKS } from './requests.ts';
import { sealed } from './sealed.ts';

const boardOf = (id: string) => boards.stock.find((board) => board.id === id)!;

/** A match that begins from a position on one of the ready boards. */
const begin = (position: object, board = 'coach-road', options: object = {}): CreateFromPosition => ({
  name: boardOf(board).name,
  clocks: LONG_CLOCKS,
  position: sealed(laid(steampunk, { options: { points: 12, ...options }, board: boardOf(board), position })),
});

const order = (movement: readonly (readonly string[])[], gunnery: readonly [string, string] = ['-', '-']) => ({
  movement,
  gunnery,
});

/** Elves from the south and orks from the north meet at the crossroads. */
const UNITS = [
  { id: 'b1', seat: 'blue', unit: 'elf.e34', at: '0406', speed: 'slow', fd: 1 },
  {
    id: 'b2',
    seat: 'blue',
    unit: 'elf.elf_infantry',
    replace: { 'elf.elite_elf_infantry': 2 },
    equipment: ['elf.enhanced_rifle', 'elf.hand_grenade'],
    at: '0207',
    dead: [0],
  },
  { id: 'b3', seat: 'blue', unit: 'elf.bear_rider', at: '0607', speed: 'slow', bleeding: [4] },
  { id: 'b4', seat: 'blue', unit: 'elf.elf_archer', at: '0306' },
  { id: 'b5', seat: 'blue', unit: 'elf.eagle_rider', at: '0506', speed: 'fast_fly' },
  { id: 'o1', seat: 'orange', unit: 'ork.hammerhead', at: '0403', speed: 'slow', shaken: 1, fire: 1 },
  { id: 'o2', seat: 'orange', unit: 'ork.warg_rider', at: '0204', facing: 2 },
  { id: 'o3', seat: 'orange', unit: 'ork.ork_infantry', at: '0505', dead: [0, 1], shaken: 1 },
  { id: 'o4', seat: 'orange', unit: 'ork.grunt', at: '0603' },
] as const;

const changed = (changes: Readonly<Record<string, object>>) => changedIn(UNITS, changes);

/** These units have an order for this turn, the others carry out their default. */
const ordered = (orders: Readonly<Record<string, object>>) =>
  changed(Object.fromEntries(Object.entries(orders).map(([id, now]) => [id, { orders: { now } }])));

/** The place of the eagle rider among the units: it would be asked first where it flies to. */
const EAGLE = 4;

const MARKERS = { '0304': { smoke: 2 }, '0604': { fire: 1 } };

/** Both have chosen their armies, and everybody waits beside the board. */
const WAITING = ['elf-c', 'ork-c'].flatMap((army, side) =>
  ARMIES.get(army)!.units.map((unit, index) => ({
    ...unit,
    id: `${side === 0 ? 'b' : 'o'}${index + 1}`,
    seat: side === 0 ? 'blue' : 'orange',
  })),
);

/** Before the first turn: what is still to be done begins with this. */
const before = (stage: string, first: object, position: object = {}): object => ({
  turn: 0,
  step: 0,
  stage,
  units: [],
  agenda: [first, { do: 'deploy' }, { do: 'plan', of: 'now' }, { do: 'turn' }],
  ...position,
});

const BUDGET = { ip: 12, mp: 12, cp: 12, xp: 12 };
const CHOOSING = {
  blue: { race: 'elf', budget: BUDGET, announced: [] },
  orange: { race: 'ork', budget: BUDGET, announced: [] },
};

/** The hex at the crossroads is fought over: blue is in it, orange came from the north. */
const CONTEST = {
  at: '0405',
  layer: 'ground',
  staying: ['b1', 'b4'],
  held: [],
  entering: [
    { unit: 'o1', from: '0404', backwards: false },
    { unit: 'o4', from: '0404', backwards: false },
  ],
};

const FOUGHT = changed({ b1: { at: '0405' }, b4: { at: '0405' }, o1: { at: '0404' }, o4: { at: '0404' } });

const hits = (by: string, ...models: readonly number[]) => models.map((model) => ({ by, model }));

/** Both sides have hit, blue has the advantage and deals out. */
const FIGHT = {
  ...CONTEST,
  round: 1,
  fighters: [
    { unit: 'b1', seat: 'blue', role: 'staying', angle: 0 },
    { unit: 'b4', seat: 'blue', role: 'staying', angle: 0 },
    { unit: 'o1', seat: 'orange', role: 'entering', angle: 0 },
    { unit: 'o4', seat: 'orange', role: 'entering', angle: 0 },
  ],
  hits: [...hits('b1', 0, 0, 0), ...hits('b4', 0, 1, 2), ...hits('o1', 0), ...hits('o4', 0, 1)],
  deflections: { b1: 1, b4: 0, o1: 0, o4: 1 },
  winner: 'blue',
  allocation: null,
  stubborn: [],
};

/** The large armies of two races, both twice, in lines on the largest board: 24 units. */
const MANY = ['gnome-a', 'darkelf-a'].flatMap((army, side) => {
  const { units } = ARMIES.get(army)!;
  return Array.from({ length: 12 }, (_, n) => ({
    ...units[n % units.length]!,
    id: `${side === 0 ? 'b' : 'o'}${n + 1}`,
    seat: side === 0 ? 'blue' : 'orange',
    at: `${String(2 + n).padStart(2, '0')}${side === 0 ? (n % 3) + 11 : `0${(n % 3) + 4}`}`,
  }));
});

/** The usual full size: ten units a side, in two lines. */
const TEN = ['elf-a', 'dwarf-a'].flatMap((army, side) =>
  ARMIES.get(army)!.units.map((unit, n) => ({
    ...unit,
    id: `${side === 0 ? 'b' : 'o'}${n + 1}`,
    seat: side === 0 ? 'blue' : 'orange',
    at: `0${2 + (n % 5)}0${(side === 0 ? [7, 9] : [3, 1])[n < 5 ? 0 : 1]}`,
  })),
);

/** Both write orders for them. */
export const MANY_UNITS = begin({ units: MANY }, 'long-valley', { points: 48 });

/** The telling states of a match of Steampunk Fantasy, from the first decision to the end. */
export const steampunkScenes: readonly Scene[] = [
  {
    name: 'army',
    request: begin(before('armies', { do: 'armies' }, { seats: CHOOSING }), 'coach-road', { armies: 'secret' }),
  },
  {
    name: 'design',
    request: begin(before('terrain', { do: 'terrain' }, { units: WAITING }), 'parade-ground', {
      terrain: 'designed',
      advancedTerrain: true,
    }),
  },
  {
    name: 'deploying',
    request: begin(before('setup', { do: 'stage', stage: 'setup' }, { units: WAITING }), 'coach-road', {
      setup: 'blind',
    }),
    play: async (page) => {
      await turnOn(page, 'deploy');
      await page.getByTestId('place-b1').click();
      await clickHex(page, '0407');
    },
  },
  {
    name: 'planning',
    front: '0405',
    documented: 'desktop',
    request: begin({
      turn: 2,
      markers: MARKERS,
      units: ordered({
        b1: order([['F'], ['-'], ['-']], ['-', 'Fire']),
        b3: order([['360'], ['F'], ['360']]),
        b5: order([['360', 'F'], ['F'], ['B']]),
      }),
    }),
    play: async (page) => {
      await turnOn(page, 'plan');
      await page.getByTestId('order-b2').click();
      await page.getByTestId('move-1').click();
      await page.getByTestId('order-b1').click();
      await page.getByTestId('move-1').click();
      await page.getByTestId('fire--+Fire').click();
      await page.getByTestId('order-b1').click();
    },
  },
  {
    name: 'targets',
    about: ['b1', 'o1'],
    request: begin({
      turn: 2,
      step: 23,
      markers: MARKERS,
      units: ordered({
        b1: order([['F'], ['-'], ['-']], ['-', 'Fire']),
        b2: order([['360'], ['360'], ['360']], ['-', 'Fire']),
        b4: order([['360'], ['360'], ['360']], ['Fire', 'Fire']),
        o2: order([['360'], ['360'], ['360']], ['-', 'Fire']),
      }),
    }),
    play: (page) => turnOn(page, 'shoot'),
  },
  {
    name: 'facing',
    about: ['b2'],
    request: begin({
      turn: 2,
      step: 6,
      units: ordered({ b2: order([['360'], ['360'], ['360']]) }).filter((_, index) => index !== EAGLE),
    }),
    play: (page) => turnOn(page, 'move'),
  },
  {
    name: 'slip',
    about: ['b4', 'o1'],
    request: begin({
      turn: 2,
      step: 9,
      units: FOUGHT,
      contests: [CONTEST],
      agenda: [{ do: 'slip', unit: 'b4' }, { do: 'step', step: 10 }, { do: 'step', step: 33 }, { do: 'turn' }],
    }),
    play: (page) => turnOn(page, 'slip'),
  },
  {
    name: 'retreat',
    about: ['b4', 'o1'],
    request: begin({
      turn: 2,
      step: 10,
      units: changed({ b1: { at: '0406' }, b4: { at: '0405' }, b3: { at: '0406' }, o1: { at: '0405' } }),
      contests: [{ ...CONTEST, staying: ['b4'], entering: [], outcome: { winner: 'orange', leaving: ['b4'] } }],
    }),
    play: (page) => turnOn(page, 'retreat'),
  },
  {
    name: 'allocation',
    request: begin({
      turn: 2,
      step: 9,
      units: FOUGHT,
      contests: [CONTEST],
      fight: FIGHT,
      agenda: [
        { do: 'allocation' },
        { do: 'strikes' },
        { do: 'stand', seat: 'orange' },
        { do: 'step', step: 10 },
        { do: 'step', step: 33 },
        { do: 'turn' },
      ],
    }),
    play: (page) => turnOn(page, 'allocate'),
  },
  {
    name: 'healing',
    request: begin({
      turn: 2,
      step: 25,
      units: [
        {
          id: 'b1',
          seat: 'blue',
          unit: 'ork.troll',
          at: '0406',
          bleeding: [6, 4],
          poison: [8],
          fire: 2,
          fd: 1,
          shaken: 1,
        },
        { id: 'b2', seat: 'blue', unit: 'ork.grunt', at: '0306' },
        { id: 'o1', seat: 'orange', unit: 'elf.elf_archer', at: '0402' },
      ],
    }),
    play: (page) => turnOn(page, 'heal'),
  },
  {
    name: 'ten',
    request: begin({ turn: 2, units: TEN }, 'twin-shoulders', { points: 24 }),
    play: (page) => turnOn(page, 'plan'),
  },
  { name: 'large', request: MANY_UNITS },
  {
    name: 'end',
    request: begin({ turn: 3, units: UNITS }),
    play: async (page, orange) => {
      await orange.turn('plan');
      await orange.client.intend({ kind: 'concede' });
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** What the match of a scene begins with. */
export const requestOf = requestsOf(steampunkScenes);
