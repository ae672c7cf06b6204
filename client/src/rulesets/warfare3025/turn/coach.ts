import type { Hint } from '../../moments.ts';

/** The hints for a player at the first action, the first interrupt and the first defence. */
export const warfareCoach: Readonly<Record<string, Hint>> = {
  activate: {
    title: 'Your first turn',
    text: 'Pick a lit hex to move there, an enemy to fire at it, or both. Below you read what it costs and how likely it is; nothing happens before you confirm.',
    at: 'map',
  },
  interrupt: {
    title: 'You may interrupt',
    text: 'An enemy acts in your sight. Pick it to fire at it, and choose where on its path: what is done in fewer ticks happens first. Or pass.',
    at: 'asked',
  },
  defend: {
    title: 'You are being fired at',
    text: 'Choose what to roll: armour takes the blow, piloting evades it. The bars show how each would end; “better” marks the safer one.',
    at: 'asked',
  },
};
