import { ARMIES, ARMY_IDS } from '@ironhex/shared/grimdark';
import { clickHex, turnOn } from '../../drivers/by-hand.ts';
import { changedIn } from '../laid.ts';
import type { Scene } from '../pilot.ts';
import { begin } from './position.ts';
import { REQUESTS } from './requests.ts';

/** Before the battle: settlers with everything that can be declared, and the brood. */
const WAITING = [
  { id: 'a1', profile: 'hl-marshal' },
  { id: 'a2', profile: 'hl-veterans' },
  { id: 'a3', profile: 'hl-militia' },
  { id: 'a4', profile: 'hl-crawler' },
  { id: 'a5', profile: 'hl-surveyors' },
  { id: 'a6', profile: 'hl-rampart' },
  { id: 'b1', profile: 'tb-dreamer' },
  { id: 'b2', profile: 'tb-spitters' },
  { id: 'b3', profile: 'tb-burrowers' },
  { id: 'b4', profile: 'tb-ravager' },
];

/** Machines from the north and beasts from the south meet at the belfry. */
const UNITS = [
  { id: 'a1', profile: 'fc-cantor', at: '1713', tokens: [4] },
  { id: 'a2', profile: 'fc-wardens', at: '1812', wounds: [0, 0, 0, 0, null] },
  { id: 'a3', profile: 'fc-acolytes', at: '1314' },
  { id: 'a4', profile: 'fc-glaive-riders', at: '2215', activated: true, wounds: [0, 2, null] },
  { id: 'a5', profile: 'fc-harrow', at: '2011', wounds: [4] },
  { id: 'a6', profile: 'fc-needle-swarm', at: '2112', shaken: true },
  { id: 'b1', profile: 'tb-matriarch', at: '1820', wounds: [2] },
  { id: 'b2', profile: 'tb-spitters', at: '1519' },
  { id: 'b3', profile: 'tb-skitters', at: '2221', activated: true },
  { id: 'b4', profile: 'tb-ravager', at: '1223', wounds: [5] },
  { id: 'b5', profile: 'tb-bombard', at: '2026' },
  { id: 'b6', profile: 'tb-wings', at: '2018', fatigued: true },
];

const changed = (changes: Readonly<Record<string, object>>) => changedIn(UNITS, changes);

const MARKERS = [{ at: '1016', owner: 'a' }, { at: '2721' }, { at: '2711', owner: 'a' }, { at: '1026', owner: 'b' }];

const BATTLE = { round: 2, turn: 9, next: 'a', units: UNITS, markers: MARKERS };

/** Units of all armies in lines on the largest board: forty. */
const MANY = [0, 1].flatMap((side) => {
  const units = [...ARMIES[ARMY_IDS[side]!]!.units, ...ARMIES[ARMY_IDS[side + 2]!]!.units].slice(0, 20);
  return units.map(({ id }, n) => {
    const [column, row] = [4 + 3 * n, 14 + (n % 3)];
    const at = side === 0 ? [column, row] : [71 - column, 47 - row];
    return { id: `${'ab'[side]}${n + 1}`, profile: id, at: at.map((each) => `${each}`.padStart(2, '0')).join('') };
  });
});

/** The most that a page has to draw. */
export const MANY_UNITS = begin({ units: MANY }, { board: 'iron-verge', options: { points: 4000 } });

/** The telling states of a match of Grimdark, from the first decision to the end. */
export const grimdarkScenes: readonly Scene[] = [
  {
    name: 'declaring',
    request: begin({ stage: 'declarations', units: WAITING }),
    play: (page) => turnOn(page, 'declare'),
  },
  {
    name: 'deploying',
    request: begin({ stage: 'deployment', units: WAITING }),
    play: async (page) => {
      await turnOn(page, 'deploy');
      await page.getByTestId('place-a3').click();
      await clickHex(page, '1704');
    },
  },
  {
    name: 'activating',
    front: '1814',
    documented: 'desktop',
    closer: 2,
    request: begin(BATTLE),
    play: async (page) => {
      await turnOn(page, 'activate');
      await page.getByTestId('unit-a2').click();
      await clickHex(page, '1815');
    },
  },
  {
    name: 'shooting',
    about: ['a5', 'b3'],
    request: begin({ ...BATTLE, active: { unit: 'a5', action: 'hold' } }),
    play: (page) => turnOn(page, 'shoot'),
  },
  {
    name: 'casting',
    request: begin({ ...BATTLE, active: { unit: 'a1' } }),
    play: (page) => turnOn(page, 'cast'),
  },
  {
    name: 'answering',
    about: ['a2', 'b1'],
    request: begin(
      {
        ...BATTLE,
        next: 'b',
        units: changed({ b1: { at: '1813', moved: true } }),
        active: { unit: 'b1', action: 'charge', target: 'a2', from: '1820' },
        fight: { charger: 'b1', target: 'a2', caused: {}, used: [], wasFatigued: false },
      },
      {
        agenda: [
          { do: 'strike-back' },
          { do: 'decide' },
          { do: 'part' },
          { do: 'end-fight' },
          { do: 'end-activation' },
        ],
      },
    ),
    play: (page) => turnOn(page, 'strike-back'),
  },
  {
    name: 'hindering',
    about: ['b5', 'a2'],
    request: begin(
      {
        ...BATTLE,
        next: 'b',
        units: changed({ b5: { profile: 'tb-dreamer', at: '1818', tokens: [3] } }),
        active: { unit: 'b5' },
      },
      {
        agenda: [
          { do: 'spell', casting: { caster: 'b5', spell: 'tb-itch', targets: ['a2'], help: 1 } },
          { do: 'end-activation' },
        ],
      },
    ),
    play: (page) => turnOn(page, 'hinder'),
  },
  {
    name: 'losing',
    about: ['a3'],
    request: begin(
      { ...BATTLE, next: 'b', units: changed({ a3: { profile: 'hl-line' } }), active: { unit: 'b2', action: 'hold' } },
      {
        options: { casualties: { a: 'ask', b: 'ask' } },
        agenda: [
          {
            do: 'allocate',
            pending: { target: 'a3', by: 'b2', source: 'tb-spit', wounds: 3, deadly: 1, regenerates: false },
          },
          { do: 'attacks-end', unit: 'b2' },
          { do: 'end-activation' },
        ],
      },
    ),
    play: (page) => turnOn(page, 'casualties'),
  },
  {
    name: 'rigging',
    request: begin(BATTLE, { agenda: [{ do: 'rig', seat: 'a' }, { do: 'turns' }] }),
    play: (page) => turnOn(page, 'choice'),
  },
  {
    // A titanic unit, which lies over seven hexes.
    name: 'charging',
    about: ['a2', 'b1'],
    request: begin({
      ...BATTLE,
      units: changed({
        a1: { at: '1313' },
        a2: { profile: 'fc-standing-chord', at: '1811', wounds: [7] },
        b1: { at: '1814' },
      }),
    }),
    play: async (page) => {
      await turnOn(page, 'activate');
      await page.getByTestId('unit-a2').click();
      await page.getByTestId('charge-b1').click();
      await page.getByTestId('charge-odds').waitFor();
    },
  },
  { name: 'large', request: MANY_UNITS },
  {
    name: 'end',
    request: begin(BATTLE),
    play: async (page, b) => {
      await turnOn(page, 'activate');
      await b.client.intend({ kind: 'concede' });
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'proposal',
    request: { ...REQUESTS.usual, options: { ...REQUESTS.usual.options, setUp: 'proposed' } },
    play: (page) => turnOn(page, 'proposal'),
    about: ['a2', 'a3', 'a4', 'a5'],
  },
];
