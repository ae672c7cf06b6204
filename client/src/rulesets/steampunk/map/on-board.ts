import { layerOf, livingOf, type Unit, unitsInOrder, type View } from '@ironhex/shared/steampunk';
import type { BoardEdge } from '../../../map/picture.ts';
import type { Placed, Shown } from '../plan/planner.ts';
import { figuresOf, unitName } from '../words/names.ts';
import {
  type Counter,
  type CounterMark,
  counterOf,
  type Look,
  MARKS,
  type MarkKind,
  sideOf,
  UNKNOWN,
} from './counters.ts';

/** How many of a sign lie on a unit, CON-1 to CON-7. */
const COUNTED: Readonly<Record<MarkKind, (unit: Unit) => number>> = {
  unconscious: ({ harm }) => (harm.unconscious ? 1 : 0),
  shaken: ({ harm }) => harm.shaken,
  fire: ({ harm }) => harm.fire,
  acid: ({ harm }) => harm.acid,
  poison: ({ harm }) => harm.poison.length,
  bleeding: ({ harm }) => harm.bleeding.length,
  futureDamage: ({ harm }) => harm.fd,
  crippled: ({ harm }) => harm.criticals.length + (harm.crippledCrew ? 1 : 0),
  minorAcid: ({ harm }) => harm.minorAcid,
  revealed: ({ marks }) => (marks.includes('revealed') ? 1 : 0),
  aim: ({ aim }) => aim.length,
};

/** What lies on a unit. Hundreds of positions are looked at when a match that is shown again jumps far ahead. */
const marksOf = (unit: Unit): readonly CounterMark[] => {
  const marks: CounterMark[] = [];
  for (const kind of MARKS) {
    const n = COUNTED[kind](unit);
    if (n > 0) marks.push({ kind, n });
  }
  return marks;
};

/** What the counter of a unit tells of it. */
const lookOf = (view: Pick<View, 'arsenal'>, unit: Unit): Look => {
  const { id, race, size, models } = figuresOf(view, unit);
  return {
    unit: id,
    race,
    size,
    models: { alive: livingOf(unit.harm), total: models.length },
    layer: layerOf(unit),
    speed: unit.speed,
    marks: marksOf(unit),
    hidden: unit.hidden,
  };
};

/** The edge of the board beside which a side's units wait. */
const trayOf = ({ seats }: Pick<View, 'seats'>, seat: string): BoardEdge =>
  seats.find(({ id }) => id === seat)?.edge === 'north' ? 'top' : 'bottom';

/** Where the counter of a unit is: where it is planned to be, where it stands, or beside the board; undefined: nowhere. */
const placeOf = (view: View, { at, seat, status }: Unit, placed: Placed | undefined): Counter['at'] | undefined => {
  if (status === 'fled') return undefined;
  if (status === 'waiting') return placed?.at ?? { beside: trayOf(view, seat) };
  return at ?? undefined;
};

const unitCounter = (view: View, unit: Unit, shown: Shown): readonly Counter[] => {
  const { id, facing, status } = unit;
  const placed = shown.placed?.get(id);
  const at = placeOf(view, unit, placed);
  if (at === undefined) return [];
  return [
    counterOf({
      id,
      side: sideOf(unit.side),
      // While orders are planned their cards stand there.
      name: shown.orders?.has(id) ? '' : unitName(view, id),
      at,
      facing: placed?.facing ?? (status === 'waiting' ? null : facing),
      destroyed: status === 'destroyed',
      emphasis: shown.emphases?.get(id),
      sight: shown.sights?.get(id),
      look: lookOf(view, unit),
      orders: shown.orders?.get(id),
    }),
  ];
};

const tokenCounter = (view: View, token: string, shown: Shown): Counter => {
  const { seat, at } = view.tokens[token]!;
  return counterOf({
    id: token,
    side: sideOf(view.seats.find(({ id }) => id === seat)!.side),
    name: '',
    at,
    facing: null,
    destroyed: false,
    emphasis: shown.emphases?.get(token),
    look: UNKNOWN,
  });
};

/** How high things stand in a hex: the air above the ground, tokens below. */
const depth = ({ look }: Counter): number => (look.hidden ? 2 : look.layer === 'air' ? 0 : 1);

/** Every counter on the board or beside it, those of a hex from the top. */
export const countersOf = (view: View, shown: Shown): readonly Counter[] =>
  [
    ...unitsInOrder(view).flatMap((unit) => unitCounter(view, unit, shown)),
    ...Object.keys(view.tokens)
      .sort()
      .map((token) => tokenCounter(view, token, shown)),
  ].toSorted((a, b) => depth(a) - depth(b));
