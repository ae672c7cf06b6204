import {
  type ModelRule,
  type ModelRules,
  RULE_NAMES,
  rulesInWords,
  type WeaponRule,
  type WeaponRules,
} from '@ironhex/shared/grimdark';
import { count } from '../../../text/numbers.ts';

/** What each special rule does, G-15; `x` is its value, where it has one. */
const TEXTS: Readonly<Record<ModelRule | WeaponRule, (x: number) => string>> = {
  ambush: () =>
    'May wait off the map. From round 2 it may arrive on any free hex that is more than 9 from every enemy; it can act in that round, but not hold markers (G-8.2, G-15).',
  blast: (x) =>
    `Ignores cover. Each hit counts ${x} times, but not more often than the target has models (G-11.4, G-15).`,
  caster: (x) =>
    `Gains ${count(x, 'token')} at the start of each round, up to 6. Tokens pay for spells, help friends and hinder enemies (G-16.1).`,
  counter: () =>
    'When its unit is charged, this weapon strikes first. Each model with it takes one die from the charger’s Impact (G-12.1, G-15).',
  deadly: (x) =>
    `Each wound it causes is multiplied by ${x}, all on one model; what is left over is lost. Resolved before other weapons (G-11.7, G-15).`,
  entrenched: () =>
    'Enemies that shoot from more than 9 away have −2 to hit, as long as the unit has not moved since its last activation began (G-15).',
  fast: () => 'Advances 2 hexes further, rushes and charges 4 further (G-9.1, G-15).',
  fear: (x) => `Adds ${x} to its side’s count when it is told who won a melee (G-12.8, G-15).`,
  fearless: () =>
    'A failed morale test is passed after all on a die of 4 or more, if most models have this rule (G-13.4).',
  flying: () => 'Moves over terrain and over units, as long as it ends where it may stand (G-9.10).',
  furious: () => 'In the melee of its own charge each natural 6 to hit gives one more hit (G-11.3, G-15).',
  hero: () => 'With Tough 6 or less it may join a unit of two or more models before the battle (G-4.5).',
  immobile: () => 'Can only hold: it never moves, consolidates, steps back or rides (G-15).',
  impact: (x) =>
    `Rolls ${count(x, 'die')} for each model when it charges, before weapons: each natural 2 or more is a hit (G-12.2).`,
  indirect: () =>
    'May shoot at what it does not see, and cover on the line does not count; −1 to hit if the unit has moved (G-15).',
  limited: () => 'Can be fired once in the battle (G-15).',
  'lock-on': () =>
    'Ignores cover, everything that makes it harder to hit, and everything that shortens its range (G-15).',
  poison: () => 'The target rolls block dice of 6 once more. Its wounds cannot be regenerated (G-11.6, G-15).',
  regeneration: () => 'Ignores each wound on a die of 5 or more (G-11.8, G-15).',
  relentless: () => 'When it shoots after holding, each natural 6 to hit gives one more hit (G-11.3, G-15).',
  reliable: () => 'Hits as if its carrier had Quality 2+ (G-15).',
  rending: () => 'A natural 6 to hit has AP 4. Its wounds cannot be regenerated (G-11.3, G-15).',
  scout: () =>
    'May be placed after everybody has deployed, and then again up to 12 hexes from there, but not next to an enemy (G-7.8).',
  slow: () => 'Advances 2 hexes less, rushes and charges 4 less (G-9.1, G-15).',
  sniper: () => 'Hits on 2 or more, and its player chooses which model is hit (G-15).',
  stealth: () => 'Enemies that shoot from more than 9 away have −1 to hit (G-15).',
  strider: () => 'Difficult ground does not hold it up (G-9.11).',
  thrust: () => 'In the melee of its own charge +1 to hit and AP +1 (G-15).',
  transport: (x) => `Carries units that take up to ${count(x, 'space')} together (G-15.1).`,
};

/** A special rule as a player reads it. */
interface ToldRule {
  /** As it is written, such as `Blast(3)`. */
  readonly written: string;
  /** What it is called, without its value. */
  readonly name: string;
  /** What it does, with the numbers of the rules that say so. */
  readonly text: string;
}

/** What a special rule does. */
export const ruleText = (rule: ModelRule | WeaponRule, value = 1): string => TEXTS[rule](value);

/** The special rules of a model or a weapon, in the order in which they are listed. */
export const toldRules = (rules: ModelRules | WeaponRules): readonly ToldRule[] =>
  (Object.entries(rules) as [ModelRule | WeaponRule, number][]).map(([rule, value]) => ({
    written: rulesInWords({ [rule]: value }).join(),
    name: RULE_NAMES[rule],
    text: ruleText(rule, value),
  }));
