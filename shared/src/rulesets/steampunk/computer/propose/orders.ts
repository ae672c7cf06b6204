// Orders for one unit, the best first: where it goes, and what it does with its weapons, P5.
import { type Direction, directionBetween, type HexLabel } from '../../../../hex/index.ts';
import { angleOf } from '../../ground/arcs.ts';
import { axialOf, distanceOf } from '../../ground/places.ts';
import { terrainAt } from '../../ground/survey.ts';
import { isCover } from '../../ground/terrain.ts';
import type { Contest } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Gunnery, Movement, Order } from '../../model/orders.ts';
import type { View } from '../../model/state.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { type Foreseen, ghosts } from '../../plan/forecast.ts';
import { assaultOdds } from '../../plan/odds/assault.ts';
import { outOfReach } from '../../rules/gunnery/reach.ts';
import { isLoaded, loaded, weaponsOf } from '../../rules/gunnery/weapons.ts';
import { withUnit } from '../../rules/movement/doings.ts';
import { turnsIn } from '../../rules/movement/tokens.ts';
import { ordersOf } from '../../rules/orders/carried.ts';
import { defaultOf, mayFire, writable } from '../../rules/orders/writable.ts';
import { wordWorth } from '../fire.ts';
import { valueOfUnit } from '../value.ts';

/** An order with what it is worth, in match points. */
export interface Rated {
  readonly order: Order;
  readonly worth: number;
  /** Where the unit will be. */
  readonly at: HexLabel;
}

const USUAL = { brake: 0, priority: 0, endurance: { kill: 'always', stubborn: 'never', poison: 'never' } } as const;

/** The enemies as they are expected when the orders are carried out: they do what they would by default. */
const expected = (view: View, seat: string): readonly Unit[] =>
  fieldUnits(view)
    .filter((unit) => unit.seat !== seat && !unit.hidden)
    .map((unit) => (view.stage === 'orders' ? unit : { ...unit, ...halfway(view, unit) }));

/** Where an enemy is expected in the middle of the turn that is played: it does its default movement. */
const halfway = (view: View, unit: Unit): Partial<Unit> => {
  const { at, facing, speed } = ghosts(view, unit, null, null).now.end;
  return { at, facing, speed };
};

/** What the turn is like for which orders are written. */
interface Outlook {
  readonly view: View;
  /** The table with enemies where they are expected. */
  readonly table: View;
  readonly enemies: readonly Unit[];
}

/** What is expected of the enemies of a seat. */
export const outlookFor = (view: View, seat: string): Outlook => {
  const enemies = expected(view, seat);
  const table = enemies.reduce((all, enemy) => withUnit(all, enemy), view);
  return { view, table, enemies };
};

/** What a unit will do with an order in the turn for which it is written. */
const foreseen = ({ view, table }: Outlook, unit: Unit, order: Order | null): Foreseen =>
  view.stage === 'orders'
    ? ghosts(table, unit, order, null).now
    : ghosts(table, unit, ordersOf(view, unit).now, order).next;

/** What it is worth when an enemy is in the arc of no weapon: how much of its danger is left. */
const ASIDE = 0.35;
/** Beyond its normal range a weapon hits less often. */
const FAR = 0.45;
/** What cover leaves of the danger. */
const COVERED = 0.65;
/** How much of its own points an enemy takes with its shots in a turn, about. */
const POWER = 0.14;

/** How well a unit reaches another one with its best weapon, 0 to 1, by range, arc and sight. */
const reachOf = (table: View, by: Unit, target: Unit): number => {
  const at = target.at!;
  const distance = distanceOf(by.at!, at);
  const reaching = weaponsOf(figuresOf(table, by)).map((weapon) => {
    if (distance > 2 * weapon.range) return 0;
    const aimed = outOfReach(table, by, weapon, { at, layer: layerOf(target), most: 'long' }) === undefined;
    return (aimed ? 1 : ASIDE) * (distance > weapon.range ? FAR : 1);
  });
  const terrain = terrainAt(table.board, at);
  const isCovered = terrain !== undefined && layerOf(target) === 'ground' && isCover(terrain);
  return (isCovered ? COVERED : 1) * Math.max(0, ...reaching);
};

/** What enemies can do to a unit where it stands in one turn, in match points. */
const dangerTo = ({ table, enemies }: Outlook, unit: Unit): number =>
  enemies.reduce((sum, enemy) => sum + POWER * reachOf(table, enemy, unit) * valueOfUnit(table, enemy).kept, 0);

/** What a unit can do from where it stands in one turn, in match points. */
const powerOf = ({ table, enemies }: Outlook, unit: Unit): number =>
  POWER * valueOfUnit(table, unit).kept * Math.max(0, ...enemies.map((enemy) => reachOf(table, unit, enemy)));

/** How far a unit wants to be from its enemies: where its guns hit well, or at close quarters. */
const wantedDistance = (table: View, unit: Unit): number => {
  const ranges = weaponsOf(figuresOf(table, unit)).map(({ range }) => range);
  return Math.max(1, Math.max(0, ...ranges) - 1);
};

/** What a hex nearer to where a unit wants to be is worth, as a share of its points. */
const NEARER = 0.05;
/** What it is worth to face the nearest enemy, by the angle at which it stands. */
const FRONT = [0, 0.01, 0.06, 0.1] as const;

/** What it is worth to stand so: as far from the enemy as wanted, and facing it. */
const stanceAt = ({ table, enemies }: Outlook, unit: Unit): number => {
  const nearest = enemies.reduce<Unit | undefined>(
    (best, enemy) => (best && distanceOf(best.at!, unit.at!) <= distanceOf(enemy.at!, unit.at!) ? best : enemy),
    undefined,
  );
  if (!nearest) return 0;
  const { kept } = valueOfUnit(table, unit);
  const away = Math.max(0, distanceOf(nearest.at!, unit.at!) - wantedDistance(table, unit));
  const side = directionTo(unit.at!, nearest.at!);
  return -kept * (NEARER * away + (side === undefined ? 0 : FRONT[angleOf(side, unit.facing)]));
};

/** The direction of the six that leads most directly from one hex to another; undefined within one hex. */
const directionTo = (from: HexLabel, to: HexLabel): Direction | undefined => {
  if (from === to) return undefined;
  const [a, b] = [axialOf(from), axialOf(to)];
  const straight = directionBetween(a, b);
  if (straight !== undefined) return straight;
  // Of the three axes of the map the one that grows most.
  const [q, r] = [b.q - a.q, b.r - a.r];
  const s = -q - r;
  const most = Math.max(Math.abs(q), Math.abs(r), Math.abs(s));
  if (Math.abs(r) === most && Math.abs(q) * 2 < most) return r < 0 ? 0 : 3;
  if (Math.abs(q) === most) return q > 0 ? (r + q / 2 < 0 ? 1 : 2) : r + q / 2 < 0 ? 5 : 4;
  return q > 0 ? (r < 0 ? 1 : 2) : r < 0 ? 5 : 4;
};

/** What one hit of an assault takes of the points of a unit with one model; more models lose less of it by a hit. */
const HIT = 0.4;
/** What the loser of an assault loses besides: it retreats, shaken. */
const BEATEN = 0.15;

/** The enemies in a hex, in the layer of a unit. */
const met = ({ enemies }: Outlook, unit: Unit): readonly Unit[] =>
  enemies.filter((enemy) => enemy.at === unit.at && layerOf(enemy) === layerOf(unit));

const share = (unit: Unit, hits: number): number => Math.min(1, (HIT * hits) / Math.sqrt(unit.harm.alive.length));

/** What an assault on these enemies is worth, in match points. */
const assaultWorth = ({ table }: Outlook, unit: Unit, from: HexLabel, foes: readonly Unit[]): number => {
  const there = withUnit(table, { ...unit, at: from });
  const contest: Contest = {
    at: unit.at!,
    layer: layerOf(unit),
    staying: foes.map(({ id }) => id),
    held: [],
    entering: [{ unit: unit.id, from, backwards: false }],
  };
  const odds = assaultOdds(there, contest);
  const own = odds.find(({ seat }) => seat === unit.seat)!;
  const theirs = odds.find(({ seat }) => seat !== unit.seat)!;
  const [foe] = foes as [Unit];
  const prize = valueOfUnit(table, foe);
  const price = valueOfUnit(table, unit);
  return (
    share(foe, own.net) * (prize.destroyed + prize.kept) +
    own.wins * BEATEN * prize.kept -
    share(unit, theirs.net) * (price.destroyed + price.kept) -
    theirs.wins * BEATEN * price.kept
  );
};

/** Where a unit ends, and what it meets on the way. */
interface End {
  readonly unit: Unit;
  readonly fight: number;
}

const endOf = (outlook: Outlook, { start, steps, end }: Foreseen): End => {
  let from = start.at!;
  for (const ghost of steps) {
    if (!ghost) continue;
    const there: Unit = { ...end, at: ghost.at, facing: ghost.facing, speed: ghost.speed };
    const foes = ghost.at === from ? [] : met(outlook, there);
    if (foes.length > 0) return { unit: there, fight: assaultWorth(outlook, there, from, foes) };
    from = ghost.at;
  }
  return { unit: end, fight: 0 };
};

/** What a unit has loaded when the turn begins: its order for this turn is carried out first. It fires what it may. */
const loadsThen = ({ view }: Outlook, unit: Unit): Unit['loads'] => {
  const built = figuresOf(view, unit);
  if (view.stage === 'orders') return unit.loads;
  const gunnery = ordersOf(view, unit).now?.gunnery ?? (['-', '-'] as const);
  let now = unit;
  for (const word of gunnery) now = { ...now, ...loaded(built, now, word) };
  return now.loads;
};

/** What a loaded weapon is worth for the turn after, as a share of what it would do now. */
const LATER = 0.6;
/** What loading is worth where nothing can be aimed at yet, and firing in case that somebody comes, as a share of the unit's points. */
const READY = 0.06;
const IN_CASE = 0.01;

/** The best gunnery order for a movement, and what it is worth. */
const gunneryFor = (
  outlook: Outlook,
  start: Unit,
  end: Unit,
): { readonly gunnery: Gunnery; readonly worth: number } => {
  const { table } = outlook;
  const built = figuresOf(table, start);
  const known = new Map<string, number>();
  const once = (unit: Unit, word: string, part: 1 | 2): number => {
    const key = `${part} ${word} ${JSON.stringify(unit.loads)}`;
    const found = known.get(key) ?? wordWorth(table, unit, word, part);
    known.set(key, found);
    return found;
  };
  const ready = READY * valueOfUnit(table, start).kept;
  const loading = (unit: Unit, word: string): number => {
    const after = loaded(built, unit, word)?.loads;
    return after && Object.entries(after).some(([id, count]) => count > (unit.loads[id] ?? 0)) ? ready : 0;
  };
  const inCase = (unit: Unit, word: string): number =>
    weaponsOf(built).some((weapon) => weapon.firedBy.some((each) => each === word) && isLoaded(built, unit, weapon))
      ? IN_CASE * valueOfUnit(table, start).kept
      : 0;
  let best: { readonly gunnery: Gunnery; readonly worth: number } = { gunnery: ['-', '-'], worth: 0 };
  for (const gunnery of writable(built, start.speed).gunneries) {
    const [one, other] = gunnery;
    const first = once(start, one, 1) + loading(start, one) + inCase(start, one);
    const then: Unit = { ...end, loads: { ...start.loads, ...loaded(built, start, one)?.loads } };
    const fires = once(start, one, 1) > 0;
    // What fired in the first part must be loaded anew; that is left to the chance of a next order.
    const mayFireThen = mayFire(built, end.speed, gunnery) && !(fires && one === other);
    const second = mayFireThen ? once(then, other, 2) + LATER * loading(then, other) + inCase(then, other) : 0;
    if (first + second > best.worth) best = { gunnery, worth: first + second };
  }
  return best;
};

/** Movements are compared without their gunnery first; so many of them with it. */
const LOOKED_AT = 6;

const movementsOf = (outlook: Outlook, unit: Unit): readonly Movement[] => {
  const { start } = foreseen(outlook, unit, null);
  const built = figuresOf(outlook.table, unit);
  const { movements } = writable(built, start.speed);
  return movements.length > 0 ? movements : [defaultOf(built, start.speed)];
};

/** The facings of a movement's turns: towards the nearest enemy. */
const withFacings = (outlook: Outlook, unit: Unit, movement: Movement): Pick<Order, 'movement' | 'facings'> => {
  const turns = turnsIn(movement.flat());
  const [nearest] = outlook.enemies.toSorted(
    (one, other) => distanceOf(one.at!, unit.at!) - distanceOf(other.at!, unit.at!),
  );
  const to = nearest && directionTo(unit.at!, nearest.at!);
  return turns === 0 || to === undefined ? { movement } : { movement, facings: Array<Direction>(turns).fill(to) };
};

/** How much the risk of the next turn counts. */
const RISK = 0.2;

/** Orders for one unit, the best first. `taken`: hexes to which others of its side go. */
export const ordersFor = (outlook: Outlook, unit: Unit, taken: ReadonlySet<HexLabel>): readonly Rated[] => {
  const loads = loadsThen(outlook, unit);
  const moved = movementsOf(outlook, unit).map((movement) => {
    const written = withFacings(outlook, unit, movement);
    const before = foreseen(outlook, unit, { ...USUAL, ...written, gunnery: ['-', '-'] });
    const end = endOf(outlook, before);
    const crowd = taken.has(end.unit.at!) ? 0.05 * valueOfUnit(outlook.table, unit).kept : 0;
    const place = stanceAt(outlook, end.unit) + powerOf(outlook, end.unit) - RISK * dangerTo(outlook, end.unit) - crowd;
    return { written, start: before.start, end, worth: place + end.fight };
  });
  const best = moved.toSorted((one, other) => other.worth - one.worth).slice(0, LOOKED_AT);
  return best
    .map(({ written, start, end, worth }): Rated => {
      const shots = gunneryFor(outlook, { ...start, loads }, { ...end.unit, loads });
      return {
        order: { ...USUAL, ...written, gunnery: shots.gunnery },
        worth: worth + shots.worth,
        at: end.unit.at!,
      };
    })
    .toSorted((one, other) => other.worth - one.worth);
};
