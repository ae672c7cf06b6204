import { OMNISCIENT, type Viewer } from '../../../match/index.ts';
import type { Event, Fact, FactKind, FactOf } from './events.ts';
import type { UnitId } from './units.ts';

/** Does the viewer know this unit, or did it until now? */
type Knows = (unit: UnitId) => boolean;

/** What a viewer may know of a fact of one kind; undefined for nothing. */
type Secrecy = {
  readonly [K in FactKind]?: (fact: FactOf<K>, viewer: Viewer, knows: Knows) => FactOf<K> | undefined;
};

/** A fact that lists what happens to several units at once: told of those that the viewer knows. */
const ofKnown = <F extends { readonly units: readonly UnitId[] }>(fact: F, _viewer: Viewer, knows: Knows) => {
  const units = fact.units.filter(knows);
  return units.length > 0 ? { ...fact, units } : undefined;
};

/** Kinds of facts that are told otherwise than to everybody who knows all units in them. */
const SECRECY: Secrecy = {
  answered: (fact, viewer) => (fact.seat === viewer ? fact : undefined),
  'parts-read': (fact, viewer, knows) => ({
    ...fact,
    orders: fact.orders
      .filter(({ unit }) => knows(unit))
      .map((order) => (order.seat === viewer ? order : { ...order, void: null })),
  }),
  'spot-tried': ({ hides, ...fact }, viewer) => (hides && fact.seat === viewer ? { ...fact, hides } : fact),
  // Damage is applied to all units at once, also to those that hide: of them only their owner hears.
  steadied: ofKnown,
  'aims-expired': ofKnown,
  'damage-applied': ({ units, destroyed, ...fact }, _viewer, knows) => {
    const known = units.filter(knows);
    return known.length > 0 ? { ...fact, units: known, destroyed: destroyed.filter(knows) } : undefined;
  },
  'orders-replaced': (fact, viewer) => {
    const each = fact.each.filter(({ seat }) => seat === viewer);
    return each.length > 0 ? { ...fact, each } : undefined;
  },
  'steps-replaced': (fact, viewer) => {
    const each = fact.each.filter(({ seat }) => seat === viewer);
    return each.length > 0 ? { ...fact, each } : undefined;
  },
};

/** Does the viewer know all units that a fact names? */
const knowsAllIn = (fact: object, knows: Knows): boolean => {
  const { unit, by, target, units } = fact as Partial<Record<'unit' | 'by' | 'target', UnitId | null>> & {
    readonly units?: readonly UnitId[];
  };
  const isKnown = (id: UnitId | null | undefined): boolean => typeof id !== 'string' || knows(id);
  return isKnown(unit) && isKnown(by) && isKnown(target) && (units?.every(isKnown) ?? true);
};

/** The fact without what it tells of units that the viewer does not know; undefined if nothing is left. */
const withKnown = (fact: Fact, knows: Knows): Fact | undefined => {
  const { each } = fact as { readonly each?: readonly { readonly unit: UnitId }[] };
  if (!each) return fact;
  const left = each.filter(({ unit }) => knows(unit));
  return left.length > 0 ? ({ ...fact, each: left } as unknown as Fact) : undefined;
};

/** The fact of an event alone. */
const withoutChange = ({ to: _, ...fact }: Event): Fact => fact as Fact;

/**
 * The fact of an event as a viewer may know it, without what it changes; undefined for nothing. A fact that tells of
 * several units at once lists them in `each`: the viewer gets those entries whose unit it knows.
 */
export const factFor = (event: Event, viewer: Viewer, knows: Knows): Fact | undefined => {
  // What nobody sees of the agenda is told only as far as it changes something.
  if (event.kind === 'went-on') return undefined;
  const fact = event.to ? withoutChange(event) : event;
  if (viewer === OMNISCIENT) return fact as Fact;
  const secrecy = SECRECY[fact.kind] as ((fact: Fact, viewer: Viewer, knows: Knows) => Fact | undefined) | undefined;
  if (secrecy) return secrecy(fact as Fact, viewer, knows);
  return knowsAllIn(fact, knows) ? withKnown(fact as Fact, knows) : undefined;
};
