import type { Dice } from '../../../../dice/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import { type HexMarkers, harmOf, layerOf, type Unit, type UnitId } from '../../model/units.ts';
import type { HexMarker, OnHit } from '../../roster/index.ts';
import type { StepRules } from '../chapter.ts';
import { applyDamage } from '../damage/apply.ts';
import { ledgered, shakenMore, takes, withToken } from '../damage/harm.ts';
import { isImmune, resistanceOf } from '../damage/hit.ts';

/** What a die must show for a burning hex to set a unit on fire, HEX-6. */
const CATCHES_FIRE = 5;

/** A marker that strikes with so many dice: each that shows enough gives a token. */
interface Strikes {
  readonly marker: HexMarker['kind'];
  readonly needs: number;
  readonly rolls: number;
  readonly token: OnHit;
}

/** The tokens that the markers of a hex may give to a unit in it: poison, acid, fire in this order, HEX-8. */
const strikesOn = (state: State, unit: Unit, { poison, acid, fire }: HexMarkers): readonly Strikes[] => {
  const { models } = figuresOf(state, unit);
  const { alive } = harmOf(unit);
  const biological = models.filter(({ types }, index) => alive[index] && types.includes('Bio')).length;
  const strikes: Strikes[] = [];
  if (poison && !isImmune(state, unit, 'poison_cloud'))
    strikes.push({
      marker: 'poison_cloud',
      needs: poison.from,
      rolls: biological,
      token: { token: 'poison', die: poison.die },
    });
  if (acid)
    strikes.push({
      marker: 'acid_cloud',
      needs: acid.from,
      rolls: 1,
      token: { token: acid.major ? 'acid' : 'minor_acid' },
    });
  if (fire > 0) strikes.push({ marker: 'fire', needs: CATCHES_FIRE, rolls: 1, token: { token: 'fire' } });
  return strikes.filter(({ rolls, token }) => rolls > 0 && takes(state, unit, token));
};

/** Dice for tokens: all those that show enough go to the ledger, HEX-4 (i), HEX-5, HEX-6. */
const struck = function* (
  state: State,
  id: UnitId,
  { marker, needs, rolls, token }: Strikes,
  dice: Dice,
): Generator<Event> {
  const unit = state.units[id]!;
  const shown = Array.from({ length: rolls }, () => dice.roll(6, marker));
  const tokens = shown.filter((die) => die >= needs).map(() => token);
  const to = tokens.length > 0 ? { to: ledgered(unit, tokens.reduce(withToken, harmOf(unit))) } : {};
  yield { kind: 'hex-struck', unit: id, at: unit.at!, marker, needs, dice: shown, tokens, ...to };
};

/** Poison shakes units that breathe: a die of the cloud, against its number and the resistance, HEX-4 (ii). */
const choke = function* (
  state: State,
  id: UnitId,
  { die, from }: NonNullable<HexMarkers['poison']>,
  dice: Dice,
): Generator<Event> {
  const unit = state.units[id]!;
  const { types } = figuresOf(state, unit);
  if (isImmune(state, unit, 'poison_cloud') || !(types.includes('Bio') || types.includes('Bio Crew'))) return;
  const shown = dice.roll(die, 'poison cloud');
  const resistance = resistanceOf(state, unit, 'poison');
  const isShaken = shown > from + resistance;
  yield {
    kind: 'cloud-breathed',
    unit: id,
    at: unit.at!,
    sides: die,
    die: shown,
    from,
    resistance,
    shaken: isShaken,
    ...(isShaken && { to: ledgered(unit, shakenMore(harmOf(unit))) }),
  };
};

/** Does anything strike in a hex? Smoke does not. */
const hasEffects = ({ poison, acid, fire }: HexMarkers): boolean => poison !== null || acid !== null || fire > 0;

/** Where hex effects strike the unit now: once in a turn for each time that it comes to a hex that has some, HEX-3. */
const struckNow = ({ markers }: State, unit: Unit): HexLabel | null => {
  const on = markers[unit.at!];
  return layerOf(unit) === 'ground' && on && hasEffects(on) ? unit.at : null;
};

/**
 * Hex effects at the start of a movement, HEX-3 to HEX-8, applied immediately. A unit remembers the hex that struck it
 * and forgets it when it is elsewhere at such a moment, so the hex strikes it again when it returns.
 */
export const trigger = function* (state: State, _step: unknown, _answers: unknown, dice: Dice): Generator<Event> {
  const moved = fieldUnits(state).filter((unit) => struckNow(state, unit) !== unit.struckAt);
  const struckAt = (unit: Unit): Partial<Unit> => ({ struckAt: struckNow(state, unit) });
  if (moved.length > 0)
    yield {
      kind: 'went-on',
      to: { units: Object.fromEntries(moved.map((unit) => [unit.id, struckAt(unit)])) },
    };
  for (const { id } of moved) {
    const unit = state.units[id]!;
    const on = unit.struckAt ? state.markers[unit.struckAt]! : null;
    if (!on) continue;
    const strikes = strikesOn(state, unit, on);
    for (const strike of strikes.filter(({ marker }) => marker === 'poison_cloud'))
      yield* struck(state, id, strike, dice);
    if (on.poison) yield* choke(state, id, on.poison, dice);
    for (const strike of strikes.filter(({ marker }) => marker !== 'poison_cloud'))
      yield* struck(state, id, strike, dice);
  }
  yield* applyDamage(state);
};

/** How this chapter's steps are taken. */
export const HEX_STEPS: StepRules<'trigger'> = { trigger: { perform: trigger } };
