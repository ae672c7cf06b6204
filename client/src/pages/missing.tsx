import type { ComponentChildren } from 'preact';
import { matchAddress } from '../net/address.ts';
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

/** A match that lets nobody in with this link, and why; without a reason there is no such match. */
export const RefusedPage = (props: { readonly id: string; readonly revoked: boolean; readonly message: string }) => {
  const { id, revoked, message } = props;
  if (!message) return <MissingPage />;
  return (
    <MissingPage message={revoked ? `${UI.connection.revoked} ${message}` : message}>
      <a class="button" href={matchAddress(id)}>
        {UI.match.watch}
      </a>
    </MissingPage>
  );
};
