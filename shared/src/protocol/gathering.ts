import type { Board } from '../board/index.ts';
import type { LevelId, SeatId } from '../match/index.ts';
import type { Clocks } from './clocks.ts';
import type { Spectators } from './spectators.ts';

/** Seconds from the moment when everybody is ready to the beginning of the match. */
export const COUNTDOWN = 5;

/** Seconds after which a host who is away before the match loses the role, if a server sets nothing else. */
export const HOST_AWAY = 120;

/** Seconds without a connection after which a player counts as away: phones lose their line for moments. */
export const AWAY_AFTER = 15;

/** A part of what is agreed on before a match. `seats`: which there are. `forces`: what the host has chosen for them. */
export type Setting =
  | 'name'
  | 'position'
  | 'board'
  | 'options'
  | 'forces'
  | 'seats'
  | 'clocks'
  | 'spectators'
  | 'listed';

/** The settings of a match, as the server tells everybody at the table while people gather. */
export interface Settings {
  readonly options: object;
  /** Left out: it is the one that lies in every view, so that nobody is sent it twice. */
  readonly board?: Board;
  /** The match begins from a position. */
  readonly placed: boolean;
  readonly clocks: Clocks;
  readonly spectators: Spectators;
  /** Can strangers find the table on the first page, and sit down? */
  readonly listed: boolean;
  /** The seats that computers hold, each with how well it plays. */
  readonly computers: Readonly<Record<SeatId, LevelId>>;
  /** By seat, the forces that the host chooses. Null: it is a secret from the reader. */
  readonly forces: Readonly<Record<SeatId, object | null>>;
}

/**
 * The settings as their host gets them, to change them: `GET /api/matches/<id>/settings`. Secret from a host are forces
 * that an earlier host has chosen. Such a force stays, unless the present host chooses another one.
 */
export interface HostSettings extends Settings {
  readonly board: Board;
  /** Empty if the match is called by its game and board. */
  readonly name: string;
}

/** The state of the gathering, for everybody at the table. */
export interface Gathering {
  /** Counts the changes of the settings. A player is ready for one revision of them. */
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

/** The state of a seat while people gather, for everybody at the table. */
export interface GatheringSeat {
  readonly ready: boolean;
  /** The host can leave it out of the match: the rules work without it. */
  readonly optional: boolean;
  /** The host has left it out. */
  readonly closed: boolean;
  /** The seat's player can begin with the force brought. The reason why not goes to the seat alone: its force is a secret. */
  readonly fits: boolean;
}

/** Whether a computer plays for the player of a seat, who is away, in a running match. */
export interface Cover {
  readonly plays: boolean;
  /** The seats whose players want it, as long as it does not. */
  readonly by: readonly SeatId[];
}
