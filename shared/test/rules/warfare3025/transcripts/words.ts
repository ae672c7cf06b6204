import type { Attack, Intent, Move, Plan } from '@ironhex/shared/warfare3025';

/** A line that cannot be read: says what was expected instead. */
export class WordsError extends Error {}

/** The words of a line, taken from the front. */
export interface Words {
  next(what: string): string;
  number(what: string): number;
  /** Takes the next word if it is this one. */
  took(word: string): boolean;
  /** Takes words as long as they fit. */
  while(fits: RegExp): string[];
  /** Nothing may be left. */
  end(): void;
}

/** Takes a line apart into words. */
export const wordsIn = (line: string): Words => {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const next = (what: string): string => {
    const word = words.shift();
    if (word === undefined) throw new WordsError(`The line ends where ${what} should stand.`);
    return word;
  };
  return {
    next,
    number: (what) => {
      const word = next(what);
      if (!/^-?\d+$/.test(word)) throw new WordsError(`"${word}" stands where ${what}, a number, should.`);
      return Number(word);
    },
    took: (word) => {
      const there = words[0] === word;
      if (there) words.shift();
      return there;
    },
    while: (fits) => {
      const end = words.findIndex((word) => !fits.test(word));
      return words.splice(0, end < 0 ? words.length : end);
    },
    end: () => {
      if (words.length > 0) throw new WordsError(`Nothing is known of "${words.join(' ')}" here.`);
    },
  };
};

const readMove = (words: Words): Move => {
  const path = words.while(/^\d{4}$/);
  if (!words.took('facing')) throw new WordsError('A move says its facing at the end: "facing 0" to "facing 5".');
  const move = { path, facing: words.number('the facing'), onPoor: words.took('press') ? 'press' : 'stop' } as const;
  const careful = words.took('careful') ? words.while(/^\d{1,2}$/).map(Number) : [];
  const walked = { ...move, ...(careful.length > 0 ? { careful } : {}) };
  if (!words.took('jump')) return walked;
  const hexes = words.number('the hexes flown');
  const rise = words.took('rise') ? words.number('the levels risen') : 1;
  return { ...walked, jump: { after: words.took('after') ? words.number('the hexes walked first') : 0, hexes, rise } };
};

const readAttack = (words: Words): Attack => {
  const weapon = words.next('a weapon');
  if (!words.took('at')) throw new WordsError('An attack says at whom: "fire ppc at o1".');
  const target = words.next('a target');
  const extras = words.took('extras') ? words.number('the extra attacks') : 0;
  const after = words.took('after') ? words.number('the hexes entered before') : 0;
  return { weapon, target, extras, after, ...(words.took('aim') ? { aim: words.number('the aim ticks') } : {}) };
};

const readPlan = (words: Words): Plan => ({
  ...(words.took('move') ? { move: readMove(words) } : {}),
  ...(words.took('fire') ? { attack: readAttack(words) } : {}),
});

/** Reads an intent in words, as they stand in a transcript. */
export const readIntent = (words: Words): unknown => {
  const kind = words.next('what to do');
  switch (kind) {
    case 'act':
      return { kind, unit: words.next('a unit'), ...readPlan(words) };
    case 'wait':
    case 'stabilise':
    case 'hide':
      return { kind, unit: words.next('a unit') };
    case 'interrupt': {
      const unit = words.next('a unit');
      if (!words.took('trigger')) throw new WordsError('An interrupt says when: "trigger 2".');
      return { kind, unit, trigger: words.number('the trigger'), ...readPlan(words) };
    }
    case 'defend':
      return { kind, roll: words.next('armour or piloting') };
    case 'pick':
      return { kind, component: words.next('a component') };
    case 'react': {
      const how = words.next('none, dodge or counter');
      return how === 'counter' ? { kind, how, weapon: words.next('a weapon') } : { kind, how };
    }
    case 'evade':
      return { kind, ...readPlan(words) };
    case 'pass':
    case 'concede':
      return { kind };
    default:
      throw new WordsError(`Nobody can "${kind}".`);
  }
};

const moveWords = ({ path, facing, onPoor, careful, jump }: Move): string[] => [
  ['move', ...path, 'facing', facing].join(' '),
  ...(onPoor === 'press' ? ['press'] : []),
  ...(careful ? [`careful ${careful.join(' ')}`] : []),
  ...(jump ? [`jump ${jump.hexes} rise ${jump.rise} after ${jump.after}`] : []),
];

const attackWords = ({ weapon, target, extras, after, aim }: Attack): string =>
  `fire ${weapon} at ${target}${extras > 0 ? ` extras ${extras}` : ''}${after > 0 ? ` after ${after}` : ''}${aim === undefined ? '' : ` aim ${aim}`}`;

const planWords = ({ move, attack }: Plan): string[] => [
  ...(move ? moveWords(move) : []),
  ...(attack ? [attackWords(attack)] : []),
];

/** An intent in words: {@link readIntent} reads them back. */
export const intentWords = (intent: Intent): string => {
  switch (intent.kind) {
    case 'act':
      return ['act', intent.unit, ...planWords(intent)].join(' ');
    case 'interrupt':
      return ['interrupt', intent.unit, 'trigger', intent.trigger, ...planWords(intent)].join(' ');
    case 'wait':
    case 'stabilise':
    case 'hide':
      return `${intent.kind} ${intent.unit}`;
    case 'defend':
      return `defend ${intent.roll}`;
    case 'pick':
      return `pick ${intent.component}`;
    case 'react':
      return ['react', intent.how, ...(intent.weapon === undefined ? [] : [intent.weapon])].join(' ');
    case 'evade':
      return ['evade', ...planWords(intent)].join(' ');
    default:
      return intent.kind;
  }
};
