// The table of random events, G-17.4.

import type { Happening } from './row.ts';
import {
  alienCannon,
  berserker,
  carnivorousFauna,
  combatFatigued,
  coveredInBlood,
  crazedSniper,
  criticalTransmission,
  darkClouds,
  earthquake,
  enemyIntel,
  finishThem,
  flashGrenades,
  fragileGuns,
  graveMiscalculation,
  lowSupplies,
  monstrousSpawn,
  oldFriend,
  psychicAnomaly,
  riggedToBlow,
  suppressingFire,
  surpriseAttack,
  toxicFumes,
  warShout,
  weakSpot,
} from './rows.ts';
import { walkingDead } from './walking-dead.ts';

/** A result of the two dice. */
type EventRow =
  /** Without effect in a single battle, G-17.2. */
  | 'campaign'
  /** `neutral`: it needs a neutral counter, so it happens with the option `eventSet: full` only. */
  | { readonly happens: Happening; readonly neutral?: true };

/** By tens and units. */
export const EVENTS: Readonly<Record<number, EventRow>> = {
  11: 'campaign',
  12: 'campaign',
  13: { happens: fragileGuns },
  14: { happens: monstrousSpawn },
  15: { happens: lowSupplies },
  16: { happens: combatFatigued },
  21: { happens: carnivorousFauna },
  22: { happens: toxicFumes },
  23: { happens: riggedToBlow },
  24: { happens: earthquake },
  25: { happens: darkClouds },
  26: { happens: finishThem },
  31: { happens: psychicAnomaly },
  32: { happens: walkingDead, neutral: true },
  33: { happens: crazedSniper, neutral: true },
  34: { happens: oldFriend, neutral: true },
  35: 'campaign',
  36: { happens: enemyIntel, neutral: true },
  41: { happens: surpriseAttack },
  42: { happens: graveMiscalculation },
  43: { happens: berserker },
  44: 'campaign',
  45: { happens: weakSpot },
  46: 'campaign',
  51: 'campaign',
  52: 'campaign',
  53: { happens: flashGrenades },
  54: { happens: suppressingFire },
  55: { happens: warShout },
  56: { happens: coveredInBlood },
  61: 'campaign',
  62: 'campaign',
  63: { happens: alienCannon },
  64: 'campaign',
  65: { happens: criticalTransmission },
  66: 'campaign',
};
