// What a unit shoots at, P11.
import type { Group, IntentOf } from '../../ask/intents.ts';
import type { GroupAttack } from '../../model/chapters/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { shotOf, targetsOf } from '../../rules/attacks/targets.ts';
import { groupsOf, type WeaponGroup } from '../../rules/attacks/weapons.ts';
import { effectsOn, figuresOf, livingModels } from '../../rules/figures.ts';
import { INTERFACE, interfaceNeed, whyNotInterface } from '../../rules/scenarios/chambers.ts';
import { woundsOf } from '../harm.ts';
import { type Foe, type Prospect, worthOfShare } from '../prospect.ts';
import { markerGain, POINTS_A_MARKER } from '../standing.ts';

type Shots = IntentOf<'shoot'>;

/** At how many units one can shoot, G-10.3. */
const MOST_TARGETS = 2;

/** One group of weapons with the wounds that it makes on each foe that it can be shot at. */
interface Aiming {
  readonly group: WeaponGroup;
  readonly wounds: ReadonlyMap<Foe, number>;
}

/** What every group of a unit does to those that it reaches and sees, from where the unit stands in `there`. */
const aimingsOf = (table: Table, there: Unit, { foes }: Prospect, how: 'hold' | 'advance'): readonly Aiming[] => {
  if (effectsOn(table, there, 'cannot-shoot').length > 0) return [];
  return targetsOf(table, there, groupsOf(table, there, 'ranged')).map(({ group, targets }) => ({
    group,
    wounds: new Map(
      foes
        .filter(({ unit }) => targets.includes(unit.id))
        .map((foe) => [foe, woundsOf(table, shotOf(table, there, group, foe.unit, how) as GroupAttack, foe.unit)]),
    ),
  }));
};

/** Who a unit shoots at: a first target, and for groups that cannot reach it a second one. */
interface Volley {
  readonly groups: readonly (readonly [WeaponGroup, Foe])[];
  /** As logarithm of the odds. */
  readonly gain: number;
}

/** All groups at one foe, and those that cannot reach it where they do most. */
const volleyAt = (aimings: readonly Aiming[], first: Foe): Volley => {
  const rest = aimings.filter(({ wounds }) => !wounds.has(first));
  const gainOf = (foe: Foe, among: readonly Aiming[]): number => {
    const wounds = among.reduce((sum, each) => sum + (each.wounds.get(foe) ?? 0), 0);
    return worthOfShare(foe, Math.min(1, wounds / foe.left));
  };
  const others = new Set(rest.flatMap(({ wounds }) => [...wounds.keys()]));
  let second: Foe | undefined;
  for (const foe of others) if (!second || gainOf(foe, rest) > gainOf(second, rest)) second = foe;
  const targets = [first, ...(second ? [second] : [])].slice(0, MOST_TARGETS);
  const groups = aimings.flatMap(({ group, wounds }) => {
    const foe = targets.find((each) => wounds.has(each));
    return foe ? [[group, foe] as const] : [];
  });
  return { groups, gain: gainOf(first, aimings) + (second ? gainOf(second, rest) : 0) };
};

/** The best ways to shoot from where the unit stands in `there`, the best first. */
const volleysFrom = (table: Table, there: Unit, prospect: Prospect, how: 'hold' | 'advance'): readonly Volley[] => {
  const aimings = aimingsOf(table, there, prospect, how);
  const targets = new Set(aimings.flatMap(({ wounds }) => [...wounds.keys()]));
  return Array.from(targets, (foe) => volleyAt(aimings, foe)).toSorted((one, other) => other.gain - one.gain);
};

/** What shooting from there gains at best, as logarithm of the odds; 0 without a target. */
export const shotsGain = (table: Table, there: Unit, prospect: Prospect, how: 'hold' | 'advance'): number =>
  volleysFrom(table, there, prospect, how)[0]?.gain ?? 0;

/** The declaration of a group. Snipers name a hero if the target has one, else the first model. */
const declared = (table: Table, { weapon, hero, carriers }: WeaponGroup, { unit }: Foe): Group => {
  const { track } = figuresOf(table, unit);
  const place = Math.max(
    0,
    livingModels(unit).findIndex((model) => track[model]!.hero),
  );
  return {
    weapon: weapon.id,
    hero,
    target: unit.id,
    ...(weapon.rules.sniper && { models: carriers.map(() => place) }),
  };
};

/** Groups of one weapon need one target, G-10.3: that of the first of them. */
const together = (shots: readonly Group[]): Group[] =>
  shots.filter(({ weapon, target }) => shots.find((each) => each.weapon === weapon)!.target === target);

/** What working on a chamber gains on average, as logarithm of the odds, G-18.4. */
const interfaceGain = (table: Table, unit: Unit): number =>
  whyNotInterface(table, unit)
    ? 0
    : (markerGain(table) * INTERFACE * (7 - interfaceNeed(table, unit).needs)) / 6 / POINTS_A_MARKER;

/** What to shoot at, the best first. */
export const proposeShots = (table: Table, unit: Unit, prospect: Prospect): readonly Shots[] => {
  const how = table.active?.action === 'advance' ? 'advance' : 'hold';
  const volleys = volleysFrom(table, unit, prospect, how).map(({ groups, gain }) => ({
    gain,
    intent: { kind: 'shoot', groups: together(groups.map(([group, foe]) => declared(table, group, foe))) } as const,
  }));
  const works = interfaceGain(table, unit);
  const work = works > 0 ? [{ gain: works, intent: { kind: 'shoot', groups: [], interface: true } as const }] : [];
  return [...volleys, ...work].toSorted((one, other) => other.gain - one.gain).map(({ intent }) => intent as Shots);
};
