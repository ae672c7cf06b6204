// What the card of a unit tells: its models and their wounds, what it can fire, and what lies on it.
import {
  allEffectsOn,
  type Built,
  type Fighter,
  figuresOf,
  GONE,
  isAtHalfStrength,
  moveNow,
  passengersOf,
  rulesNow,
  type Table,
  type Unit,
  type View,
  type Weapon,
} from '@ironhex/shared/grimdark';
import type { Carried } from '../../forces/weapon-table.tsx';
import { CARD } from '../../words/card.ts';
import { effectText, isHelp, sourceText, UNTIL } from '../../words/effects.ts';
import { movesWith } from '../../words/figures.ts';
import { unitName } from '../../words/names.ts';

/** One model: wounds that are marked on it, of so many; `gone`: it was removed. */
export interface ModelBoxes {
  readonly wounds: number;
  readonly tough: number;
  readonly gone: boolean;
}

/** Models that are alike, in the order of the track. */
export interface ModelKind {
  readonly fighter: Fighter;
  readonly models: readonly ModelBoxes[];
}

/** The models of a unit by type, with the wounds on each. */
export const modelsOf = ({ track }: Built, { wounds }: Pick<Unit, 'wounds'>): readonly ModelKind[] => {
  const kinds = Map.groupBy(
    track.map((fighter, model) => ({ fighter, marked: wounds[model] ?? 0 })),
    ({ fighter }) => fighter.type,
  );
  return [...kinds.values()].map((all) => ({
    fighter: all[0]!.fighter,
    models: all.map(({ fighter: { tough }, marked }) => ({
      wounds: marked === GONE ? tough : marked,
      tough,
      gone: marked === GONE,
    })),
  }));
};

/** A weapon that living models of a unit carry; `out`: why it cannot be used. */
export interface CarriedNow extends Carried {
  readonly out: string | undefined;
}

/** The weapons that living models of a unit carry together, in listed order. */
export const weaponsOf = ({ track }: Built, unit: Unit): readonly CarriedNow[] => {
  const counts = new Map<Weapon, number>();
  for (const [model, { weapons }] of track.entries())
    if (unit.wounds[model] !== GONE) for (const weapon of weapons) counts.set(weapon, (counts.get(weapon) ?? 0) + 1);
  return [...counts].map(([weapon, count]) => ({
    weapon,
    count,
    out: unit.lost.includes(weapon.id) ? CARD.lost : unit.spent.includes(weapon.id) ? CARD.spent : undefined,
  }));
};

/** Something that holds for a unit now, with what it means. */
export interface Sign {
  readonly name: string;
  readonly text: string;
  /** How it looks: bad for the unit, good, or neither. */
  readonly tone: 'danger' | 'good' | 'plain';
}

/** What a unit is marked with, G-4.4, the most pressing first. */
export const statesOf = (table: Table, unit: Unit): readonly Sign[] => {
  const { states } = CARD;
  const carried = table.items.filter(({ carrier }) => carrier === unit.id);
  const isMarked = table.items.some(({ marked }) => marked === unit.id);
  const half = unit.place === 'map' && isAtHalfStrength(table, unit);
  return [
    ...(unit.shaken ? [states.shaken] : []),
    ...(unit.fatigued ? [states.fatigued] : []),
    ...(half ? [states.half] : []),
    ...(isMarked ? [states.marked] : []),
    ...(unit.arrived ? [states.arrived] : []),
    ...(unit.activated ? [states.activated] : []),
    ...carried.map(({ kind }) => states.carries(kind)),
  ];
};

/** What lasts on a unit: what it does, where it comes from and until when. */
export const effectsOf = (table: Table, unit: Unit): readonly Sign[] =>
  allEffectsOn(table, unit).map((effect) => {
    const { source, what, until, on } = effect;
    const scope = on.unit !== undefined ? undefined : CARD.scope(on);
    const parts = [sourceText(source, table), ...(scope ? [scope] : []), UNTIL[until]];
    return { name: effectText(what), text: parts.join(', '), tone: isHelp(what) ? 'good' : 'danger' };
  });

/** How a unit moves now, G-9.1. */
export const movesNow = (table: Table, unit: Unit): string =>
  movesWith(rulesNow(table, unit), (action) => moveNow(table, unit, action).allowance);

/** The hero that has joined, and those who ride in the unit. */
export const within = (view: View, unit: Unit): readonly Unit[] =>
  passengersOf(view, unit.id).filter(({ place }) => place !== 'destroyed');

/** Where a unit is, in a few words. */
export const placeText = (view: View, { place, at, transport }: Unit): string => {
  if (place === 'map') return CARD.at(at!);
  if (transport !== null && place !== 'destroyed') return CARD.aboard(unitName(view, transport));
  return CARD.places[place];
};

/** What a unit has left: models, or wounds of a single one. */
export const leftText = (view: View, unit: Unit): string => {
  const { track } = figuresOf(view, unit);
  const living = unit.wounds.filter((marked) => marked !== GONE);
  if (track.length > 1) return CARD.models(living.length, track.length);
  const tough = track[0]?.tough ?? 1;
  return CARD.wounds(tough - (living[0] ?? tough), tough);
};
