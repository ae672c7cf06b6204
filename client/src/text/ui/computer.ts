import type { LevelId } from '@ironhex/shared/match';

const LEVELS: Readonly<Record<LevelId, string>> = { easy: 'easy', normal: 'normal', hard: 'hard' };

/** Computers that hold seats. */
export const computer = {
  one: 'a computer',
  whoPlays: 'Who plays',
  person: 'Somebody with the link',
  yourself: 'You',
  plays: (level: string) => `The computer, ${level}`,
  play: 'Play the computer',
  playOf: (game: string) => `Play the computer: ${game}`,
  playsForYou: 'You were away, so the computer plays for you.',
  comeBack: 'Play on myself',
  isAway: (name: string) => `${name} is away. The computer can play for ${name} until they are back.`,
  wanted: (names: string) => `Wanted by ${names}.`,
  youWant: 'You want it; the others who are there are asked, too.',
  letPlay: 'Let the computer play',
  covers: 'computer',
  paceOf: (pace: string) => `Computers act: ${pace}`,
  paces: { 'at-once': 'At once', natural: 'After a moment', slow: 'Slowly' },
  level: 'Computer',
  levels: LEVELS,
} as const;
