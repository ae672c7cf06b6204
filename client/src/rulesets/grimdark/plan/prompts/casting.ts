// What a Caster can try, P9: spells, targets and help, each with the reason why not.
import {
  type Ask,
  castingChance,
  checkCast,
  distanceOf,
  figuresOf,
  helpersOf,
  hinderersOf,
  type IntentOf,
  isRightSide,
  MOST_TOKENS,
  payerOf,
  type Spell,
  type SpellOdds,
  spellOdds,
  type Unit,
  type UnitId,
  unitsOnMap,
  type View,
} from '@ironhex/shared/grimdark';
import { type Refusal, refusal } from '@ironhex/shared/match';

/** A spell as it is sent, with targets and help, P9. */
export type Cast = NonNullable<IntentOf<'cast'>['cast']>;
/** How many tokens each unit spends. */
export type Tokens = Cast['tokens'];

/** Somebody whom a spell could take, and why it cannot; undefined: it can. */
interface TargetOffer {
  readonly unit: Unit;
  /** Hexes from the caster. */
  readonly away: number;
  readonly refusal: Refusal | undefined;
}

/** A spell that the unit knows, and why it cannot be tried now; undefined: it can. */
export interface SpellOffer {
  readonly spell: Spell;
  readonly targets: readonly TargetOffer[];
  readonly refusal: Refusal | undefined;
}

/** Who casts. */
export const casterOf = ({ units }: View, { unit }: Ask): Unit => units[unit!]!;

/** What becomes of each target of a spell that makes hits, once it has succeeded. */
export const oddsOf = (view: View, spell: Spell | undefined, targets: readonly UnitId[]): readonly SpellOdds[] => {
  const { effect } = spell ?? {};
  return effect?.kind === 'hits' ? targets.map((id) => spellOdds(view, effect, id)) : [];
};

/** Everybody of the side that a spell takes: those in reach first, the nearest first. */
const targetsFor = (view: View, caster: Unit, spell: Spell): readonly TargetOffer[] =>
  unitsOnMap(view)
    .filter((unit) => isRightSide(spell, caster, unit))
    .map((unit) => ({
      unit,
      away: distanceOf(view, caster, unit),
      refusal: checkCast(view, caster, { spell: spell.id, targets: [unit.id], tokens: {} }),
    }))
    .toSorted((one, other) => Number(!!one.refusal) - Number(!!other.refusal) || one.away - other.away);

/** All spells that the unit knows, with whom each could take. */
export const spellOffers = (view: View, caster: Unit): readonly SpellOffer[] =>
  figuresOf(view, caster).spells.map((spell) => {
    const targets = targetsFor(view, caster, spell);
    const untried = checkCast(view, caster, { spell: spell.id, targets: [], tokens: {} });
    const nobody = targets.every((target) => target.refusal)
      ? refusal('E_BAD_TARGET', 'G-16.3', `${spell.name} reaches nobody from here.`)
      : undefined;
    return { spell, targets, refusal: untried ?? nobody };
  });

/** The units that a spell could take. */
export const withinReach = ({ targets }: SpellOffer): readonly Unit[] =>
  targets.flatMap(({ unit, refusal }) => (refusal ? [] : unit));

/** Who can help with tokens, with how many each can spare, G-16.4. */
export const helpFor = (view: View, caster: Unit, { value }: Spell): readonly (readonly [Unit, number])[] => {
  const casts = payerOf(view, caster, value);
  return casts === undefined ? [] : helpersOf(view, caster, casts);
};

/** The chance of the test with this help and all tokens against it that the other side can spend; undefined: it has none. */
export const worstChance = (view: View, caster: Unit, help: number): number | undefined => {
  const others = view.seats.filter(({ id }) => id !== caster.seat);
  const against = others.flatMap(({ id }) => hinderersOf(view, caster, id)).reduce((sum, [, spare]) => sum + spare, 0);
  return against === 0 ? undefined : castingChance(help - against);
};

/** A target is taken, or left out again; of one too many the first goes. */
export const withTarget = (targets: readonly UnitId[], id: UnitId, most: number): UnitId[] =>
  targets.includes(id) ? targets.filter((each) => each !== id) : [...targets, id].slice(-most);

/** Tokens with another amount of one unit. */
export const withTokens = (tokens: Tokens, id: UnitId, amount: number): Tokens => {
  const { [id]: _before, ...others } = tokens;
  return amount > 0 ? { ...others, [id]: amount } : others;
};

/** One token more of the first unit that has one to spare, or one less of the last that spends one; undefined: there is none. */
export const steppedTokens = (
  able: readonly (readonly [Unit, number])[],
  tokens: Tokens,
  by: 1 | -1,
): Tokens | undefined => {
  const spent = ({ id }: Unit): number => tokens[id] ?? 0;
  const found =
    by === 1
      ? able.find(([unit, spare]) => spent(unit) < Math.min(spare, MOST_TOKENS))
      : able.findLast(([unit]) => spent(unit) > 0);
  return found && withTokens(tokens, found[0].id, spent(found[0]) + by);
};

/** All tokens together. */
export const totalOf = (tokens: Tokens): number => Object.values(tokens).reduce((sum, each) => sum + each, 0);
