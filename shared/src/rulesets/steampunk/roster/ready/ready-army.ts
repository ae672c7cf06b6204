import type { ArmyUnit } from '../army.ts';
import type { Race } from '../figures/index.ts';
import type { GameKind } from '../game-kinds.ts';

/** An army that can be played as it is. */
export interface ReadyArmy {
  readonly id: string;
  readonly race: Race;
  readonly name: string;
  /** The kind of game, and its points, whose usual budget the army keeps to, ARM-1. */
  readonly kind: GameKind;
  readonly points: number;
  readonly units: readonly ArmyUnit[];
}

/** The same unit so many times. */
export const times = (count: number, choice: ArmyUnit): readonly ArmyUnit[] => Array<ArmyUnit>(count).fill(choice);
