import { RACE_NAMES, totalOf } from '@ironhex/shared/steampunk';
import type { ComponentChildren } from 'preact';
import { ForceSheet } from '../../../ui/forces/sheet.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { ArmyBuilder } from './army-builder.tsx';
import { ArmyChoice } from './army-choice.tsx';
import { ArmyLines } from './army-lines.tsx';
import { ARMY } from './kind.ts';
import { BudgetMeters } from './meters.tsx';
import type { ArmyProps } from './props.ts';

/** An army at a glance: which it is, what it costs, its units, and the way to the builder. `children` stand below its choice. */
export const ArmySheet = ({ children, ...props }: ArmyProps & { readonly children?: ComponentChildren }) => {
  const { army, side, budget, undo } = props;
  return (
    <ForceSheet
      words={ARMY.words}
      undo={undo}
      choice={<ArmyChoice {...props} />}
      below={
        <>
          {children}
          <BudgetMeters cost={totalOf(army)} budget={budget} />
        </>
      }
      lines={<ArmyLines army={army} side={side} />}
      title={ARMY_WORDS.builder.title(RACE_NAMES[army.race])}
      builder={(close) => <ArmyBuilder {...props} close={close} />}
    />
  );
};
