import { type Army, builtOf, costOf, timesCost } from '@ironhex/shared/steampunk';
import { UnitMark } from '../panels/unit-mark.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { upgradesText } from '../words/figures.ts';
import { Cost } from './cost.tsx';
import { alike } from './edit.ts';

/** The units of an army at a glance, as list items: those alike in one line. */
export const ArmyLines = ({ army, side }: { readonly army: Army; readonly side: number }) => (
  <>
    {alike(army).map(([choice, count]) => (
      <li key={JSON.stringify(choice)}>
        <UnitMark type={choice.unit} side={side} />
        <p>
          <span>
            {count > 1 && `${count} × `}
            {builtOf(choice).name}
          </span>
          <small class="quiet">{upgradesText(choice)}</small>
        </p>
        <Cost cost={timesCost(costOf(choice), count)} />
      </li>
    ))}
    {army.units.length === 0 && <li class="quiet">{ARMY_WORDS.builder.noUnits}</li>}
  </>
);
