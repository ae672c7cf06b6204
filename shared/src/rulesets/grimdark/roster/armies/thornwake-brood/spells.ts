import type { Spell } from '../../terms.ts';
import { spell } from '../../write.ts';

/** The spells of The Thornwake Brood. */
export const SPELLS: readonly Spell[] = [
  spell({
    id: 'tb-itch',
    name: 'Maddening Itch',
    value: 1,
    range: 18,
    side: 'enemy',
    effect: { kind: 'modifier', stat: 'hit', amount: -1, scope: 'next-attacks' },
  }),
  spell({
    id: 'tb-frenzy',
    name: 'Frenzy Musk',
    value: 2,
    range: 12,
    targets: 2,
    side: 'friendly',
    effect: { kind: 'modifier', stat: 'hit', amount: 1, scope: 'melee' },
  }),
  spell({
    id: 'tb-bloom',
    name: 'Corpse Bloom',
    value: 3,
    range: 18,
    side: 'enemy',
    effect: { kind: 'hits', hits: 1, ap: 1, rules: { blast: 6, poison: 1 } },
  }),
];
