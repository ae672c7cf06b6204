import { type Board, canonicalBoard } from '../../../board/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import type { Refusal } from '../../../match/index.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { canStand, type Mover } from '../ground/passage.ts';
import { VOID } from '../ground/survey.ts';
import { TERRAIN, TERRAINS, type Terrain } from '../ground/terrain.ts';
import { type Edge, zoneOf } from '../ground/zones.ts';
import { refusal } from '../model/refusal.ts';
import { type Design, hexWith } from './hexes.ts';
import { layOut, PRESETS } from './presets.ts';
import { VOCABULARY } from './vocabulary.ts';

/** What a player asks for: a preset, by id, and single hexes that differ from it. Without a preset the rest is clear. */
export interface WantedDesign {
  readonly preset?: string | undefined;
  readonly hexes?:
    | Readonly<Record<HexLabel, { readonly terrain?: string | undefined; readonly road?: boolean | undefined }>>
    | undefined;
}

/** What lies in no man's land where both sides agreed to it, SET-1. */
export interface MiddleFeature {
  readonly at: HexLabel;
  readonly kind: (typeof MIDDLE_KINDS)[number];
}

/** What can be drawn for no man's land, SET-1. */
export const MIDDLE_KINDS = ['rough', 'ruins', 'road'] as const;

/** So many hexes of a side must be open to tracked units, SET-1. */
export const OPEN_HEXES = 9;

const TRACKED: Mover = { types: ['Tracked'], size: 'Medium', layer: 'ground', entersBuildings: false };

/** The terrain that sides can design, SET-1: all but what only a fire leaves. */
export const designTerrains = (advanced: boolean): readonly Terrain[] =>
  TERRAINS.filter((terrain) => terrain !== 'burnedForest' && (advanced || !TERRAIN[terrain].advanced));

/**
 * The board of the match where sides design their own parts: both designs, and between them clear ground with what was
 * drawn for it, SET-1. Of the board itself only its form is left.
 */
export const placeDesigns = (
  board: Board,
  south: Design,
  north: Design,
  middle: readonly MiddleFeature[] = [],
): Board => {
  const hexes = {
    ...Object.fromEntries(Object.entries(board.hexes).filter(([, { features }]) => features[VOID])),
    ...Object.fromEntries(Object.entries({ ...south, ...north }).map(([label, hex]) => [label, hexWith(hex)])),
    ...Object.fromEntries(middle.map(({ at, kind }) => [at, { level: 0, features: { [kind]: 1 } }])),
  };
  return canonicalBoard({ ...board, hexes }, VOCABULARY);
};

/** What is wrong with one hex of a design. */
const checkHex = (zone: ReadonlySet<HexLabel>, hex: HexLabel, word: string, advanced: boolean): Refusal | undefined => {
  if (!zone.has(hex)) return refusal('outside-side', 'SET-1', { hex });
  const choices = (all: boolean): readonly string[] => designTerrains(all);
  if (!choices(true).includes(word)) return refusal('no-such-terrain', 'SET-1', { terrain: word, hex });
  if (!choices(advanced).includes(word)) return refusal('advanced-terrain', 'SET-1', { terrain: word, hex });
  return undefined;
};

/**
 * The design that a player asks for, or why it cannot be played, SET-1: it may go no further than the own side, have
 * advanced terrain only if that is agreed, and leaves tracked units enough room.
 */
export const designOf = (
  board: Board,
  edge: Edge,
  { preset = 'open', hexes = {} }: WantedDesign,
  advanced: boolean,
): Result<Design, Refusal> => {
  const base = PRESETS.find(({ id }) => id === preset);
  if (base === undefined) {
    return fail(refusal('no-such-preset', 'SET-1', { preset, presets: PRESETS.map(({ id }) => id) }));
  }
  const single = Object.entries(hexes).map(
    ([label, { terrain = 'clear', road = false }]) => [label, { terrain, road }] as const,
  );
  const wanted = { ...layOut(base, board, edge), ...Object.fromEntries(single) };
  const zone = zoneOf(board, edge);
  const own = new Set(zone);
  for (const [label, { terrain }] of Object.entries(wanted)) {
    const wrong = checkHex(own, label, terrain, advanced);
    if (wrong) return fail(wrong);
  }
  const design = Object.fromEntries(
    Object.entries(wanted).filter(([, { terrain, road }]) => terrain !== 'clear' || road),
  ) as Design;
  const placed = placeDesigns(board, design, {});
  const open = zone.filter((hex) => canStand(placed, hex, TRACKED)).length;
  return open >= OPEN_HEXES ? ok(design) : fail(refusal('too-closed', 'SET-1', { open, least: OPEN_HEXES }));
};
