import type { ArmyId } from '@ironhex/shared/grimdark';
import type { RimStyle } from '../../../../map/counters/rim.ts';

/** What tells the armies apart: cogs of the Choir, blocks of the Levy's walls, thorns of the Brood, the Exiles' lamps. */
export const RIMS: Readonly<Record<ArmyId, RimStyle>> = {
  'ferrous-choir': { colour: '#d3dce4', piece: 'cog', count: 14, ring: true },
  'holdfast-levy': { colour: '#d99a63', piece: 'block', count: 20, ring: false },
  'thornwake-brood': { colour: '#9bd552', piece: 'thorn', count: 20, ring: true },
  'lantern-exiles': { colour: '#fff2a8', piece: 'lamp', count: 18, ring: false },
};
