import { FOREST, fieldOf, RUINS, type SteampunkLesson } from './field.ts';

/** All of it against the easy computer. */
export const battle: SteampunkLesson = {
  id: 'battle',
  title: 'A small match',
  goal: 'Have more points than the computer after four turns.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', unit: 'elf.e34', at: '0407', facing: 0 },
      { id: 'b2', seat: 'blue', unit: 'elf.elf_infantry', at: '0206', facing: 0 },
      { id: 'b3', seat: 'blue', unit: 'elf.bear_rider', at: '0606', facing: 0 },
      { id: 'o1', seat: 'orange', unit: 'ork.ork_infantry', at: '0302', facing: 3 },
      { id: 'o2', seat: 'orange', unit: 'ork.speedhead', at: '0602', facing: 3 },
    ],
    hexes: { '0304': FOREST, '0505': RUINS, '0205': FOREST },
    step: 0,
    seed: 7,
    orange: 'easy',
    turns: 4,
  }),
  steps: [
    {
      says: 'Three against two. Write the orders of turn 1, then always one turn ahead. Enemies that are destroyed or crippled count, and so do your own units that are left. Keep the front of the tank to the enemy, load between two shots, and let infantry stand still to fire.',
      until: (view) => view.outcome !== null,
    },
  ],
  reached: (view) => view.outcome?.winner === 0,
};
