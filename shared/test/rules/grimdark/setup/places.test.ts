import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { Match, type Setup } from '../../../../src/match/index.ts';
import type { GrimdarkTypes } from '../../../../src/rulesets/grimdark/model/types.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import { largest } from '../../../rulesets/grimdark/largest.ts';

// How many hexes are looked at for units that find hardly a place or none: few, however many units ask.

/** Hexes of the largest map. */
const MAP = 98 * 98;

const begin = (setup: Setup<GrimdarkTypes>) => new Match(grimdark, setup, { dice: () => fastDice(1), viewers: [] });

describe('units that find no place', () => {
  it('as reserves look at the map once for each side, not once each', () => {
    const { begun, state } = begin(largest['reserves without a place']!());
    expect(Object.values(state.units).filter(({ place }) => place === 'reserve')).toHaveLength(22);
    expect(begun.cost.hexes).toBeGreaterThanOrEqual(MAP);
    expect(begun.cost.hexes).toBeLessThan(6 * MAP);
  });

  it('as scouts look around each hex of their zone once, not once each and not at the whole map', () => {
    const { begun, state } = begin(largest['scouts shut in']!());
    expect(Object.values(state.units).filter(({ place }) => place === 'destroyed')).toHaveLength(60);
    // 1,176 hexes of the zone, and 25 by 25 around each.
    expect(begun.cost.hexes).toBeLessThan(2 * 1_176 * 625);
  });
});
