import { LOSS_SHOWN, ROLL_SHOWN, SHOT_SHOWN, TURN_SHOWN, wayShown } from '../../../match/index.ts';
import type { Seen } from './seen.ts';

/** Milliseconds for which the map shows an event at normal speed. */
export const showing = (seen: Seen): number => {
  switch (seen.kind) {
    case 'moved':
      return wayShown(seen.path.length);
    case 'faced':
      return TURN_SHOWN;
    case 'struck':
      return SHOT_SHOWN + ROLL_SHOWN;
    case 'piloted':
    case 'armourSaved':
    case 'resisted':
      return ROLL_SHOWN;
    case 'destroyed':
      return LOSS_SHOWN;
    default:
      return 0;
  }
};
