import type { ExtraDie } from './abilities.ts';
import type { Critical, DamageTable, Effect, HexMarker, PoisonCloud, SpecialTable } from './effects.ts';
import { gunneryOrder, movementTemplate } from './notation.ts';
import type { BySpeed, GunneryOrder, MovementOrder, MovementTemplate } from './orders.ts';
import type { ByAngle, Cost, Die, DieExpression, Race } from './terms.ts';
import type { Equipment, Model, UnitType } from './unit.ts';
import type { Damage, Weapon } from './weapon.ts';

// Short words for writing figures down. What a call leaves out has the usual value.

/** Some currencies; the others are 0. */
export const cost = (given: Partial<Cost>): Cost => ({ ip: 0, mp: 0, cp: 0, xp: 0, ...given });
/** dN, with a modifier. */
export const d = (sides: Die, plus = 0): DieExpression => ({ sides, plus });
/** The same value at every angle. */
export const everyAngle = <T>(value: T): ByAngle<T> => [value, value, value, value];

export const kill = (n: number): Effect => ({ do: 'kill', n });
export const fd = (n: number): Effect => ({ do: 'fd', n });
export const cfd = (n: number): Effect => ({ do: 'cfd', n });
export const bleed = (die: Die): Effect => ({ do: 'bleed', die });
export const token = (name: 'fire' | 'acid' | 'minor_acid'): Effect => ({ do: 'token', token: name });
export const roll = (on: SpecialTable, times = 1): Effect => ({ do: 'roll', on, die: 6, times });
export const crewKill = (n: number): Effect => ({ do: 'crew_kill', n });
export const crit = (which: Critical, n = 0): Effect => ({ do: 'crit', which, n });
export const hexes = (...markers: readonly HexMarker[]): Effect => ({ do: 'hexes', markers });
export const DESTROY: Effect = { do: 'destroy' };
export const SHAKEN: Effect = { do: 'shaken' };
export const CRIPPLED_CREW: Effect = { do: 'crippled_crew' };
export const DOUBLE_IF_SHAKEN: Effect = { do: 'double_if_shaken' };
export const TURN_180: Effect = { do: 'turn_180' };
export const UNCONSCIOUS: Effect = { do: 'unconscious' };

/** A damage table from rows such as `[4, fd(1), SHAKEN]`. */
export const table = (...rows: readonly (readonly [from: number, ...effects: readonly Effect[]])[]): DamageTable =>
  rows.map(([from, ...effects]) => ({ from, effects }));

/** Poison cloud [die](n+), 5+ if nothing is said, HEX-1. */
export const cloud = (die: Die, n = 5): PoisonCloud => ({ kind: 'poison_cloud', die, n });
export const SMOKE: HexMarker = { kind: 'smoke' };

/** Rows of a movement table in the notation of ORD-3. */
export const moves = (...rows: readonly string[]): readonly MovementTemplate[] => rows.map(movementTemplate);
/** Rows of a gunnery table in the notation of ORD-3. */
export const fires = (...rows: readonly string[]): readonly GunneryOrder[] => rows.map(gunneryOrder);

const raceOf = (id: string): Race => id.slice(0, id.indexOf('.')) as Race;

type Given<T, Usual> = Omit<T, keyof Usual | 'race'> & Partial<Pick<T, keyof Usual & keyof T>>;

const USUAL_DAMAGE = { ap: 0, regular: null, extra: [], penetrateBonus: 0 } satisfies Damage;
const USUAL_WEAPON = {
  ...USUAL_DAMAGE,
  arc: everyAngle(1),
  fixed: false,
  shots: 1,
  per: 'model',
  hitMod: 0,
  attack: { mode: 'direct' },
  onHit: [],
  abilities: [],
  ammo: { kind: 'load', capacity: 1, perLoad: 1, perUse: 1 },
  firedBy: ['Fire'],
  loadedBy: ['Load'],
  aimedBy: ['Aim'],
  freeFire: [],
  slots: {},
} satisfies Partial<Weapon>;
/** A weapon; if nothing is said, one shot in every direction, loaded, aimed and fired one at a time. */
export const weapon = (given: Given<Weapon, typeof USUAL_WEAPON>): Weapon => ({
  race: raceOf(given.id),
  ...USUAL_WEAPON,
  ...given,
});

/** What every hit of a model does in an assault. */
export const hits = (ap: number, regular: DieExpression, ...extra: readonly ExtraDie[]): Damage => ({
  ...USUAL_DAMAGE,
  ap,
  regular,
  extra,
});

const USUAL_MODEL = { abilities: [], unitAbilities: [], cost: cost({}), replaces: null } satisfies Partial<Model>;
/** A model; if nothing is said, a regular one. */
export const model = (given: Given<Model, typeof USUAL_MODEL>): Model => ({
  race: raceOf(given.id),
  ...USUAL_MODEL,
  ...given,
});

const USUAL_UNIT = { armor: null, abilities: [] } satisfies Partial<UnitType>;
/** A unit; of its default orders it keeps those of its own speeds. */
export const unit = (given: Given<UnitType, typeof USUAL_UNIT>): UnitType => ({
  race: raceOf(given.id),
  ...USUAL_UNIT,
  ...given,
  defaults: Object.fromEntries(given.speeds.map((speed) => [speed, given.defaults[speed]])) as BySpeed<MovementOrder>,
});

const USUAL_EQUIPMENT = {
  per: 'unit',
  excludes: [],
  orders: { movement: {}, gunnery: {} },
} satisfies Partial<Equipment>;
/** An item of equipment; if nothing is said, paid once for the unit. */
export const item = (given: Given<Equipment, typeof USUAL_EQUIPMENT>): Equipment => ({
  race: raceOf(given.id),
  ...USUAL_EQUIPMENT,
  ...given,
});
