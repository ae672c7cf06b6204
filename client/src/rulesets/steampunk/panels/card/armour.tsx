import { type Angle, angleOf, armourOf, type Unit, type View } from '@ironhex/shared/steampunk';
import { SIX } from '../../../../map/layers/terrain/cells.ts';
import { PLANNING } from '../../words/planning.ts';

const ANGLES: readonly Angle[] = [0, 1, 2, 3];
const { card: TEXT } = PLANNING;

/** How far the sides and their figures are from the middle. */
const SIDE = 30;
const FIGURE = 21;

const at = (sixth: number, far: number): readonly [number, number] => {
  const angle = (sixth * Math.PI) / 3 - Math.PI / 2;
  return [Math.cos(angle) * far, Math.sin(angle) * far];
};

/** The armour of a unit at each side of its hex, its front up; in words for those who cannot see it. */
export const Armour = ({ view, unit }: { readonly view: View; readonly unit: Unit }) => {
  const values = ANGLES.map((angle) => armourOf(view, unit, angle));
  if (values.every((value) => value === 0)) return <p class="quiet">{TEXT.unarmoured}</p>;
  const corners = SIX.map((side) =>
    at(side + 0.5, SIDE)
      .map((each) => each.toFixed(1))
      .join(),
  );
  return (
    <div class="card-armour">
      <svg viewBox="-34 -34 68 68" role="img" aria-label={TEXT.armour(values)}>
        <polygon points={corners.join(' ')} />
        <path d="M-5 -29L0 -34L5 -29Z" />
        {SIX.map((side) => {
          const [x, y] = at(side, FIGURE);
          return (
            <text key={side} x={x} y={y}>
              {values[angleOf(side, 0)]}
            </text>
          );
        })}
      </svg>
    </div>
  );
};
