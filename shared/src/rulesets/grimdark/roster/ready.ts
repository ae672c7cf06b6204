// Forces that can be played as they are.
import type { Force } from './force.ts';
import type { ProfileId } from './terms.ts';

/** A force that can be played as it is; it keeps to the open limits. */
export interface ReadyForce {
  readonly id: string;
  /** A few words about it, for a player who chooses a force. */
  readonly summary: string;
  /** The limit that it was made for. */
  readonly points: number;
  readonly force: Force & { readonly name: string };
}

/** The same unit twice. */
const twice = (unit: ProfileId): readonly ProfileId[] => [unit, unit];

/** The forces for 750 points, two of each army. */
const SMALL_FORCES: readonly ReadyForce[] = [
  {
    id: 'fc-a',
    summary: 'Riders that hover at the enemy while two posts shoot from where they stand',
    points: 750,
    force: {
      army: 'ferrous-choir',
      name: 'Striding Psalm',
      units: ['fc-precentor', ...twice('fc-acolytes'), ...twice('fc-glaive-riders'), ...twice('fc-lattice-node')],
      joins: [{ hero: 1, unit: 2 }],
    },
  },
  {
    id: 'fc-b',
    summary: 'A firing line, and two walkers that come up behind it',
    points: 750,
    force: {
      army: 'ferrous-choir',
      name: 'Iron Refrain',
      units: ['fc-cantor', ...twice('fc-wardens'), 'fc-needle-swarm', ...twice('fc-harrow')],
      joins: [{ hero: 1, unit: 2 }],
    },
  },
  {
    id: 'hl-a',
    summary: 'Some of everything: infantry, guns, a tank and a carrier',
    points: 750,
    force: {
      army: 'holdfast-levy',
      name: 'Dig Site Garrison',
      units: [
        'hl-dig-boss',
        'hl-militia',
        'hl-line',
        'hl-veterans',
        'hl-mortars',
        'hl-crawler',
        'hl-rampart',
        'hl-thumper',
      ],
      joins: [{ hero: 1, unit: 4 }],
      loads: [{ unit: 4, into: 6 }],
    },
  },
  {
    id: 'hl-b',
    summary: 'Militia on wheels, with outriders ahead and a tank beside them',
    points: 750,
    force: {
      army: 'holdfast-levy',
      name: 'Road Column',
      units: ['hl-marshal', ...twice('hl-militia'), 'hl-mortars', ...twice('hl-outriders'), 'hl-crawler', 'hl-rampart'],
      joins: [{ hero: 1, unit: 2 }],
      loads: [{ unit: 2, into: 7 }],
    },
  },
  {
    id: 'tb-a',
    summary: 'Claws by the dozen and a rain of acid, led by a matriarch',
    points: 750,
    force: {
      army: 'thornwake-brood',
      name: 'Carpet of Teeth',
      units: ['tb-matriarch', ...twice('tb-skitters'), ...twice('tb-spitters'), 'tb-reavers'],
      joins: [{ hero: 1, unit: 6 }],
    },
  },
  {
    id: 'tb-b',
    summary: 'Some come from under the ground and some from the air, while spores fly over their heads',
    points: 750,
    force: {
      army: 'thornwake-brood',
      name: 'From Below',
      units: ['tb-dreamer', 'tb-spitters', ...twice('tb-burrowers'), ...twice('tb-wings'), 'tb-bombard'],
    },
  },
  {
    id: 'le-a',
    summary: 'Dancers who ride to the fight in a barge, and two striders that cover them',
    points: 750,
    force: {
      army: 'lantern-exiles',
      name: 'Mirror Procession',
      units: ['le-seer', ...twice('le-dancers'), 'le-prisms', 'le-barge', ...twice('le-strider')],
      loads: [{ unit: 2, into: 5 }],
    },
  },
  {
    id: 'le-b',
    summary: 'Skiffs that strike, and long rifles that keep the rest away',
    points: 750,
    force: {
      army: 'lantern-exiles',
      name: 'Dawn Patrol',
      units: ['le-dawn-captain', ...twice('le-wardens'), ...twice('le-outwatch'), 'le-lancers', 'le-barge'],
      loads: [{ unit: 2, into: 7 }],
    },
  },
];

/** All ready forces by id, two for each army. */
export const READY_FORCES: ReadonlyMap<string, ReadyForce> = new Map(SMALL_FORCES.map((ready) => [ready.id, ready]));
