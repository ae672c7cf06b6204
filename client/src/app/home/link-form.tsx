import { useId, useState } from 'preact/hooks';
import { linkIn, matchAddress } from '../../table/address.ts';
import { UI } from '../../text/ui.ts';

/** Opens the link to a match. Accepts a whole pasted message and finds the link in it. */
export const LinkForm = () => {
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('link') as HTMLInputElement;
    const address = linkIn(field.value);
    setWrong(address === undefined);
    if (address === undefined) field.focus();
    else location.assign(address);
  };
  return (
    <form class="home-link-form" noValidate onSubmit={open}>
      <label for={id}>
        <strong>{UI.home.link}</strong> <span class="quiet">{UI.home.linkHint}</span>
      </label>
      <div class="copy-row">
        <input
          id={id}
          name="link"
          placeholder={UI.home.linkLabel}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
        />
        <button type="submit">{UI.home.linkOpen}</button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} class="fault" role="alert">
          {UI.home.noLink} {matchAddress('…')}
        </p>
      )}
    </form>
  );
};
