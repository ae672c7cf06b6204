import { Conceding } from '@ironhex/shared/computer';
import { describe, expect, it } from 'vitest';

/** Whether a seat gives up at each of its decisions, with these chances; first it had an even one. */
const givenUp = (chances: readonly number[], { couldDraw = false, first = 0.5 } = {}): readonly boolean[] => {
  const conceding = new Conceding();
  return [first, ...chances].map((chance) => conceding.givesUp('a', { chance, couldDraw })).slice(1);
};

describe('a computer gives up', () => {
  it('once its match has been lost at five decisions in a row, and not before', () => {
    expect(givenUp([0.01, 0.01, 0.01, 0.01, 0.01])).toEqual([false, false, false, false, true]);
  });

  it('not while there is some chance, however small', () => {
    expect(givenUp(Array(20).fill(0.02))).not.toContain(true);
  });

  it('not while it might draw', () => {
    expect(givenUp(Array(20).fill(0.001), { couldDraw: true })).not.toContain(true);
  });

  it('not if its chance rose in between', () => {
    expect(givenUp([0.01, 0.01, 0.01, 0.01, 0.3, 0.01, 0.01, 0.01, 0.01])).not.toContain(true);
  });

  it('not in a match that was hopeless from the beginning, as a handicap makes it', () => {
    expect(givenUp(Array(20).fill(0.001), { first: 0.05 })).not.toContain(true);
  });

  it('not in a match that was hopeless as soon as both sides were set up', () => {
    const conceding = new Conceding();
    const decide = (chance: number | undefined) => conceding.givesUp('a', { chance, couldDraw: false });
    for (let decisions = 0; decisions < 3; decisions++) expect(decide(undefined)).toBe(false);
    expect(Array.from({ length: 20 }, () => decide(0.001))).not.toContain(true);
  });

  it('not by what another seat has lost', () => {
    const conceding = new Conceding();
    const decide = (seat: string, chance: number) => conceding.givesUp(seat, { chance, couldDraw: false });
    for (const chance of [0.5, 0, 0, 0, 0]) decide('a', chance);
    expect([0.5, 0, 0, 0, 0].map((chance) => decide('b', chance))).not.toContain(true);
    expect(decide('a', 0)).toBe(true);
  });
});
