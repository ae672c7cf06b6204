import type { Gunnery, Movement, MoveStep } from '../../model/orders.ts';
import { type Built, type MovementTemplate, orderText, type Speed, type TemplateToken } from '../../roster/index.ts';

/** What a unit may write at one speed, ORD-1 and ORD-4. */
interface Writable {
  /** Every movement order of its list, with each `L/R` and each bracket decided. */
  readonly movements: readonly Movement[];
  /** Every pair of its gunnery list; `- + -` first, which is always allowed. */
  readonly gunneries: readonly Gunnery[];
}

/** A step in which nothing is done. */
export const NOTHING: MoveStep = ['-'];
/** An order to do nothing. */
export const STAND: Movement = [NOTHING, NOTHING, NOTHING];
/** The usual default gunnery order, ORD-1. */
export const HOLD: Gunnery = ['-', '-'];

/** The ways to read one token of a template, ORD-3: a bracket may be left out, `L/R` is one of the two. */
const readings = (token: TemplateToken): readonly MoveStep[] => {
  const optional = token.startsWith('(');
  const inner = optional ? token.slice(1, -1) : token;
  const written = inner.split('/').map((word) => [word]);
  return optional ? [[], ...written] : written;
};

/** What one step of a template may be, with each `L/R` and each bracket decided, ORD-4: first left, and what is in brackets left out. */
export const stepReadings = (step: readonly TemplateToken[]): readonly MoveStep[] =>
  step
    .map(readings)
    .reduce<readonly MoveStep[]>((done, next) => done.flatMap((a) => next.map((b) => [...a, ...b])), [[]])
    .map((tokens) => (tokens.length > 0 ? tokens : NOTHING));

const resolved = ([one, two, three]: MovementTemplate): readonly Movement[] =>
  stepReadings(one).flatMap((a) =>
    stepReadings(two).flatMap((b) => stepReadings(three).map((c): Movement => [a, b, c])),
  );

/** An order as text, so that two of them can be compared. */
export const textOf = (order: Movement | Gunnery): string => orderText(order as MovementTemplate);

const each = <T extends Movement | Gunnery>(orders: readonly T[]): readonly T[] => [
  ...new Map(orders.map((order) => [textOf(order), order])).values(),
];

const known = new WeakMap<Built, Map<Speed, Writable>>();
const texts = new WeakMap<readonly (Movement | Gunnery)[], ReadonlySet<string>>();

/** Everything that a unit may write at a speed, in the order of its lists; each order once. */
export const writable = (built: Built, speed: Speed): Writable => {
  const bySpeed = known.get(built) ?? new Map<Speed, Writable>();
  known.set(built, bySpeed);
  const found = bySpeed.get(speed) ?? {
    movements: each((built.orders.movement[speed] ?? []).flatMap(resolved)),
    gunneries: each([HOLD, ...(built.orders.gunnery[speed] ?? [])]),
  };
  bySpeed.set(speed, found);
  return found;
};

/** What the unit does at this speed if nothing that it was ordered counts, ORD-1. */
export const defaultOf = ({ defaults }: Pick<Built, 'defaults'>, speed: Speed): Movement => defaults[speed] ?? STAND;

const has = <T extends Movement | Gunnery>(orders: readonly T[], order: T): boolean => {
  const all = texts.get(orders) ?? new Set(orders.map(textOf));
  texts.set(orders, all);
  return all.has(textOf(order));
};

/** Is the movement order in the list of a speed, ORD-9? */
export const mayMove = (built: Built, speed: Speed, movement: Movement): boolean =>
  has(writable(built, speed).movements, movement);

/** Is the gunnery order in the list of a speed, ORD-10? */
export const mayFire = (built: Built, speed: Speed, gunnery: Gunnery): boolean =>
  has(writable(built, speed).gunneries, gunnery);

/**
 * The gunnery orders that do something in a turn which begins at one speed and ends at another, ORD-10: those of the first
 * speed, then those of which only the second part counts, as it comes up after the movement. Of two whose second part is the
 * same the one that leaves the first one out.
 */
export const gunneriesFor = (built: Built, start: Speed, end: Speed): readonly Gunnery[] => {
  const { gunneries } = writable(built, start);
  if (start === end) return gunneries;
  const later = writable(built, end).gunneries.filter((pair) => pair[1] !== '-' && !has(gunneries, pair));
  const alone = new Set([...gunneries, ...later].flatMap(([one, two]) => (one === '-' ? [two] : [])));
  return [...gunneries, ...later.filter(([one, two]) => one === '-' || !alone.has(two))];
};
