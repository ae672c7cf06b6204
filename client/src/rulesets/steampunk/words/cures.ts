import type { Critical, Cured } from '@ironhex/shared/steampunk';
import { dieText } from './dice.ts';
import { CRITICAL_WORDS } from './effects.ts';

const of = (die: Cured['die']): string => (die === undefined ? '' : ` ${dieText(die)}`);

/** What healing points buy, HEAL-1: `the fire is put out`. */
export const curedText = ({ cure, die, critical }: Cured): string => {
  switch (cure) {
    case 'fire':
      return 'a fire is put out';
    case 'acid':
      return 'acid becomes minor acid';
    case 'minor_acid':
      return 'minor acid is washed off';
    case 'fd':
      return 'one +1 on damage to come is gone';
    case 'poison_step':
      return `poison${of(die)} goes down a step`;
    case 'poison':
      return `poison${of(die)} is cured`;
    case 'bleeding_step':
      return `bleeding${of(die)} goes down a step`;
    case 'bleeding':
      return `bleeding${of(die)} is stopped`;
    case 'shaken':
      return 'one shaken token is gone';
    case 'critical':
      return `repaired${critical === undefined ? '' : `: ${CRITICAL_WORDS[critical as Critical]}`}`;
  }
};

/** A cure before it is bought: `put out a fire`. */
export const cureText = ({ cure, die, critical }: Cured): string => {
  switch (cure) {
    case 'fire':
      return 'put out a fire';
    case 'acid':
      return 'acid to minor acid';
    case 'minor_acid':
      return 'wash off minor acid';
    case 'fd':
      return 'one +1 on damage to come less';
    case 'poison_step':
      return `poison${of(die)} one step down`;
    case 'poison':
      return `cure poison${of(die)}`;
    case 'bleeding_step':
      return `bleeding${of(die)} one step down`;
    case 'bleeding':
      return `stop bleeding${of(die)}`;
    case 'shaken':
      return 'one shaken token less';
    case 'critical':
      return `repair${critical === undefined ? '' : `: ${CRITICAL_WORDS[critical as Critical]}`}`;
  }
};
