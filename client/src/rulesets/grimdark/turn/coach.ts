import type { Prompt } from '@ironhex/shared/grimdark';
import type { Hint } from '../../moments.ts';

/** The hint for a player at the first decision of each of these kinds. */
const HINTS: Readonly<Partial<Record<Prompt, Hint>>> = {
  proposal: {
    title: 'Your side is ready',
    text: 'Click a unit to read its card. Begin like this, or change it: then you choose edges and deploy unit by unit.',
    at: 'asked',
  },
  'place-marker': {
    title: 'Place a marker',
    text: 'A hex is proposed already. Markers are what the battle is about: whoever holds more after the last round wins.',
    at: 'map',
  },
  edge: {
    title: 'Choose an edge',
    text: 'Look where cover is: your zone runs along your edge. You deploy first, and take the first turn.',
    at: 'asked',
  },
  declare: {
    title: 'Before the battle',
    text: 'Heroes can join units, units can ride or wait aside. All of it is filled in; change what you like.',
    at: 'asked',
  },
  deploy: {
    title: 'Deploy',
    text: 'Pick a unit beside the map, then a hex of your zone. If you just confirm, it is placed for you.',
    at: 'map',
  },
  arrive: {
    title: 'Reserves',
    text: 'Units in reserve arrive from round 2 on, over 9 hexes from every enemy. You can pass and bring them later.',
    at: 'map',
  },
  activate: {
    title: 'Your first turn',
    text: 'Pick one of your units. You act in turn with your opponent, one unit each, until all have acted.',
    at: 'map',
  },
  act: {
    title: 'Move',
    text: 'The bands show how far each action goes. Pick a hex to go there, or an enemy to attack it: shots or a charge, whichever is better; a second click plans the other.',
    at: 'map',
  },
  shoot: {
    title: 'Shoot',
    text: 'Each kind of weapon is a group with one target, two targets in all. The odds stand at each of them.',
    at: 'asked',
  },
  cast: {
    title: 'Cast a spell',
    text: 'Tokens pay for spells, help friends and hinder enemies. A spell is cast before the move, after it, or not at all.',
    at: 'asked',
  },
  'strike-back': {
    title: 'Strike back?',
    text: 'It may cause wounds now, but a unit that struck hits on a 6 only for the rest of the round.',
    at: 'asked',
  },
};

/** Hints for the first time that something is asked. */
export const grimdarkCoach: Readonly<Record<string, Hint>> = HINTS as Readonly<Record<string, Hint>>;
