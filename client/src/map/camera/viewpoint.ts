import type { Grid, HexLabel } from '@ironhex/shared/hex';
import { same } from '../diff.ts';
import { around, type Insets, type Point, R, type Rect, rectAround, UNCOVERED } from '../geometry/geometry.ts';
import { type Layout, UPRIGHT } from '../geometry/layout.ts';
import { layoutFor, type Orientation, otherWay } from '../geometry/orientation.ts';
import { Camera } from './camera.ts';
import { Glide } from './glide.ts';

/** How much around a hex is shown with it, from its centre, map units: its counter, and the plate below. */
const AROUND = R * 1.7;
/** How much around something that can be touched is shown with it. */
const AROUND_TOUCHABLE = R * 0.7;

/** Something that stands beside the map. */
interface Neighbour {
  readonly rect: Rect;
  /** Shown before the hexes of the frame: the player needs to see it now. */
  readonly matters: boolean;
}

/** The trays beside a map in this layout. */
export type Neighbours = (layout: Layout) => readonly Neighbour[];

/** What a viewpoint tells, and what it asks. */
interface ViewpointEvents {
  /** The view has changed, or will in the next frames. */
  moved(): void;
  /** The map is about to lie otherwise: what moves on it must end. */
  turns(): void;
  /** The current layout. */
  turned(turned: boolean): void;
  /** The middles of what can be touched now, other than hexes and counters: they are shown after the hexes of a frame. */
  touchables(): readonly Point[];
}

/** The player's viewpoint: the orientation of the map, the part in view, and the movement from one view to the next. */
export class Viewpoint {
  readonly camera = new Camera();
  readonly glide = new Glide(this.camera);
  layout = UPRIGHT;
  private readonly events: ViewpointEvents;
  private grid: Grid | undefined;
  private beside: Neighbours = () => [];
  private orientation: Orientation = 'auto';
  private framed: { readonly hexes: readonly HexLabel[]; readonly covered: Insets; readonly whole: boolean } = {
    hexes: [],
    covered: UNCOVERED,
    whole: false,
  };

  constructor(events: ViewpointEvents) {
    this.events = events;
  }

  /** Shows another map with its trays; these hexes of it matter most. */
  open(grid: Grid, hexes: readonly HexLabel[], beside: Neighbours): void {
    this.grid = grid;
    this.beside = beside;
    this.layout = layoutFor(this.orientation, grid, this.camera.room, undefined);
    this.glide.stop();
    this.camera.setBounds(this.boundsOf(grid));
    this.camera.look(hexes.map((at) => this.hexRect(at)));
    this.events.turned(this.layout.turned);
  }

  /** Something else stands beside the map now. */
  surround(beside: Neighbours): void {
    const { grid } = this;
    if (grid === undefined) return;
    const before = this.boundsOf(grid);
    this.beside = beside;
    const bounds = this.boundsOf(grid);
    // The camera is on its way there already: do not start again.
    if (!same(before, bounds)) this.go(() => this.camera.bound(bounds));
  }

  /** The screen has a new size, CSS pixels. */
  resize(width: number, height: number): void {
    this.glide.stop();
    this.camera.resize(width, height);
    this.lay();
  }

  /** Turns the map to the player's choice. */
  orient(orientation: Orientation): void {
    this.orientation = orientation;
    this.lay();
  }

  /** The choice that turns the map to its other orientation. */
  otherWay(): Orientation {
    return this.grid === undefined ? this.orientation : otherWay(this.grid, this.camera.room, this.layout);
  }

  /** Shows the whole map. */
  fit(): void {
    this.go(() => this.camera.fit());
  }

  /** Moves the map as little as needed to show a hex. */
  reveal(at: HexLabel): void {
    this.go(() => this.camera.reveal(this.hexRect(at)));
  }

  /**
   * Shows hexes, and what can be touched, where nothing covers the map; without hexes it is again as it was before.
   * `whole`: shows the whole map, and only the hexes where it would be too small to be read.
   */
  frame(hexes: readonly HexLabel[], covered: Insets, whole = false): void {
    this.framed = { hexes, covered, whole };
    this.go(() => this.frameNow());
  }

  /** Whether all that a frame of these hexes shows is in view, or will be when the camera has stopped. */
  shows(hexes: readonly HexLabel[]): boolean {
    return this.glide.atRest(() => this.rectsOf(hexes).every((rect) => this.camera.shows(rect)));
  }

  /** On a map that is too large to be read whole: shows where something happens. */
  look(points: readonly Point[]): void {
    this.go(() => this.camera.look(points.map((point) => rectAround([point], AROUND))));
  }

  /** Makes the map larger or smaller around its middle. */
  zoomBy(factor: number): void {
    this.taken(() => this.camera.zoomAt(factor));
  }

  /** Takes over a movement of the player: a running one of the camera stops where it is. */
  taken(move: () => void): void {
    this.glide.stop();
    move();
    this.events.moved();
  }

  private go(change: () => void): void {
    this.glide.to(change);
    this.events.moved();
  }

  private frameNow(): void {
    const { hexes, covered, whole } = this.framed;
    const beside = this.beside(this.layout);
    const first = hexes.length === 0 ? [] : beside.filter(({ matters }) => matters);
    const rects = [...first.map(({ rect }) => rect), ...this.rectsOf(hexes)];
    if (whole) this.camera.frameAll(rects, covered);
    else {
      const all = beside.map(({ rect }) => rect);
      this.camera.frame(rects, covered, all);
    }
  }

  /** The rectangle of a map and its trays. */
  private boundsOf(grid: Grid): Rect {
    const rects = this.beside(this.layout).map(({ rect }) => rect);
    return rects.reduce(around, this.layout.boardRect(grid));
  }

  /** What a frame of hexes shows: without hexes nothing. */
  private rectsOf(hexes: readonly HexLabel[]): readonly Rect[] {
    if (hexes.length === 0) return [];
    const touchables = this.events.touchables().map((point) => rectAround([point], AROUND_TOUCHABLE));
    return [...hexes.map((at) => this.hexRect(at)), ...touchables];
  }

  /** A hex with some of its surroundings. */
  private hexRect(at: HexLabel): Rect {
    return rectAround([this.layout.centreOfLabel(at)], AROUND);
  }

  /** Applies the orientation that suits the current room of the map. */
  private lay(): void {
    if (this.grid === undefined) return;
    const before = this.layout;
    const next = layoutFor(this.orientation, this.grid, this.camera.room, before);
    if (next === before) return;
    this.events.turns();
    this.glide.stop();
    this.layout = next;
    this.camera.turn(this.boundsOf(this.grid), (point) => next.drawn(before.uprightOf(point)));
    this.frameNow();
    this.events.turned(next.turned);
    this.events.moved();
  }
}
