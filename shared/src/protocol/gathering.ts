import type { Refusal } from '../match/index.ts';
import type { Clocks } from './clocks.ts';

/** The seconds from everybody being ready to the beginning of a match. */
export const COUNTDOWN = 5;

/** Seconds for which a host may be away before the match begins; then the role goes to another player. */
export const HOST_AWAY = 120;

/** A part of what is agreed on before a match. `seats`: which there are. `forces`: what the host has chosen for them. */
export const SETTINGS = [
  'name',
  'position',
  'board',
  'options',
  'forces',
  'seats',
  'clocks',
  'spectators',
  'listed',
] as const;
export type Setting = (typeof SETTINGS)[number];

/**
 * What is to be played, as everybody at the table is told while people gather. Forces are no part of it: what may be
 * known of them stands in the view.
 */
export interface Settings {
  readonly options: object;
  /** The board as it is sent, see `packBoard`. */
  readonly board: object;
  /** The match begins from a position. */
  readonly placed: boolean;
  readonly clocks: Clocks;
  /** May people watch who hold no seat? */
  readonly spectators: boolean;
  /** Can strangers find the table on the first page, and sit down? */
  readonly listed: boolean;
}

/** What else everybody at the table is told while people gather. */
export interface Gathering {
  /** Counts up with each change of what is agreed on. Who says to be ready says so of one revision. */
  readonly revision: number;
  /** The match waits until everybody says to be ready; else it begins as soon as every seat is taken. */
  readonly waits: boolean;
  /** Nobody else can sit down. */
  readonly locked: boolean;
  /** When the match begins, epoch milliseconds of the server's clock; 0 while somebody is not ready. */
  readonly beginsAt: number;
  /** Sides were drawn by lot for just these people. */
  readonly drawn: boolean;
}

/** What everybody is told of a seat while people gather. */
export interface GatheringSeat {
  readonly ready: boolean;
  /** It can be left out of the match: the rules play without it too. */
  readonly optional: boolean;
  /** It is left out. */
  readonly closed: boolean;
  /** Why the seat's player cannot begin with the force brought; undefined if nothing is in the way. */
  readonly misfit: Refusal | undefined;
}
