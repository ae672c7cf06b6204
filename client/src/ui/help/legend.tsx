import type { Board } from '@ironhex/shared/board';
import { useMemo } from 'preact/hooks';
import { grown } from '../../map/geometry/geometry.ts';
import { UPRIGHT } from '../../map/geometry/layout.ts';
import { paintLayers } from '../../map/layers/layer.ts';
import { plain, withoutPicture } from '../../map/layers/terrain/plain.ts';
import { terrain } from '../../map/layers/terrain.ts';
import { type Trailed, trail } from '../../map/layers/trail.ts';
import { legendBoard } from '../../map/legend.ts';
import type { Brush } from '../../map/paint/brush.ts';
import { paintStill } from '../../map/still.ts';
import type { LegendEntry, Planning, RulesetPage, SignEntry } from '../../rulesets/types.ts';
import { UI } from '../../text/ui.ts';
import { Painted } from '../board/painted.tsx';
import { Dialog } from '../common/dialog.tsx';
import { AgainSign } from '../log/again-button.tsx';
import { RuleText } from '../rulebook/rule.tsx';
import './legend.css';

/** Map units around the board of a sample. */
const MARGIN = 18;

interface Sample {
  readonly name: string;
  readonly text: string;
  readonly board: Board;
  readonly paint: (brush: Brush) => void;
}

const Row = ({ name, text, board, paint }: Sample) => {
  const rect = useMemo(() => grown(UPRIGHT.boardRect(board), MARGIN), [board]);
  return (
    <li>
      <Painted class="legend-sample" rect={rect} paint={paint} label="" />
      <p>
        <strong>{name}</strong> <RuleText text={text} />
      </p>
    </li>
  );
};

const Section = ({ title, samples }: { readonly title: string; readonly samples: readonly Sample[] }) =>
  samples.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul class="legend">
        {samples.map((sample) => (
          <Row key={sample.name} {...sample} />
        ))}
      </ul>
    </section>
  );

const Signs = ({ signs }: { readonly signs: readonly SignEntry[] }) => (
  <section aria-label={UI.legend.signs}>
    <h3>{UI.legend.signs}</h3>
    <ul class="legend">
      {signs.map(({ name, text, Sample }) => (
        <li key={name}>
          <span class="legend-sign" aria-hidden="true">
            <Sample />
          </span>
          <p>
            <strong>{name}</strong> <RuleText text={text} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);

/** Samples of things on the board without a picture of their own. */
const plainSamples = (board: Board | undefined, { map }: RulesetPage): Sample[] => {
  if (!board) return [];
  const { features, markers } = withoutPicture(board, map.draws);
  const sample = (name: string, hex: Partial<Board['hexes'][string]>): Sample => {
    const small: Board = { ...board, width: 1, height: 1, hexes: { '0101': { level: 0, features: {}, ...hex } } };
    const layers = [terrain, plain(map.draws)];
    return {
      name,
      text: UI.legend.plain,
      board: small,
      paint: (brush) => paintLayers(brush, layers, { board: small }),
    };
  };
  return [
    ...features.map((name) => sample(name, { features: { [name]: 1 } })),
    ...markers.map((name) => sample(name, { markers: { [name]: 1 } })),
  ];
};

const THREE = legendBoard(3, 2);

/** What every game's map shows. */
const TRAIL: Sample = {
  name: UI.legend.trail,
  text: UI.legend.trailText,
  board: THREE,
  paint: (brush) =>
    paintLayers<{ readonly board: Board } & Trailed>(brush, [terrain, trail], {
      board: THREE,
      trail: [
        { kind: 'way', unit: '', side: 1, hexes: ['0101', '0201', '0302'], jump: false },
        { kind: 'attack', unit: '', side: 1, hexes: ['0302', '0102'], jump: false },
      ],
    }),
};

/** What every game's panels show. */
const AGAIN: SignEntry = { name: UI.legend.again, text: UI.legend.againText, Sample: () => <AgainSign /> };

interface Props {
  readonly page: RulesetPage;
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** What the symbols of the map and the signs of the panels mean. */
export const LegendDialog = ({ page, planning, onClose }: Props) => {
  const board = planning.picture.value?.board;
  const [terrainSamples, symbols, unknown] = useMemo(() => {
    const sampleOf = ({
      name,
      text,
      picture,
    }: LegendEntry<(typeof page.legend.symbols)[number]['picture']>): Sample => ({
      name,
      text,
      board: picture.board,
      paint: (brush) => paintStill(brush, page.map, picture),
    });
    return [page.legend.terrain.map(sampleOf), page.legend.symbols.map(sampleOf), plainSamples(board, page)];
  }, [page, board]);
  return (
    <Dialog title={UI.legend.title} onClose={onClose} class="legend-dialog" testId="legend">
      <Section title={UI.legend.terrain} samples={terrainSamples} />
      <Section title={UI.legend.unknown} samples={unknown} />
      <Section title={UI.legend.symbols} samples={[...symbols, TRAIL]} />
      <Signs signs={[...page.legend.signs, AGAIN]} />
    </Dialog>
  );
};
