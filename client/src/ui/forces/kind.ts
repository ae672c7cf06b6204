import type { Fault, Result } from '@ironhex/shared/protocol';
import type { ForceWords } from '../../text/forces.ts';
import type { OwnForces } from './own-forces.ts';

/** A game's description of its forces, for the parts of the page that all games share: shelf, files, builder. */
export interface ForceKind<F> {
  readonly words: ForceWords;
  readonly own: OwnForces<F>;
  nameOf(force: F): string | undefined;
  /** Under another name; without one where nothing stands there. */
  renamed(force: F, name: string): F;
  /** As it is sent and kept. */
  finished(force: F): F;
  isEmpty(force: F): boolean;
  /** To whom it belongs, such as a race. */
  peopleOf(force: F): string;
  /** Reads one from outside: one that can be played in some match. Places of faults are paths in it. */
  read(data: unknown): Result<F, readonly Fault[]>;
  /** Such a place in words; empty for the whole force. */
  placeWords(at: string, data: unknown): string;
}
