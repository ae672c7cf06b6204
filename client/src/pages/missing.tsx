import { UI } from '../text/ui.ts';

/** An address at which there is nothing. */
export const MissingPage = ({ message = UI.errors.noMatch }: { readonly message?: string }) => (
  <main class="missing">
    <h1>{UI.common.product}</h1>
    <p>{message}</p>
    <a class="button act" href="/">
      {UI.home.create}
    </a>
  </main>
);
