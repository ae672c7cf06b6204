import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Layer } from '../../ground/passage.ts';
import type { AssaultHit, Contest, Entering, Fighter, Role } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { type AssaultAbility, abilityOf, type BuiltModel, type Damage, type Die } from '../../roster/index.ts';
import { isDead } from '../damage/harm.ts';

/** A unit that takes part in an assault, AS-1. */
export interface Participant {
  readonly unit: Unit;
  readonly role: Role;
  /** How it enters; null: it is in the hex. */
  readonly entering: Entering | null;
}

/** All units of a contest, dead or alive, without those that found no room. */
export const idsOf = ({ staying, held, entering }: Contest): readonly UnitId[] => [
  ...staying,
  ...held,
  ...entering.map(({ unit }) => unit),
];

/** The units that take part in an assault, in the order of DET-2: those that are still there, and not dead in the ledger. */
export const participantsOf = (table: Pick<Table, 'units'>, contest: Contest): readonly Participant[] =>
  fieldUnits(table).flatMap((unit): readonly Participant[] => {
    const { id } = unit;
    if (isDead(unit)) return [];
    const entering = contest.entering.find((each) => each.unit === id);
    if (entering) return [{ unit, role: 'entering', entering }];
    if (contest.held.includes(id)) return [{ unit, role: 'held', entering: null }];
    return contest.staying.includes(id) ? [{ unit, role: 'staying', entering: null }] : [];
  });

/** The seats with a unit in a contest. */
export const seatsIn = (table: Pick<Table, 'units'>, contest: Contest): readonly SeatId[] => [
  ...new Set(participantsOf(table, contest).map(({ unit }) => unit.seat)),
];

/** Does the unit attack from the air what is on the ground: `fly_by`? */
export const isFlyBy = (unit: Unit, { layer }: Pick<Contest, 'layer'>): boolean => layerOf(unit) !== layer;

/** The other side's seat. */
export const enemyOf = ({ seats }: Pick<Table, 'seats'>, seat: SeatId): SeatId =>
  seats.find(({ id }) => id !== seat)!.id;

/** The contests with another in place of the one for the same hex and layer. */
export const withContest = (contests: readonly Contest[], changed: Contest): readonly Contest[] =>
  contests.map((contest) =>
    contest.at === changed.at && contest.layer === changed.layer && contest.nested === changed.nested
      ? changed
      : contest,
  );

/** A contest without a unit that has gone. */
export const without = (contest: Contest, unit: UnitId): Contest => ({
  ...contest,
  staying: contest.staying.filter((id) => id !== unit),
  held: contest.held.filter((id) => id !== unit),
  entering: contest.entering.filter((each) => each.unit !== unit),
});

/** What units still do after the assaults, without these, MOV-9. */
export const lateWithout = ({ late }: Pick<State, 'late'>, units: readonly UnitId[]): State['late'] =>
  Object.fromEntries(Object.entries(late).filter(([id]) => !units.includes(id)));

/** The parts of an assault that its dice depend on: its place, and the fighters with the sides that they fight with. */
export interface Bout {
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly fighters: readonly Fighter[];
}

/** The part of a table that says what units are, and what lies on hexes. */
export type Bouts = Pick<Table, 'units' | 'markers' | 'arsenal'>;

/** A model that is alive, with its index. */
interface LivingModel {
  readonly model: BuiltModel;
  readonly index: number;
}

/** The models of a unit that live now, DET-5. */
export const livingModels = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly LivingModel[] =>
  figuresOf(table, unit).models.flatMap((model, index) => (unit.harm.alive[index] ? [{ model, index }] : []));

/** An ability of a model in assaults. */
export const specialOf = <K extends AssaultAbility['key']>({ assault }: BuiltModel, key: K) =>
  abilityOf(assault.specials, key);

/** The best die of an ability among the living models of a unit; undefined if none has it. */
export const bestDie = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  key: 'fear' | 'poison_on_deflect',
): Die | undefined => {
  const dice = livingModels(table, unit).flatMap(({ model }) =>
    model.assault.specials.flatMap((special) => (special.key === key ? [special.die] : [])),
  );
  return dice.sort((one, other) => other - one)[0];
};

/** The die of a unit's Fear; undefined if it has none, or has lost it, CON-5. */
export const fearOf = (table: Pick<Table, 'arsenal'>, unit: Unit) =>
  unit.harm.criticals.includes('lose_fear') ? undefined : bestDie(table, unit, 'fear');

/** Does it spread terror, AGO-0? */
const hasTerror = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean =>
  !unit.harm.criticals.includes('lose_terror') && abilityOf(figuresOf(table, unit).abilities, 'terror') !== undefined;

/** Does it frighten shaken enemies, so that they fight with half their dice, AS-5? */
export const isFrightful = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean =>
  fearOf(table, unit) !== undefined || hasTerror(table, unit);

/** The enemies of a fighter. */
export const enemiesOf = ({ units }: Pick<Table, 'units'>, { fighters }: Bout, { seat }: Fighter): readonly Unit[] =>
  fighters.filter((fighter) => fighter.seat !== seat).map(({ unit }) => units[unit]!);

/** The fighter that is a unit. */
export const fighterOf = ({ fighters }: Bout, unit: string): Fighter =>
  fighters.find((fighter) => fighter.unit === unit)!;

/** What a hit does, by the angle with which its unit fights, AS-13. */
export const hitOf = (table: Bouts, bout: Bout, { by, model }: AssaultHit): Damage => {
  const { angle } = fighterOf(bout, by);
  return figuresOf(table, table.units[by]!).models[model]!.assault.damage[angle];
};
