import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Game } from '../../model/game.ts';
import { UI } from '../../text/ui.ts';
import { capital } from '../../text/words.ts';
import { keepName, keptName, newSalt } from './memory.ts';

/** The one thing a guest has to do: a name, and down one sits. Enter is enough. */
export const SitForm = ({ game }: { readonly game: Game }) => {
  const unnamed = capital(game.seat.value ?? '');
  const [name, setName] = useState(() => keptName() ?? unnamed);
  const [sitting, setSitting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const trimmed = name.trim();
  useEffect(() => {
    // A name that is known needs no typing, and on a phone the keyboard would cover half of the page.
    if (keptName() !== undefined || matchMedia('(pointer: coarse)').matches) button.current?.focus();
    else field.current?.select();
  }, []);
  const sit = async (event: Event) => {
    event.preventDefault();
    if (trimmed === '' || sitting) return;
    setSitting(true);
    if (trimmed !== unnamed) keepName(trimmed);
    await game.command('sit', { name: trimmed, salt: newSalt() });
    setSitting(false);
  };
  return (
    <form class="lobby-form" onSubmit={sit}>
      <label for={id}>{UI.lobby.yourName}</label>
      <div class="copy-row">
        <input
          id={id}
          ref={field}
          value={name}
          maxLength={24}
          autocomplete="nickname"
          enterkeyhint="go"
          data-testid="name"
          aria-invalid={trimmed === ''}
          aria-describedby={trimmed === '' ? `${id}-fault` : undefined}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button ref={button} type="submit" class="act" data-testid="sit" disabled={trimmed === '' || sitting}>
          {UI.lobby.sitDown}
        </button>
      </div>
      {trimmed === '' && (
        <p id={`${id}-fault`} class="fault">
          {UI.lobby.nameNeeded}
        </p>
      )}
    </form>
  );
};
