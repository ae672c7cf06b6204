import { RACE_NAMES, type Race } from '@ironhex/shared/steampunk';
import { count } from '../../../text/numbers.ts';
import type { Brush } from '../plan/setup/ground-painter.ts';
import { TERRAIN_NAMES } from './terrain.ts';

/** What a brush is called. */
export const brushName = (brush: Brush): string => (brush === 'road' ? 'Road' : TERRAIN_NAMES[brush]);

/** What the panels say in which a player prepares for set-up. */
export const PREPARING = {
  race: {
    budget: (budget: string) => `What your army may cost: ${budget} (ARM-1).`,
    units: (race: Race, n: number) => `${RACE_NAMES[race]}: ${count(n, 'unit')}`,
  },
  announce: {
    bar: (n: number) => (n === 0 ? 'You announce no Huge units.' : `You announce ${count(n, 'Huge unit')}.`),
  },
  army: {
    bar: (name: string | undefined, units: number) =>
      `Your army: ${[...(name ? [name] : []), count(units, 'unit')].join(', ')}.`,
    announced: (names: string) => `You announced ${names}: your army has exactly these Huge units (ARM-7).`,
  },
  ground: {
    presets: 'Ready designs',
    paint: 'Paint hexes on the map with',
    paintHint: 'Pick a hex of your rows. The same again takes it away.',
    bar: (name: string | undefined) => `Your ground: ${name ?? 'your own design'}.`,
  },
  hide: {
    hidden: 'Begins hidden',
    nobody: 'No unit of your army can begin hidden. Commit, so that nobody learns that.',
    bar: (hidden: number, all: number) =>
      all === 0
        ? 'Nobody of yours can hide.'
        : `${hidden} of ${count(all, 'unit')} ${hidden === 1 ? 'begins' : 'begin'} hidden.`,
  },
} as const;
