import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { foldRecord, hashOf, readRecord } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { type Played, playScene, RULESETS } from './play.ts';

const FOLDER = new URL('./steampunk/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
const UPDATE = process.env.UPDATE_TRANSCRIPTS === '1';

/** The chapters that are told, by what their files are called. */
const CHAPTERS = ['setup', 'orders', 'gunnery', 'damage', 'assault', 'hidden', 'ending'];

const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

/** A transcript taken apart: what stands before its first scene, and each scene with its title. */
const scenesOf = (text: string): { head: string; scenes: string[][] } => {
  const [head = '', ...scenes] = text.split(/^(?=## )/m);
  return { head, scenes: scenes.map((scene) => scene.replace(/\n$/, '').split('\n')) };
};

const played = (file: string): Played[] =>
  scenesOf(textOf(file)).scenes.map((scene) => {
    try {
      return playScene(scene);
    } catch (error) {
      throw new Error(`${file}, ${scene[0]}: ${(error as Error).message}`, { cause: error });
    }
  });

const retold = (file: string): string =>
  scenesOf(textOf(file)).head +
  played(file)
    .map(({ text }) => `${text.join('\n')}\n`)
    .join('');

describe.each(FILES)('%s', (file) => {
  it('is what is played', () => {
    const text = retold(file);
    if (UPDATE) writeFileSync(new URL(file, FOLDER), text);
    expect(text).toBe(textOf(file));
  });

  it('is the same match when its record is read again', () => {
    for (const { match, record } of played(file)) {
      const read = readRecord(JSON.parse(JSON.stringify(record)), RULESETS);
      const folded = read.ok ? foldRecord(read.value, RULESETS) : read;
      expect(folded.ok && hashOf(folded.value.match.state)).toBe(hashOf(match.state));
    }
  });

  it('tells of something refused too', () => {
    expect(textOf(file)).toMatch(/^! /m);
  });
});

describe('the transcripts', () => {
  it('tell every chapter in which something happens', () => {
    expect(FILES.map((name) => name.replace('.txt', '')).toSorted()).toEqual(CHAPTERS.toSorted());
  });

  it.each([
    ['another event', /^= shot-fired .*$/m, '= shot-fired by nobody'],
    ['another end', /^hash .*$/m, 'hash 0000000000000000'],
    ['a refusal that does not happen', /^= /m, '! no-sight (LOS-5)\n= '],
  ])('are not what is played if one tells %s', (_, part, wrong) => {
    const text = textOf('gunnery.txt');
    const forged = text.replace(part, wrong);
    expect(forged).not.toBe(text);
    const { head, scenes } = scenesOf(forged);
    expect(head + scenes.map((scene) => `${playScene(scene).text.join('\n')}\n`).join('')).toBe(text);
  });

  it('cannot have dice that nobody rolls', () => {
    const [scene] = scenesOf(textOf('gunnery.txt').replace(/( dice [\d ]+)$/m, '$1 6')).scenes;
    expect(() => playScene(scene!)).toThrow(/are written as/);
  });
});
