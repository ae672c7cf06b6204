import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { foldedThroughJson, type Played, playScene } from './play.ts';

const FOLDER = new URL('./warfare3025/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
const UPDATE = process.env.UPDATE_TRANSCRIPTS === '1';

/** The chapters of the rules that are told, by the rule that each file's title begins with. */
const CHAPTERS = ['W-3', 'W-4', 'W-5', 'W-6', 'W-7', 'W-8', 'W-9', 'W-10', 'W-11', 'W-12', 'W-15', 'W-16'];

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

  it('is the same match when its state is written and read between any two intents', () => {
    const hashes = played(file).map((scene) => [hashOf(foldedThroughJson(scene)), hashOf(scene.match.state)]);
    expect(hashes.length).toBeGreaterThan(0);
    for (const [again, once] of hashes) expect(again).toBe(once);
  });

  it('tells of something refused too', () => {
    expect(textOf(file)).toMatch(/^! /m);
  });
});

describe('the transcripts', () => {
  it('tell every chapter of the rules in which something happens', () => {
    const told = FILES.map((file) => /^# (W-\d+)/.exec(textOf(file))?.[1]);
    expect(told.filter((chapter) => chapter !== undefined)).toHaveLength(FILES.length);
    expect(CHAPTERS.filter((chapter) => !told.includes(chapter))).toEqual([]);
  });

  it.each([
    ['another event', /^= actionDeclared .*$/m, '= actionDeclared nobody cost 1'],
    ['another end', /^hash .*$/m, 'hash 0000000000000000'],
    ['a refusal that does not happen', /^= /m, '! no-sight (W-8.6)\n= '],
  ])('are not what is played if one tells %s', (_, part, wrong) => {
    const text = textOf('w-09-attacks.txt');
    const forged = text.replace(part, wrong);
    expect(forged).not.toBe(text);
    const { head, scenes } = scenesOf(forged);
    const again = head + scenes.map((scene) => `${playScene(scene).text.join('\n')}\n`).join('');
    expect(again).not.toBe(forged);
    expect(again).toBe(text);
  });

  it.each([
    ['dice that nobody rolls', /( dice [\d ]+)$/m, '$1 20', /are written as/],
    ['too few dice', / dice [\d ]+$/m, '', /written as|script is over/],
    ['a word that nobody knows', /^blue> act/m, 'blue> dance', /Nobody can "dance"/],
    ['a unit of an unknown card', /GRF-1N/, 'GRF-9Z', /no card GRF-9Z/],
    ['no end', /^hash.*$/m, '', /at its end a line "hash"/],
  ])('cannot have %s', (_, part, wrong, message) => {
    const [scene] = scenesOf(textOf('w-09-attacks.txt').replace(part, wrong)).scenes;
    expect(() => playScene(scene!)).toThrow(message);
  });
});
