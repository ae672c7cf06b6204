import { count } from '../../../count.ts';
import { indexOfLabel } from '../../../hex/index.ts';
import { type Placed, told } from '../../../match/index.ts';
import { cleanLine } from '../../../reading/index.ts';
import type { Fault } from '../../../result.ts';
import { fitsAt, footprintAt, type PlacedUnit } from '../ground/footprint.ts';
import { surveyOf } from '../ground/survey.ts';
import type { GrimdarkTypes } from '../model/types.ts';
import { NEUTRAL, type Place, type Unit } from '../model/units.ts';
import {
  ALIEN_CANNON,
  type Arsenal,
  type Bought,
  type Built,
  builtOf,
  GONE,
  type ModelType,
  type Profile,
  whyNotJoin,
} from '../roster/index.ts';
import { arsenalOf } from '../rules/figures.ts';
import { newUnit } from '../rules/setup/forces.ts';
import { WORDS } from '../words/index.ts';
import type { WrittenProfile } from './arsenal.ts';
import type { Position, WrittenUnit } from './schema.ts';

type Placing = Placed<GrimdarkTypes>;

/** What has no name goes by its id, as far as that may stand in a name. */
const nameFrom = (id: string): string => cleanLine(id) || '?';

const profileOf = (id: string, { name, models, ...figures }: WrittenProfile): Profile => ({
  id,
  name: name ?? nameFrom(id),
  ...figures,
  models: models.map(({ name: called, ...model }) => ({ name: called ?? nameFrom(model.type), ...model }) as ModelType),
});

/** The id of a profile that is written with its unit. */
const ownProfile = (unit: string): string => `profile-of-${unit}`;

/** The profiles, weapons and spells that a position brings. Profiles written with their units get ids of their own. */
export const arsenalFrom = ({ profiles, weapons, spells, units }: Position): Arsenal => {
  const named = <W extends { readonly name?: string | undefined }, T>(all: Readonly<Record<string, W>>) =>
    Object.fromEntries(
      Object.entries(all).map(([id, { name, ...rest }]) => [
        id,
        { id, name: name ?? nameFrom(id), ...rest } as unknown as T,
      ]),
    );
  const inline = units.flatMap(({ id, profile }) =>
    typeof profile === 'string' ? [] : [[ownProfile(id), profileOf(ownProfile(id), profile)] as const],
  );
  return {
    profiles: {
      ...Object.fromEntries(Object.entries(profiles).map(([id, profile]) => [id, profileOf(id, profile)])),
      ...Object.fromEntries(inline),
    },
    weapons: named(weapons),
    spells: named(spells),
  };
};

const boughtOf = ({ id, profile, hero, friend }: WrittenUnit): Bought => ({
  profile: typeof profile === 'string' ? profile : ownProfile(id),
  hero,
  friend,
});

const placeOf = ({ place, at, transport }: WrittenUnit, { units, stage }: Position): Place => {
  if (place) return place;
  if (at !== null) return 'map';
  const carrier = transport === null ? undefined : units.find(({ id }) => id === transport);
  if (carrier?.at != null) return 'aboard';
  return carrier?.place ?? (stage === 'battle' ? 'reserve' : 'waiting');
};

const unitFrom = (position: Position, arsenal: Arsenal, written: WrittenUnit): Unit => {
  const { id, profile: _profile, hero: _hero, friend: _friend, startingSize, wounds, tokens, ...rest } = written;
  const fresh = newUnit(id[0]!, Number(id.slice(1)), boughtOf(written), arsenal);
  const place = placeOf(written, position);
  const marked = wounds?.map((each) => each ?? GONE) ?? (place === 'destroyed' ? fresh.wounds.map(() => GONE) : null);
  return {
    ...fresh,
    ...rest,
    place,
    startingSize: startingSize ?? fresh.startingSize,
    wounds: marked ?? fresh.wounds,
    tokens: tokens ?? fresh.tokens,
  };
};

/** The units of a position. Expects one without faults. */
export const unitsFrom = (position: Position, arsenal: Arsenal): Readonly<Record<string, Unit>> => {
  const all = arsenalOf({ arsenal });
  return Object.fromEntries(position.units.map((written) => [written.id, unitFrom(position, all, written)]));
};

/** Weapons and spells of a profile that there are not. */
const profileFaults = ({ models, spells }: WrittenProfile | Profile, all: Arsenal, at: string): Fault[] => [
  ...models.flatMap(({ weapons }, model) =>
    weapons
      .filter((id) => !Object.hasOwn(all.weapons, id))
      .map((id) => ({ at: `${at}.models.${model}.weapons`, message: `There is no weapon "${id}" (G-4.2).` })),
  ),
  ...spells
    .filter((id) => !Object.hasOwn(all.spells, id))
    .map((id) => ({ at: `${at}.spells`, message: `There is no spell "${id}" (G-16.2).` })),
];

/** Faults of a position's profiles. */
export const faultsOfProfiles = (position: Position): Fault[] => {
  const all = arsenalOf({ arsenal: arsenalFrom(position) });
  return [
    ...Object.entries(position.profiles).flatMap(([id, profile]) =>
      profileFaults(profile, all, `position.profiles.${id}`),
    ),
    ...position.units.flatMap(({ id, profile, hero }, index) => {
      const at = `position.units.${index}`;
      if (typeof profile !== 'string') return profileFaults(profile, all, `${at}.profile`);
      return [['profile', profile] as const, ...(hero === null ? [] : [['hero', hero] as const])]
        .filter(([, named]) => !Object.hasOwn(all.profiles, named))
        .map(([field, named]) => ({ at: `${at}.${field}`, message: `${id}: there is no profile "${named}" (G-4.1).` }));
    }),
  ];
};

/** Is a unit with this place still to be put on the map? */
const isAside = (place: Place): boolean => place === 'waiting' || place === 'reserve' || place === 'scouts';

const standingFaults = ({ board }: Placing, { id }: Unit, { at, size }: PlacedUnit, place: string): Fault[] => {
  const centre = indexOfLabel(board, at);
  if (centre < 0) return [{ at: place, message: `${id}: there is no hex ${at} on this board (G-2.3).` }];
  if (!fitsAt(board, centre, size))
    return [{ at: place, message: `${id}: a part of it would stand off the map (G-9.12).` }];
  const { impassable } = surveyOf(board);
  return footprintAt(board, centre, size).some((hex) => impassable[hex] === 1)
    ? [{ at: place, message: `${id}: nothing can stand in ${at} (G-6.1).` }]
    : [];
};

/** What a unit is said to have used or lost and never had: each field with what is wrong. */
const usedFaults = ({ spent, lost, tried, cannon }: Unit, { track, spells }: Built): [string, string][] => {
  const noWeapon = (id: string): string => `it has no weapon "${id}" (G-4.2).`;
  const weapons = [ALIEN_CANNON, ...track.flatMap((model) => model.weapons)];
  const without = (
    field: string,
    ids: readonly string[],
    all: readonly { readonly id: string }[],
    message: (id: string) => string,
  ) =>
    ids.flatMap((id, n): [string, string][] =>
      all.some((each) => each.id === id) ? [] : [[`${field}.${n}`, message(id)]],
    );
  return [
    ...without('spent', spent, weapons, noWeapon),
    ...without('lost', lost, weapons, noWeapon),
    ...without('tried', tried, spells, (id) => `it knows no spell "${id}" (G-16.2).`),
    ...(cannon !== null && cannon >= track.length
      ? [['cannon', `it has ${count(track.length, 'model')}, from 0 (G-4.3).`] as [string, string]]
      : []),
  ];
};

/** Why the hero that is said to have joined a unit could not, G-4.5. */
const joinFault = ({ profile, hero }: Bought, all: Arsenal): string | undefined => {
  if (hero === null) return undefined;
  const alone = (id: string): Built => builtOf({ profile: id, hero: null, friend: false }, all);
  const refused = whyNotJoin(alone(hero), alone(profile));
  return refused && `${told(WORDS.refusals, refused).message} (${refused.rule})`;
};

const unitFaults = (placed: Placing, all: Arsenal, units: Readonly<Record<string, Unit>>, index: number): Fault[] => {
  const { seats, position } = placed;
  const unit = units[position.units[index]!.id]!;
  const { id, seat, place, at, transport, wounds, tokens, startingSize } = unit;
  const built = builtOf(unit.bought, all);
  const { track, sizeClass } = built;
  const here = `position.units.${index}`;
  const faults: Fault[] = [];
  const fault = (field: string, message: string) =>
    faults.push({ at: `${here}.${field}`, message: `${id}: ${message}` });
  if (position.units.some((other, before) => before < index && other.id === id))
    fault('id', 'two units have this name.');
  if (seat !== NEUTRAL && !seats.some((each) => each.id === seat)) fault('id', `there is no seat "${seat}" (G-1).`);
  if (wounds.length !== track.length)
    fault('wounds', `it has ${count(track.length, 'model')}, not ${wounds.length} (G-4.3).`);
  else if (wounds.some((marked, model) => marked >= track[model]!.tough))
    fault('wounds', 'a model with as many wounds as its Tough is removed: write null (G-4.3).');
  // In the middle of a step a wreck still stands while its passengers bail out, G-15.1.
  else if (!position.agenda && place !== 'destroyed' && place !== 'joined' && wounds.every((marked) => marked === GONE))
    fault('wounds', 'a unit without models is destroyed (G-11).');
  if (startingSize < wounds.filter((marked) => marked !== GONE).length)
    fault('startingSize', 'it has more models than it began with (G-4.3).');
  if (tokens.length > 0 && tokens.length !== track.length)
    fault('tokens', `one number for each of ${count(track.length, 'model')} (G-16.1).`);
  for (const [field, message] of usedFaults(unit, built)) fault(field, message);
  const unjoined = joinFault(unit.bought, all);
  if (unjoined) fault('hero', unjoined);
  if ((place === 'map') !== (at !== null))
    fault('at', 'a unit has a hex when it is on the map, and only then (G-4.4).');
  const carrier = transport === null ? undefined : units[transport];
  if (place === 'aboard' ? carrier?.place !== 'map' : carrier && !(isAside(place) && carrier.place === place))
    fault('transport', 'a unit is aboard of a transport on the map, or has the place of one that is not (G-7.6).');
  if (
    transport !== null &&
    (carrier?.seat !== seat || !builtOf(carrier.bought, all).track.some((m) => m.rules.transport))
  )
    fault('transport', `${transport} is no transport of its side (G-15.1).`);
  return at === null ? faults : [...faults, ...standingFaults(placed, unit, { at, size: sizeClass }, `${here}.at`)];
};

/** Units that stand in one another's hexes, G-2.5. */
const overlapFaults = ({ board, position }: Placing, all: Arsenal, units: Readonly<Record<string, Unit>>): Fault[] => {
  const taken = new Map<number, string>();
  return position.units.flatMap(({ id }, index) => {
    const { at, bought } = units[id]!;
    if (at === null) return [];
    const hexes = footprintAt(board, indexOfLabel(board, at), builtOf(bought, all).sizeClass);
    const met = hexes.map((hex) => taken.get(hex)).find((other) => other !== undefined && other !== id);
    for (const hex of hexes) taken.set(hex, id);
    return met ? [{ at: `position.units.${index}.at`, message: `${id}: ${met} stands there already (G-2.5).` }] : [];
  });
};

/** Faults of a position's units. Expects profiles without faults. */
export const faultsOfUnits = (placed: Placing): Fault[] => {
  const { position } = placed;
  const arsenal = arsenalFrom(position);
  const all = arsenalOf({ arsenal });
  const units = unitsFrom(position, arsenal);
  const faults = position.units.flatMap((_, index) => unitFaults(placed, all, units, index));
  return faults.length > 0 ? faults : overlapFaults(placed, all, units);
};
