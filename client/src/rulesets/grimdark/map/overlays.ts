import { hexOf } from '@ironhex/shared/board';
import {
  chargesOf,
  explainSight,
  fieldOf,
  figuresOf,
  type Hindrance,
  livingModels,
  type Onlooker,
  type Reach,
  reachOf,
  sightOf,
  type Table,
  TERRAIN,
  terrainOf,
  type Unit,
  type UnitId,
} from '@ironhex/shared/grimdark';
import { type HexLabel, indexDistance, indexOfLabel, labelOfIndex } from '@ironhex/shared/hex';
import type { SightPicture } from '../../../map/layers/sight.ts';
import type { ThreatPicture } from '../../../map/layers/threat.ts';
import { capital, count } from '../../../text/numbers.ts';
import { TERRAIN_NAMES } from '../words/terrain.ts';
import { sideOf } from './counters.ts';
import type { AreaPicture } from './layers/areas.ts';
import type { OutlookPicture } from './layers/outlook.ts';
import { pieceHexes } from './zones.ts';

/** Moves whose reach is shown, the widest first. */
const BANDS = ['charge', 'rush', 'advance'] as const;
type Band = (typeof BANDS)[number];

const endsOf = ({ ends, field }: Reach): readonly HexLabel[] => ends.map((index) => labelOfIndex(field.board, index));

/** The hexes of an area that are not in another one. */
const without = (area: AreaPicture, other: AreaPicture): readonly HexLabel[] => {
  const hexes = new Set(other.hexes);
  return area.hexes.filter((hex) => !hexes.has(hex));
};

/**
 * The reach of each move of a unit as a band with its limit, G-9.1: where the centre of the unit can end. A Charge that
 * leads as far as a Rush shares its band; the hexes beside enemies, where only a Charge ends, are outlined by themselves.
 */
export const reachAreas = (table: Table, unit: Unit, kinds: readonly Band[] = BANDS): readonly AreaPicture[] => {
  const bands = BANDS.filter((kind) => kinds.includes(kind)).map((kind) => {
    const found = reachOf(table, unit, kind);
    const { allowance } = found.move;
    const side = sideOf(table.seats, unit.seat);
    return { kind, hexes: endsOf(found), side, label: `${capital(kind)} ${allowance}`, allowance };
  });
  const [charge, rush, ...others] = bands;
  if (charge?.kind !== 'charge' || rush?.kind !== 'rush' || charge.allowance !== rush.allowance) return bands;
  const beside = { ...charge, hexes: without(charge, rush), label: 'Charge only' };
  return [
    { ...rush, label: `Rush, Charge ${rush.allowance}` },
    ...others,
    ...(beside.hexes.length > 0 ? [beside] : []),
  ];
};

/** Where a charge at each enemy that it can reach may end, G-9.7; `target` leaves the others out. */
export const contactAreas = (table: Table, unit: Unit, target?: UnitId): readonly AreaPicture[] =>
  chargesOf(table, unit)
    .filter(({ unit: enemy }) => target === undefined || enemy.id === target)
    .map(({ ends }) => ({ kind: 'contact', hexes: ends, side: sideOf(table.seats, unit.seat), label: '' }));

/** The longest range of the weapons that living models of a unit have, hexes; 0: it cannot shoot. */
const rangeOf = (table: Table, unit: Unit): number => {
  const { track } = figuresOf(table, unit);
  return Math.max(0, ...livingModels(unit).flatMap((model) => track[model]!.weapons.map(({ range }) => range)));
};

/** A unit of one hex that might stand somewhere. No unit has this id. */
const somebody = (at: HexLabel): Onlooker => ({ id: '', at, size: 'standard' });

/** The hexes within a distance of another, which is left out. */
const hexesAround = ({ board }: Pick<Table, 'board'>, at: HexLabel, within: number): readonly HexLabel[] => {
  const centre = indexOfLabel(board, at);
  return Array.from({ length: board.width * board.height }, (_, index) => index)
    .filter((index) => index !== centre && indexDistance(board, centre, index) <= within)
    .map((index) => labelOfIndex(board, index));
};

/** What a unit that stands or might stand somewhere sees of units of one hex that are `within` a distance, G-5. */
export const outlookOf = (table: Table, viewer: Onlooker, within: number): OutlookPicture => {
  const field = fieldOf(table);
  const seen = hexesAround(table, viewer.at, within).map((at) => ({ at, ...sightOf(field, viewer, somebody(at)) }));
  return {
    hidden: seen.filter(({ sees }) => !sees).map(({ at }) => at),
    cover: seen.filter(({ sees, cover }) => sees && cover).map(({ at }) => at),
  };
};

/** What a unit that is looked at could do: where a charge of it could end, and what it could shoot at from where it is. */
export const threatOf = (table: Table, unit: Unit): ThreatPicture => {
  const { sizeClass: size } = figuresOf(table, unit);
  const field = fieldOf(table);
  const viewer: Onlooker = { id: unit.id, at: unit.at!, size };
  return {
    side: sideOf(table.seats, unit.seat),
    reach: endsOf(reachOf(table, unit, 'charge')),
    hits: hexesAround(table, viewer.at, rangeOf(table, unit)).filter((at) => sightOf(field, viewer, somebody(at)).sees),
  };
};

/** What several units could do together; undefined without any. */
export const threatsOf = (table: Table, units: readonly Unit[]): ThreatPicture | undefined => {
  const all = units.map((unit) => threatOf(table, unit));
  const [first] = all;
  const union = (hexes: (each: ThreatPicture) => readonly HexLabel[]) => [...new Set(all.flatMap(hexes))];
  return first && { side: first.side, reach: union(({ reach }) => reach), hits: union(({ hits }) => hits) };
};

const hindranceText = ({ how, unit, terrain }: Hindrance): string => {
  // Terrain that alone blocks no sight is in the way because the ground below it is high.
  const isGround = how !== 'low' && TERRAIN[terrain].blocks === 'never';
  const what = unit ?? (isGround ? 'high ground' : TERRAIN_NAMES[terrain].toLowerCase());
  return how === 'blocks' ? what : `cover: ${what}`;
};

/**
 * The line from a unit, where it is or might be, to another, with everything on it that counts, G-5.4 to G-5.8; `bare`:
 * cover does not, as for spells, G-5.9.
 */
export const sightPicture = (
  table: Table,
  seat: string,
  viewer: Onlooker,
  target: Onlooker,
  how: 'covered' | 'bare' = 'covered',
): SightPicture => {
  const { board } = table;
  const { sees, cover: inCover, lines } = explainSight(fieldOf(table), viewer, target);
  const cover = inCover && how === 'covered';
  const line = lines.find(({ verdict }) => verdict === 'clear') ?? lines.find(({ verdict }) => verdict !== 'blocked');
  const { from, to, hindrances } = line ?? lines[0] ?? { from: viewer.at, to: target.at, hindrances: [] };
  const terrain = terrainOf(hexOf(board, to));
  const inside = TERRAIN[terrain].cover ? [{ at: to, label: `cover: in ${TERRAIN_NAMES[terrain].toLowerCase()}` }] : [];
  const pieces = hindrances
    .filter(({ how }) => how !== 'blocks')
    .map((one) => ({ at: one.hex, label: hindranceText(one) }));
  const block = hindrances.find(({ how }) => how === 'blocks');
  const far = indexDistance(board, indexOfLabel(board, from), indexOfLabel(board, to));
  const words = [
    count(far, 'hex'),
    ...(sees && cover ? ['cover'] : []),
    ...(!sees && block ? [hindranceText(block)] : []),
  ];
  return {
    from,
    to,
    side: sideOf(table.seats, seat),
    state: sees ? (cover ? 'cover' : 'clear') : 'blocked',
    pieces: sees && how === 'covered' ? [...pieces, ...inside] : [],
    blockedAt: sees ? undefined : block?.hex,
    label: words.join(', '),
  };
};

const areaOf = (kind: AreaPicture['kind'], hexes: readonly HexLabel[], label: string): AreaPicture => ({
  kind,
  hexes,
  side: null,
  label,
});

/** How far an anomaly and a marker reach, hexes, G-17.4 (31), G-14.2. */
const NEAR = 3;

/** The hexes whose units count for a marker or an anomaly: those around it, and its own. */
export const nearArea = (table: Pick<Table, 'board'>, at: HexLabel, kind: 'near' | 'contact' = 'near'): AreaPicture =>
  areaOf(kind, [at, ...hexesAround(table, at, NEAR)], '');

/** What the ground does for a time: pieces that shelter or have collapsed, and what lies around an anomaly. */
export const lastingAreas = (table: Pick<Table, 'board' | 'scenario' | 'items'>): readonly AreaPicture[] => {
  const { board, scenario, items } = table;
  const sheltered = scenario.kind === 'storm' ? scenario.sheltered : [];
  const collapsed = scenario.kind === 'tomb' && scenario.collapsed ? [scenario.piece] : [];
  return [
    ...sheltered.map((piece) => areaOf('shelter', pieceHexes(board, piece), 'Shelter')),
    ...collapsed.map((piece) => areaOf('contact', pieceHexes(board, piece), 'Difficult')),
    ...items.flatMap(({ kind, at }) => (kind === 'anomaly' && at !== null ? [nearArea(table, at, 'contact')] : [])),
  ];
};
