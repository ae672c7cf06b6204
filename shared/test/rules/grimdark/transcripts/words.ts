// A player's intent in the words of a transcript line.

/** The words after a keyword, up to the next keyword. */
const after = (words: readonly string[], word: string, ends: readonly string[] = []): readonly string[] => {
  const from = words.indexOf(word);
  if (from < 0) return [];
  const rest = words.slice(from + 1);
  const to = rest.findIndex((each) => ends.includes(each));
  return to < 0 ? rest : rest.slice(0, to);
};

/** The words before the first keyword. */
const before = (words: readonly string[], ends: readonly string[]): readonly string[] => {
  const to = words.findIndex((each) => ends.includes(each));
  return to < 0 ? words : words.slice(0, to);
};

/** Units and numbers by turns: `a3 2 a4 1`. */
const countsOf = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries(words.flatMap((unit, index) => (index % 2 === 0 ? [[unit, Number(words[index + 1])]] : [])));

/** A group of weapons and its target: `hero marksman at b2 models 0 2`. */
const groupOf = (text: string) => {
  const words = text.split(' ');
  const [target] = after(words, 'at');
  const models = after(words, 'models').map(Number);
  const hero = words[0] === 'hero';
  return { weapon: words[hero ? 1 : 0], hero, target, ...(models.length > 0 && { models }) };
};

const yes = ([word]: readonly string[]): boolean => word === 'yes';

const WORDS: Readonly<Record<string, (words: readonly string[], text: string) => object>> = {
  first: ([first]) => ({ kind: 'markerFirst', first }),
  mark: ([at]) => ({ kind: 'placeMarker', at }),
  edge: ([edge]) => ({ kind: 'chooseEdge', edge }),
  declare: (_words, text) => ({ kind: 'declare', ...(text && JSON.parse(text)) }),
  deploy: ([unit, at]) => ({ kind: 'deploy', unit, at }),
  scout: (words) => {
    const [unit, at] = words;
    const [to] = after(words, 'to');
    return { kind: 'scout', unit, at, ...(to && { to }) };
  },
  arrive: ([unit, at]) => ({ kind: 'arrive', arrival: unit === 'none' ? null : { unit, at } }),
  activate: ([unit, ...more]) => ({
    kind: 'activate',
    unit,
    ...(more.includes('logic') && { logic: true }),
    ...(more.includes('ask') && { ask: true }),
  }),
  cast: (words) => {
    const [spell] = words;
    if (spell === 'none') return { kind: 'cast', cast: null };
    return {
      kind: 'cast',
      cast: { spell, targets: after(words, 'at', ['with']), tokens: countsOf(after(words, 'with')) },
    };
  },
  act: ([action, ...words]) => {
    const [target] = after(words, 'at');
    const [board] = after(words, 'aboard');
    const path = before(words, ['at', 'aboard']);
    return { kind: 'act', action, path, ...(target && { target }), ...(board && { board }) };
  },
  shoot: ([word], text) => ({
    kind: 'shoot',
    groups: word === 'nothing' || word === 'interface' ? [] : text.split(', ').map(groupOf),
    ...(word === 'interface' && { interface: true }),
  }),
  hinder: (words) => ({ kind: 'hinder', tokens: words[0] === 'none' ? {} : countsOf(words) }),
  counter: (words) => ({ kind: 'counter', strike: yes(words) }),
  strike: (words) => ({ kind: 'strikeBack', strike: yes(words) }),
  casualties: (types) => ({ kind: 'casualties', types }),
  separate: ([to]) => ({ kind: 'separate', to }),
  consolidate: (path) => ({ kind: 'consolidate', path }),
  bail: ([, to]) => ({ kind: 'bailOut', to }),
  choose: ([option]) => ({ kind: 'eventChoice', option }),
  concede: () => ({ kind: 'concede' }),
};

/** The intent that these words mean. */
export const intentOf = (text: string): object => {
  const [verb = '', ...words] = text.split(' ');
  const read = WORDS[verb];
  if (!read) throw new Error(`Nobody can "${verb}".`);
  return read(words, words.join(' '));
};
