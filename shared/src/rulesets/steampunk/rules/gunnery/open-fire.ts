import type { Direction } from '../../../../hex/index.ts';
import type { Intent, Shot } from '../../ask/intents.ts';
import { chosen } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import type { PartRead, VoidWhy } from '../../model/facts/gunnery.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { AreaAttack, Attack, Fired, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf, type Weapon } from '../../roster/index.ts';
import { type Answers, first } from '../chapter.ts';
import { loneRounds, NONE, shootKey, spotsOf, unstableQuestions } from './choices.ts';
import { type Volley, volleysOf } from './legal.ts';
import { struckBy } from './reach.ts';
import { defaultShots, sprayed } from './targets.ts';
import { bestModel } from './to-hit.ts';
import { type Barrel, gunsFor, gunsOf, isUnstable, loaded, modeOf, spent, type Use, weaponsOf } from './weapons.ts';

/** The order of a unit without one, ORD-1. */
const NOTHING = ['-', '-'] as const;

/** Why a unit does nothing in a part, with any order, GUN-1. */
const kept = ({ hidden, harm }: Unit): VoidWhy | null => {
  if (hidden) return 'hidden';
  if (harm.unconscious) return 'unconscious';
  return isShaken({ harm }) ? 'shaken' : null;
};

/** The part that a unit carries out: the pair must be in the list of the speed that it has now, ORD-10. */
const read = (state: State, unit: Unit, part: Part): PartRead => {
  const { id, seat, speed } = unit;
  const pair = state.orders[id]?.now?.gunnery ?? NOTHING;
  const word = pair[part - 1]!;
  if (word === '-') return { unit: id, seat, word, void: null };
  const listed = figuresOf(state, unit).orders.gunnery[speed] ?? [];
  const isListed = listed.some(([one, other]) => one === pair[0] && other === pair[1]);
  const why = kept(unit) ?? (isListed ? null : 'speed');
  return { unit: id, seat, word: why ? '-' : word, void: why };
};

const didWith = ({ did }: Unit, part: Part, word: string): Unit['did'] => ({
  ...did,
  parts: part === 1 ? [word, did.parts[1]] : [did.parts[0], word],
});

/** Reads the parts of all orders and loads weapons, GUN-1 (a) and (b), for all units simultaneously. */
export const readParts = (state: State, part: Part): Event => {
  const orders = fieldUnits(state).map((unit) => read(state, unit, part));
  const units: Record<UnitId, Partial<Unit>> = {};
  for (const { unit: id, word } of orders) {
    const unit = state.units[id]!;
    units[id] = { did: didWith(unit, part, word), ...loaded(figuresOf(state, unit), unit, word) };
  }
  return { kind: 'parts-read', part, orders, to: { units } };
};

/** A unit that fires in a part, and how it uses its weapons. */
interface Firer {
  readonly unit: Unit;
  readonly use: Use;
  readonly part: Part;
}

/** What one unit fires in a part. */
interface Salvo {
  readonly unit: Unit;
  /** Everything that is rolled, in the order of DET-2. */
  readonly attacks: readonly Attack[];
  readonly weapons: readonly Weapon[];
  readonly fired: readonly Fired[];
}

const useOf = ({ abilities }: Weapon, use: Use): ShotAttack['use'] =>
  (use === 'focus' && abilityOf(abilities, 'focus_fire')) || (use === 'amp' && abilityOf(abilities, 'amplified'))
    ? use
    : 'normal';

/** One shot of each barrel at a unit. A weapon of the whole unit is fired by its best model. */
const directAt = (
  table: Table,
  { unit, use, part }: Firer,
  { gun: { weapon, models } }: Volley,
  target: string,
  into: number | undefined,
  barrels: readonly Barrel[],
): readonly ShotAttack[] => {
  const shot = { by: unit, weapon, target: table.units[target]!, part };
  return barrels.map(({ model }) => ({
    kind: 'shot',
    by: unit.id,
    model: weapon.per === 'unit' ? bestModel(table, shot, models).model : model,
    weapon: weapon.id,
    target,
    into: (into as Direction | undefined) ?? null,
    use: useOf(weapon, use),
    unstable: isUnstable(unit, weapon),
  }));
};

/** Shots that are the same attack: at one hex, or in one direction. */
const sameArea = ({ hex, direction, layer = 'ground' }: Shot): string => hex ?? `${direction} ${layer}`;

/** One attack for each hex, by the first model that makes it; more models make it easier, GUN-7. */
const areasOf = (table: Table, { unit }: Firer, { gun: { weapon }, aims, barrels }: Volley): readonly AreaAttack[] => {
  const burst = abilityOf(weapon.abilities, 'unstable_round');
  const unstable = burst !== undefined && isUnstable(unit, weapon);
  const { attack } = weapon;
  return [...Map.groupBy(aims, ({ shot }) => sameArea(shot)).values()].flatMap((same) => {
    const all = same.flatMap(({ shot }) => barrels.get(shot)!);
    const [{ shot }] = same as [(typeof same)[number]];
    const struck = unstable
      ? [{ at: shot.hex!, layer: 'ground' as const, n: burst.area }]
      : struckBy(table, unit, weapon, shot);
    return struck.map((hex) => ({
      kind: 'area' as const,
      by: unit.id,
      model: all[0]!.model,
      weapon: weapon.id,
      ...hex,
      into: (shot.into as Direction | undefined) ?? null,
      more: weapon.per === 'unit' ? 0 : all.length - 1,
      friends: attack.mode === 'sweep' && attack.hitsFriends,
      unstable,
    }));
  });
};

const attacksOf = (table: Table, who: Firer, volley: Volley): readonly Attack[] => {
  const { unit, use } = who;
  const { gun, aims, barrels } = volley;
  const { weapon } = gun;
  switch (modeOf(weapon, use)) {
    case 'direct': {
      const atUnits = aims.filter(({ shot }) => shot.target !== undefined);
      const atHexes = aims.filter(({ shot }) => shot.target === undefined);
      return [
        ...atUnits.flatMap(({ shot }) => directAt(table, who, volley, shot.target!, shot.into, barrels.get(shot)!)),
        ...areasOf(table, who, { ...volley, aims: atHexes }),
      ];
    }
    case 'spray': {
      const all = [...barrels.values()].flat();
      return sprayed(table, unit, weapon).flatMap(({ id }) => directAt(table, who, volley, id, undefined, all));
    }
    case 'place':
      return aims.map(({ shot }) => ({ kind: 'place', by: unit.id, weapon: weapon.id, at: shot.hex! }));
    default:
      return areasOf(table, who, volley);
  }
};

/** The sides of the own hex through which a weapon fired: those of its fixed guns, or the first that each shot can take. */
const firedThrough = ({ aims, barrels }: Volley): readonly Direction[] => [
  ...new Set(
    aims.flatMap(({ shot, sides }) =>
      barrels.get(shot)!.flatMap(({ side }) => side ?? (sides[0] === undefined ? [] : sides[0])),
    ),
  ),
];

/** What a unit fires by these shots, which are allowed: models by index, weapons in listed order, DET-2. */
export const salvoOf = (table: Table, who: Firer, shots: readonly Shot[]): Salvo => {
  const { unit, use, part } = who;
  const listed = weaponsOf(figuresOf(table, unit)).map(({ id }) => id);
  const volleys = volleysOf(table, unit, gunsFor(table, unit, use, part), use, shots);
  const modelOf = (attack: Attack): number => ('model' in attack ? attack.model : 0);
  const place = (attack: Attack): number => ('weapon' in attack ? listed.indexOf(attack.weapon) : 0);
  return {
    unit,
    attacks: volleys
      .flatMap((volley) => attacksOf(table, who, volley))
      .sort((one, other) => modelOf(one) - modelOf(other) || place(one) - place(other)),
    weapons: volleys.map(({ gun }) => gun.weapon),
    fired: volleys.map((volley) => ({
      unit: unit.id,
      weapon: volley.gun.weapon.id,
      sides: firedThrough(volley),
    })),
  };
};

type Shoot = Extract<Intent, { kind: 'shoot' }>;

/** What a unit fires: as its owner said; or by default, P16. */
const salvoBy = (state: State, unit: Unit, part: Part, answers: Answers): Salvo => {
  const told = answers[shootKey(unit.seat)]?.parts[unit.id] as Shoot | undefined;
  const use = told?.use ?? 'normal';
  return salvoOf(state, { unit, use, part }, told?.shots ?? defaultShots(state, unit, part));
};

/** What the owners of unstable rounds without a target have them fired at. */
const burstsOf = (state: State, part: Part, answers: Answers): readonly Salvo[] => {
  const questions = unstableQuestions(state, part);
  return loneRounds(state, part).flatMap(({ unit, gun }, index) => {
    const { key, ...question } = questions[index]!;
    const hex = chosen(question, answers[key]);
    return hex === NONE ? [] : [salvoOf(state, { unit, use: 'normal', part }, [{ weapon: gun.weapon.id, hex }])];
  });
};

/** The units of each side by ascending priority, DET-6, then in the order of DET-2. */
const byPriority = (state: State): readonly Unit[] => {
  const priority = ({ id }: Unit): number => state.orders[id]?.now?.priority ?? 0;
  return fieldUnits(state).toSorted((one, other) => one.side - other.side || priority(one) - priority(other));
};

/** Both sides have chosen: ammunition is spent, and everything that is rolled is put in its order. */
export const openFire = function* (state: State, part: Part, answers: Answers): Generator<Event> {
  const units = byPriority(state);
  const salvos = [
    ...units.filter((unit) => gunsOf(state, unit, part).length > 0).map((unit) => salvoBy(state, unit, part, answers)),
    ...burstsOf(state, part, answers),
  ].filter(({ fired }) => fired.length > 0);
  const spots = spotsOf(state, part, answers);
  if (salvos.length > 0)
    yield {
      kind: 'fire-opened',
      part,
      units: salvos.map(({ unit }) => unit.id),
      to: {
        units: Object.fromEntries(
          salvos.map(({ unit, weapons }) => [unit.id, spent(figuresOf(state, unit), unit, weapons)]),
        ),
      },
    };
  const attacks = units.flatMap(({ id }): readonly Attack[] => [
    ...salvos.filter(({ unit }) => unit.id === id).flatMap((salvo) => salvo.attacks),
    ...spots.filter(({ by }) => by === id),
  ]);
  yield first(state, ...attacks.map((attack) => ({ do: 'attack', part, attack }) as const), {
    do: 'cease-fire',
    part,
    fired: salvos.flatMap(({ fired }) => fired),
  });
};
