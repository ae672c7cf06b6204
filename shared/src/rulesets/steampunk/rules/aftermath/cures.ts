import type { Cure, CureChoice } from '../../ask/intents.ts';
import type { Harm } from '../../model/units.ts';
import type { Die } from '../../roster/index.ts';

/** The dice that poison goes down by, AGO-3. */
const STEPS: readonly Die[] = [12, 10, 8, 6, 4];

/** A die one step lower; null for gone, AGO-3, HEAL-1. */
export const stepDown = (die: Die): Die | null => {
  const at = STEPS.indexOf(die);
  return at < 0 ? null : (STEPS[at + 1] ?? null);
};

/** A list with another value, or none, at one place. */
export const replaced = <T>(list: readonly T[], index: number, value: T | null): readonly T[] =>
  list.flatMap((each, at) => (at === index ? (value === null ? [] : [value]) : [each]));

/** What points are: healing, for the biological, or repair, for all others, HEAL-1. */
export type Care = 'heal' | 'repair';

/** What each cure costs; one that is left out is not to be had, HEAL-1. */
export const PRICES: Readonly<Record<Care, Readonly<Partial<Record<Cure, number>>>>> = {
  heal: {
    poison_step: 1,
    bleeding_step: 1,
    fd: 1,
    minor_acid: 1,
    acid: 2,
    fire: 2,
    poison: 3,
    bleeding: 3,
  },
  repair: { fd: 1, minor_acid: 1, acid: 2, fire: 2, shaken: 1, critical: 3 },
};

/** The default cure: the first of these that the points can pay for, HEAL-2. */
export const BY_DEFAULT: readonly Cure[] = [
  'fire',
  'acid',
  'bleeding',
  'poison',
  'critical',
  'shaken',
  'bleeding_step',
  'poison_step',
  'minor_acid',
  'fd',
];

/** The place of a token in a list: of the die that was chosen, or of the worst; the oldest of several. */
const placeOf = (list: readonly Die[], die: Die | undefined): number => list.indexOf(die ?? (Math.max(...list) as Die));

/** A list of tokens in which one is gone or has a lower die; undefined if it has none such. */
const eased = (list: readonly Die[], die: Die | undefined, becomes: (was: Die) => Die | null) => {
  const at = placeOf(list, die);
  return at < 0 ? undefined : replaced(list, at, becomes(list[at]!));
};

const gone = (): null => null;

const withoutCritical = (harm: Harm, which: string | undefined): Harm | undefined => {
  const { criticals, assaultMinus } = harm;
  const [first = 'assault_minus'] = criticals;
  const repaired = which ?? first;
  if (repaired === 'assault_minus') return assaultMinus > 0 ? { ...harm, assaultMinus: 0 } : undefined;
  const left = criticals.filter((critical) => critical !== repaired);
  return left.length < criticals.length ? { ...harm, criticals: left } : undefined;
};

/** A number less by one; undefined if there is none. */
const less = (harm: Harm, what: 'fd' | 'fire' | 'acid' | 'minorAcid' | 'shaken'): Harm | undefined =>
  harm[what] > 0 ? { ...harm, [what]: harm[what] - 1 } : undefined;

/**
 * What a unit carries after a cure, HEAL-1; undefined if it has nothing that this cures. `immune`: to minor acid, so that
 * acid is gone instead of becoming minor, SPD-7.
 */
export const cured = (
  harm: Harm,
  { cure, die, critical }: Omit<CureChoice, 'on'>,
  immune: boolean,
): Harm | undefined => {
  switch (cure) {
    case 'fd':
    case 'fire':
    case 'shaken':
      return less(harm, cure);
    case 'minor_acid':
      return less(harm, 'minorAcid');
    case 'acid': {
      const without = less(harm, 'acid');
      return without && !immune ? { ...without, minorAcid: without.minorAcid + 1 } : without;
    }
    case 'poison':
    case 'poison_step': {
      const poison = eased(harm.poison, die, cure === 'poison' ? gone : stepDown);
      return poison && { ...harm, poison };
    }
    case 'bleeding':
    case 'bleeding_step': {
      const bleeding = eased(harm.bleeding, die, cure === 'bleeding' ? gone : stepDown);
      return bleeding && { ...harm, bleeding };
    }
    case 'critical':
      return withoutCritical(harm, critical);
  }
};
