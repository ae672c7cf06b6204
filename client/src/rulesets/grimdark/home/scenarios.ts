import type { Force, Options } from '@ironhex/shared/grimdark';
import type { Laid } from '../../home.ts';
import { FIRST_OPTIONS, readyForce } from './form.ts';

/** The ready forces of both seats. */
const forces = (a: string, b: string): Laid<Options, Force> => ({
  forces: { a: readyForce(a).force, b: readyForce(b).force },
});

/** The scenarios of the first page; the usual match is as the form begins. */
export const SCENARIOS: Readonly<Record<string, Laid<Options, Force>>> = {
  quick: {},
  tomb: { options: { ...FIRST_OPTIONS, scenario: 'tomb' }, ...forces('hl-a', 'le-b') },
  storm: { options: { ...FIRST_OPTIONS, scenario: 'storm' }, ...forces('le-a', 'fc-a') },
  resonance: { options: { ...FIRST_OPTIONS, scenario: 'resonance' }, ...forces('tb-b', 'hl-b') },
};
