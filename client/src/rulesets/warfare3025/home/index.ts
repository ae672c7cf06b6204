import {
  BANK,
  boards,
  type Card,
  CLOCKS,
  CORE,
  hasDetection,
  LEAST_DELAY,
  mechValue,
  type Options,
  seats,
  type WarfareTypes,
} from '@ironhex/shared/warfare3025';
import type { GameHome } from '../../home.ts';
import { WARFARE } from '../words/ui.ts';
import { homeEdges } from './edges.ts';
import { forceFaults, optionsFaults, optionWords, unitWords } from './faults.ts';
import { ForceSection } from './force-section.tsx';
import { firstForce, forceOf, SCENARIOS } from './form.ts';
import { OptionsSection } from './options-section.tsx';

/** How a match of Warfare is made: its options stand in the form as they are sent, a force as its cards. */
export const home: GameHome<WarfareTypes, Options, readonly Card[]> = {
  boards,
  clocks: CLOCKS,
  leastDelay: LEAST_DELAY,
  bank: BANK,
  inOneGo: hasDetection,
  seats,
  options: {
    first: CORE,
    Section: OptionsSection,
    check: optionsFaults,
    placeWords: optionWords,
    value: (form) => form,
  },
  force: {
    first: firstForce,
    Section: ForceSection,
    check: forceFaults,
    placeWords: unitWords,
    value: forceOf,
    formOf: (force) => force.map(({ card }) => card),
    brief: (force) => ({ name: '', units: force.map(({ card }) => card.name) }),
    worth: (cards) => cards.reduce((sum, card) => sum + mechValue(card), 0),
    worthMeans: WARFARE.home.valueMeans,
  },
  scenarios: SCENARIOS,
  map: { layers: { ground: [homeEdges] }, draws: { features: [], markers: [] } },
};
