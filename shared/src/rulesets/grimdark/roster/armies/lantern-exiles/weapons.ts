import type { Weapon } from '../../terms.ts';
import { weapon } from '../../write.ts';

/** The weapons of The Lantern Exiles. */
export const WEAPONS: readonly Weapon[] = [
  weapon({ id: 'le-shard-rifle', name: 'Shard Rifle', range: 24, attacks: 1, ap: 1, energy: true }),
  weapon({ id: 'le-long-shard', name: 'Long Shard', range: 30, attacks: 1, ap: 1 }),
  weapon({
    id: 'le-mark-rifle',
    name: 'Marking Rifle',
    range: 30,
    attacks: 1,
    ap: 1,
    rules: { sniper: 1 },
    energy: true,
  }),
  weapon({
    id: 'le-prism-lance',
    name: 'Prism Lance',
    range: 36,
    attacks: 1,
    ap: 3,
    rules: { deadly: 3, 'lock-on': 1 },
    energy: true,
  }),
  weapon({
    id: 'le-lumen-cannon',
    name: 'Lumen Cannon',
    range: 30,
    attacks: 3,
    ap: 2,
    rules: { reliable: 1 },
    energy: true,
  }),
  weapon({ id: 'le-skiff-gun', name: 'Skiff Gun', range: 24, attacks: 3 }),
  weapon({ id: 'le-glare', name: 'Glare Pistol', range: 12, attacks: 1, ap: 2, energy: true }),
  weapon({ id: 'le-blade', name: 'Mirror Blade', attacks: 2, rules: { rending: 1 } }),
  weapon({ id: 'le-knife', name: 'Knife', attacks: 1 }),
  weapon({ id: 'le-lance', name: 'Dawn Lance', attacks: 2, ap: 1, rules: { thrust: 1 }, energy: true }),
  weapon({ id: 'le-high-lance', name: 'High Dawn Lance', attacks: 4, ap: 2, rules: { thrust: 1 }, energy: true }),
  weapon({ id: 'le-kick', name: 'Strider Kick', attacks: 3, ap: 1 }),
];
