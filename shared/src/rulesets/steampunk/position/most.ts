import type { Cost, Work } from '../../../cost.ts';

/**
 * The most of everything that a position may hold: some times what the roster, two armies of 96 points and play itself come
 * to, and so little that a step in which all of it happens at once stays within what one may take, see `BOUNDS`. What is
 * bounded by the roster (an army's units, a unit's models) has no line here.
 */
export const MOST = {
  /** Units of both sides; two armies have 48. */
  units: 60,
  /** Units that stand in a position before armies are built: those are still to come, P2. */
  unitsBefore: 12,
  /** Units of one side in a hex and layer; STK-1 allows 2. Those that hide do not count. */
  stacked: 6,
  /** Tokens of fire, acid, poison and bleeding, CON-4: of one unit, and of all. One tank can be hit by 96 acid balloons. */
  tokens: 120,
  tokensOfAll: 400,
  /** Effects of Apply damage that wait in ledgers, DMG-5: 20 of one unit, and of all. */
  after: 20,
  afterOfAll: 240,
  /** Endurance tokens of one unit, AB-EN: the roster has 8. */
  endurance: 24,
  /** Weapons in the arsenal; how far one reaches that strikes hexes, GUN-7: the roster has 4; shots of each model. */
  arsenal: 60,
  hexRange: 8,
  shots: 20,
  /** Shots of one unit in one part at single units, GUN-4, and at hexes and arcs, GUN-7: the roster has 20, and 2. */
  shotsAtUnits: 60,
  shotsAtHexes: 24,
  /** Strength or deflection dice of one unit, AS-5 and AS-6: the roster has 16. */
  assaultDice: 32,
  /** Dice that all units roll in one assault each, with what is rolled again, AS-8. Two armies come to 5700. */
  assaultDiceOfAll: 8000,
  /** Armour of one unit at one side, DMG-3: the roster has 13. */
  armour: 30,
  /** Dice that all units roll if each fires everything in one part and hits, GUN-6 to DMG-5. Two armies come to 15000. */
  fireDice: 20_000,
  /** Events of the same: two armies come to 6500. */
  fireEvents: 12_000,
  /** Steps on an agenda: a shot each of all units, while the match pauses between two of them. */
  agenda: 4000,
} as const;

/**
 * How much of a volley, of fights or of agony is worked out at once before the match pauses: what takes a server some 25 ms.
 * Two armies of 96 points do not come to it unless nearly all of them fire at once.
 */
export const AT_ONCE: Work = { dice: 3000, events: 1500 };

/**
 * What one step may take, up to a question or a pause. The largest positions reach 3200 dice, 3500 events where damage is
 * applied, and 500000 hexes.
 */
export const BOUNDS: Cost = { dice: 10_000, events: 8000, hexes: 600_000 };
