import type { HexLabel } from '../../../../hex/index.ts';
import { neighboursOf } from '../../ground/places.ts';
import type { Table } from '../../model/table.ts';
import { type HexMarkers, NO_MARKERS } from '../../model/units.ts';
import type { Die, HexMarker } from '../../roster/index.ts';

/** The first placing on a hex gives two markers, each later one adds one, HEX-1. */
const more = (count: number): number => (count === 0 ? 2 : count + 1);

/** What lies on a hex when one more marker is placed there, HEX-1, HEX-2. Fire comes with smoke, HEX-6. */
const withMarker = (on: HexMarkers, marker: HexMarker): HexMarkers => {
  switch (marker.kind) {
    case 'smoke':
      return { ...on, smoke: more(on.smoke) };
    case 'fire':
      return { ...on, fire: more(on.fire), smoke: more(on.smoke) };
    case 'poison_cloud': {
      const { die, n: from } = marker;
      const { poison } = on;
      if (!poison) return { ...on, poison: { count: more(0), die, from } };
      return {
        ...on,
        poison: {
          count: more(poison.count),
          die: Math.max(die, poison.die) as Die,
          from: Math.max(1, Math.min(from, poison.from) - 1),
        },
      };
    }
    case 'acid_cloud': {
      const { acid } = on;
      const major = marker.acid === 'acid' || (acid?.major ?? false);
      return {
        ...on,
        acid: { count: more(acid?.count ?? 0), major, from: Math.min(marker.n, acid?.from ?? marker.n) },
      };
    }
  }
};

/** What lies on the hexes after markers were placed on each of them, HEX-1, HEX-2: for the change of an event. */
export const placeMarkers = (
  { markers }: Pick<Table, 'markers'>,
  at: readonly HexLabel[],
  placed: readonly HexMarker[],
): Readonly<Record<HexLabel, HexMarkers>> =>
  Object.fromEntries(at.map((hex) => [hex, placed.reduce(withMarker, markers[hex] ?? NO_MARKERS)]));

/** A hex and those around it. */
export const hexAndAround = ({ board }: Pick<Table, 'board'>, at: HexLabel): readonly HexLabel[] => [
  at,
  ...neighboursOf(board, at),
];

const less = <M extends { readonly count: number }>(cloud: M | null): M | null =>
  cloud && cloud.count > 1 ? { ...cloud, count: cloud.count - 1 } : null;

const isNothing = ({ smoke, fire, poison, acid }: HexMarkers): boolean => !smoke && !fire && !poison && !acid;

/** What is left of a hex's markers: null for nothing. */
const left = (markers: HexMarkers): HexMarkers | null => (isNothing(markers) ? null : markers);

/** What lies on all hexes after smoke and clouds have lost one marker each, AFT-3. */
export const withoutSmokeAndClouds = ({
  markers,
}: Pick<Table, 'markers'>): Readonly<Record<HexLabel, HexMarkers | null>> =>
  Object.fromEntries(
    Object.entries(markers).map(([hex, on]) => [
      hex,
      left({ ...on, smoke: Math.max(0, on.smoke - 1), poison: less(on.poison), acid: less(on.acid) }),
    ]),
  );

/** What lies on burning hexes after each has lost one fire marker, HEX-7. */
export const withoutFire = ({ markers }: Pick<Table, 'markers'>): Readonly<Record<HexLabel, HexMarkers | null>> =>
  Object.fromEntries(
    Object.entries(markers).flatMap(([hex, on]) => (on.fire > 0 ? [[hex, left({ ...on, fire: on.fire - 1 })]] : [])),
  );
