import { RACE_NAMES, totalOf } from '@ironhex/shared/steampunk';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../ui/dialog.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { ArmyBuilder } from './army-builder.tsx';
import { ArmyChoice } from './army-choice.tsx';
import { ArmyLines } from './army-lines.tsx';
import { Meters } from './meters.tsx';
import type { ArmyProps } from './props.ts';
import '../style/armies.css';

const { choose, builder } = ARMY_WORDS;

/**
 * An army at a glance: which it is, what it costs, its units, and the way to the builder. Two parts, one below the other;
 * `children` stand in the first.
 */
export const ArmySheet = ({ children, ...props }: ArmyProps & { readonly children?: ComponentChildren }) => {
  const { army, side, budget, undo } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <div class="army-pick">
        <ArmyChoice {...props} />
        <p class="army-acts">
          <button type="button" data-testid="build-army" onClick={() => setOpen(true)}>
            {choose.change}
          </button>
          {undo && (
            <button type="button" class="bare" onClick={undo}>
              {choose.undo}
            </button>
          )}
        </p>
        {children}
        <Meters cost={totalOf(army)} budget={budget} />
      </div>
      <ArmyLines army={army} side={side} />
      {open && (
        <Dialog
          class="army-dialog"
          testId="army-builder"
          title={builder.title(RACE_NAMES[army.race])}
          onClose={() => setOpen(false)}
        >
          <ArmyBuilder {...props} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
};
