import { type Force, READY_FORCES } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import type { CreateMatch } from '@ironhex/shared/protocol';
import type { Pilot } from '../pilot.ts';

/** Clocks that never run out. */
export const LONG_CLOCKS: CreateMatch['clocks'] = {
  seconds: Object.fromEntries(Object.keys(grimdark.clocks).map((name) => [name, 600])),
  bank: 600,
};

/** One of the forces that come with the game. */
export const ready = (id: string): Force => READY_FORCES.get(id)!.force;

/** Two of them together, of one army. */
const both = (one: string, other: string): Force => ({
  ...ready(one),
  units: [...ready(one).units, ...ready(other).units],
});

const request = (change: Omit<CreateMatch, 'ruleset'>, options: object = {}): CreateMatch => ({
  ruleset: grimdark.id,
  board: { stock: 'bell-yards' },
  clocks: LONG_CLOCKS,
  ...change,
  options: { forces: 'host', markers: 'map', ...options },
});

const militia = (): Force => ({ army: 'holdfast-levy', units: ['hl-militia'] });
const spitters = (): Force => ({ army: 'thornwake-brood', units: ['tb-spitters'] });

/** Matches of Grimdark that tests ask for, from the set-up on. */
export const REQUESTS: Omit<Pilot['requests'], 'largest'> = {
  duel: request({ name: 'A duel', forces: [militia(), spitters()] }, { points: 300 }),
  usual: request({ forces: [ready('fc-b'), ready('tb-a')] }),
  short: request(
    {
      forces: [
        { army: 'holdfast-levy', units: ['hl-militia', 'hl-surveyors'] },
        { army: 'thornwake-brood', units: ['tb-spitters', 'tb-skitters'] },
      ],
    },
    { points: 400 },
  ),
  // Twice the usual forces, overtime, casting, random events, and everybody is asked which models fall.
  long: request(
    { forces: [both('tb-a', 'tb-b'), both('hl-a', 'hl-b')], board: { stock: 'harrow-fields' }, clocks: 'none' },
    { points: 1500, markers: 'placed', events: 'always', casualties: { a: 'ask', b: 'ask' }, overtime: 'on' },
  ),
};
