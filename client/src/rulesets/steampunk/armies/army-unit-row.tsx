import { told } from '@ironhex/shared/match';
import { builtOf, costOf, type Refused, WORDS } from '@ironhex/shared/steampunk';
import { useMemo } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { ForceRow } from '../../../ui/forces/row.tsx';
import { UnitMark } from '../panels/unit-mark.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { builtLine, upgradesText } from '../words/figures.ts';
import { Cost } from './cost.tsx';
import { copyRefusal, withCopy, without } from './edit.ts';
import { ARMY } from './kind.ts';
import type { ArmyProps } from './props.ts';
import { UnitFigures } from './unit-figures.tsx';
import { UnitUpgrades } from './unit-upgrades.tsx';

interface Props extends ArmyProps {
  readonly index: number;
  /** Its upgrades are shown. */
  readonly open: boolean;
  readonly toggle: () => void;
  /** What is wrong with this unit. */
  readonly faults: readonly Refused[];
}

/** One unit of an army: what it is and costs, what is wrong with it, and its upgrades. */
export const ArmyUnitRow = ({ index, open, toggle, faults, ...props }: Props) => {
  const { army, change, side, budget, announced } = props;
  const choice = army.units[index]!;
  const built = builtOf(choice);
  const refusal = useMemo(() => copyRefusal(army, index, budget, announced), [army, index, budget, announced]);
  return (
    <ForceRow
      words={ARMY.words}
      index={index}
      mark={<UnitMark type={choice.unit} side={side} />}
      name={built.name}
      line={upgradesText(choice) || builtLine(built)}
      inside={ARMY_WORDS.builder.upgrades}
      open={open}
      toggle={toggle}
      price={<Cost cost={costOf(choice)} />}
      copy={() => change(withCopy(army, index))}
      copyRefusal={refusal && told(WORDS.refusals, refusal)}
      remove={() => change(without(army, index))}
      faults={faults.map((fault) => refusalText(fault, WORDS.refusals))}
    >
      <UnitFigures built={built} />
      <UnitUpgrades {...props} index={index} />
    </ForceRow>
  );
};
