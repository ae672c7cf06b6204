import type { LevelId } from '@ironhex/shared/match';

const LEVELS: Readonly<Record<LevelId, string>> = { easy: 'easy', normal: 'normal', hard: 'hard' };

/** Computers that hold seats. */
export const computer = {
  one: 'a computer',
  whoPlays: 'Who plays',
  person: 'Somebody with the link',
  plays: (level: string) => `The computer, ${level}`,
  play: 'Play the computer',
  playOf: (game: string) => `Play the computer: ${game}`,
  level: 'Computer',
  levels: LEVELS,
} as const;
