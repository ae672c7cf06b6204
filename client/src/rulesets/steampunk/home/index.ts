import {
  BANK,
  boards,
  builtOf,
  CLOCKS,
  LEAST_DELAY,
  type Options,
  pointsFor,
  RACE_NAMES,
  type SteampunkTypes,
  seats,
  totalOf,
} from '@ironhex/shared/steampunk';
import type { GameHome } from '../../home.ts';
import { boardKit } from '../map/layers/ground.ts';
import { ARMY_WORDS } from '../words/armies.ts';
import { armyFaults, armyWords, optionsFaults, optionWords } from './faults.ts';
import { ForceSection } from './force-section.tsx';
import { type ArmyForm, armyValue, FIRST_OPTIONS, firstForm, optionsValue } from './form.ts';
import { OptionsSection } from './options-section.tsx';
import { SCENARIOS } from './scenarios.ts';

/** How a match of Steampunk Fantasy is made: its options stand in the form as they are sent. */
export const home: GameHome<SteampunkTypes, Options, ArmyForm> = {
  boards,
  clocks: CLOCKS,
  bank: BANK,
  leastDelay: LEAST_DELAY,
  lastingSecrets: 'hidden units',
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
    check: armyFaults,
    placeWords: armyWords,
    value: armyValue,
    formOf: (army) => ({ army, budget: null }),
    brief: ({ race, name = RACE_NAMES[race], units }) => ({ name, units: units.map((unit) => builtOf(unit).name) }),
    worth: ({ army }) => pointsFor(totalOf(army), 'kept'),
    worthMeans: ARMY_WORDS.choose.worthMeans,
  },
  scenarios: SCENARIOS,
  map: boardKit,
};
