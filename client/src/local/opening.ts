import { LEVEL_IDS, type LevelId, type SeatId } from '@ironhex/shared/match';

/** Who answers for a seat that the player does not hold: a computer of a level, or a list of answers, then the defaults. */
export type Opponent = LevelId | readonly object[];

/** What a match of this page begins with. */
export interface Opening {
  /** A record that goes on, or a position file; as text or parsed. */
  readonly record: unknown;
  /** The seats that the player does not hold; all others are the player's. */
  readonly opponents: Readonly<Record<SeatId, Opponent>>;
}

/** How well the computer plays that holds a seat; undefined if none does. */
export const levelOf = (opponent: Opponent | undefined): LevelId | undefined =>
  typeof opponent === 'string' ? opponent : undefined;

const isOpponent = (value: unknown): value is Opponent =>
  (LEVEL_IDS as readonly unknown[]).includes(value) || Array.isArray(value);

/** Whether this is an opening, as far as its form goes; the rules judge the record. */
export const isOpening = (value: unknown): value is Opening => {
  const { record, opponents } = (value ?? {}) as Partial<Opening>;
  return record !== undefined && typeof opponents === 'object' && Object.values(opponents ?? {}).every(isOpponent);
};
