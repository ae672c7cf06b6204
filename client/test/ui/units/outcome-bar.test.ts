import type { ComponentChildren, VNode } from 'preact';
import { expect, test } from 'vitest';
import { OutcomeBar } from '../../../src/ui/units/outcome-bar.tsx';

/** What can be read in it. */
const textOf = (node: ComponentChildren): string => {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node === 'object' && node !== null)
    return textOf((node as VNode<{ children: ComponentChildren }>).props.children);
  return typeof node === 'string' ? node : '';
};

test('every outcome that can be is told in words, however narrow its part of the bar is', () => {
  const parts = [
    { word: 'wins', p: 0.8 },
    { word: 'tie', p: 0.03 },
    { word: 'loses', p: 0.17 },
    { word: 'flees', p: 0 },
  ];
  expect(textOf(OutcomeBar({ parts }))).toBe('wins 80 %tie 3 %loses 17 %');
});
