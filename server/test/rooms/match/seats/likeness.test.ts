import { describe, expect, test } from 'vitest';
import { looksLike } from '../../../../src/rooms/match/seats/likeness.ts';

const u = (...points: readonly number[]): string => String.fromCodePoint(...points);

describe('two names', () => {
  test.each([
    // What imitates.
    ['Ada', `${u(0x410)}da`, 'a Cyrillic A', true],
    ['Ada', `Ad${u(0x430)}`, 'a Cyrillic a', true],
    ['Ada', `${u(0x391)}da`, 'a Greek alpha', true],
    ['Bob', `B${u(0x43e)}b`, 'a Cyrillic o', true],
    ['Bob', 'B0b', 'a zero', true],
    ['Bill', 'BiIl', 'a capital i', true],
    ['Bill', 'Bi11', 'ones', true],
    ['Tom', 'Torn', 'r and n', true],
    ['Ada', `A${u(0x200b)}da`, 'nothing that is seen', true],
    ['Ada', `A${u(0x2060)}d${u(0xfeff)}a`, 'nothing that is seen', true],
    ['Ada', `Ad${u(0x0101)}`, 'a line above', true],
    ['Ada', `Ada${u(0x323)}`, 'a dot below', true],
    ['Ada', `A${u(0x338)}da`, 'a stroke through', true],
    ['Ada', u(0xff21, 0xff44, 0xff41), 'full width', true],
    ['Ada', u(0x1d400, 0x1d41d, 0x1d41a), 'letters of mathematics', true],
    ['Ada', 'ADA', 'capitals', true],
    ['ada', `${u(0x410)}DA`, 'capitals, one of them Cyrillic', true],
    ['José', 'Jose', 'no accent', true],
    ['Анна', `A${u(0x43d, 0x43d)}a`, 'Latin letters in a Cyrillic name', true],
    ['Ελλη', `E${u(0x3bb, 0x3bb, 0x3b7)}`, 'a Latin letter in a Greek name', true],
    ['二郎', `${u(0x30cb)}郎`, 'a syllable for a character', true],
    // What is just another name.
    ['Анна', 'Anna', 'another script', false],
    ['Ελένη', 'Elena', 'another script', false],
    ['はな', 'ばな', 'a mark that makes another syllable', false],
    ['กา', 'ก่า', 'a mark that makes another word', false],
    ['花子', '太郎', 'other characters', false],
    ['🐙', '🦊', 'another sign', false],
    ['Ada 2', 'Ada 3', 'another number', false],
    ['Player 1', 'Player 2', 'another number', false],
    ['Ian', 'Lan', 'another letter', false],
    ['Ada', 'Adam', 'one letter more', false],
    ['Ada', 'A da', 'a gap', false],
  ])('%s and %s, by %s: %s', (one, other, _how, alike) => {
    expect(looksLike(one, other)).toBe(alike);
    expect(looksLike(other, one)).toBe(alike);
  });

  test('are compared quickly, whatever they are made of', () => {
    const heaped = `${'ﷺ'.repeat(12)}${u(0x323).repeat(12)}`;
    const start = performance.now();
    for (let times = 0; times < 1000; times++) looksLike(heaped, 'l1I|'.repeat(6));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
