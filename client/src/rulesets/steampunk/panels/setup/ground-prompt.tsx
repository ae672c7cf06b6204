import { designTerrains, PRESETS, type Preset, placeDesigns, WORDS } from '@ironhex/shared/steampunk';
import { useMemo } from 'preact/hooks';
import { R, rectAround } from '../../../../map/geometry/geometry.ts';
import { UPRIGHT } from '../../../../map/geometry/layout.ts';
import { groundOf } from '../../../../map/layers/ground.ts';
import { paintLayers } from '../../../../map/layers/layer.ts';
import type { Brush as Pen } from '../../../../map/paint/brush.ts';
import { refusalText } from '../../../../text/refusals.ts';
import { Painted } from '../../../../ui/board/painted.tsx';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { boardKit } from '../../map/layers/ground.ts';
import type { Brush } from '../../plan/setup/ground-painter.ts';
import { brushName, PREPARING } from '../../words/setup.ts';
import type { Props } from '../props.ts';
import { SetupPrompt } from './prompt.tsx';

const { ground: TEXT } = PREPARING;

/** The own part of the board as a preset would have it, small. */
const PresetPicture = ({ planning, preset }: Pick<Props, 'planning'> & { readonly preset: Preset }) => {
  const { ground } = planning.planners;
  const zone = ground.zone.value;
  const view = planning.view.value;
  const board = view?.board;
  const rect = useMemo(() => rectAround(zone.map(UPRIGHT.centreOfLabel), R * 1.1), [zone]);
  const paint = useMemo(() => {
    if (!board) return () => {};
    const laid = placeDesigns(board, ground.laidOut(preset), {});
    const layers = groundOf(boardKit, 'no lines');
    return (pen: Pen) => paintLayers(pen, layers, { board: laid });
  }, [board, zone, preset]);
  return <Painted class="preset-picture" rect={rect} paint={paint} label="" />;
};

const PresetTile = ({ planning, preset }: Pick<Props, 'planning'> & { readonly preset: Preset }) => {
  const { ground } = planning.planners;
  const refusal = ground.refusalOf(preset);
  const id = `preset-${preset.id}`;
  return (
    <li>
      <button
        type="button"
        class="preset"
        data-testid={id}
        aria-pressed={ground.preset.value?.id === preset.id}
        aria-describedby={`${id}-about`}
        disabled={refusal !== undefined}
        onClick={() => ground.take(preset)}
      >
        <PresetPicture planning={planning} preset={preset} />
        <span>{preset.name}</span>
      </button>
      <small id={`${id}-about`} class="quiet">
        <RuleText text={refusal ? refusalText(refusal, WORDS.refusals) : preset.about} />
      </small>
    </li>
  );
};

const BrushButton = ({ planning, brush }: Pick<Props, 'planning'> & { readonly brush: Brush }) => {
  const { ground } = planning.planners;
  return (
    <button
      type="button"
      data-testid={`brush-${brush}`}
      aria-pressed={ground.brush.value === brush}
      onClick={() => {
        ground.brush.value = brush;
      }}
    >
      {brushName(brush)}
    </button>
  );
};

/** The own part of the board, P3: ready designs, and brushes for the hexes of the map. */
export const GroundPrompt = ({ match, planning }: Props) => {
  const view = planning.view.value;
  if (!view) return null;
  return (
    <SetupPrompt match={match}>
      <fieldset class="brushes">
        <legend>{TEXT.paint}</legend>
        {[...designTerrains(view.options.advancedTerrain), 'road' as const].map((brush) => (
          <BrushButton key={brush} planning={planning} brush={brush} />
        ))}
      </fieldset>
      <p class="quiet">{TEXT.paintHint}</p>
      <h3>{TEXT.presets}</h3>
      <ul class="presets">
        {PRESETS.map((preset) => (
          <PresetTile key={preset.id} planning={planning} preset={preset} />
        ))}
      </ul>
    </SetupPrompt>
  );
};
