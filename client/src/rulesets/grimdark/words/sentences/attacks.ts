import type { FactOf, UnitId } from '@ironhex/shared/grimdark';
import { capital, count, list } from '../../../../text/numbers.ts';
import { sourceRule, sourceText } from '../effects.ts';
import { about, type Context, entry, type Sentences } from '../entry.ts';
import { unitName } from '../names.ts';
import { autoBlocks, groupBlocks, groupWeapon, hitRoll, hitsOf, woundsRoll } from '../rolls.ts';

/** Why a unit is gone, with the rule. */
const GONE_WORDS: Readonly<Record<FactOf<'unit-destroyed'>['why'], readonly [words: string, rule: string]>> = {
  casualties: ['is destroyed', 'G-11.B'],
  routed: ['routs and leaves the map', 'G-13.6'],
  'no-room': ['finds no way out and is destroyed', 'G-15.1'],
};

const isStrike = ({ how }: { readonly how: string }): boolean => how === 'charge' || how === 'melee';

const cameText = (hits: number, failed: number): string => {
  if (hits === 0) return 'no hit';
  return `${count(hits, 'hit')}, ${failed === 0 ? 'all blocked' : failed === hits ? 'none blocked' : `${hits - failed} blocked`}`;
};

const groupText = ({ view }: Context, fact: FactOf<'group-resolved'>): string => {
  const { attack, hitDice, failed } = fact;
  const by = unitName(view, attack.by);
  const does = isStrike(attack) ? 'strikes' : 'shoots at';
  const dice = count(hitDice.length, isStrike(attack) ? 'strike' : 'shot');
  return `${by} ${does} ${unitName(view, attack.target)} with ${groupWeapon(view, attack)}: ${dice}, ${cameText(hitsOf(fact), failed)} (G-11.2).`;
};

const removedText = (removed: number): string =>
  removed === 0 ? '' : removed === 1 ? ', a model is removed' : `, ${removed} models are removed`;

const targetsOf = ({ groups }: FactOf<'shooting-declared'>): UnitId[] => [
  ...new Set(groups.map(({ target }) => target)),
];

/** Attacks and what they do, sections 10 and 11. */
export const ATTACKS: Sentences<
  | 'shooting-declared'
  | 'group-resolved'
  | 'group-dropped'
  | 'hits-resolved'
  | 'wounds-marked'
  | 'attacks-ended'
  | 'unit-destroyed'
  | 'bailed-out'
> = {
  'shooting-declared': (fact, context) => {
    const targets = targetsOf(fact);
    const name = unitName(context.view, fact.unit);
    if (targets.length === 0) return undefined;
    return about(
      context,
      [fact.unit, ...targets],
      `${name} shoots at ${list(targets.map((id) => unitName(context.view, id)))} (G-10.4).`,
      { by: fact.unit, tone: 'quiet' },
    );
  },
  'group-resolved': (fact, context) =>
    about(context, [fact.attack.by, fact.attack.target], groupText(context, fact), {
      by: fact.attack.by,
      rolls: [hitRoll(context.view, fact), ...groupBlocks(context.view, fact)],
      tone: fact.hits.length > 0 ? 'plain' : 'quiet',
    }),
  'group-dropped': ({ attack }, context) =>
    about(
      context,
      [attack.by],
      `${unitName(context.view, attack.by)} does not attack with ${groupWeapon(context.view, attack)}: its target is gone (G-10.5).`,
      { tone: 'quiet' },
    ),
  'hits-resolved': (fact, context) => {
    const { hits, blast, failed } = fact;
    const source = capital(sourceText(hits.source, context.view));
    return about(
      context,
      [hits.target, ...(hits.by === null ? [] : [hits.by])],
      `${source} strikes ${unitName(context.view, hits.target)}: ${cameText(hits.hits * blast, failed)} (${sourceRule(hits.source, context.view)}).`,
      { rolls: [autoBlocks(context.view, fact)] },
    );
  },
  'wounds-marked': (fact, context) => {
    const { target, wounds, caused, source } = fact;
    const removed = wounds.filter((wound) => wound.removed).length;
    const name = unitName(context.view, target);
    const text =
      caused === 0
        ? `${name} shrugs it off: no wound from ${sourceText(source, context.view)}`
        : `${name} takes ${count(caused, 'wound')} from ${sourceText(source, context.view)}${removedText(removed)}`;
    return about(context, [target], `${text} (G-11.8).`, {
      rolls: [woundsRoll(context.view, fact)],
      tone: removed > 0 ? 'important' : caused > 0 ? 'plain' : 'quiet',
    });
  },
  'attacks-ended': ({ unit }, context) =>
    about(
      context,
      [unit],
      `What helped or hindered the next attacks of ${unitName(context.view, unit)} is over (G-16.6).`,
      {
        tone: 'quiet',
      },
    ),
  'unit-destroyed': ({ unit, why, at }, context) => {
    const [words, rule] = GONE_WORDS[why];
    return entry(`${unitName(context.view, unit)} ${words} (${rule}).`, {
      units: [unit],
      at: at === null ? [] : [at],
      tone: 'important',
    });
  },
  'bailed-out': ({ unit, transport, at }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} bails out of ${unitName(context.view, transport)} at ${at} (G-15.1).`,
      { at: [at], tone: 'important' },
    ),
};
