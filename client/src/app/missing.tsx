import type { ComponentChildren } from 'preact';
import { matchAddress, WATCH } from '../net/address.ts';
import { UI } from '../text/ui.ts';

/** An address at which there is nothing, and what can be done instead. */
export const MissingPage = (props: { readonly message?: string; readonly children?: ComponentChildren }) => (
  <main class="missing">
    <h1>{UI.common.product}</h1>
    <p role="alert">{props.message ?? UI.errors.noMatch}</p>
    {props.children}
    <a class="button act" href="/">
      {UI.home.create}
    </a>
  </main>
);

/** A match that lets nobody in at the moment, and why; without a reason there is no such match. */
export const RefusedPage = ({ id, message }: { readonly id: string; readonly message: string }) =>
  message ? (
    <MissingPage message={message}>
      <WatchLink id={id} />
    </MissingPage>
  ) : (
    <MissingPage />
  );

/** The way to watch a match, also in a browser that holds a seat of it. */
export const WatchLink = ({ id }: { readonly id: string }) => (
  <a class="button" href={matchAddress(id, WATCH)}>
    {UI.match.watch}
  </a>
);
