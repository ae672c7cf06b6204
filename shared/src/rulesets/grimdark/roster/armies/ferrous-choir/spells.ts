import type { Spell } from '../../terms.ts';
import { spell } from '../../write.ts';

/** The spells of The Ferrous Choir. */
export const SPELLS: readonly Spell[] = [
  spell({
    id: 'fc-discord',
    name: 'Discord Pulse',
    value: 1,
    range: 12,
    side: 'enemy',
    effect: { kind: 'hits', hits: 2, ap: 1, rules: {} },
  }),
  spell({
    id: 'fc-mending',
    name: 'Mending Chord',
    value: 2,
    range: 12,
    side: 'friendly',
    effect: { kind: 'modifier', stat: 'defense', amount: 1, scope: 'all-attacks' },
  }),
  spell({
    id: 'fc-dissonance',
    name: 'Grand Dissonance',
    value: 3,
    range: 18,
    side: 'enemy',
    effect: { kind: 'hits', hits: 6, ap: 1, rules: {} },
  }),
];
