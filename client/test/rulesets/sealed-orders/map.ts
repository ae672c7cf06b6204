import { type Board, zoneHexes } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { boards, type Seen, type Unit, type View } from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import { INK, paintBase } from '../../../src/map/counters/parts.ts';
import {
  attentionAt,
  type CueTable,
  cuesFrom,
  type MapCue,
  placeAround,
  wordAt,
} from '../../../src/map/effects/cues.ts';
import { EFFECTS } from '../../../src/map/effects/makers.ts';
import { R, rectAround } from '../../../src/map/geometry/geometry.ts';
import type { MapKit } from '../../../src/map/kit.ts';
import type { Layer } from '../../../src/map/layers/layer.ts';
import { type Cell, cellsIn } from '../../../src/map/layers/terrain/cells.ts';
import type { Drawn } from '../../../src/map/layers/terrain/plain.ts';
import type { ZonePicture } from '../../../src/map/layers/terrain/zones.ts';
import { type Brush, disc, fill, stroke, trace, write } from '../../../src/map/paint/brush.ts';
import { fade } from '../../../src/map/paint/colours.ts';
import type { BaseCounter, BasePicture, Cues, Side } from '../../../src/map/picture.ts';

/** A counter: an own unit, an enemy that has been seen, or the place where an own unit is ordered to. */
export interface Counter extends BaseCounter {
  /** It stands only in the orders. */
  readonly ordered: boolean;
}

/** Everything that stands on the map. */
export interface Picture extends BasePicture {
  readonly counters: readonly Counter[];
  /** Where the chosen unit can be sent. */
  readonly goals: readonly HexLabel[];
  /** From where to where own units are ordered. */
  readonly orders: readonly (readonly [from: HexLabel, to: HexLabel])[];
}

/** What the layer of the ground paints: thickets and flags. Rock is left to the engine, which paints it plainly. */
export const drawn: Drawn = { features: ['thicket'], markers: ['flag'] };

const paintCell = ({ ctx, colours }: Brush, { at, has, markers }: Cell): void => {
  if (has('thicket') > 0)
    for (const [x, y] of [
      [-18, 6],
      [0, -14],
      [16, 10],
    ] as const) {
      disc(ctx, { x: at.x + x, y: at.y + y }, 13);
      fill(ctx, colours.woods.leaf);
      stroke(ctx, colours.woods.dark, 2);
    }
  if (!markers.flag) return;
  trace(ctx, [
    { x: at.x - 8, y: at.y - 34 },
    { x: at.x + 20, y: at.y - 26 },
    { x: at.x - 8, y: at.y - 18 },
  ]);
  fill(ctx, colours.act);
  ctx.fillStyle = INK;
  ctx.fillRect(at.x - 10, at.y - 36, 3, 40);
};

const terrain: Layer<{ readonly board: Board }> = {
  parts: ['board'],
  marks: ({ board }, { layout }) => [
    {
      bounds: layout.boardRect(board),
      paint: (brush) => {
        for (const cell of cellsIn(board, brush)) paintCell(brush, cell);
      },
    },
  ],
};

/** The game's own ground, on the map and in the previews of boards. */
export const ground: readonly Layer<{ readonly board: Board }>[] = [terrain];

/** Where each side sets up. */
export const setUpZones = (board: Board): readonly ZonePicture[] =>
  (['south', 'north'] as const).map((name, i) => ({
    name: i === 0 ? 'blue sets up' : 'orange sets up',
    hexes: zoneHexes(boards, board, name),
    side: i === 0 ? 0 : 1,
  }));

const goals: Layer<Picture> = {
  parts: ['goals'],
  marks: ({ goals }, { layout }) =>
    goals.map((label) => {
      const at = layout.centreOfLabel(label);
      return {
        bounds: rectAround([at], R),
        paint: ({ ctx, colours, px }) => {
          trace(ctx, layout.cornersOf(at, R - 5));
          fill(ctx, fade(colours.reach, 0.18));
          stroke(ctx, fade(colours.reach, 0.8), Math.max(1.4, px));
        },
      };
    }),
};

const orders: Layer<Picture> = {
  parts: ['orders'],
  marks: ({ orders }, { layout }) =>
    orders.map(([from, to]) => {
      const [a, b] = [layout.centreOfLabel(from), layout.centreOfLabel(to)];
      return {
        bounds: rectAround([a, b], 8),
        paint: ({ ctx, colours }) => {
          trace(ctx, [a, b], false);
          stroke(ctx, colours.act, 4, [9, 7]);
        },
      };
    }),
};

const paintCounter = (brush: Brush, { side, ordered }: Counter): void => {
  brush.ctx.globalAlpha = ordered ? 0.55 : 1;
  paintBase(brush, side);
  write(brush.ctx, ordered ? '?' : '✉', { x: 0, y: -4 }, { size: 26, colour: INK });
  brush.ctx.globalAlpha = 1;
};

/** What sealed orders brings to the map. */
export const sealedMap: MapKit<Picture, MapCue> = {
  layers: { ground, under: [goals, orders], over: [] },
  draws: drawn,
  zones: setUpZones,
  counter: {
    key: ({ side, ordered }) => `sealed-${side}-${ordered}`,
    paint: paintCounter,
    ghost: (brush, side: Side) => paintBase(brush, side),
  },
  touchables: () => [],
  effects: EFFECTS,
};

/** The counter of a unit at a place; `ordered`: it is only to go there. */
export const counterOf = ({ id, side }: Unit, at: Counter['at'], ordered: boolean): Counter => ({
  id: ordered ? `${id}>` : id,
  side: side as Side,
  name: id,
  at,
  facing: null,
  destroyed: false,
  ordered,
});

/** The units that stand on the map. */
export const countersOf = ({ units }: View): readonly Counter[] =>
  units.flatMap((unit) => (unit.at === null ? [] : [counterOf(unit, unit.at, false)]));

const placeIn = ({ units }: View, id: string): HexLabel | null => units.find((unit) => unit.id === id)?.at ?? null;

/** What is shown of each kind of event; kinds that are left out show nothing. */
const CUES: CueTable<Seen, View> = {
  carriedOut: ({ orders }, { before }) =>
    Object.entries(orders).flatMap(([unit, to]) => {
      const from = placeIn(before, unit);
      return from === null || from === to ? [] : [{ kind: 'move', unit, path: [from, to], facing: 0, jump: false }];
    }),
  spotted: ({ unit }) => attentionAt(unit.at),
  flareBurnt: ({ at }) => wordAt(at, 'flare', 'act'),
  clashed: ({ lost }, around) =>
    lost.flatMap((unit) =>
      wordAt(
        placeAround(around, (view) => placeIn(view, unit)),
        `${unit} is lost`,
        'danger',
      ),
    ),
};

/** What happens on the map when an event is seen. */
export const cuesOf = (seen: Seen, before: View, after: View): Cues<MapCue> => cuesFrom(CUES, seen, { before, after });
