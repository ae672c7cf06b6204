import { describe, expect, test } from 'vitest';
import { blend, fade, THEMES } from '../../../src/map/paint/colours.ts';

/** Relative luminance as accessibility guidelines define it. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

describe.each(Object.entries(THEMES))('%s theme', (_, colours) => {
  test('labels can be read', () => {
    expect(contrast(colours.ink, colours.panel)).toBeGreaterThan(7);
  });

  test('what the rims of labels say can be seen', () => {
    for (const tone of Object.values(colours.onPanel)) {
      expect(contrast(tone, colours.panel)).toBeGreaterThan(3);
    }
  });

  test('numbers on the map can be read against their rim', () => {
    expect(contrast(colours.ink, colours.rim)).toBeGreaterThan(7);
  });

  test('what stands out on the map can be seen on its dark edge', () => {
    for (const mark of [colours.act, colours.danger, colours.good, colours.reach])
      expect(contrast(mark, colours.shadow)).toBeGreaterThan(4);
  });

  test('printed numbers can be read on any ground', () => {
    for (const ground of colours.ground) expect(contrast(colours.print, ground)).toBeGreaterThan(4.5);
  });

  test('sides can be told from each other and from the dark of their outlines', () => {
    expect(new Set(colours.sides).size).toBe(4);
    for (const side of colours.sides) expect(contrast(side, '#12161b')).toBeGreaterThan(3);
  });
});

test('blending and fading', () => {
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(blend('#123456', '#abcdef', 0)).toBe('#123456');
  expect(fade('#ff8000', 0.5)).toBe('rgba(255,128,0,0.5)');
});
