import { tableOf, unitOf } from '@ironhex/shared/warfare3025';
import { fieldOf, HILL, shotAt, type WarfareLesson, WOODS } from './field.ts';

const end = (path: readonly string[] | undefined): string | undefined => path?.at(-1);

/** A mech goes to a hill and turns to its enemy. */
export const moving: WarfareLesson = {
  id: 'moving',
  title: 'Move and face',
  goal: 'Climb the hill, then turn to the Locust.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0508', facing: 0 },
      { id: 'o1', seat: 'orange', card: 'LCT-1V', at: '0804', facing: 4, ticks: 30 },
    ],
    hexes: { '0504': HILL, '0505': HILL, '0604': HILL, '0302': WOODS, '0707': WOODS },
    seed: 1,
  }),
  steps: [
    {
      says: 'The lit mech is yours, and acts. The rim on the map shows how far it goes. Click the hill at 0504, then Confirm.',
      at: [{ hex: '0504' }, { control: 'confirm' }],
      answer: [
        { kind: 'act', unit: 'b1', move: { path: ['0507', '0506', '0505', '0504'], facing: 0, onPoor: 'stop' } },
      ],
      wrong: (given) => {
        if (given.kind !== 'act' || given.attack) return 'Only move for now.';
        return end(given.move?.path) === '0504' ? undefined : 'Go to 0504: up there it stands higher.';
      },
    },
    {
      says: 'Every move costs the 8 ticks of its card, however short. The track on top shows who acts next: the fewest ticks first, so again the Griffin. Now go to 0503 and turn it by the arrows around the hex (or Q and E) until it faces north-east, to the Locust.',
      at: [{ hex: '0503' }, { key: 'e' }, { control: 'confirm' }],
      answer: [{ kind: 'act', unit: 'b1', move: { path: ['0503'], facing: 1, onPoor: 'stop' } }],
      wrong: (given) => {
        if (given.kind !== 'act' || end(given.move?.path) !== '0503') return 'Go to 0503.';
        return given.move?.facing === 1
          ? undefined
          : 'A shot from behind is worse: face north-east, where the Locust is.';
      },
    },
    { says: 'Any facing is free, but for the opposite of the old one: that about-face needs a roll (W-5.2).' },
  ],
  reached: (view) => unitOf(tableOf(view), 'b1').at === '0503' && unitOf(tableOf(view), 'b1').facing === 1,
};

/** A mech steps back into woods at its best range. */
export const cover: WarfareLesson = {
  id: 'cover',
  title: 'Cover and range',
  goal: 'Take cover where your PPC shoots best.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0506', facing: 0 },
      { id: 'o1', seat: 'orange', card: 'RFL-3N', at: '0502', facing: 3, ticks: 30, token: 'stationary' },
    ],
    hexes: { '0509': WOODS, '0504': WOODS, '0205': WOODS },
    seed: 2,
  }),
  steps: [
    {
      says: 'Distance makes the band: near to 2 hexes, short to 6, medium to 14 (W-9.1). The PPC is best at medium. Woods on the line are cover for who stands behind or in them. The woods at 0509 are both: 7 hexes away, and cover. Go there.',
      at: [{ hex: '0509' }, { control: 'confirm' }],
      answer: [{ kind: 'act', unit: 'b1', move: { path: ['0507', '0508', '0509'], facing: 0, onPoor: 'stop' } }],
      wrong: (given) => {
        if (given.kind !== 'act' || given.attack) return 'Do not shoot yet: first take cover.';
        const at = end(given.move?.path);
        if (at === '0504' || at === '0205') return 'There is cover, but not at medium range. 0509 has both.';
        return at === '0509' ? undefined : 'Nothing covers you there. Go into the woods at 0509.';
      },
    },
    {
      says: 'Entering woods asked for a piloting roll (W-6.3); the log shows the die. Now click the Rifleman: the line shows each piece of cover, and the bar the odds. Choose the PPC, and Confirm.',
      ...shotAt('0502', 'ppc', '1'),
      wrong: (given) => {
        if (given.kind !== 'act' || !given.attack) return 'Shoot at the Rifleman.';
        if (given.move) return 'Stay in the woods: who stands still shoots better.';
        return given.attack.weapon === 'ppc' ? undefined : 'Medium is not the best band of the LRM. Choose the PPC.';
      },
    },
  ],
  reached: (view) => unitOf(tableOf(view), 'b1').at === '0509' && unitOf(tableOf(view), 'b1').token === 'stationary',
};

/** Two weapons, and what their odds say. */
export const firing: WarfareLesson = {
  id: 'firing',
  title: 'Fire and odds',
  goal: 'Hit the Locust with the better weapon.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', card: 'WVR-6W', at: '0507', facing: 0 },
      { id: 'o1', seat: 'orange', card: 'LCT-1V', at: '0503', facing: 0, ticks: 30, token: 'fast' },
    ],
    seed: 12,
  }),
  steps: [
    {
      says: 'Two rolls decide a shot: yours against the target’s. One tier better hits structure, two let you pick a part (W-10). Your card lists the odds of each weapon at the Locust. It is 4 hexes away, short: the best band of the medium laser. Choose the laser, and Confirm without moving: who stands still has an advantage.',
      ...shotAt('0503', 'medium-laser', '3'),
      wrong: (given) => {
        if (given.kind !== 'act' || !given.attack) return 'Shoot at the Locust.';
        if (given.move) return 'Moving takes your advantage away (W-9.4). Shoot from where you are.';
        return given.attack.weapon === 'medium-laser'
          ? undefined
          : 'Short is not the best band of this weapon. Choose the medium laser.';
      },
    },
    {
      says: 'The Locust is fast, so it could roll piloting instead of armour. Click the line in the log: it shows both dice, and why.',
    },
  ],
  reached: (view) => unitOf(tableOf(view), 'o1').damage.structure > 0,
};
