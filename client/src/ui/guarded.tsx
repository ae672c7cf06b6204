import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import type { ClientMatch } from '../table/match.ts';
import { UI } from '../text/ui.ts';

interface Props {
  readonly match: ClientMatch;
  readonly children: ComponentChildren;
}

/** Around a panel of a game: if it throws, the rest of the page stays, and the panel is tried again with the next view. */
export const Guarded = ({ match, children }: Props) => {
  const [error, reset] = useErrorBoundary((thrown) => match.failed(thrown));
  const view = match.view.value;
  useEffect(() => reset(), [view]);
  return error ? <p class="quiet">{UI.errors.noPanel}</p> : children;
};
