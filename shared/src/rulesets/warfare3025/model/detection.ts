import type { HexLabel } from '../../../hex/index.ts';
import type { Options } from './options.ts';

/** Whether units are hidden until somebody detects them, W-13d. */
export const hasDetection = ({ detection }: Pick<Options, 'detection'>): boolean => detection === 'on';

/** How far a unit is known to the other side, W-13d.3. */
export type Knowledge = 'hidden' | 'detected' | 'visible';

/** Where a contact was last known that is hidden now, W-13d.13. */
export interface Mark {
  readonly at: HexLabel;
  /** The side of the lost contact. */
  readonly side: number;
  /** The ticks that had gone by then. */
  readonly since: number;
}

/** An enemy as a contact, W-13d. */
export interface Contact {
  /** Its number, counted by the viewer's side; null for spectators, W-13d.21. */
  readonly number: number | null;
  readonly side: number;
  readonly at: HexLabel;
  /** The unit that it is known to be: it was visible before. */
  readonly unit?: string;
}

/** An attack by a unit that the viewer does not see, while it is made, W-13d.19. */
export interface Incoming {
  readonly number: number | null;
  readonly from: HexLabel;
  readonly target: string;
  /** The defender may choose piloting, W-9.3. */
  readonly mayPilot: boolean;
  readonly close: boolean;
  /** Attacks made so far. */
  readonly made: number;
  readonly defence: 'armour' | 'piloting' | null;
}
