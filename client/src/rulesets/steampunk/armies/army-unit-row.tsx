import { builtOf, costOf, type Refused } from '@ironhex/shared/steampunk';
import { useId, useMemo } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { RuleText } from '../../../ui/rule.tsx';
import { UnitMark } from '../panels/unit-mark.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { builtLine, upgradesText } from '../words/figures.ts';
import { Cost } from './cost.tsx';
import { copyRefusal, withCopy, without } from './edit.ts';
import type { ArmyProps } from './props.ts';
import { UnitFigures } from './unit-figures.tsx';
import { UnitUpgrades } from './unit-upgrades.tsx';

const { builder } = ARMY_WORDS;

interface Props extends ArmyProps {
  readonly index: number;
  /** Its upgrades are shown. */
  readonly open: boolean;
  readonly toggle: () => void;
  /** What is wrong with this unit. */
  readonly faults: readonly Refused[];
}

/** Two sheets, one behind the other. */
const CopySign = () => (
  <svg class="copy-sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 11V2h9M5 5h9v9H5z" fill="none" stroke="currentColor" stroke-width="1.6" />
  </svg>
);

/** One unit of an army: what it is and costs, what is wrong with it, and its upgrades. */
export const ArmyUnitRow = ({ index, open, toggle, faults, ...props }: Props) => {
  const { army, change, side, budget, announced } = props;
  const inside = useId();
  const choice = army.units[index]!;
  const built = builtOf(choice);
  const refusal = useMemo(() => copyRefusal(army, index, budget, announced), [army, index, budget, announced]);
  return (
    <li class="force-row" data-open={open} data-testid={`force-unit-${index}`}>
      <div class="force-row-head">
        <button
          type="button"
          class="force-row-name"
          aria-expanded={open}
          aria-controls={open ? inside : undefined}
          onClick={toggle}
        >
          <UnitMark type={choice.unit} side={side} />
          <span>
            <b>{built.name}</b>
            <small class="quiet">{upgradesText(choice) || builtLine(built)}</small>
          </span>
          <span class="hidden-text">, {builder.upgrades}</span>
        </button>
        <Cost cost={costOf(choice)} />
        {refusal && (
          <span id={`${inside}-copy`} class="hidden-text">
            {refusalText(refusal)}
          </span>
        )}
        <button
          type="button"
          class="bare"
          aria-label={builder.copy(built.name)}
          title={refusal === null ? builder.copyShort : refusalText(refusal)}
          aria-describedby={refusal === null ? undefined : `${inside}-copy`}
          disabled={refusal !== null}
          onClick={() => change(withCopy(army, index))}
        >
          <CopySign />
        </button>
        <button
          type="button"
          class="bare"
          aria-label={builder.remove(built.name)}
          title={builder.removeShort}
          onClick={() => change(without(army, index))}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {faults.length > 0 && (
        <ul class="force-faults">
          {faults.map((fault) => (
            <li key={`${fault.at} ${fault.message}`}>
              <RuleText text={refusalText(fault)} />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <div id={inside} class="force-row-inside">
          <UnitFigures built={built} />
          <UnitUpgrades {...props} index={index} />
        </div>
      )}
    </li>
  );
};
