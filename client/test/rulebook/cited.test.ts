import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placesIn, renderRulebook } from '../../rulebook/render.ts';
import { GAMES } from '../../src/rulesets/index.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const withRulebook = GAMES.filter(({ rulebook }) => rulebook !== undefined);

it('some game has a rulebook', () => {
  expect(withRulebook).not.toEqual([]);
});

describe.each(withRulebook)('the rulebook of $name', ({ id, rulebook }) => {
  const guide = read(`docs/rules/${id}.md`);
  const places = placesIn(guide);
  const citedIn = (text: string): string[] => text.match(new RegExp(rulebook!.numbers, 'g')) ?? [];

  it('has a place for every rule that the code of the game cites', () => {
    const files = globSync(`{shared/src,client/src}/rulesets/${id}/**/*.{ts,tsx,json,md}`, { cwd: ROOT });
    const missing = files.flatMap((file) =>
      citedIn(read(file))
        .filter((rule) => !places.includes(rule))
        .map((rule) => `${file}: ${rule}`),
    );
    expect(missing).toEqual([]);
    expect(new Set(files.flatMap((file) => citedIn(read(file)))).size).toBeGreaterThan(20);
  });

  it('says what of its sources is not in the game', () => {
    const [, rest] = guide.split('\n## What of its sources is not here\n');
    const points = rest!.split('\n## ')[0]!.match(/^- /gm);
    expect(points!.length).toBeGreaterThan(2);
  });

  it('has no place twice, and each of them is one that a sentence can cite', () => {
    expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([]);
    expect(places.filter((place) => citedIn(place)[0] !== place)).toEqual([]);
  });

  it('leads from each number in its own text to a place', () => {
    const { html } = renderRulebook(guide, `/rules/${id}`);
    const links = [...html.matchAll(/href="\/rules\/[\w-]+#([^"]+)"/g)].map(([, place]) => place!);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, place]) => place!);
    expect(links.filter((place) => !ids.includes(place))).toEqual([]);
    expect(citedIn(guide).filter((rule) => !places.includes(rule))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...places]));
  });
});
