import type { Spell } from '../../terms.ts';
import { spell } from '../../write.ts';

/** The spells of The Lantern Exiles. */
export const SPELLS: readonly Spell[] = [
  spell({
    id: 'le-veil',
    name: 'Veil of Ash',
    value: 1,
    range: 12,
    side: 'friendly',
    effect: { kind: 'grant', rule: 'stealth' },
  }),
  spell({
    id: 'le-true-path',
    name: 'True Path',
    value: 2,
    range: 12,
    targets: 2,
    side: 'friendly',
    effect: { kind: 'modifier', stat: 'hit', amount: 1, scope: 'shooting' },
  }),
  spell({
    id: 'le-white-fire',
    name: 'White Fire',
    value: 3,
    range: 18,
    side: 'enemy',
    effect: { kind: 'hits', hits: 2, ap: 4, rules: { deadly: 3 } },
  }),
];
