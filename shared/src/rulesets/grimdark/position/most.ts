/**
 * The most that a position may hold, besides what single fields say: what units do to one another is a product of
 * several figures, and all that follows from one answer is worked out at once. Each is several times what the armies,
 * their spells and the events reach, which stands behind it.
 */
export const MOST = {
  /** Models of one profile, G-4.1. The armies: 10. */
  models: 60,
  /** Tough of all models of a unit, one die each in a dangerous test, G-9.9. The armies: 18. */
  tough: 600,
  /** Tough of all units: an earthquake tests them all at once, event 24. Two armies of 4,000 points: 630. */
  toughInAll: 4000,
  /** Dice to hit of a unit with all of its ranged weapons, or all of its melee weapons, G-10.6. The armies: 20. */
  attacks: 600,
  /** The hits that these can make with Blast, G-11.4. The armies: 20. */
  hits: 1200,
  /** The wounds that these can make with Deadly, G-11.7: one die each of a unit that regenerates. The armies: 20. */
  wounds: 2400,
  /** Dice of Impact of a unit, G-12.2. The armies: 6. */
  impact: 240,
  /** The wounds that a spell can make of each target, G-16.6. The armies: 6. */
  spell: 120,
  /** Units of the walking dead: an event brings one in each of six rounds, event 32. */
  dead: 6,
  /**
   * What `wounds` is for one unit, for all walking dead: there is no decision between their fights, G-17.5. Six units:
   * 180.
   */
  deadWounds: 360,
} as const;
