import { checkArmy, MOST_UNITS, totalOf } from '@ironhex/shared/steampunk';
import { useMemo, useRef, useState } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { RuleText } from '../../../ui/rule.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { ArmyChoice } from './army-choice.tsx';
import { ArmyUnitRow } from './army-unit-row.tsx';
import { Catalogue } from './catalogue.tsx';
import { Meters } from './meters.tsx';
import type { ArmyProps } from './props.ts';
import { Shelf } from './shelf.tsx';
import '../style/builder.css';
import '../style/army-units.css';

const { choose, builder } = ARMY_WORDS;

interface Props extends ArmyProps {
  readonly close: () => void;
}

/** Puts an army together: what can be bought on one side, what is in the army on the other, the budget above both. */
export const ArmyBuilder = ({ close, ...props }: Props) => {
  const { army, budget, announced, undo } = props;
  const [open, setOpen] = useState<number | undefined>(undefined);
  const catalogue = useRef<HTMLElement>(null);
  const faults = useMemo(() => checkArmy(army, budget, announced), [army, budget, announced]);
  const ofArmy = faults.filter(({ at }) => at === 'units');
  const change = (next: typeof army) => {
    // Another unit stands where the open one stood.
    if (next.units.length < army.units.length || next.race !== army.race) setOpen(undefined);
    props.change(next);
  };
  return (
    <div class="army-builder">
      <div class="army-top">
        <Meters cost={totalOf(army)} budget={budget} />
        <div class="army-state" role="status" data-wrong={faults.length > 0}>
          {faults.length === 0 ? (
            <p>{builder.ready}</p>
          ) : (
            <>
              <p>{builder.wrong}</p>
              <ul>
                {ofArmy.map((fault) => (
                  <li key={fault.message}>
                    <RuleText text={refusalText(fault)} />
                  </li>
                ))}
                {ofArmy.length < faults.length && <li>{builder.faultsBelow(faults.length - ofArmy.length)}</li>}
              </ul>
            </>
          )}
        </div>
      </div>
      <section class="army-list" aria-labelledby="army-units">
        <header>
          <h3 id="army-units">{builder.unitsOf(army.units.length, MOST_UNITS)}</h3>
          <button
            type="button"
            class="bare to-catalogue"
            onClick={() => catalogue.current?.scrollIntoView({ block: 'start' })}
          >
            {builder.add} <span aria-hidden="true">↓</span>
          </button>
          {undo && (
            <button type="button" class="bare" onClick={undo}>
              {choose.undo}
            </button>
          )}
        </header>
        <ul class="army-units">
          {army.units.map((choice, index) => (
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
          {army.units.length === 0 && <li class="quiet">{builder.noUnits}</li>}
        </ul>
      </section>
      <section ref={catalogue} class="army-catalogue" aria-labelledby="army-add">
        <ArmyChoice {...props} change={change} />
        <Shelf {...props} change={change} />
        <h3 id="army-add">{builder.add}</h3>
        <Catalogue {...props} change={change} />
      </section>
      <footer class="army-foot">
        <button type="button" class="act" onClick={close}>
          {builder.close}
        </button>
      </footer>
    </div>
  );
};
