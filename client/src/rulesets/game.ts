import type { LevelId } from '@ironhex/shared/match';
import type { Lesson } from '../lessons/lesson.ts';
import type { GameHome } from './home.ts';
import type { RulebookSource } from './rulebook.ts';
import type { RulesetPage } from './types.ts';

/** A match that is ready to be created. */
interface Scenario {
  readonly id: string;
  readonly name: string;
  /** What is played, in a few words. */
  readonly about: string;
}

/** What the page knows of a game before it loads it: enough to choose it. */
export interface Game {
  /** That of its ruleset. */
  readonly id: string;
  readonly name: string;
  /** Which of its editions this is, if it has several. */
  readonly edition?: string;
  /** One sentence for players who choose a game. */
  readonly about: string;
  /** How many play it, at least and at most. */
  readonly players: readonly [least: number, most: number];
  /** How long the usual match takes, at least and at most. */
  readonly minutes: readonly [least: number, most: number];
  /** On what it can be played, in a few words. */
  readonly devices: string;
  /** How well the computer can play it, from the weakest on; left out if it does not play it. */
  readonly levels?: readonly LevelId[];
  /** The address of a picture, three wide to two high. */
  readonly picture: string;
  /** Matches that are ready to be created, the usual one first. */
  readonly scenarios: readonly [Scenario, ...Scenario[]];
  /** Its rules for players, at `/rules/<id>`; undefined for a game that has none to read. */
  readonly rulebook?: RulebookSource;
  /** Loads its lessons, in their order: ten minutes in all. Left out by games that have none. */
  lessons?(): Promise<readonly Lesson[]>;
  /** Loads what makes a match. */
  home(): Promise<GameHome>;
  /** Loads what shows a match. */
  page(): Promise<RulesetPage>;
}
