import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useRef } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';

interface Props {
  readonly match: ClientMatch;
  readonly children: ComponentChildren;
}

/** Around a panel of a game: if it throws, the rest of the page stays, and the panel is tried again with the next view. */
export const Guarded = ({ match, children }: Props) => {
  const view = match.view.value;
  /** The view with which the panel has thrown. */
  const failedWith = useRef<object | undefined>(undefined);
  const [error, retry] = useErrorBoundary((thrown) => {
    failedWith.current = match.view.peek();
    match.failed(thrown);
  });
  useEffect(() => {
    // Not before there is another view: a panel that throws again while its error is handled would take the page down.
    if (error !== undefined && view !== failedWith.current) retry();
  }, [view]);
  return error === undefined ? children : <p class="quiet">{UI.errors.noPanel}</p>;
};
