import type { Board } from '@ironhex/shared/board';
import type { Direction, HexLabel } from '@ironhex/shared/hex';

/** The number of a side: 0 blue and round, 1 orange and hexagonal, 2 square, 3 diamond. */
export type SideNumber = 0 | 1 | 2 | 3;

/** One counter on the map. */
export interface Counter {
  readonly id: string;
  readonly side: SideNumber;
  /** Short designation printed on the counter, e.g. `GRF-1N`. */
  readonly designation: string;
  /** Silhouette: how it is drawn. */
  readonly silhouette: 'light' | 'medium' | 'heavy' | 'assault' | 'vehicle';
  readonly at: HexLabel;
  readonly facing: Direction;
  readonly token: 'none' | 'fast' | 'stationary';
  /** Structure and armour damage as parts of their tracks, 0 to 1. */
  readonly structureDamage: number;
  readonly armourDamage: number;
  /** A wreck stays as a scorch mark. */
  readonly destroyed: boolean;
  /** Its turn, may interrupt, picked by the player, or aimed at. */
  readonly emphasis?: 'acting' | 'eligible' | 'selected' | 'target' | undefined;
}

/** A hex that the selected unit can reach. */
export interface ReachMark {
  readonly at: HexLabel;
  /** Hexes of the way there. */
  readonly hexes: number;
  /** Getting there makes it fast. */
  readonly fast: boolean;
  /** Only by jumping. */
  readonly jump: boolean;
  /** Something is rolled for on the way there. */
  readonly risky: boolean;
}

/** What happens at a hex of a planned path. */
export interface PathMark {
  readonly at: HexLabel;
  readonly kind: 'step' | 'jump' | 'land';
  /** A short warning drawn at the hex, e.g. `appropriate 65 %`. */
  readonly risk?: string | undefined;
}

/** A planned or proposed movement, with the counter's ghost at its end. */
export interface PathPicture {
  readonly unit: string;
  readonly side: SideNumber;
  readonly from: HexLabel | null;
  readonly marks: readonly PathMark[];
  /** Facing of the ghost at the end. */
  readonly facing: Direction;
  /** The hex at which an interrupt would happen, as an index into `[from, ...marks]`. */
  readonly trigger?: number | undefined;
  /** Indexes into `[from, ...marks]` that can be chosen as trigger: they get handles. */
  readonly triggers?: readonly number[] | undefined;
}

/** A sight line with everything on it that counts. */
export interface SightPicture {
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly side: SideNumber;
  readonly state: 'clear' | 'cover' | 'blocked';
  /** One label per piece, e.g. at 0305 `+1 light woods`. */
  readonly pieces: readonly { readonly at: HexLabel; readonly label: string }[];
  readonly blockedAt?: HexLabel | undefined;
  /** Drawn at the middle, e.g. `9 hexes, medium`. */
  readonly label: string;
}

/** Range bands around a hex: rings up to each distance in hexes. */
export interface BandsPicture {
  readonly centre: HexLabel;
  readonly rings: readonly {
    readonly to: number;
    readonly label: string;
    readonly quality: 'best' | 'adjacent' | 'out';
  }[];
}

/** Everything that stands on the map now. Plain data: the same picture always draws the same. */
export interface Picture {
  readonly board: Board;
  readonly counters: readonly Counter[];
  readonly reach: readonly ReachMark[];
  /** Planned by the player and, during an interrupt, the actor's declared path. */
  readonly paths: readonly PathPicture[];
  readonly sight: readonly SightPicture[];
  readonly bands: BandsPicture | undefined;
  /** Hexes a unit can enter the map by. */
  readonly entries: readonly HexLabel[];
  /** During an interrupt everything but these hexes is dimmed. */
  readonly spotlight: readonly HexLabel[] | undefined;
  /** Where the keyboard cursor stands. */
  readonly cursor: HexLabel | undefined;
  /** Facing wheel around a hex: the six directions are offered, this one is chosen; `aboutFace` needs a roll. */
  readonly wheel:
    | { readonly at: HexLabel; readonly facing: Direction; readonly aboutFace: Direction | undefined }
    | undefined;
}

/** Something that happens and is shown while it does, all under 900 ms a piece. */
export type Cue =
  | {
      readonly kind: 'move';
      readonly unit: string;
      readonly path: readonly HexLabel[];
      readonly facing: Direction;
      readonly jump: boolean;
    }
  | { readonly kind: 'face'; readonly unit: string; readonly facing: Direction }
  /** A tracer from hex to hex with the attack die landing at the target. */
  | {
      readonly kind: 'shot';
      readonly from: HexLabel;
      readonly to: HexLabel;
      readonly side: SideNumber;
      readonly style: 'beam' | 'shell' | 'missiles' | 'flame';
      readonly dice: string;
      readonly result: 'missed' | 'nothing' | 'armour' | 'structure' | 'component';
    }
  /** A word floating up from a hex, e.g. `-5 structure`. */
  | {
      readonly kind: 'word';
      readonly at: HexLabel;
      readonly text: string;
      readonly tone: 'danger' | 'good' | 'act' | 'quiet';
    }
  | { readonly kind: 'destroyed'; readonly unit: string; readonly at: HexLabel }
  | { readonly kind: 'attention'; readonly at: HexLabel };

/** What the player does on the map. */
export interface BoardInput {
  /** The pointer is over a hex, or has left the map (null). */
  hover(at: HexLabel | null): void;
  /** A hex was clicked or tapped. */
  pick(at: HexLabel): void;
  /** Right click or long press: show what hovering shows, or step back. */
  peek(at: HexLabel): void;
  /** A side of the facing wheel was chosen. */
  face(direction: Direction): void;
  /** A trigger handle was chosen or dragged to, an index into `[from, ...marks]`. */
  trigger(index: number): void;
}

/** The map on the page. */
export interface BoardHandle {
  /** Draws this picture; unchanged parts cost nothing. */
  show(picture: Picture): void;
  /** Plays one cue; resolves when it is over or was skipped. */
  play(cue: Cue): Promise<void>;
  /** Ends the running cue at once. */
  skip(): void;
  fit(): void;
  centreOn(at: HexLabel): void;
  /** Something covers so many CSS pixels at the lower edge; this hex is to be seen above it. */
  cover(bottom: number, at: HexLabel): void;
  /** Nothing covers the map any more. */
  uncover(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Where the centre of a hex is on the page, CSS pixels from the board's upper left corner; for tests and labels. */
  positionOf(at: HexLabel): { readonly x: number; readonly y: number };
  setMotion(on: boolean): void;
  setTheme(theme: 'dark' | 'light'): void;
  /** Frames drawn in the last second. */
  framesPerSecond(): number;
  destroy(): void;
}

/** Puts a board into `parent` and keeps it at its size. */
export type MountBoard = (parent: HTMLElement, input: BoardInput) => Promise<BoardHandle>;
