import { type Chamber, type Item, mapCentre, type Table } from '@ironhex/shared/grimdark';
import { type HexLabel, indexDistance, indexOfLabel } from '@ironhex/shared/hex';
import type { Side } from '../../../map/picture.ts';
import { sideOf } from './counters.ts';
import { pieceHexes } from './zones.ts';

/** What lies on the map: objectives, what scenarios bring, and what can be carried away. */
export type TokenKind = 'marker' | 'terminal' | 'tomb' | Chamber | Item['kind'];

/** Something that lies on a hex. It blocks nothing. */
export interface TokenPicture {
  readonly kind: TokenKind;
  readonly at: HexLabel;
  /** Who holds it; null: nobody. */
  readonly side: Side;
  /** Its number, where there are several of a kind; 0: none. */
  readonly n: number;
  /** It is used up, such as a terminal that was opened. */
  readonly spent: boolean;
}

const token = (kind: TokenKind, at: HexLabel, more: Partial<TokenPicture> = {}): TokenPicture => ({
  kind,
  at,
  side: null,
  n: 0,
  spent: false,
  ...more,
});

/** The hex of a terrain piece that is nearest to the middle of the map. */
const middleOf = ({ board }: Pick<Table, 'board'>, piece: string): HexLabel | undefined => {
  const centre = indexOfLabel(board, mapCentre(board));
  const far = (at: HexLabel): number => indexDistance(board, indexOfLabel(board, at), centre);
  return pieceHexes(board, piece).reduce<HexLabel | undefined>(
    (best, at) => (best !== undefined && far(best) <= far(at) ? best : at),
    undefined,
  );
};

const scenarioTokens = (table: Pick<Table, 'board' | 'scenario' | 'seats'>): readonly TokenPicture[] => {
  const { scenario, seats } = table;
  switch (scenario.kind) {
    case 'seize':
      return [];
    case 'tomb': {
      const at = scenario.hidden ? middleOf(table, scenario.piece) : undefined;
      return at === undefined ? [] : [token('tomb', at)];
    }
    case 'storm':
      return scenario.terminals.map(({ at, opened }, i) => token('terminal', at, { n: i + 1, spent: opened }));
    case 'resonance':
      return scenario.chambers.map(({ chamber, at, owner }) => token(chamber, at, { side: sideOf(seats, owner) }));
  }
};

/** Everything that lies on the map now, G-14, G-17.4 and G-18. What is carried is shown at its carrier. */
export const tokensOf = (
  table: Pick<Table, 'board' | 'scenario' | 'seats' | 'markers' | 'items'>,
): readonly TokenPicture[] => [
  ...table.markers.map(({ at, owner }, i) => token('marker', at, { n: i + 1, side: sideOf(table.seats, owner) })),
  ...scenarioTokens(table),
  ...table.items.flatMap(({ kind, at }) => (at === null ? [] : [token(kind, at)])),
];
