import type { Direction } from '@ironhex/shared/hex';
import { SIX } from '../../../map/layers/terrain/cells.ts';
import { TURNED, UPRIGHT } from '../../../map/layout.ts';
import { directionWord } from '../words/names.ts';
import '../style/facing.css';

interface Props {
  readonly label: string;
  /** The chosen one. */
  readonly facing: Direction | undefined;
  /** What can be chosen; left out: all six. */
  readonly directions?: readonly Direction[];
  /** The map lies turned: arrows point as they do there. */
  readonly turned: boolean;
  readonly onFace: (facing: Direction) => void;
}

/** Directions as buttons whose arrows point as on the map. */
export const Facings = ({ label, facing, directions = SIX, turned, onFace }: Props) => {
  const layout = turned ? TURNED : UPRIGHT;
  return (
    <fieldset class="facings" aria-label={label} data-testid="facings">
      {directions.map((direction) => (
        <button
          type="button"
          key={direction}
          aria-pressed={direction === facing}
          aria-label={`${label}: ${directionWord(direction)}`}
          data-direction={direction}
          onClick={() => onFace(direction)}
        >
          <span aria-hidden="true" style={{ rotate: `${layout.rotationOf(direction)}rad` }}>
            ↑
          </span>
        </button>
      ))}
    </fieldset>
  );
};
