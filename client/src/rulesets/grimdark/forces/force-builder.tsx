import { ARMIES, checkForce, MOST_UNITS, WORDS } from '@ironhex/shared/grimdark';
import { useMemo, useState } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { ForceBuilder } from '../../../ui/forces/builder.tsx';
import { Shelf } from '../../../ui/forces/shelf.tsx';
import { FORCE_TEXT } from '../words/forces.ts';
import { Catalogue } from './catalogue.tsx';
import { isSame } from './edit.ts';
import { GrimForceChoice } from './force-choice.tsx';
import { GRIM_FORCE } from './kind.ts';
import { LimitMeters } from './limit-meters.tsx';
import type { ForceBuilding } from './props.ts';
import { suggested } from './suggest.ts';
import { UnitRow } from './unit-row.tsx';

const { plans } = FORCE_TEXT;

interface Props extends ForceBuilding {
  readonly close: () => void;
}

/** Fills in joins and transports that make sense; nothing where they stand as they would be filled in. */
const Suggestion = ({ force, change }: Pick<ForceBuilding, 'force' | 'change'>) => {
  const better = useMemo(() => suggested(force), [force]);
  if (isSame(better, force)) return null;
  return (
    <button type="button" class="suggest" onClick={() => change(better)}>
      {plans.suggest}
    </button>
  );
};

/** Puts a force together: its units on one side, those of its army on the other, the limits above both. */
export const GrimForceBuilder = ({ close, ...props }: Props) => {
  const { force, limits, undo } = props;
  const [open, setOpen] = useState<number | undefined>(undefined);
  const faults = useMemo(() => checkForce(force, limits), [force, limits]);
  const beside = faults.filter(({ at }) => at.startsWith('units.'));
  const change = (next: typeof force) => {
    // Another unit may stand where the open one stood.
    if (next.units.length !== force.units.length || next.army !== force.army) setOpen(undefined);
    props.change(next);
  };
  return (
    <ForceBuilder
      words={GRIM_FORCE.words}
      meters={<LimitMeters force={force} limits={limits} />}
      wrong={faults.filter((fault) => !beside.includes(fault)).map((fault) => refusalText(fault, WORDS.refusals))}
      below={beside.length}
      units={force.units.length}
      most={MOST_UNITS}
      undo={undo}
      close={close}
      rows={
        <>
          {force.units.map((id, index) => (
            <UnitRow
              // Units have no names of their own: two alike differ by their place only.
              key={`${index} ${id}`}
              {...props}
              change={change}
              index={index}
              open={open === index}
              toggle={() => setOpen(open === index ? undefined : index)}
              faults={beside.filter(({ at }) => at === `units.${index}`)}
            />
          ))}
          <li class="suggestion">
            <Suggestion force={force} change={change} />
          </li>
        </>
      }
      catalogue={
        <>
          <GrimForceChoice {...props} change={change} />
          <Shelf kind={GRIM_FORCE} force={force} change={change} />
          <h3>{ARMIES[force.army].name}</h3>
          <p class="quiet">{ARMIES[force.army].summary}</p>
          <Catalogue {...props} change={change} />
        </>
      }
    />
  );
};
