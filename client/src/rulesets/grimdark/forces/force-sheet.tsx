import { ARMIES } from '@ironhex/shared/grimdark';
import { ForceSheet } from '../../../ui/forces/sheet.tsx';
import { FORCE_TEXT } from '../words/forces.ts';
import { GrimForceBuilder } from './force-builder.tsx';
import { GrimForceChoice } from './force-choice.tsx';
import { ForceLines } from './force-lines.tsx';
import { GRIM_FORCE } from './kind.ts';
import { LimitMeters } from './limit-meters.tsx';
import type { ForceBuilding } from './props.ts';

/** A force at a glance: which it is, what it has of each limit, its units, and the way to the builder. */
export const GrimForceSheet = (props: ForceBuilding) => {
  const { force, side, limits, undo } = props;
  const { name } = ARMIES[force.army];
  return (
    <ForceSheet
      words={GRIM_FORCE.words}
      undo={undo}
      choice={<GrimForceChoice {...props} />}
      below={
        <>
          <p class="quiet">{name}</p>
          <LimitMeters force={force} limits={limits} />
        </>
      }
      lines={<ForceLines force={force} side={side} />}
      title={FORCE_TEXT.builder.title(name)}
      builder={(close) => <GrimForceBuilder {...props} close={close} />}
    />
  );
};
