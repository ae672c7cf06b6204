import type { Weapon } from '../../terms.ts';
import { weapon } from '../../write.ts';

/** The weapons of The Holdfast Levy. */
export const WEAPONS: readonly Weapon[] = [
  weapon({ id: 'hl-rifle', name: 'Service Rifle', range: 24, attacks: 1 }),
  weapon({ id: 'hl-carbine', name: 'Ship Carbine', range: 18, attacks: 2 }),
  weapon({ id: 'hl-grenade', name: 'Grenade Tube', range: 24, attacks: 1, rules: { blast: 3 } }),
  weapon({ id: 'hl-arc-gun', name: 'Arc Gun', range: 24, attacks: 1, ap: 3, energy: true }),
  weapon({ id: 'hl-long-rifle', name: 'Survey Long Rifle', range: 30, attacks: 1, ap: 1, rules: { sniper: 1 } }),
  weapon({ id: 'hl-mortar', name: 'Field Mortar', range: 30, attacks: 1, rules: { blast: 3, indirect: 1 } }),
  weapon({ id: 'hl-flamer', name: 'Clearing Torch', range: 12, attacks: 1, ap: 1, rules: { blast: 3, reliable: 1 } }),
  weapon({
    id: 'hl-demo-charge',
    name: 'Demolition Charge',
    range: 6,
    attacks: 1,
    ap: 3,
    rules: { blast: 6, limited: 1 },
  }),
  weapon({ id: 'hl-heavy-stubber', name: 'Belt Gun', range: 30, attacks: 3, ap: 1 }),
  weapon({
    id: 'hl-rockets',
    name: 'Hunter Rockets',
    range: 30,
    attacks: 2,
    ap: 2,
    rules: { 'lock-on': 1, limited: 1, deadly: 3 },
  }),
  weapon({
    id: 'hl-rail-cannon',
    name: 'Rail Cannon',
    range: 36,
    attacks: 1,
    ap: 4,
    rules: { deadly: 6 },
    energy: true,
  }),
  weapon({ id: 'hl-siege-gun', name: 'Siege Gun', range: 36, attacks: 1, ap: 1, rules: { blast: 6, indirect: 1 } }),
  weapon({ id: 'hl-pistol', name: 'Officer Pistol', range: 12, attacks: 2, ap: 1 }),
  weapon({ id: 'hl-bayonet', name: 'Bayonet', attacks: 1 }),
  weapon({ id: 'hl-officer-blade', name: 'Officer Blade', attacks: 3, ap: 1 }),
  weapon({ id: 'hl-breach-tools', name: 'Breaching Tools', attacks: 2, ap: 1 }),
  weapon({ id: 'hl-crew-tools', name: 'Crew Tools', attacks: 1 }),
];
