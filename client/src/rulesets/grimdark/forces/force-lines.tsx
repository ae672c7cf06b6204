import { ARMIES, type Force } from '@ironhex/shared/grimdark';
import { UnitMark } from '../panels/unit-mark.tsx';
import { unitLine } from '../words/figures.ts';
import { FORCE } from '../words/forces.ts';
import { Points } from './points.tsx';

/** The units of a force at a glance, as list items: those alike in one line. */
export const ForceLines = ({ force, side }: { readonly force: Force; readonly side: 0 | 1 }) => {
  const { units } = ARMIES[force.army];
  const alike = [...Map.groupBy(force.units, (id) => id)].flatMap(([id, same]) => {
    const unit = units.find((each) => each.id === id);
    return unit ? [{ unit, count: same.length }] : [];
  });
  return (
    <>
      {alike.map(({ unit, count }) => (
        <li key={unit.id}>
          <UnitMark profile={unit} side={side} />
          <p>
            <span>
              {count > 1 && `${count} × `}
              {unit.name}
            </span>
            <small class="quiet">{unitLine(unit)}</small>
          </p>
          <Points points={count * unit.points} />
        </li>
      ))}
      {alike.length === 0 && <li class="quiet">{FORCE.builder.noUnits}</li>}
    </>
  );
};
