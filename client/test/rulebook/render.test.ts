import { describe, expect, it } from 'vitest';
import { placesIn, renderRulebook } from '../../rulebook/render.ts';

const GUIDE = `# Skat

Three play.

## 1 Bidding

Higher than before.

**1.1** Say a number, as in 2.1. See 1.12 and 1.2.3, which are not rules.

- one
- two

**1.12** Or pass.

**B-NO** No bid.

**Bids** and **no-bids** are words.

## 2 Play

**2.1** <script>alert(1)</script>Follow suit ([how](../other.md), [more](https://example.org/a)).

| a | b |
| - | - |
| 1.1 | \`1.1\` |

## Notes of the players
`;

describe('a guide as a rulebook', () => {
  const { title, html, chapters } = renderRulebook(GUIDE, '/rules/skat');

  it('knows its title, its chapters and its rules', () => {
    expect(title).toBe('Skat');
    expect(chapters).toEqual([
      { id: '1', title: 'Bidding' },
      { id: '2', title: 'Play' },
      { id: 'notes-of-the-players', title: 'Notes of the players' },
    ]);
    expect(placesIn(GUIDE)).toEqual(['1', '1.1', '1.12', 'B-NO', '2', '2.1']);
  });

  it('has a passage for each rule with all that belongs to it', () => {
    const [, passage] = /<div class="passage" id="1.1">(.*?)<\/div>/s.exec(html)!;
    expect(passage).toContain('<li>two</li>');
    expect(passage).not.toContain('Or pass');
    expect(html).toContain('<div class="passage"><p>Three play.</p>');
  });

  it('links the numbers of other rules, and nothing that only looks like one', () => {
    expect(html).toContain('as in <a class="rule-link" href="/rules/skat#2.1">2.1</a>. See');
    expect(html).toContain('and 1.2.3, which');
    expect(html).toContain('<td><a class="rule-link" href="/rules/skat#1.1">1.1</a></td>');
    expect(html).toContain('<code>1.1</code>');
  });

  it('runs and loads nothing, and leads to no page that is not on the table', () => {
    expect(html).not.toContain('<script');
    expect(html).toContain('(how, <a href="https://example.org/a" target="_blank" rel="noreferrer">more</a>)');
  });

  it('is refused if a number stands twice', () => {
    expect(() => renderRulebook('**1.1** One.\n\n**1.1** Two.', '/rules/skat')).toThrow('Rule 1.1 stands twice');
  });
});
