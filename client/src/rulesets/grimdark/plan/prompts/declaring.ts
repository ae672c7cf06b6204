// What is declared before the battle, P4: how each unit begins, and what of it cannot be.
import {
  type Declaration,
  declarationFaults,
  type ForceFault,
  figuresOf,
  joinedUnits,
  roomOf,
  spacesOf,
  type Unit,
  type UnitId,
  unharmed,
  unitsInOrder,
  type View,
} from '@ironhex/shared/grimdark';

/** How a unit begins: placed in its turn, in reserve, set aside as a scout, as part of another unit, or in a transport. */
export type StartingWay =
  | { readonly kind: 'map' | 'reserve' | 'scout' }
  | { readonly kind: 'join' | 'ride'; readonly other: UnitId };

/** A way for a unit, and what would be wrong with it; undefined: nothing. */
export interface WayOffer {
  readonly way: StartingWay;
  readonly fault: ForceFault | undefined;
}

/** A way as a text, for a list to choose from. */
export const wayKey = (way: StartingWay): string => ('other' in way ? `${way.kind} ${way.other}` : way.kind);

/** The units of which something can be declared, by number. */
export const declarable = (view: View, seat: string): readonly Unit[] =>
  unitsInOrder(view).filter((unit) => unit.seat === seat && unit.place === 'waiting');

/** How a unit begins by a declaration. */
export const wayOf = ({ joins, loads, reserves, scouts }: Declaration, id: UnitId): StartingWay => {
  const join = joins.find(({ hero }) => hero === id);
  if (join) return { kind: 'join', other: join.unit };
  const load = loads.find(({ unit }) => unit === id);
  if (load) return { kind: 'ride', other: load.transport };
  if (reserves.includes(id)) return { kind: 'reserve' };
  return { kind: scouts.includes(id) ? 'scout' : 'map' };
};

/** The declaration in which a unit begins in this way, and everything else stays. */
export const withWay = (declaration: Declaration, id: UnitId, way: StartingWay): Declaration => {
  const { joins, loads, reserves, scouts } = declaration;
  return {
    kind: 'declare',
    joins: [
      ...joins.filter(({ hero }) => hero !== id),
      ...(way.kind === 'join' ? [{ hero: id, unit: way.other }] : []),
    ],
    loads: [
      ...loads.filter(({ unit }) => unit !== id),
      ...(way.kind === 'ride' ? [{ unit: id, transport: way.other }] : []),
    ],
    reserves: [...reserves.filter((each) => each !== id), ...(way.kind === 'reserve' ? [id] : [])],
    scouts: [...scouts.filter((each) => each !== id), ...(way.kind === 'scout' ? [id] : [])],
  };
};

/** The unit that a fault is about. */
export const unitAtFault = (declaration: Declaration, { at }: ForceFault): UnitId | undefined => {
  const [list, index] = at.split('.');
  const place = Number(index);
  switch (list) {
    case 'joins':
      return declaration.joins[place]?.hero;
    case 'loads':
      return declaration.loads[place]?.unit;
    case 'reserves':
      return declaration.reserves[place];
    default:
      return declaration.scouts[place];
  }
};

/** Faults of one way, as the rest of the declaration stands. */
const faultOf = (
  view: View,
  seat: string,
  declaration: Declaration,
  id: UnitId,
  way: StartingWay,
): ForceFault | undefined => {
  const changed = withWay(declaration, id, way);
  return declarationFaults(view, seat, changed).find((fault) => unitAtFault(changed, fault) === id);
};

/** The ways in which a unit could begin; full transports among them, with the reason why not. */
export const waysOf = (view: View, seat: string, declaration: Declaration, id: UnitId): readonly WayOffer[] => {
  const others = declarable(view, seat).filter((unit) => unit.id !== id);
  const ways: readonly StartingWay[] = [
    { kind: 'map' },
    { kind: 'reserve' },
    { kind: 'scout' },
    ...others.flatMap(({ id: other }): readonly StartingWay[] => [
      { kind: 'join', other },
      { kind: 'ride', other },
    ]),
  ];
  const now = wayKey(wayOf(declaration, id));
  return ways
    .map((way) => ({ way, fault: faultOf(view, seat, declaration, id, way) }))
    .filter(({ way, fault }) => !fault || fault.code === 'E_TRANSPORT_FULL' || wayKey(way) === now);
};

/** How many spaces of a transport are taken, and how many it has, G-15.1; undefined for units that carry none. */
export const spacesIn = (
  view: View,
  seat: string,
  { joins, loads }: Declaration,
  unit: Unit,
): { readonly taken: number; readonly room: number } | undefined => {
  const figures = figuresOf(view, unit);
  const room = roomOf(figures, unharmed(figures));
  if (room === 0) return undefined;
  const sound = joins.filter(({ hero, unit: other }) => view.units[hero] && view.units[other]);
  const joined = joinedUnits(view, seat, sound);
  const spaces = (id: UnitId): number => {
    const bought = joined.get(id);
    const built = bought && figuresOf(view, { ...view.units[id]!, bought });
    return built ? (spacesOf(built, unharmed(built)) ?? 0) : 0;
  };
  const riders = loads.filter(({ transport }) => transport === unit.id);
  return { taken: riders.reduce((sum, each) => sum + spaces(each.unit), 0), room };
};
