import { patched, type SeatId, settle } from '../match/index.ts';
import type { AgendaView, Change, SeenChange } from './types.ts';

/** Writes a change into the state. Every part that it names is replaced and frozen. */
export const applyChange = <Own extends object>(
  state: { readonly own: Readonly<Record<SeatId, Own>> },
  { open, own, truth }: Change<object, Own, object> = {},
): void => {
  if (open) Object.assign(state, settle(open));
  if (truth) Object.assign(state, settle(truth));
  if (own) Object.assign(state, { own: Object.freeze(patched(state.own, own)) });
};

/** Writes what a viewer saw of a change into its view. */
export const applySeen = <Own extends object>(
  view: AgendaView<Own, object>,
  { open, own, waits, secrets }: SeenChange<object, Own, object> = {},
): void => {
  if (open) Object.assign(view, open);
  if (own) Object.assign(view, { own: { ...view.own, ...own } });
  if (waits) Object.assign(view, { waits });
  if (!secrets) return;
  const known = view.secrets!;
  Object.assign(view, {
    secrets: { own: patched(known.own, secrets.own ?? {}), truth: { ...known.truth, ...secrets.truth } },
  });
};
