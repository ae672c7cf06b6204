import type { Board } from '../../../../board/index.ts';
import type { Refusal, SeatId } from '../../../../match/index.ts';
import { ok, type Result } from '../../../../result.ts';
import type { IntentOf } from '../../ask/intents.ts';
import { designOf, designTerrains } from '../../boards/design.ts';
import type { Design } from '../../boards/hexes.ts';
import { PRESETS } from '../../boards/presets.ts';
import { zoneOf } from '../../ground/zones.ts';
import { refusal } from '../../model/refusal.ts';
import type { State, View } from '../../model/state.ts';
import type { SeatTold, Table } from '../../model/table.ts';
import type { Answers, PartsRule } from '../chapter.ts';

const toldOf = ({ seats }: Pick<Table, 'seats'>, seat: SeatId): SeatTold => seats.find(({ id }) => id === seat)!;

/** The terrain that a player wants for its half of the board. */
type DesignIntent = Pick<IntentOf<'design'>, 'preset' | 'hexes'>;

const designed = ({ board, options }: Table, { edge }: SeatTold, wanted: DesignIntent): Result<Design, Refusal> =>
  designOf(board, edge, wanted, options.advancedTerrain);

/** What a seat has designed; the preset "open" if it said nothing. */
export const answered = (state: State, seat: SeatTold, answers: Answers): Design => {
  const part = answers[`terrain ${seat.id}`]?.parts.design;
  const design = part?.kind === 'design' ? designed(state, seat, part) : ok({});
  return design.ok ? design.value : {};
};

const samples = new WeakMap<Board, Map<string, readonly IntentOf<'design'>[]>>();

/** Designs of a side: every preset, and every terrain with and without a road. */
const buildSample = (view: View, told: SeatTold): readonly IntentOf<'design'>[] => {
  const zone = zoneOf(view.board, told.edge);
  const presets = PRESETS.map(({ id }): IntentOf<'design'> => ({ kind: 'design', preset: id }));
  const single = designTerrains(view.options.advancedTerrain).map(
    (terrain, index): IntentOf<'design'> => ({
      kind: 'design',
      preset: PRESETS[index % 2]!.id,
      hexes: {
        [zone[index % zone.length]!]: { terrain, road: index % 3 === 0 },
        [zone[(index * 4 + 1) % zone.length]!]: { terrain },
      },
    }),
  );
  return [...presets, ...single].filter((intent) => designed(view, told, intent).ok);
};

/** The sample is worked out once for each side of a board. */
const sampleOf = (view: View, told: SeatTold): readonly IntentOf<'design'>[] => {
  const known = samples.get(view.board) ?? new Map<string, readonly IntentOf<'design'>[]>();
  samples.set(view.board, known);
  const key = `${told.edge} ${view.options.advancedTerrain}`;
  const sample = known.get(key) ?? buildSample(view, told);
  known.set(key, sample);
  return sample;
};

/** How ground is designed: with a preset, and single hexes that differ from it. */
export const TERRAIN_PARTS: PartsRule = {
  check: (view, { seat }, part) => {
    if (part.kind !== 'design') return refusal('wrong-answer/design', 'P3');
    const design = designed(view, toldOf(view, seat), part);
    return design.ok ? undefined : design.error;
  },
  parts: (view, { seat }) => sampleOf(view, toldOf(view, seat)),
};
