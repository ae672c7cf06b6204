import type { Direction, HexLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Layer } from '../ground/passage.ts';
import type { ArmedUnit } from '../roster/army.ts';
import type { Critical, HexMarker } from '../roster/figures/effects.ts';
import type { Die, Speed } from '../roster/figures/terms.ts';

/** A unit's name within its match: the letter of its seat and a number that counts from 1, such as `b3`. */
export type UnitId = string;

/** Everything that damage does to a unit: what its live state and its ledger hold, DET-5. Never changed, only replaced. */
export interface Harm {
  /** Which models live, by index. */
  readonly alive: readonly boolean[];
  /** Crew of a gun that died, of the unit's `crew_count`. */
  readonly crewLost: number;
  /** Tokens of +1 on future damage, CON-2, and on future crew damage. */
  readonly fd: number;
  readonly cfd: number;
  /** Shaken tokens, CON-1. */
  readonly shaken: number;
  /** How many tokens of each, CON-4. */
  readonly fire: number;
  readonly acid: number;
  readonly minorAcid: number;
  /** A die for each token, the oldest first, CON-4. */
  readonly poison: readonly Die[];
  readonly bleeding: readonly Die[];
  /** Lasting damage to a machine, each at most once, CON-5. */
  readonly criticals: readonly Exclude<Critical, 'assault_minus'>[];
  /** Strength dice lost for good, CON-5. */
  readonly assaultMinus: number;
  readonly crippledCrew: boolean;
  readonly unconscious: boolean;
  /** What acid has taken from the armour of every angle, AGO-0. */
  readonly armourLost: number;
  /** Endurance tokens left, AB-EN. */
  readonly endurance: number;
  /** What Apply damage does besides, once, in this order. */
  readonly after: readonly AfterDamage[];
}

/**
 * What Apply damage does to a unit or around it, besides what it carries from then on, DMG-5; `times` in a row, or once if that
 * is left out.
 */
export type AfterDamage = { readonly times?: number | undefined } & (
  | /** Its facing is reversed. */
  { readonly do: 'turn_180' }
  /** It drops one step of speed, if it has one in its layer. */
  | { readonly do: 'slow_down' }
  /** Markers are placed in its hex, and in those around it. */
  | { readonly do: 'place'; readonly markers: readonly HexMarker[]; readonly around: boolean }
);

/** An aim token, GUN-3. */
export interface AimToken {
  /** The word of the order that took it, such as `Aim` or `Aim(main)`. */
  readonly word: string;
  /** Where the unit stood. */
  readonly at: HexLabel;
  /** The last gunnery part in which it counts. */
  readonly until: { readonly turn: number; readonly part: 1 | 2 };
}

/** What a lost assault or an early retreat leaves of a unit's order for this turn, RET-6: turning, or nothing. */
export type Remainder = 'turn' | 'nothing';

/** One unit. What it was bought with is in `bought`; `builtOf` gives its figures. All of it is public while it is not hidden. */
export interface Unit {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: number;
  readonly bought: ArmedUnit;
  /** `waiting` is not set up yet; `fled` and `destroyed` units are gone for good, RET-4. */
  readonly status: 'waiting' | 'field' | 'fled' | 'destroyed';
  /** Where it stands; where it was when it left. */
  readonly at: HexLabel | null;
  readonly facing: Direction;
  readonly speed: Speed;
  /** A token on the map that other viewers do not look under, CON-8. */
  readonly hidden: boolean;
  /** The name of the token that stands for it while it hides; it tells nothing of the unit. null: it never hid. */
  readonly token: string | null;
  /** What counts now. */
  readonly harm: Harm;
  /** What will count after Apply damage; null: no damage waits, DET-5. */
  readonly ledger: Harm | null;
  readonly aim: readonly AimToken[];
  /** Load tokens, or uses left, by weapon id; weapons that never need loading are not listed, GUN-2. */
  readonly loads: Readonly<Record<string, number>>;
  /** What of its order was carried out this turn, for all to see: tokens by step, words by part; null: not yet. */
  readonly did: {
    readonly steps: readonly [readonly string[] | null, readonly string[] | null, readonly string[] | null];
    readonly parts: readonly [string | null, string | null];
  };
  readonly remainder: Remainder | null;
  /** The hex in which hex effects struck it this turn; null: none since it came to where it stands, HEX-3. */
  readonly struckAt: HexLabel | null;
  /** Who drags it in the next Movement 1. */
  readonly draggedBy: UnitId | null;
  /** Marks, each at most once. */
  readonly marks: readonly StatusMark[];
}

/**
 * What is noted of a unit for a while: overcrowd STK-4 and shaken next turn AS-2 until Aftermath; with reveal bonuses CON-8
 * this turn; its first assault since that is still to come; cloud released this turn AB-RC; an unstable round is loaded, to
 * be fired in the next turn.
 */
export const MARKS = [
  'overcrowd',
  'shaken_next_turn',
  'revealed',
  'revealed_fights',
  'cloud_released',
  'unstable',
  'unstable_new',
] as const;
/** One of these notes. */
export type StatusMark = (typeof MARKS)[number];

/** Markers on one hex: a count each, 0 for none, HEX-1. */
export interface HexMarkers {
  readonly smoke: number;
  readonly fire: number;
  readonly poison: { readonly count: number; readonly die: Die; readonly from: number } | null;
  readonly acid: { readonly count: number; readonly major: boolean; readonly from: number } | null;
}

export const NO_MARKERS: HexMarkers = { smoke: 0, fire: 0, poison: null, acid: null };

/** What the next roll against a unit meets: its ledger if damage waits in it, else its live state, DET-5. */
export const harmOf = ({ ledger, harm }: Pick<Unit, 'ledger' | 'harm'>): Harm => ledger ?? harm;

/** In the air while its speed is one of flight, section 1. */
export const layerOf = ({ speed }: Pick<Unit, 'speed'>): Layer => (speed.endsWith('_fly') ? 'air' : 'ground');

/** How many models live. */
export const livingOf = ({ alive }: Harm): number => alive.filter(Boolean).length;

/** Is it shaken now, CON-1? */
export const isShaken = ({ harm }: Pick<Unit, 'harm'>): boolean => harm.shaken > 0;

const NOT_YET: Unit['did'] = { steps: [null, null, null], parts: [null, null] };

/** Nothing of this turn's order carried out yet. */
export const nothingDone = (): Unit['did'] => NOT_YET;

/** Marks with one more; each is there at most once. */
export const withMark = (marks: readonly StatusMark[], mark: StatusMark): readonly StatusMark[] =>
  marks.includes(mark) ? marks : [...marks, mark];

/** Marks without these. */
export const withoutMarks = (marks: readonly StatusMark[], ...gone: readonly StatusMark[]): readonly StatusMark[] =>
  marks.filter((mark) => !gone.includes(mark));
