import type { Direction } from '@ironhex/shared/hex';
import { TURNED, UPRIGHT } from '../../../map/geometry/layout.ts';
import { SIX } from '../../../map/layers/terrain/cells.ts';
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

/** A direction as an arrow that points as on the map. */
export const FacingArrow = ({ direction, turned }: Pick<Props, 'turned'> & { readonly direction: Direction }) => (
  <span
    class="facing-arrow"
    aria-hidden="true"
    style={{ rotate: `${(turned ? TURNED : UPRIGHT).rotationOf(direction)}rad` }}
  >
    ↑
  </span>
);

/** Directions as buttons whose arrows point as on the map. */
export const Facings = ({ label, facing, directions = SIX, turned, onFace }: Props) => (
  <fieldset class="facings" aria-label={label} data-testid="facings">
    {directions.map((direction) => (
      <button
        type="button"
        key={direction}
        aria-pressed={direction === facing}
        aria-label={`${label}: ${directionWord(direction)}`}
        data-direction={direction}
        data-testid={`face-${direction}`}
        onClick={() => onFace(direction)}
      >
        <FacingArrow direction={direction} turned={turned} />
      </button>
    ))}
  </fieldset>
);
