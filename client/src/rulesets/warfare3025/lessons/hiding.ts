import { tableOf, unitOf } from '@ironhex/shared/warfare3025';
import { fieldOf, RIDGE, shotAt, type WarfareLesson, WOODS } from './field.ts';

/** A contact is found and fired at, and the mech hides again. */
export const hiding: WarfareLesson = {
  id: 'hiding',
  title: 'Find and hide',
  goal: 'Find the contact, hit it, and hide again.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0508', facing: 0 },
      { id: 'o1', seat: 'orange', card: 'RFL-3N', at: '0502', facing: 3, ticks: 50, token: 'stationary' },
    ],
    hexes: { '0405': RIDGE, '0505': RIDGE, '0605': RIDGE, '0203': WOODS, '0806': WOODS },
    known: { o1: { state: 'detected', number: 1, at: '0502' } },
    seed: 6,
    limit: 80,
  }),
  steps: [
    {
      says: 'In this match units are hidden. Yours is hatched: the enemy does not know of it. The dark 1 is a contact: something stands there, and cannot be attacked yet. The ridge is in the way. Go to 0207: from there the line is clear, and you find what it is when your action ends.',
      at: [{ hex: '0207' }, { control: 'confirm' }],
      answer: [{ kind: 'act', unit: 'b1', move: { path: ['0407', '0307', '0207'], facing: 0, onPoor: 'stop' } }],
      wrong: (given) => {
        if (given.kind !== 'act') return 'First find the contact.';
        return given.move?.path.at(-1) === '0207' ? undefined : 'Go to 0207, from where the line is clear.';
      },
    },
    {
      says: 'A Rifleman. You came into its view as well: half an eye means that you are a contact to it. Fire gives you away further, hit or miss. Fire the PPC all the same.',
      ...shotAt('0502', 'ppc', '1'),
      wrong: (given) => {
        if (given.kind !== 'act' || !given.attack) return 'Shoot at the Rifleman.';
        if (given.move) return 'Stay where you are.';
        return given.attack.weapon === 'ppc' ? undefined : 'Fire the PPC.';
      },
    },
    {
      says: 'The open eye: you are visible. Going out of sight does not change that; only hiding does, and nobody hides in plain sight. Go back to 0508, behind the ridge.',
      at: [{ hex: '0508' }, { control: 'confirm' }],
      answer: [{ kind: 'act', unit: 'b1', move: { path: ['0307', '0407', '0508'], facing: 0, onPoor: 'stop' } }],
      wrong: (given) => {
        if (given.kind !== 'act' || given.attack) return 'First get out of its sight.';
        return given.move?.path.at(-1) === '0508' ? undefined : 'Go to 0508, behind the ridge.';
      },
    },
    {
      says: 'Hide costs 2 ticks, and the button tells the chance against the enemies you know. Press Hide, then Confirm.',
      at: [{ control: 'hide' }, { control: 'confirm' }],
      answer: [{ kind: 'hide', unit: 'b1' }],
      wrong: (given) => (given.kind === 'hide' ? undefined : 'Press Hide.'),
    },
    {
      says: 'One step down: a contact again. Hiding once more would make you hidden. What you saw of the Rifleman stays on your map; it turns grey when you lose it.',
    },
  ],
  reached: (view) => view.sensing?.states.b1 === 'detected' && unitOf(tableOf(view), 'o1').damage.structure > 0,
};
