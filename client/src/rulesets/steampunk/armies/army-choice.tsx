import { type Army, checkArmy, defaultArmy, RACE_NAMES, type Race } from '@ironhex/shared/steampunk';
import { type Entry, ForceChoice } from '../../../ui/forces/choice.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { isSame } from './edit.ts';
import { ARMY } from './kind.ts';
import type { ArmyProps } from './props.ts';
import { armyFrom, readyFor } from './ready.ts';

const { choose } = ARMY_WORDS;

const ownEntries = ({ races, budget, announced }: ArmyProps): readonly Entry<Army>[] =>
  ARMY.own
    .all()
    .filter(({ race }) => races.includes(race))
    .map((army) => {
      const [fault] = checkArmy(army, budget, announced);
      const why = fault && ` (${fault.code === 'not-announced' ? choose.unannounced : choose.tooDear})`;
      return { id: `own ${army.race} ${army.name}`, words: `${army.name}${why ?? ''}`, force: army };
    });

/** What the table takes for a player who says nothing, P2. */
const usualEntry = (race: Race, { budget, announced }: ArmyProps): Entry<Army> => {
  const army = defaultArmy(race, budget, announced);
  return { id: `usual ${race}`, words: choose.usual(army.units.length), force: army };
};

const readyEntries = (race: Race, props: ArmyProps): readonly Entry<Army>[] => {
  const { budget, announced } = props;
  const ready = readyFor(race, budget, announced).map(
    (ready): Entry<Army> => ({
      id: ready.id,
      words: `${ready.name}: ${choose.size(ready.units.length, ready.points)}`,
      force: armyFrom(ready),
    }),
  );
  const usual = usualEntry(race, props);
  const isOther = usual.force.units.length > 0 && !ready.some(({ force }) => isSame(force, usual.force));
  return [
    ...ready,
    ...(isOther ? [usual] : []),
    { id: `empty ${race}`, words: choose.empty, force: { race, units: [] } },
  ];
};

/** Takes a whole army: one that is kept in this browser, or a ready one that the budget covers. */
export const ArmyChoice = (props: ArmyProps) => {
  const { army, change, races } = props;
  const groups = [
    [choose.own, ownEntries(props)] as const,
    ...races.map((race) => [RACE_NAMES[race], readyEntries(race, props)] as const),
  ];
  const alike = groups.flatMap(([, entries]) => entries).filter(({ force }) => isSame(force, army));
  const chosen = alike.find(({ force }) => force.name === army.name) ?? alike[0];
  return (
    <ForceChoice
      words={ARMY.words}
      groups={groups}
      chosen={chosen}
      changed={`${army.name ? `${army.name}: ` : ''}${choose.changed}`}
      take={change}
    />
  );
};
