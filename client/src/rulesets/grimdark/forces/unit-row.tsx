import { ARMIES, type ForceFault, WORDS } from '@ironhex/shared/grimdark';
import { refusalText } from '../../../text/refusals.ts';
import { ForceRow } from '../../../ui/forces/row.tsx';
import { UnitMark } from '../panels/unit-mark.tsx';
import { unitLine } from '../words/figures.ts';
import { FORCE_TEXT } from '../words/forces.ts';
import { without, withUnit } from './edit.ts';
import { GRIM_FORCE } from './kind.ts';
import { offerRefusal } from './legal.ts';
import { PlanRow } from './plan-row.tsx';
import { Points } from './points.tsx';
import type { ForceBuilding } from './props.ts';
import { UnitSheet } from './unit-sheet.tsx';

interface Props extends ForceBuilding {
  readonly index: number;
  /** What it can do is shown. */
  readonly open: boolean;
  readonly toggle: () => void;
  /** What is wrong with this unit. */
  readonly faults: readonly ForceFault[];
}

/** One unit of a force: its number, what it is and costs, what it means to declare, and what is wrong with it. */
export const UnitRow = ({ index, open, toggle, faults, ...props }: Props) => {
  const { force, change, side, limits } = props;
  const unit = ARMIES[force.army].units.find(({ id }) => id === force.units[index]);
  if (!unit) return null;
  return (
    <ForceRow
      words={GRIM_FORCE.words}
      index={index}
      mark={<UnitMark profile={unit} side={side} />}
      name={FORCE_TEXT.builder.unit(index + 1, unit.name)}
      line={unitLine(unit)}
      inside={FORCE_TEXT.builder.figures}
      open={open}
      toggle={toggle}
      price={<Points points={unit.points} />}
      copy={() => change(withUnit(force, unit.id))}
      copyRefusal={offerRefusal(force, unit.id, limits)}
      remove={() => change(without(force, index))}
      faults={faults.map((fault) => refusalText(fault, WORDS.refusals))}
      below={<PlanRow force={force} change={change} number={index + 1} />}
    >
      <UnitSheet unit={unit} />
    </ForceRow>
  );
};
