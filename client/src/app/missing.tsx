import type { ComponentChildren } from 'preact';
import { matchAddress, WATCH } from '../table/address.ts';
import { UI } from '../text/ui.ts';
import './missing.css';

/** The page for an address at which there is nothing. */
export const MissingPage = (props: { readonly message?: string; readonly children?: ComponentChildren }) => (
  <main class="missing">
    <h1>{UI.common.product}</h1>
    <p role="alert">{props.message ?? UI.errors.noMatch}</p>
    {props.children}
    <a class="button act" href="/">
      {UI.setup.create}
    </a>
  </main>
);

/**
 * The page for a match that the server does not let us join; without a message there is no such match. Who has the link of
 * a seat may still watch. Who has none wanted to watch, and was refused just that.
 */
export const RefusedPage = (props: { readonly id: string; readonly message: string; readonly holdsSeat: boolean }) =>
  props.message ? (
    <MissingPage message={props.message}>{props.holdsSeat && <WatchLink id={props.id} />}</MissingPage>
  ) : (
    <MissingPage />
  );

/** A link for watching the match, which also works in a browser that holds a seat in it. */
export const WatchLink = ({ id }: { readonly id: string }) => (
  <a class="button" href={matchAddress(id, WATCH)}>
    {UI.match.watch}
  </a>
);
