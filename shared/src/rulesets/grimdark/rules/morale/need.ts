// What a morale test needs, who is at half strength, and how a unit becomes Shaken, G-13.

import type { ShakenWhy } from '../../model/chapters/morale.ts';
import type { Effect } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import { type Needed, needed, type Reason } from '../../model/needed.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { moraleQuality } from '../../roster/index.ts';
import { distanceOf } from '../field.ts';
import { areEnemies, effectReason, effectsOn, figuresOf, livingModels, rulesNow, unitOf } from '../figures.ts';
import { dropsOf } from '../items.ts';
import { rerollsMorale } from '../scenarios/chambers.ts';

/** Is a unit at half strength: half of its models are gone, or half the Tough of one that began alone, G-13.1? */
export const isAtHalfStrength = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean => {
  const living = livingModels(unit);
  const [model] = living;
  if (unit.startingSize > 1 || model === undefined) return 2 * living.length <= unit.startingSize;
  const { tough } = figuresOf(table, unit).track[model]!;
  return 2 * (tough - unit.wounds[model]!) <= tough;
};

/** What a unit needs in a morale test now, G-13.4. `base`: the better Quality of hero and unit, G-4.5 e. */
export interface MoraleNeed extends Needed {
  /** It is Shaken and fails without rolling. */
  readonly fails: boolean;
  /** Emotion rolls a failed die again, G-18.4. */
  readonly rerolls: boolean;
  /** More than half of its living models are Fearless: after a failure {@link FEARLESS} or more passes. */
  readonly fearless: boolean;
}

/** What the die of Fearless must show, G-13.4. */
export const FEARLESS = 4;

type MoraleEffect = Effect & { readonly what: Extract<Effect['what'], { readonly kind: 'morale' }> };

/** Does an effect of this kind around a unit, event 56, reach another one? */
const reaches = (table: Table, unit: Unit, { on, what }: MoraleEffect): boolean => {
  const source = on.unit === undefined ? undefined : table.units[on.unit];
  if (what.within === undefined || source?.place !== 'map' || unit.place !== 'map') return false;
  return areEnemies(source, unit) && distanceOf(table, source, unit) <= what.within;
};

/** The modifiers of a unit's morale tests; each source counts once, G-3.3. */
const reasonsFor = (table: Table, unit: Unit): readonly Reason[] => {
  const own = effectsOn(table, unit, 'morale').filter(({ what }) => what.within === undefined);
  const near = table.effects
    .filter(
      (effect): effect is MoraleEffect => effect.what.kind === 'morale' && reaches(table, unit, effect as MoraleEffect),
    )
    .filter(({ source }, index, all) => all.findIndex((each) => each.source === source) === index);
  return [...own, ...near].map(({ source, what }) => effectReason(table, source, what.amount));
};

/** What a unit needs in a morale test now, G-13.4. */
export const moraleNeed = (table: Table, unit: Unit): MoraleNeed => ({
  ...needed(moraleQuality(figuresOf(table, unit), unit.wounds), reasonsFor(table, unit)),
  fails: unit.shaken,
  rerolls: rerollsMorale(table, unit),
  fearless: rulesNow(table, unit).fearless,
});

/** The probability that a unit with this need fails its test: 0 to 1. */
export const chanceToFail = ({ needs, fails, rerolls, fearless }: MoraleNeed): number => {
  const once = (needs - 1) / 6;
  const rolled = fails ? 1 : rerolls ? once ** 2 : once;
  return fearless ? (rolled * (FEARLESS - 1)) / 6 : rolled;
};

/**
 * The events by which a unit becomes Shaken and drops what it carries, G-13.5; none if it is Shaken already.
 */
export const shake = function* (state: State, unit: UnitId, why: ShakenWhy): Generator<Event> {
  if (unitOf(state, unit).shaken) return;
  yield* dropsOf(state, unit);
  yield { kind: 'became-shaken', unit, why, to: { units: { [unit]: { shaken: true } } } };
};
