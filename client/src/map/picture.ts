import type { Board } from '@ironhex/shared/board';
import type { Direction, HexLabel } from '@ironhex/shared/hex';
import type { Insets, Rect } from './geometry/geometry.ts';
import type { Orientation } from './geometry/orientation.ts';
import type { Touchable } from './input/touch.ts';
import type { Pace } from './timing.ts';

/**
 * The side that something on the map belongs to: 0 blue and round, 1 orange and hexagonal, 2 violet and square, 3 green
 * and a diamond; null for no side, grey with eight corners.
 */
export type Side = 0 | 1 | 2 | 3 | null;

/** Why a counter stands out: its turn, it may act, picked by the player, or aimed at. */
export type Emphasis = 'acting' | 'eligible' | 'selected' | 'target';

/** An edge of the board, named for a map with north up. */
export type BoardEdge = 'top' | 'right' | 'bottom' | 'left';

/** A counter waits beside an edge of the board until it enters the map. */
interface Beside {
  readonly beside: BoardEdge;
}

/** One counter on the map or beside it, as far as the map engine knows it. A game's counters have more, for its painter. */
export interface BaseCounter {
  readonly id: string;
  readonly side: Side;
  /** What stands at it, such as `Griffin`, where there is room; empty for nothing. */
  readonly name: string;
  readonly at: HexLabel | Beside;
  /** The other hexes that it stands on, if it is larger than one: it is picked there too. */
  readonly covers?: readonly HexLabel[] | undefined;
  /** null: it faces no direction. */
  readonly facing: Direction | null;
  /** Lies under all other counters, without facing and name. */
  readonly destroyed: boolean;
  /** How large it is beside others: 1, as it is if nothing is said, fills its hex. */
  readonly size?: number | undefined;
  readonly emphasis?: Emphasis | undefined;
  /** It can be shot now: it gets a sight mark that says this, such as `58 %`. */
  readonly sight?: string | undefined;
}

/** What stands on the map now, as far as the map engine knows it. Plain data: the same picture always draws the same. */
export interface BasePicture {
  readonly board: Board;
  readonly counters: readonly BaseCounter[];
  /** Where the keyboard cursor stands. */
  readonly cursor: HexLabel | undefined;
  /**
   * The part of the map that is on the screen and not covered, in map units: what is written stays in it. The map itself
   * fills this in once the camera has come to rest.
   */
  readonly seen?: Rect | undefined;
}

/** What an action has left to see: a way that was gone, or an attack. */
export interface TrailPicture {
  readonly kind: 'way' | 'attack';
  /** The counter that moved; empty for ranged attacks. */
  readonly unit: string;
  readonly side: Side;
  /** The hexes of the way, or where the attack came from and where it went. */
  readonly hexes: readonly HexLabel[];
  /** The way was a jump from its first hex to its last. */
  readonly jump: boolean;
}

/** Words on the map, with the plate that they stand on. */
export interface Written {
  readonly text: string;
  readonly rect: Rect;
}

/** A counter, or what is written at it. */
export interface WrittenAt extends Written {
  /** The id of the counter. */
  readonly counter: string;
  /** The player looks at it now: it acts, is picked or is aimed at. */
  readonly matters: boolean;
}

/** Everything on the map that nothing should cover, each with its place. */
export interface Writing {
  /** The counters that are not destroyed, by their ids. */
  readonly counters: readonly WrittenAt[];
  /** The names and odds at them. */
  readonly plates: readonly WrittenAt[];
  /** All other words, such as what a plan costs. */
  readonly words: readonly Written[];
  /** What can be tapped or dragged, other than hexes and counters, by its kind. */
  readonly touchables: readonly Written[];
}

/** Something that happens and is shown while it does. Each kind has its effect. */
export interface BaseCue {
  readonly kind: string;
}

/** Cues that play one after the other. Those in a nested list play at the same time. */
export type Cues<C extends BaseCue = BaseCue> = readonly (C | readonly C[])[];

/** What the player does on the map. */
export interface BoardInput {
  /** The pointer is over a hex, next to one of the counters that stand there if any do, or has left the map (null). */
  hover(at: HexLabel | null, counter: string | undefined): void;
  /** A hex was clicked or tapped, next to one of the counters that stand there if any do. */
  pick(at: HexLabel, counter: string | undefined): void;
  /** Right click or long press: show what hovering shows, or step back. */
  peek(at: HexLabel, counter: string | undefined): void;
  /** The pointer is over a counter that waits beside the board, or over none (null). */
  hoverCounter(id: string | null): void;
  /** A counter that waits beside the board was clicked or tapped. */
  pickCounter(id: string): void;
  /** It was clicked by the right button, or pressed long. */
  peekCounter(id: string): void;
  /** The map was turned: north is to the right now, or up. */
  turned(turned: boolean): void;
  /** A handle that the picture offers was tapped, or one is `dragged` to this one of its places, or back to its own. */
  touch(touchable: Touchable, dragged: boolean): void;
  /** A handle is being dragged: the picture may offer other places from now on. */
  hold(touchable: Touchable): void;
  /** The drag has ended. */
  drop(): void;
  /** Reports that something could not be painted. The map is drawn without it. */
  failed(error: unknown): void;
}

/** The map on the page. */
export interface BoardHandle<P extends BasePicture = BasePicture, C extends BaseCue = BaseCue> {
  /** Draws this picture; unchanged parts cost nothing. */
  show(picture: P): void;
  /** Lights these hexes, and no others: something beside the map points at them. */
  light(hexes: readonly HexLabel[]): void;
  /** Plays one cue; resolves when what follows may be shown. */
  play(cue: C): Promise<void>;
  /** Draws what the last action has left, and nothing else of that kind. */
  leave(trail: readonly TrailPicture[]): void;
  /**
   * Shows these counters as ghosts over the board, in place of earlier ghosts: the counters that took part in what is
   * replayed. An empty list ends it.
   */
  recall(counters: P['counters']): void;
  /** Plays one cue among the ghosts; resolves when what follows may be shown. */
  playAgain(cue: C): Promise<void>;
  /** Resolves when nothing among them plays. */
  playedAgain(): Promise<void>;
  /** Ends the running cues; false if none runs. */
  skip(): boolean;
  /** Shows the whole map. */
  fit(): void;
  /** Moves the map as little as necessary to show a hex; not at all if it is in view. */
  reveal(at: HexLabel): void;
  /**
   * Shows these hexes, the most important ones first, and what can be touched, where nothing covers the map. Zooms out only
   * if they need it.
   * Without hexes it restores the view from before, unless the player has moved the map since. `covered`: the width of what
   * covers each edge of the canvas, CSS pixels. `whole`: shows all of the map, and only these hexes where the whole would be
   * too small to read.
   */
  frame(hexes: readonly HexLabel[], covered: Insets, whole?: boolean): void;
  /** Whether these hexes with their counters, and all that can be touched, are in view and not covered. */
  shows(hexes: readonly HexLabel[]): boolean;
  /** Lays the map as the player wants it. */
  orient(orientation: Orientation): void;
  /** What to choose to have the map lie the other way. */
  otherWay(): Orientation;
  /** Draws the whole map small on this canvas while it is too large to be read whole, and hides the canvas else. */
  minimap(canvas: HTMLCanvasElement): void;
  /**
   * Keeps an element over the map in the corner where it covers the least, the first of these if they are equal, until the
   * function that it gives is called. Its styles say where they are, by `data-corner`.
   */
  corner(element: HTMLElement, corners: readonly string[]): () => void;
  /** Calls back whenever the map has come to rest after a change, until the function that it gives is called. */
  rested(act: () => void): () => void;
  /** The part of the canvas that nothing covers, CSS pixels from its upper left corner. */
  free(): Rect;
  /** Where compass and small map stand over the canvas, measured alike. */
  over(): readonly Rect[];
  zoomBy(factor: number): void;
  /** Ends a movement of the camera at its goal. */
  settle(): void;
  /** Where the centre of a hex is on the page now, CSS pixels from the board's upper left corner; undefined before a map is shown. */
  positionOf(at: HexLabel): { readonly x: number; readonly y: number } | undefined;
  /** Where a counter stands on the page, on the map or beside it, measured alike; undefined if there is none. */
  counterAt(id: string): { readonly x: number; readonly y: number } | undefined;
  /** Everything on the map that nothing should cover, measured alike. */
  written(): Writing;
  /** What is drawn now, with nothing that lies over the map. */
  image(): CanvasImageSource & { readonly width: number; readonly height: number };
  /** How fast what happens is shown. */
  setPace(pace: Pace): void;
  setTheme(theme: 'dark' | 'light'): void;
  /** Frames drawn in the last second. */
  framesPerSecond(): number;
  destroy(): void;
}
