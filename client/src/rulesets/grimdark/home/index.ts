import {
  ARMIES,
  ARSENAL,
  BANK,
  boards,
  CLOCKS,
  type Force,
  type GrimdarkTypes,
  LEAST_DELAY,
  type Options,
  seats,
  totalOf,
} from '@ironhex/shared/grimdark';
import type { GameHome } from '../../home.ts';
import { finished } from '../forces/edit.ts';
import { boardKit } from '../map/layers/ground.ts';
import { forceFaults, forceWords, optionsFaults, optionWords } from './faults.ts';
import { ForceSection } from './force-section.tsx';
import { FIRST_OPTIONS, firstForm, optionsValue } from './form.ts';
import { OptionsSection } from './options-section.tsx';
import { SCENARIOS } from './scenarios.ts';

/** How a match of Grimdark is made: options and forces stand in the form as they are sent. */
export const home: GameHome<GrimdarkTypes, Options, Force> = {
  boards,
  clocks: CLOCKS,
  leastDelay: LEAST_DELAY,
  bank: BANK,
  seats,
  options: {
    first: FIRST_OPTIONS,
    Section: OptionsSection,
    check: optionsFaults,
    placeWords: optionWords,
    value: optionsValue,
  },
  force: {
    first: firstForm,
    Section: ForceSection,
    check: forceFaults,
    placeWords: forceWords,
    value: finished,
    formOf: (force) => force,
    brief: ({ army, name = ARMIES[army].name, units }) => ({
      name,
      units: units.map((id) => ARSENAL.profiles[id]?.name ?? id),
    }),
    worth: (force) => totalOf(force),
  },
  scenarios: SCENARIOS,
  map: boardKit,
};
