import { checkArmy, MOST_UNITS, RACE_NAMES, totalOf, WORDS } from '@ironhex/shared/steampunk';
import { useMemo, useState } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { ForceBuilder } from '../../../ui/forces/builder.tsx';
import { Shelf } from '../../../ui/forces/shelf.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { ArmyChoice } from './army-choice.tsx';
import { ArmyUnitRow } from './army-unit-row.tsx';
import { Catalogue } from './catalogue.tsx';
import { ARMY } from './kind.ts';
import { BudgetMeters } from './meters.tsx';
import type { ArmyProps } from './props.ts';

const { builder, file } = ARMY_WORDS;

interface Props extends ArmyProps {
  readonly close: () => void;
}

/** Puts an army together: what is in the army on one side, what can be bought on the other, the budget above both. */
export const ArmyBuilder = ({ close, ...props }: Props) => {
  const { army, budget, announced, races, undo } = props;
  const [open, setOpen] = useState<number | undefined>(undefined);
  const faults = useMemo(() => checkArmy(army, budget, announced), [army, budget, announced]);
  const ofArmy = faults.filter(({ at }) => at === 'units');
  const change = (next: typeof army) => {
    // Another unit stands where the open one stood.
    if (next.units.length < army.units.length || next.race !== army.race) setOpen(undefined);
    props.change(next);
  };
  const barred = ({ race }: typeof army) =>
    races.includes(race)
      ? undefined
      : file.otherRace(
          RACE_NAMES[race],
          races.map((each) => RACE_NAMES[each]),
        );
  return (
    <ForceBuilder
      words={ARMY.words}
      meters={<BudgetMeters cost={totalOf(army)} budget={budget} />}
      wrong={ofArmy.map((fault) => refusalText(fault, WORDS.refusals))}
      below={faults.length - ofArmy.length}
      units={army.units.length}
      most={MOST_UNITS}
      undo={undo}
      close={close}
      rows={army.units.map((choice, index) => (
        <ArmyUnitRow
          // Units have no names of their own: two alike differ by their place only.
          key={`${index} ${choice.unit}`}
          {...props}
          change={change}
          index={index}
          open={open === index}
          toggle={() => setOpen(open === index ? undefined : index)}
          faults={faults.filter(({ at }) => at.startsWith(`units.${index}.`))}
        />
      ))}
      catalogue={
        <>
          <ArmyChoice {...props} change={change} />
          <Shelf kind={ARMY} force={army} change={change} barred={barred} />
          <h3>{builder.add}</h3>
          <Catalogue {...props} change={change} />
        </>
      }
    />
  );
};
