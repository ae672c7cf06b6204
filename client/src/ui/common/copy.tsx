import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { UI } from '../../text/ui.ts';
import './panels.css';

/** Milliseconds that the button says that it worked. */
const STAYS = 2500;

/** A text with a button that copies it. */
export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly testId?: string;
  /** Copying it is the next thing to do: the button stands out. */
  readonly main?: boolean;
}

/** Copies the text. Without HTTPS the page may not use the clipboard: then the text is selected to be copied by hand. */
const copy = async (field: HTMLInputElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    // `execCommand` is deprecated but works without HTTPS; where it fails, the selection stays.
    return document.execCommand('copy');
  }
};

/** A field to copy from, with a button that does it. */
export const CopyField = ({ label, value, hint, testId, main = false }: CopyFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<'copied' | 'failed' | undefined>();
  const id = useId();
  useEffect(() => {
    if (done !== 'copied') return undefined;
    const timer = setTimeout(() => setDone(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <div class="copy">
      <label for={id}>{label}</label>
      <div class="copy-row">
        <input
          id={id}
          ref={ref}
          readOnly
          value={value}
          data-testid={testId}
          spellcheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class={main ? 'act' : ''}
          aria-label={`${UI.lobby.copy}: ${label}`}
          onClick={async () => ref.current && setDone((await copy(ref.current)) ? 'copied' : 'failed')}
        >
          {done === 'copied' ? `✓ ${UI.lobby.copied}` : UI.lobby.copy}
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} class="quiet">
          {hint}
        </p>
      )}
      <p class={done === 'failed' ? 'fault' : 'hidden-text'} role="status">
        {done === 'failed' ? UI.errors.notCopied : done === 'copied' ? UI.lobby.copied : ''}
      </p>
    </div>
  );
};
