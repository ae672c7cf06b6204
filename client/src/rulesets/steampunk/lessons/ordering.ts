import { livingOf } from '@ironhex/shared/steampunk';
import { FOREST, fieldOf, ordered, STAYS, type SteampunkLesson } from './field.ts';
import { aimedAt, committing, firingAt, writing } from './judging.ts';

/** A tank goes from still to fast, by cards. */
export const cards: SteampunkLesson = {
  id: 'cards',
  title: 'Cards and speed',
  goal: 'Get the tank going, from still to fast.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', unit: 'elf.e34', at: '0407', facing: 0 },
      { id: 'o1', seat: 'orange', unit: 'ork.hammerhead', at: '0101', facing: 3 },
    ],
    step: 0,
    seed: 1,
  }),
  steps: [
    {
      says: 'Each unit has an order for moving, in three steps, and one for shooting, in two parts: here nothing. Your tank stands still. Take the lit card, A + F + -: up one speed, to slow, then a hex forward, then nothing. A ghost shows where it ends. Commit.',
      at: [{ control: 'move-3' }, { control: 'confirm' }],
      answer: writing('b1', 'A + F + -'),
      wrong: committing('b1', (movement) =>
        movement === 'A + F + -' ? undefined : 'Take the card A + F + -: speed up, then forward.',
      ),
    },
    {
      says: 'Turn 1 begins, and you order turn 2. By then the tank is slow, and each speed has cards of its own. Some keep it slow, some brake (B). Take A + F + - again: it goes up to fast.',
      at: [{ control: 'move-1' }, { control: 'confirm' }],
      answer: writing('b1', 'A + F + -'),
      wrong: committing('b1', (movement) =>
        movement === 'A + F + -' ? undefined : 'With that it does not end fast. Take A + F + -.',
      ),
    },
    {
      says: 'Turn 1 was carried out: one hex, and slow. Fast units move farther, but shoot worse and are hit less (GUN-6).',
    },
  ],
  reached: ({ units, orders }) =>
    units.b1?.at === '0406' && units.b1.speed === 'slow' && orders.b1?.now?.movement[0].join() === 'A',
};

/** Infantry walks into a forest in one turn, and shoots from it in the next. */
export const ahead: SteampunkLesson = {
  id: 'ahead',
  title: 'One turn ahead',
  goal: 'Fire from the forest in the turn after this.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      {
        id: 'b1',
        seat: 'blue',
        unit: 'elf.elf_infantry',
        at: '0406',
        speed: 'slow',
        facing: 0,
        orders: ordered('360 + F + B', '- + -', 1),
      },
      {
        id: 'o1',
        seat: 'orange',
        unit: 'ork.ork_infantry',
        at: '0503',
        facing: 3,
        orders: ordered(STAYS, '- + -', 3),
      },
    ],
    hexes: { '0506': FOREST, '0202': FOREST, '0703': FOREST },
    seed: 4,
    // The orks stay where they are, too.
    orange: [...writing('o1', STAYS, '- + -', [3, 3, 3]), ...writing('o1', STAYS, '- + -', [3, 3, 3])],
  }),
  steps: [
    {
      says: 'Turn 2 is settled already: your infantry walks into the forest and brakes to still. The ghost shows it. You write turn 3, with the cards for still. Let it stay: pick the forest, or the card 360 + 360 + 360. Let it fire at once: Fire + -. Commit.',
      at: [{ hex: '0506' }, { control: 'fire-Fire+-' }, { control: 'confirm' }],
      answer: writing('b1', STAYS, 'Fire + -'),
      wrong: committing('b1', (movement, gunnery) => {
        if (movement !== STAYS) return 'Let it stay in the forest: 360 + 360 + 360.';
        return gunnery === 'Fire + -' ? undefined : 'It is to fire in the first part: take Fire + -.';
      }),
    },
    {
      says: 'Turn 2 went as it was written before; turn 3 goes as you just wrote. Without an order infantry flees: for turn 4 let it stay, and load for the next shot, Load + -.',
      at: [{ control: 'move-2' }, { control: 'fire-Load+-' }, { control: 'confirm' }],
      answer: writing('b1', STAYS, 'Load + -'),
      wrong: committing('b1', (movement, gunnery) => {
        if (movement !== STAYS) return 'Let it stay in the forest: 360 + 360 + 360.';
        return gunnery.includes('Load') ? undefined : 'A rifle is loaded between two shots: take Load + -.';
      }),
    },
    {
      says: 'Now it fires: whom to shoot is asked only when it happens. Pick the orks, and Commit.',
      at: [{ hex: '0503' }, { control: 'confirm' }],
      answer: firingAt('o1', { b1: ['elf.rifle'] }),
      wrong: aimedAt('o1', ['b1'], 'Do not hold your fire.'),
    },
  ],
  reached: ({ units }) => units.b1?.at === '0506' && livingOf(units.o1!.harm) < 4,
};
