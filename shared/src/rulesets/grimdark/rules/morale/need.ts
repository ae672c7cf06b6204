import type { Effect } from '../../model/effects.ts';
import { type Needed, needed } from '../../model/needed.ts';
import type { Reason } from '../../model/reason.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { moraleQuality } from '../../roster/index.ts';
import { effectReason } from '../effect-reason.ts';
import { distanceOf } from '../field.ts';
import { areEnemies, effectsOn, figuresOf, rulesNow } from '../figures.ts';
import { rerollsMorale } from '../scenarios/chambers.ts';

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
