import type { Seen } from './seen.ts';
import type { View } from './view.ts';
import { write } from './write.ts';
import { writeSecrets } from './write-secrets.ts';

/** Folds what a viewer saw into its view. The result equals the view of the next state. */
export const follow = (view: View, seen: Seen): void => {
  if (view.secrets) writeSecrets(view.secrets, seen.kind === 'secret' ? seen.event : seen);
  if (seen.kind !== 'secret') write(view, seen);
};
