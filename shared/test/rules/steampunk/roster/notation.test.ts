import { describe, expect, it } from 'vitest';
import { gunneryOrder, movementTemplate, orderText } from '../../../../src/rulesets/steampunk/roster/index.ts';

describe('the notation of orders, ORD-3', () => {
  it('separates steps by a plus and actions by a comma', () => {
    expect(movementTemplate('360,A + F + F')).toEqual([['360', 'A'], ['F'], ['F']]);
    expect(movementTemplate('A,A,(L/R) + Hide[ruins] + B[still_fly],360')).toEqual([
      ['A', 'A', '(L/R)'],
      ['Hide[ruins]'],
      ['B[still_fly]', '360'],
    ]);
    expect(gunneryOrder('Load(h) + Fire(p)')).toEqual(['Load(h)', 'Fire(p)']);
  });

  it('is written as it was read', () => {
    for (const text of ['360,A + F + -', 'L/R + (L/R) + (B)', 'Chase + Chase + Chase,B[rest]'])
      expect(orderText(movementTemplate(text))).toBe(text);
    expect(orderText(gunneryOrder('- + Load(unstable)'))).toBe('- + Load(unstable)');
  });

  it.each(['F + F', 'F + F + F + F', 'F,Fly + - + -', '', 'F+F+F', 'Hide + - + -'])('does not read "%s"', (text) => {
    expect(() => movementTemplate(text)).toThrow('Not an order');
  });

  it.each(['Fire', 'Shoot + -', 'Spot(x) + -'])('does not read "%s" as gunnery', (text) => {
    expect(() => gunneryOrder(text)).toThrow('Not an order');
  });
});
