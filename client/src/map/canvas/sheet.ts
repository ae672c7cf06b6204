import type { GameObjects, Scene } from 'phaser';
import { grown, overlaps, type Rect } from '../geometry/geometry.ts';
import type { MapMark } from '../layers/layer.ts';
import type { Painting } from '../paint/brush.ts';
import type { Colours } from '../paint/colours.ts';
import { TILE, type Tile, TilePool } from './tiles.ts';

/** How to paint the sheets now. */
export interface SheetPainting extends Painting {
  /** Device pixels per map unit. */
  readonly scale: number;
  readonly colours: Colours;
}

interface Cell {
  readonly rect: Rect;
  readonly column: number;
  readonly row: number;
  /** undefined where nothing is painted. */
  tile: Tile | undefined;
  stale: boolean;
}

/**
 * One drawing over the whole map, cut into square tiles at the resolution of the screen. Tiles are painted when they
 * come into view and again when a mark in them changes; between that, showing them costs the same as showing a picture.
 */
export class Sheet {
  private readonly pool: TilePool;
  private readonly cells = new Map<string, Cell>();
  /** Tiles of the resolution before, shown until the new ones are painted. */
  private outdated: Tile[] = [];
  private marks: readonly (readonly MapMark[])[];
  private painting: SheetPainting | undefined;

  private readonly failed: (error: unknown) => void;

  /**
   * `layers`: the number of layers on this sheet, painted in order. `failed` is called for marks that could not be
   * painted.
   */
  constructor(scene: Scene, parent: GameObjects.Container, layers: number, failed: (error: unknown) => void) {
    this.failed = failed;
    this.pool = new TilePool(scene, parent);
    this.marks = Array.from({ length: layers }, () => []);
  }

  /** Replaces what one layer paints. */
  change(layer: number, marks: readonly MapMark[]): void {
    const before = this.marks[layer] ?? [];
    this.marks = this.marks.map((old, i) => (i === layer ? marks : old));
    for (const cell of this.cells.values()) {
      if (touched(before, cell.rect) || touched(marks, cell.rect)) cell.stale = true;
    }
  }

  /** All that it shows. */
  painted(): readonly MapMark[] {
    return this.marks.flat();
  }

  /**
   * Changes resolution, colours or layout, which repaints everything. Old tiles stay until then, unless the layout has
   * moved them.
   */
  restart(painting: SheetPainting): void {
    const current = [...this.cells.values()].flatMap(({ tile }) => tile ?? []);
    // An old drawing that is still shown stays: it is complete, and the current one may be half painted.
    if (this.outdated.length > 0) for (const tile of current) this.pool.give(tile);
    else this.outdated = current;
    if (painting.layout !== this.painting?.layout) this.discardOutdated();
    this.cells.clear();
    this.painting = painting;
  }

  /** Paints the part in view, for at most so many milliseconds; false if more is to be done. */
  update(view: Rect, budget: number): boolean {
    const { painting } = this;
    if (painting === undefined) return true;
    const size = TILE / painting.scale;
    const until = performance.now() + budget;
    let done = true;
    for (const cell of this.wanted(view, size)) {
      if (!cell.stale) continue;
      if (performance.now() > until) {
        done = false;
        break;
      }
      this.paint(cell, painting);
    }
    if (done) this.discardOutdated();
    this.forget(grown(view, size * 2));
    return done;
  }

  private discardOutdated(): void {
    for (const tile of this.outdated) this.pool.give(tile);
    this.outdated = [];
  }

  private wanted(view: Rect, size: number): readonly Cell[] {
    const cells: Cell[] = [];
    for (let row = Math.floor(view.y / size); row * size < view.y + view.h; row++) {
      for (let column = Math.floor(view.x / size); column * size < view.x + view.w; column++) {
        const key = `${column},${row}`;
        let cell = this.cells.get(key);
        if (cell === undefined) {
          const rect = { x: column * size, y: row * size, w: size, h: size };
          cell = { rect, column, row, tile: undefined, stale: true };
          this.cells.set(key, cell);
        }
        cells.push(cell);
      }
    }
    return cells;
  }

  private paint(cell: Cell, painting: SheetPainting): void {
    cell.stale = false;
    const rect = grown(cell.rect, 2 / painting.scale);
    const marks = this.marks.flatMap((layer) => layer.filter(({ bounds }) => overlaps(bounds, rect)));
    if (marks.length === 0) {
      if (cell.tile !== undefined) this.pool.give(cell.tile);
      cell.tile = undefined;
      return;
    }
    cell.tile ??= this.pool.take();
    const { ctx } = cell.tile.begin(cell.column, cell.row, painting.scale);
    for (const mark of marks) {
      ctx.save();
      try {
        mark.paint({ ...painting, ctx, rect });
      } catch (error) {
        this.failed(error);
      }
      ctx.restore();
    }
    cell.tile.show(cell.rect, painting.scale);
  }

  private forget(keep: Rect): void {
    for (const [key, cell] of this.cells) {
      if (overlaps(cell.rect, keep)) continue;
      if (cell.tile !== undefined) this.pool.give(cell.tile);
      this.cells.delete(key);
    }
  }
}

const touched = (marks: readonly MapMark[], rect: Rect): boolean => marks.some(({ bounds }) => overlaps(bounds, rect));
