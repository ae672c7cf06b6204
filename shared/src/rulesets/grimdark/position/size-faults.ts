// What the units of a position can do at once, held to `MOST`: products of figures, each of which is within its own
// limit.
import { count } from '../../../count.ts';
import type { Fault } from '../../../result.ts';
import type { Effect } from '../model/effects.ts';
import { NEUTRAL, type Unit } from '../model/units.ts';
import { type Built, builtOf } from '../roster/index.ts';
import { weaponsOf } from '../rules/attacks/weapons.ts';
import { arsenalOf } from '../rules/figures.ts';
import { MOST } from './most.ts';
import type { Position } from './schema.ts';
import { arsenalFrom, unitsFrom } from './units.ts';

const KINDS = ['ranged', 'melee'] as const;
type Kind = (typeof KINDS)[number];

/** What all weapons of one kind do at most together: dice to hit, hits with Blast, and wounds with Deadly. */
interface Onslaught {
  readonly attacks: number;
  readonly hits: number;
  readonly wounds: number;
}

/** The rule of each figure, and what it counts. */
const FIGURES: Readonly<Record<keyof Onslaught, { readonly rule: string; readonly noun: string }>> = {
  attacks: { rule: 'G-10.6', noun: 'attack' },
  hits: { rule: 'G-11.4', noun: 'hit' },
  wounds: { rule: 'G-11.7', noun: 'wound' },
};

/** The most that effects can give a unit, in any quarter: one value for each source, G-3.3. */
const given = (effects: readonly Effect[], { id, seat }: Unit, worthOf: (what: Effect['what']) => number): number[] => {
  const bySource = new Map<string, number>();
  for (const { source, on, what } of effects)
    if ((on.unit ?? id) === id && (on.seat ?? seat) === seat)
      bySource.set(source, Math.max(bySource.get(source) ?? 0, worthOf(what)));
  return [...bySource.values()].filter((value) => value > 0);
};

const onslaughtOf = (unit: Unit, built: Built, effects: readonly Effect[], kind: Kind): Onslaught => {
  const times = given(effects, unit, (what) => (what.kind === 'shots' ? what.times : 0));
  const more = given(effects, unit, (what) => (what.kind === 'melee-attacks' ? what.amount : 0));
  const most = { attacks: 0, hits: 0, wounds: 0 };
  for (const model of built.track.keys()) {
    const weapons = weaponsOf(unit, built, model).filter(({ range }) => range > 0 === (kind === 'ranged'));
    for (const [place, { attacks, rules }] of weapons.entries()) {
      const { blast = 1, deadly = 1 } = rules;
      const dice =
        kind === 'ranged'
          ? times.reduce((product, each) => product * each, attacks)
          : (place === 0 ? more : []).reduce((sum, each) => sum + each, attacks);
      most.attacks += dice;
      most.hits += dice * blast;
      most.wounds += dice * blast * deadly;
    }
  }
  return most;
};

/** Why a unit's weapons do too much at once, under these effects; undefined: they do not. */
const onslaughtFault = (unit: Unit, built: Built, effects: readonly Effect[]): string | undefined => {
  for (const kind of KINDS) {
    const most = onslaughtOf(unit, built, effects, kind);
    for (const figure of ['attacks', 'hits', 'wounds'] as const) {
      const { rule, noun } = FIGURES[figure];
      if (most[figure] > MOST[figure])
        return `its ${kind} weapons make up to ${count(most[figure], noun)} at once, and ${MOST[figure]} is the most (${rule}).`;
    }
  }
  return undefined;
};

const sumOf = <T>(all: readonly T[], worthOf: (each: T) => number): number =>
  all.reduce((sum, each) => sum + worthOf(each), 0);

const toughOf = ({ track }: Built): number => sumOf(track, ({ tough }) => tough);

/** Faults of one unit: `here` is its place in the position. */
const unitFaults = (unit: Unit, built: Built, effects: readonly Effect[], here: string): readonly Fault[] => {
  const { id } = unit;
  const tough = toughOf(built);
  const impact = sumOf(built.track, ({ rules }) => rules.impact ?? 0);
  const alone = onslaughtFault(unit, built, []);
  const boosted = alone === undefined ? onslaughtFault(unit, built, effects) : undefined;
  return [
    ...(tough > MOST.tough ? [`its models have Tough ${tough} together, and ${MOST.tough} is the most (G-9.9).`] : []),
    ...(impact > MOST.impact
      ? [`its models have Impact ${impact} together, and ${MOST.impact} is the most (G-12.2).`]
      : []),
    ...(alone === undefined ? [] : [alone]),
  ]
    .map((message) => ({ at: `${here}.profile`, message: `${id}: ${message}` }))
    .concat(boosted === undefined ? [] : [{ at: 'position.effects', message: `${id}: with them ${boosted}` }]);
};

/** Faults of the walking dead: there is no decision between their fights at the end of a round, G-17.5. */
const deadFaults = (dead: readonly (readonly [Unit, Built])[], effects: readonly Effect[]): readonly Fault[] => {
  const wounds = sumOf(dead, ([unit, built]) => onslaughtOf(unit, built, effects, 'melee').wounds);
  return [
    ...(dead.length > MOST.dead
      ? [`There are ${dead.length} units of the walking dead, and ${MOST.dead} is the most (G-17.4).`]
      : []),
    ...(wounds > MOST.deadWounds
      ? [`The walking dead make up to ${count(wounds, 'wound')} together, and ${MOST.deadWounds} is the most (G-17.5).`]
      : []),
  ].map((message) => ({ at: 'position.units', message }));
};

/** Faults of what the units of a position can do at once. Expects profiles without faults. */
export const faultsOfSize = (position: Position): Fault[] => {
  const arsenal = arsenalFrom(position);
  const all = arsenalOf({ arsenal });
  const { effects } = position;
  const units = Object.values(unitsFrom(position, arsenal)).map((unit) => [unit, builtOf(unit.bought, all)] as const);
  const tough = sumOf(units, ([, built]) => toughOf(built));
  return [
    ...units.flatMap(([unit, built], index) => unitFaults(unit, built, effects, `position.units.${index}`)),
    ...deadFaults(
      units.filter(([{ seat, place }]) => seat === NEUTRAL && place !== 'destroyed'),
      effects,
    ),
    ...(tough > MOST.toughInAll
      ? [
          {
            at: 'position.units',
            message: `All units together have Tough ${tough}, and ${MOST.toughInAll} is the most (G-9.9).`,
          },
        ]
      : []),
  ];
};
