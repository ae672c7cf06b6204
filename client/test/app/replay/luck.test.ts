import type { Stake } from '@ironhex/shared/reckoning';
import { describe, expect, it } from 'vitest';
import { luckSentence, swingsOf } from '../../../src/app/replay/course/luck.ts';
import { fewTurns } from '../../../src/app/replay/line/story.ts';
import { entry } from '../../../src/text/entry.ts';

const seats = [
  { id: 'blue', side: 0 },
  { id: 'orange', side: 1 },
];
const words = { measure: ['wound', 'wounds'] as const, counted: [], leftOut: [] };
const nameOf = (seat: string) => (seat === 'blue' ? 'Ada' : 'Grace');
const stake = (n: number, side: number, worth: number, variance = 1): Stake => ({ n, side, worth, variance });
const sentence = (...stakes: Stake[]) => luckSentence({ stakes, words }, seats, nameOf);

describe('the sentence of luck', () => {
  it.each([
    ['about every second match is', 0.1],
    ['one match in six is', 1],
    ['one match in 44 is', 2],
    ['fewer than one match in a thousand is', 4],
  ])('says that %s luckier than what is %s deviations off', (rare, worth) => {
    expect(sentence(stake(1, 1, worth))).toContain(`with the same rolls, ${rare} luckier.`);
  });

  it('names the side that was luckier, by what the other lost or by what it kept itself', () => {
    expect(sentence(stake(1, 1, 2.34))).toMatch(/^The dice of Ada were worth 2\.3 wounds more than on average/);
    expect(sentence(stake(1, 1, -1))).toMatch(/^The dice of Grace were worth 1\.0 wound more/);
  });

  it('names all players of a side', () => {
    const three = [...seats, { id: 'red', side: 1 }];
    expect(luckSentence({ stakes: [stake(1, 0, 3)], words }, three, (seat) => seat)).toContain(
      'of orange and red were',
    );
  });

  it('says so where nobody was lucky, and where no dice counted', () => {
    expect(sentence(stake(1, 1, 2), stake(2, 0, 2))).toBe(
      'The dice of both sides were worth what such dice are worth on average.',
    );
    expect(sentence()).toBe('No dice fell in this match whose worth is counted.');
  });
});

describe('the luckiest dice', () => {
  const entries = new Map([
    [3, entry('Griffin hits.')],
    [8, entry('Locust falls.')],
  ]);
  const story = { lines: [...entries.keys()], entries };

  it('stand at the line of the log that tells of them, in the order of the match', () => {
    const stakes = [stake(7, 0, 5), stake(2, 1, 1.5)];
    expect(swingsOf({ stakes, words }, story, seats, nameOf)).toEqual([
      { n: 3, side: 0, worth: 1.5, words: '+1.5 wounds for Ada: Griffin hits.' },
      { n: 8, side: 1, worth: 5, words: '+5.0 wounds for Grace: Locust falls.' },
    ]);
  });

  it('are no more than three of each side', () => {
    const stakes = [1, 2, 3, 4, 5].flatMap((worth) => [stake(worth, 0, worth), stake(worth, 1, worth / 10)]);
    const sides = swingsOf({ stakes, words }, story, seats, nameOf).map(({ side }) => side);
    expect(sides.filter((side) => side === 1)).toHaveLength(3);
  });
});

describe('the end of a match tells of three turning points', () => {
  const moment = (n: number, kind: 'hit' | 'destroyed') => ({ n, kind, words: kind });
  const swing = (n: number, side: number, worth: number) => ({ n, side, worth, words: `swing ${n}` });

  it('the luckiest dice of each side and the last that was lost, in order', () => {
    const turns = fewTurns({
      moments: [moment(2, 'destroyed'), moment(5, 'destroyed'), moment(9, 'hit')],
      swings: [swing(1, 0, 1), swing(7, 0, 4), swing(3, 1, 2)],
    });
    expect(turns.map(({ n }) => n)).toEqual([3, 5, 7]);
  });

  it('other great moments where there is no luck', () => {
    const turns = fewTurns({ moments: [moment(2, 'hit'), moment(5, 'destroyed'), moment(9, 'hit')], swings: [] });
    expect(turns.map(({ n }) => n)).toEqual([2, 5, 9]);
    expect(fewTurns({ moments: [], swings: [] })).toEqual([]);
  });
});
