// What the rules read of a unit: figures, living models, rules, effects.
import { oncePer } from '../../../once-per.ts';
import { quarterOf } from '../ground/quarters.ts';
import type { Effect, EffectWhat } from '../model/effects.ts';
import type { Reason } from '../model/needed.ts';
import type { Table } from '../model/table.ts';
import type { Unit, UnitId } from '../model/units.ts';
import { ARSENAL, type Arsenal, type Built, builtOf, GONE, type UnitRules, unitRules } from '../roster/index.ts';

const allWith = oncePer(
  ({ profiles, weapons, spells }: Arsenal): Arsenal => ({
    profiles: { ...ARSENAL.profiles, ...profiles },
    weapons: { ...ARSENAL.weapons, ...weapons },
    spells: { ...ARSENAL.spells, ...spells },
  }),
);

/** All profiles, weapons and spells of a match: those of the armies, and those that its position brings. */
export const arsenalOf = ({ arsenal }: Pick<Table, 'arsenal'>): Arsenal => allWith(arsenal);

/** The figures of a unit. */
export const figuresOf = (table: Pick<Table, 'arsenal'>, { bought }: Unit): Built => builtOf(bought, arsenalOf(table));

/** The places in the track of the models that live. */
export const livingModels = ({ wounds }: Pick<Unit, 'wounds'>): readonly number[] =>
  wounds.flatMap((marked, model) => (marked === GONE ? [] : model));

/** The Tough of all its living models, in sum. */
export const livingTough = (table: Pick<Table, 'arsenal'>, unit: Unit): number => {
  const { track } = figuresOf(table, unit);
  return livingModels(unit).reduce((sum, model) => sum + track[model]!.tough, 0);
};

const allInOrder = oncePer((units: Table['units']) => inOrder(Object.values(units)));

/** All units, seat A's first, by number, G-17.3; the walking dead last. */
export const unitsInOrder = ({ units }: Pick<Table, 'units'>): readonly Unit[] => allInOrder(units);

const onMapInOrder = oncePer((units: Table['units']) =>
  inOrder(Object.values(units).filter(({ place }) => place === 'map')),
);

/** Units on the map, in the same order. */
export const unitsOnMap = ({ units }: Pick<Table, 'units'>): readonly Unit[] => onMapInOrder(units);

/** Units by seat and number. */
export const inOrder = (units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((one, other) => (one.seat < other.seat ? -1 : one.seat > other.seat ? 1 : one.number - other.number));

/** Are two units enemies? The walking dead are everybody's. */
export const areEnemies = (one: Pick<Unit, 'seat'>, other: Pick<Unit, 'seat'>): boolean => one.seat !== other.seat;

/** The rules that a unit has now as a whole, G-4.5 f, with those that spells grant, G-16.6. */
export const rulesNow = (table: Table, unit: Unit): UnitRules =>
  unitRules(
    figuresOf(table, unit),
    unit.wounds,
    effectsOn(table, unit, 'grant').map(({ what }) => what.rule),
  );

type EffectOf<K extends EffectWhat['kind']> = Effect & { readonly what: Extract<EffectWhat, { readonly kind: K }> };

// The rules ask for the effects of one kind again and again: for every die of a group, for every weapon and target.
const byKind = oncePer((effects: Table['effects']) => Map.groupBy(effects, ({ what }) => what.kind));

/** The effects of one kind that a unit is under. The same source counts once, G-3.3. */
export const effectsOn = <K extends EffectWhat['kind']>(table: Table, unit: Unit, kind: K): readonly EffectOf<K>[] => {
  const all = byKind(table.effects).get(kind);
  if (!all) return [];
  const sources = new Set<string>();
  return all.filter((effect): effect is EffectOf<K> => {
    if (sources.has(effect.source) || !isUnder(table, unit, effect)) return false;
    sources.add(effect.source);
    return true;
  });
};

/** Every effect on a unit, in the order in which they came. */
export const allEffectsOn = (table: Table, unit: Unit): readonly Effect[] =>
  table.effects.filter((effect) => isUnder(table, unit, effect));

/** Is the unit one of those that an effect is on? */
const isUnder = (table: Table, { id, seat, at }: Unit, { on }: Effect): boolean =>
  (on.unit === undefined || on.unit === id) &&
  (on.seat === undefined || on.seat === seat) &&
  (on.quarter === undefined || (at !== null && on.quarter === quarterOf(table.board, at)));

/** The units in a transport, or that are to be placed with it, G-7.6; by number. */
export const passengersOf = ({ units }: Pick<Table, 'units'>, transport: UnitId): readonly Unit[] =>
  inOrder(Object.values(units).filter((unit) => unit.transport === transport));

/** The unit with this id. Throws if there is none: ids from players are checked before. */
export const unitOf = ({ units }: Pick<Table, 'units'>, id: UnitId): Unit => {
  const unit = units[id];
  if (!unit) throw new RangeError(`there is no unit ${id}`);
  return unit;
};

/** Is a unit on the map? Steps ask this first: their unit may have been destroyed since they were put on the agenda. */
export const isOnMap = (table: Pick<Table, 'units'>, id: UnitId): boolean => unitOf(table, id).place === 'map';

/** The rules of scenarios' effects: the curse of the tomb, and Logic. */
const SCENARIOS: Readonly<Record<string, string>> = { tomb: 'G-18.2', logic: 'G-18.4' };

/** The rule that gives an effect of this source: of spells, of random events, or of the scenario. */
const ruleOf = (table: Pick<Table, 'arsenal'>, source: Effect['source']): string => {
  if (source.startsWith('event ')) return 'G-17.4';
  return Object.hasOwn(arsenalOf(table).spells, source) ? 'G-16.6' : (SCENARIOS[source] ?? 'G-18');
};

/** What an effect adds to a die, as a reason. */
export const effectReason = (table: Pick<Table, 'arsenal'>, source: Effect['source'], add: number): Reason => ({
  rule: ruleOf(table, source),
  why: source,
  add,
});
