import type { DamageType, Effect } from '@ironhex/shared/steampunk';
import { capital, count, list } from '../../../../text/numbers.ts';
import { markerText, onHitText } from '../abilities.ts';
import { effectsText } from '../effects.ts';
import { about, type Sentences, unitsText } from '../entry.ts';
import { unitName } from '../names.ts';
import { type ARMOUR_WORDS, DAMAGE_TYPES, SHAKEN_WORDS } from '../reasons.ts';
import { armourRoll, damageRoll, neededRoll, resistedRoll } from '../rolls.ts';

/** What armour came to, as the end of a sentence. */
const ARMOUR_TOLD = {
  penetrated: 'is penetrated',
  partly: 'blocks part of it',
  blocked: 'blocks it',
} as const satisfies Record<keyof typeof ARMOUR_WORDS, string>;

const MARKERS = {
  smoke: 'smoke',
  fire: 'fire',
  poison_cloud: 'poison cloud',
  acid_cloud: 'acid cloud',
} as const;

/** Damage that tokens do by themselves, section 20: nobody has struck. */
const OF_TOKENS: ReadonlySet<DamageType> = new Set(['fire', 'poison', 'bleeding']);

/** What a unit does not shake off, besides deaths. */
const GRAVE: ReadonlySet<Effect['do']> = new Set(['destroy', 'crit', 'unconscious']);

/** Damage, sections 14, 15 and 19. */
export const DAMAGE: Sentences<
  | 'tokens-given'
  | 'armour-rolled'
  | 'damage-rolled'
  | 'spared'
  | 'slowed'
  | 'shaken'
  | 'endurance-spent'
  | 'damage-applied'
  | 'markers-placed'
  | 'hex-struck'
  | 'cloud-breathed'
> = {
  'tokens-given': ({ unit, tokens }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} gets ${list(tokens.map(onHitText))} (DMG-1).`),
  'armour-rolled': (fact, context) =>
    about(
      context,
      [fact.unit],
      fact.armour === 0
        ? `${unitName(context.view, fact.unit)} has no armour there (DMG-3).`
        : `The armour of ${unitName(context.view, fact.unit)} ${ARMOUR_TOLD[fact.result]} (DMG-3).`,
      {
        tone: fact.result === 'blocked' ? 'plain' : 'quiet',
        rolls: [armourRoll(context.view, fact)],
      },
    ),
  'damage-rolled': (fact, context) => {
    const { unit, type, effects, killed, result } = fact;
    const matters = killed.length > 0 || effects.some((effect) => GRAVE.has(effect.do));
    const by = type === 'regular' ? '' : ` (${DAMAGE_TYPES[type]})`;
    return about(context, [unit], `${unitName(context.view, unit)}${by}, ${result}: ${effectsText(fact)}.`, {
      tone: matters ? 'important' : 'plain',
      rolls: [damageRoll(context.view, fact)],
      ...(OF_TOKENS.has(type) && { opens: 'action', by: unit }),
    });
  },
  spared: ({ unit, type }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} has nothing to fear from ${DAMAGE_TYPES[type]} (SPD-1).`, {
      tone: 'quiet',
    }),
  slowed: ({ unit }, context) => about(context, [unit], `${unitName(context.view, unit)} will be slowed by the ray.`),
  shaken: ({ unit, why }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} is shaken: ${SHAKEN_WORDS[why][0]} (${SHAKEN_WORDS[why][1]}).`,
      {
        tone: 'important',
      },
    ),
  'endurance-spent': ({ unit, use }, context) => {
    const why = use === 'poison' ? 'to roll its poison again' : 'to hold its ground';
    return about(context, [unit], `${unitName(context.view, unit)} spends endurance ${why} (AB-EN).`);
  },
  'damage-applied': ({ units, destroyed }, context) => {
    if (destroyed.length === 0)
      return about(context, units, `Damage to ${unitsText(context, units)} counts from now on (DET-5).`, {
        tone: 'quiet',
      });
    return about(
      context,
      [...destroyed, ...units.filter((unit) => !destroyed.includes(unit))],
      `${unitsText(context, destroyed, 8)} ${destroyed.length === 1 ? 'is' : 'are'} destroyed.`,
      {
        tone: 'important',
        opens: 'action',
        by: destroyed[0],
      },
    );
  },
  'markers-placed': ({ by, at, markers }, context) =>
    about(
      context,
      [by],
      `${capital(list(markers.map(markerText)))} ${markers.length === 1 ? 'spreads' : 'spread'} on ${at.length > 4 ? count(at.length, 'hex') : list([...at])} (HEX-1).`,
      {
        at,
      },
    ),
  'hex-struck': ({ unit, at, marker, needs, dice, tokens }, context) => {
    const name = unitName(context.view, unit);
    const came = tokens.length === 0 ? 'nothing happens' : `it gets ${list(tokens.map(onHitText))}`;
    return about(context, [unit], `${name} is in the ${MARKERS[marker]} at ${at}: ${came} (HEX-3).`, {
      at: [at],
      opens: 'action',
      by: unit,
      tone: tokens.length > 0 ? 'plain' : 'quiet',
      rolls: [neededRoll(`${name} in the ${MARKERS[marker]}`, needs, dice, count(tokens.length, 'token'), 'HEX-4')],
    });
  },
  'cloud-breathed': ({ unit, at, sides, die, from, resistance, shaken }, context) => {
    const name = unitName(context.view, unit);
    return about(
      context,
      [unit],
      `${name} breathes poison at ${at} and ${shaken ? 'is shaken' : 'keeps its calm'} (HEX-4).`,
      {
        at: [at],
        tone: shaken ? 'important' : 'quiet',
        rolls: [
          resistedRoll(
            `${name} breathes poison: more than ${from} shakes it`,
            { sides, die, resistance },
            shaken ? 'shaken' : 'calm',
            'HEX-4',
          ),
        ],
      },
    );
  },
};
