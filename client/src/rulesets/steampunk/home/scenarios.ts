import { ARMIES, type Options, OptionsSchema } from '@ironhex/shared/steampunk';
import type { Laid } from '../../home.ts';
import { armyFrom } from '../armies/ready.ts';
import { type ArmyForm, FIRST_OPTIONS } from './form.ts';

const ready = (id: string): ArmyForm => ({ army: armyFrom(ARMIES.get(id)!), budget: null });

/** The scenarios of the first page; the usual match is as the form begins. */
export const SCENARIOS: Readonly<Record<string, Laid<Options, ArmyForm>>> = {
  quick: {},
  foundry: {
    board: 'foundry-quarter',
    options: FIRST_OPTIONS,
    forces: { blue: ready('dwarf-c'), orange: ready('darkelf-c') },
  },
  battle: {
    board: 'twin-shoulders',
    options: OptionsSchema.parse({ armies: 'host', setup: 'steps' }),
    forces: { blue: ready('gnome-a'), orange: ready('darkelf-a') },
  },
  sealed: { options: OptionsSchema.parse({ terrain: 'designed' }) },
};
