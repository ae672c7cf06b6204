import { ARMIES, type Force, type ListedProfile, ROLE_NAMES, ROLES } from '@ironhex/shared/grimdark';
import { ForceOffer } from '../../../ui/forces/offer.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { UnitMark } from '../panels/unit-mark.tsx';
import { unitLine } from '../words/figures.ts';
import { withoutOne, withUnit } from './edit.ts';
import { offerRefusal } from './legal.ts';
import { Points } from './points.tsx';
import type { ForceBuilding } from './props.ts';
import { UnitSheet } from './unit-sheet.tsx';

const countIn = ({ units }: Force, id: string): number => units.filter((each) => each === id).length;

const Offer = ({ unit, force, change, limits, side }: ForceBuilding & { readonly unit: ListedProfile }) => {
  const refusal = offerRefusal(force, unit.id, limits);
  return (
    <ForceOffer
      id={unit.id}
      mark={<UnitMark profile={unit} side={side} />}
      name={unit.name}
      line={unitLine(unit)}
      price={<Points points={unit.points} />}
      refusal={refusal}
      control={(reason) => (
        <Stepper
          name={unit.name}
          count={countIn(force, unit.id)}
          more={() => change(withUnit(force, unit.id))}
          less={() => change(withoutOne(force, unit.id))}
          refusal={refusal}
          reason={reason}
        />
      )}
    >
      <UnitSheet unit={unit} />
    </ForceOffer>
  );
};

/** The units of the force's army by what they are for, how many of each the force has, and why it cannot have more. */
export const Catalogue = (props: ForceBuilding) => {
  const { units } = ARMIES[props.force.army];
  return (
    <>
      {ROLES.map((role) => {
        const group = units.filter((unit) => unit.role === role);
        if (group.length === 0) return null;
        return (
          <section key={role} class="unit-group">
            <h4>{ROLE_NAMES[role]}</h4>
            <ul class="unit-offers">
              {group.map((unit) => (
                <Offer key={unit.id} unit={unit} {...props} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};
