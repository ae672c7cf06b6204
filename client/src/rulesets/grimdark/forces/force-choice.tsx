import { ARMIES, ARMY_IDS, checkForce, type Force, totalOf } from '@ironhex/shared/grimdark';
import { type Entry, ForceChoice } from '../../../ui/forces/choice.tsx';
import { FORCE_TEXT } from '../words/forces.ts';
import { isSame } from './edit.ts';
import { GRIM_FORCE } from './kind.ts';
import type { ForceBuilding } from './props.ts';
import { fittingForce, readyFor } from './ready.ts';

const { choose } = FORCE_TEXT;

type Choosing = Pick<ForceBuilding, 'force' | 'change' | 'limits'>;

const ownEntries = ({ limits }: Choosing): readonly Entry<Force>[] =>
  GRIM_FORCE.own.all().map((force) => ({
    id: `own ${force.army} ${force.name}`,
    words: `${force.name}${checkForce(force, limits).length > 0 ? ` (${choose.broken})` : ''}`,
    force,
  }));

const entriesOf = (army: Force['army'], { limits }: Choosing): readonly Entry<Force>[] => {
  const ready = readyFor(army, limits).map(({ id, force }) => ({
    id,
    words: `${force.name}: ${choose.size(force.units.length, totalOf(force))}`,
    force,
  }));
  const fitting = fittingForce(army, limits);
  const { length } = fitting.units;
  return [
    ...ready,
    ...(length > 0 ? [{ id: `fitting ${army}`, words: choose.fitting(length, totalOf(fitting)), force: fitting }] : []),
    { id: `empty ${army}`, words: choose.empty, force: { army, units: [] } },
  ];
};

/** Takes a whole force: one that is kept in this browser, a ready one, or an empty one of another army. */
export const GrimForceChoice = (props: Choosing) => {
  const { force, change } = props;
  const groups = [
    [choose.own, ownEntries(props)] as const,
    ...ARMY_IDS.map((army) => [ARMIES[army].name, entriesOf(army, props)] as const),
  ];
  const alike = groups.flatMap(([, entries]) => entries).filter((entry) => isSame(entry.force, force));
  return (
    <ForceChoice
      words={GRIM_FORCE.words}
      groups={groups}
      chosen={alike.find((entry) => entry.force.name === force.name) ?? alike[0]}
      changed={`${force.name ?? ARMIES[force.army].name}: ${choose.changed}`}
      take={change}
    />
  );
};
