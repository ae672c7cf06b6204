// What the battle is about: the places where units win it, G-14 and G-18.
import { indexOfLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import { mapCentre } from '../ground/quarters.ts';
import { surveyOf } from '../ground/survey.ts';
import { type Edge, zoneRows } from '../ground/zones.ts';
import type { Item, Table } from '../model/table.ts';
import type { UnitId } from '../model/units.ts';

/** A place that is worth being at. */
export interface Aim {
  /** The index of its hex. */
  readonly hex: number;
  /** How near a unit must be to count, in hexes. */
  readonly near: number;
  /** Who has it while nobody is near; null: nobody. */
  readonly owner: SeatId | null;
  /** What it is worth, in markers. */
  readonly weight: number;
  /** The only unit that gains anything there; left out: any. */
  readonly only?: UnitId;
}

const NEAR_MARKER = 3;
const NEAR_CHAMBER = 6;
const AT_HAND = 1;
/** What one terminal is worth in markers: it gives a point one time in three, and otherwise helps. */
const TERMINAL = 0.4;
/** What leads straight to victory is worth in markers. */
const DECIDES = 1.5;
/** How many codes open the way to the component, G-18.3. */
const CODES = 2;

/** The hex in the middle column of a seat's own edge row, or of the front row of its zone. */
const homeOf = ({ board, seats }: Table, seat: SeatId, kind: Item['kind'], column: number): number => {
  const edge: Edge = seats.find(({ id }) => id === seat)?.edge ?? 'north';
  const [first, last] = zoneRows(board, edge);
  const outermost = edge === 'north' ? first : last;
  const front = edge === 'north' ? last - 1 : first + 1;
  return (kind === 'component' ? outermost : front) * board.width + column;
};

/** The aim of an item: where it lies, or for its carrier the way home, G-18.2 and G-18.3. */
const aimOf = (table: Table, { kind, at, carrier }: Item): Aim | undefined => {
  const { board, units } = table;
  if (kind === 'anomaly' || kind === 'post') return undefined;
  const weight = kind === 'intel' ? TERMINAL : DECIDES;
  if (at !== null) return { hex: indexOfLabel(board, at), near: AT_HAND, owner: null, weight };
  const bearer = units[carrier ?? ''];
  if (!bearer?.at) return undefined;
  const hex = homeOf(table, bearer.seat, kind, indexOfLabel(board, bearer.at) % board.width);
  return { hex, near: AT_HAND, owner: bearer.seat, weight, only: bearer.id };
};

/** The hex of a terrain piece that is nearest to its middle. */
const middleOf = ({ board }: Table, piece: string): number => {
  const survey = surveyOf(board);
  const place = survey.pieces.indexOf(piece);
  const hexes = [...survey.piece.keys()].filter((hex) => survey.piece[hex] === place);
  return hexes[Math.floor(hexes.length / 2)]!;
};

/** What the scenario has on the map besides items, G-18. */
const scenarioAims = (table: Table): readonly Aim[] => {
  const { board, scenario, items } = table;
  switch (scenario.kind) {
    case 'seize':
      return [];
    case 'tomb':
      return scenario.hidden ? [{ hex: middleOf(table, scenario.piece), near: AT_HAND, owner: null, weight: 1 }] : [];
    case 'storm': {
      const terminals = scenario.terminals.filter(({ opened }) => !opened);
      const isReady = Object.values(scenario.codes).some((codes) => codes >= CODES);
      const component = isReady && !items.some(({ kind }) => kind === 'component');
      return [
        ...terminals.map(({ at }) => ({
          hex: indexOfLabel(board, at),
          near: AT_HAND,
          owner: null,
          weight: TERMINAL,
        })),
        ...(component ? [{ hex: indexOfLabel(board, mapCentre(board)), near: AT_HAND, owner: null, weight: 1 }] : []),
      ];
    }
    case 'resonance':
      return scenario.chambers.map(({ at, owner }) => ({
        hex: indexOfLabel(board, at),
        near: NEAR_CHAMBER,
        owner,
        weight: 1,
      }));
  }
};

/** All places that are worth being at now. */
export const aimsOf = (table: Table): readonly Aim[] => [
  ...table.markers.map(({ at, owner }) => ({
    hex: indexOfLabel(table.board, at),
    near: NEAR_MARKER,
    owner,
    weight: 1,
  })),
  ...table.items.flatMap((item) => aimOf(table, item) ?? []),
  ...scenarioAims(table),
];
