import { ARSENAL, type Force } from '@ironhex/shared/grimdark';
import { list } from '../../../text/numbers.ts';
import { RuleText } from '../../../ui/rulebook/rule.tsx';
import { FORCE_TEXT } from '../words/forces.ts';
import { withJoin, withLoad } from './edit.ts';
import { heroOf, joinOf } from './members.ts';
import { joinsOf, loadOf, loadsOf, type Possible, spaceIn } from './plans.ts';

const { builder, plans } = FORCE_TEXT;

interface Props {
  readonly force: Force;
  readonly change: (force: Force) => void;
  readonly number: number;
}

const nameIn = ({ units }: Force, number: number): string =>
  builder.unit(number, ARSENAL.profiles[units[number - 1]!]?.name ?? units[number - 1]!);

/** One choice of what a unit declares. */
const PlanField = (props: {
  readonly label: string;
  readonly name: string;
  readonly none: string;
  readonly chosen: number | undefined;
  readonly possible: readonly Possible[];
  readonly words: (possible: Possible) => string;
  readonly set: (number: number | null) => void;
}) => (
  <label>
    {props.label}
    <select
      aria-label={props.name}
      value={props.chosen ?? ''}
      onChange={({ currentTarget: { value } }) => props.set(value === '' ? null : Number(value))}
    >
      <option value="">{props.none}</option>
      {props.possible.map((possible) => (
        <option key={possible.number} value={possible.number}>
          {props.words(possible)}
        </option>
      ))}
    </select>
  </label>
);

/** What else a player should know of how a unit begins: its hero, its passengers, whether it may wait in reserve or scout. */
const notesOf = (force: Force, number: number): readonly string[] => {
  const rules = ARSENAL.profiles[force.units[number - 1]!]?.rules ?? {};
  const hero = heroOf(force, number);
  const riders = (force.loads ?? []).filter(({ into }) => into === number).map(({ unit }) => nameIn(force, unit));
  const space = spaceIn(force, number);
  return [
    ...(hero === undefined ? [] : [plans.joinedBy(nameIn(force, hero))]),
    ...(riders.length > 0 ? [plans.carries(list(riders))] : []),
    ...(space ? [plans.spaces(space.taken, space.room)] : []),
    ...(rules.ambush ? [plans.waits] : []),
    ...(rules.scout ? [plans.scouts] : []),
  ];
};

/** What a unit means to declare before the battle, P4: whom it joins, and where it starts. Nothing for units without a choice. */
export const PlanRow = ({ force, change, number }: Props) => {
  const joins = joinsOf(force, number);
  const join = joinOf(force, number);
  const loads = join === undefined ? loadsOf(force, number) : [];
  const notes = notesOf(force, number);
  if (joins.length + loads.length + notes.length === 0) return null;
  const name = nameIn(force, number);
  return (
    <div class="unit-plans">
      {joins.length > 0 && (
        <PlanField
          label={plans.join}
          name={plans.joinOf(name)}
          none={plans.alone}
          chosen={join}
          possible={joins}
          words={(possible) => nameIn(force, possible.number)}
          set={(unit) => change(withJoin(force, number, unit))}
        />
      )}
      {loads.length > 0 && (
        <PlanField
          label={plans.ride}
          name={plans.rideOf(name)}
          none={plans.onFoot}
          chosen={loadOf(force, number)}
          possible={loads}
          words={(possible) => plans.inside(nameIn(force, possible.number))}
          set={(into) => change(withLoad(force, number, into))}
        />
      )}
      {notes.length > 0 && (
        <span class="quiet">
          <RuleText text={notes.join('; ')} />
        </span>
      )}
    </div>
  );
};
