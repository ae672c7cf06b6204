import { Marked, type Token, type Tokens } from 'marked';
import type { Chapter, Rulebook } from '../src/rulesets/rulebook.ts';

/**
 * Where rules stand: a chapter's heading that begins with a number, or a paragraph that begins with one in bold. There a
 * pair of capitals is a number too, such as `AB-TC`.
 */
const PLACES = /^(?:## (?<chapter>[\w.-]*\d[\w.-]*) |\*\*(?<rule>[\w.-]*\d[\w.-]*|[A-Z]+-[A-Z]+)\*\*)/gm;

/** The number that a chapter's heading may begin with, and its title. */
const HEADING = /^(?:([\w.-]*\d[\w.-]*) )?(.+)$/;

/** The numbers of all rules and numbered chapters, in their order. A number that stands twice is there twice. */
export const placesIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(PLACES)].map(({ groups }) => (groups!.chapter ?? groups!.rule)!);

/** Finds any of these numbers in a text, the longest that fits: not `W-9` within `W-9.1`. */
const anyOf = (numbers: readonly string[]): RegExp => {
  const longestFirst = [...numbers]
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.');
  return new RegExp(`(?<![\\w.-])(?:${longestFirst})(?!\\w|[.-]\\w)`);
};

/** Writes Markdown as HTML: the numbers of other rules become links, and nothing of it can run or load anything. */
const writerFor = (address: string, numbers: readonly string[]): Marked => {
  const cited = anyOf(numbers);
  return new Marked({
    extensions: [
      {
        name: 'cited',
        level: 'inline',
        start: (text) => cited.exec(text)?.index,
        tokenizer: (text) => {
          const found = cited.exec(text);
          return found?.index === 0 ? { type: 'cited', raw: found[0] } : undefined;
        },
        renderer: ({ raw }) => `<a class="rule-link" href="${address}#${raw}">${raw}</a>`,
      },
    ],
    renderer: {
      html: () => '',
      image: ({ text }) => text,
      // Other pages of the documentation are not on the table.
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return /^https:/.test(href)
          ? `<a href="${encodeURI(href)}" target="_blank" rel="noreferrer">${text}</a>`
          : text;
      },
    },
  });
};

/** The number that a paragraph begins with in bold, if it does: then a rule begins here. */
const ruleOf = (token: Token): string | undefined => {
  const first = token.type === 'paragraph' ? (token as Tokens.Paragraph).tokens[0] : undefined;
  return first?.type === 'strong' && placesIn(first.raw).length > 0 ? (first as Tokens.Strong).text : undefined;
};

const withoutNumber = (token: Tokens.Paragraph): Token => ({ ...token, tokens: token.tokens.slice(1) });

const numberLink = (address: string, id: string): string =>
  `<a class="passage-number" href="${address}#${id}">${id}</a>`;

/**
 * A player's guide as a rulebook: a section for each chapter (`##`), and in it a passage for each rule. `address` is
 * where it is read. Throws if a number stands twice.
 */
export const renderRulebook = (markdown: string, address: string): Rulebook => {
  const numbers = placesIn(markdown);
  const twice = numbers.find((number, i) => numbers.indexOf(number) !== i);
  if (twice !== undefined) throw new Error(`Rule ${twice} stands twice in ${address}.`);
  const writer = writerFor(address, numbers);
  const chapters: Chapter[] = [];
  let title = '';
  let html = '<div class="passage">';
  for (const token of writer.lexer(markdown)) {
    const rule = ruleOf(token);
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 1) title = (token as Tokens.Heading).text;
    else if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
      const [, number, name] = HEADING.exec((token as Tokens.Heading).text)!;
      const chapter = { id: number ?? name!.toLowerCase().replaceAll(/\W+/g, '-'), title: name! };
      chapters.push(chapter);
      html += `</div>${chapters.length > 1 ? '</section>' : ''}<section class="chapter" id="${chapter.id}"><h2>`;
      html += `${number === undefined ? '' : numberLink(address, number)}${name}</h2><div class="passage">`;
    } else if (rule !== undefined) {
      const text = writer.parser([withoutNumber(token as Tokens.Paragraph)]);
      html += `</div><div class="passage" id="${rule}">${numberLink(address, rule)}${text}`;
    } else if (token.type === 'table') {
      // A wide table scrolls within itself, on a phone above all: with the keyboard too, once it has the focus.
      html += `<div class="passage-table" tabindex="0">${writer.parser([token])}</div>`;
    } else html += writer.parser([token]);
  }
  html += `</div>${chapters.length > 0 ? '</section>' : ''}`;
  return { title, html: html.replaceAll('<div class="passage"></div>', ''), chapters };
};
