import { type Army, checkArmy, defaultArmy, RACE_NAMES, type Race } from '@ironhex/shared/steampunk';
import { useId } from 'preact/hooks';
import { ARMY_WORDS } from '../words/armies.ts';
import { isSame } from './edit.ts';
import { ownArmies } from './own-armies.ts';
import type { ArmyProps } from './props.ts';
import { armyFrom, readyFor } from './ready.ts';

const { choose } = ARMY_WORDS;

/** An army that can be taken as it is. */
interface Entry {
  readonly id: string;
  readonly words: string;
  readonly army: Army;
}

const ownEntries = ({ races, budget, announced }: ArmyProps): readonly Entry[] =>
  ownArmies()
    .filter(({ race }) => races.includes(race))
    .map((army) => {
      const [fault] = checkArmy(army, budget, announced);
      const why = fault && ` (${fault.code === 'not-announced' ? choose.unannounced : choose.tooDear})`;
      return { id: `own ${army.race} ${army.name}`, words: `${army.name}${why ?? ''}`, army };
    });

/** What the table takes for a player who says nothing, P2. */
const usualEntry = (race: Race, { budget, announced }: ArmyProps): Entry => {
  const army = defaultArmy(race, budget, announced);
  return { id: `usual ${race}`, words: choose.usual(army.units.length), army };
};

const readyEntries = (race: Race, props: ArmyProps): readonly Entry[] => {
  const { budget, announced } = props;
  const ready = readyFor(race, budget, announced).map(
    (ready): Entry => ({
      id: ready.id,
      words: `${ready.name}: ${choose.size(ready.units.length, ready.points)}`,
      army: armyFrom(ready),
    }),
  );
  const usual = usualEntry(race, props);
  const isOther = usual.army.units.length > 0 && !ready.some(({ army }) => isSame(army, usual.army));
  return [
    ...ready,
    ...(isOther ? [usual] : []),
    { id: `empty ${race}`, words: choose.empty, army: { race, units: [] } },
  ];
};
/** Takes a whole army: one that is kept in this browser, or a ready one that the budget covers. */
export const ArmyChoice = (props: ArmyProps) => {
  const { army, change, races } = props;
  const id = useId();
  const own = ownEntries(props);
  const ready = races.map((race) => [race, readyEntries(race, props)] as const);
  const entries = [...own, ...ready.flatMap(([, list]) => list)];
  const chosen =
    entries.find((entry) => entry.army.name === army.name && isSame(entry.army, army)) ??
    entries.find((entry) => isSame(entry.army, army));
  const options = (list: readonly Entry[]) =>
    list.map((entry) => (
      <option key={entry.id} value={entry.id}>
        {entry.words}
      </option>
    ));
  return (
    <div class="field">
      <label for={id}>{choose.label}</label>
      <select
        id={id}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget }) => {
          const entry = entries.find((each) => each.id === currentTarget.value);
          if (entry) change(entry.army);
        }}
      >
        {!chosen && <option value="">{`${army.name ? `${army.name}: ` : ''}${choose.changed}`}</option>}
        {own.length > 0 && <optgroup label={choose.own}>{options(own)}</optgroup>}
        {ready.map(([race, list]) => (
          <optgroup key={race} label={RACE_NAMES[race]}>
            {options(list)}
          </optgroup>
        ))}
      </select>
    </div>
  );
};
