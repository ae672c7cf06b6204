import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { UI } from '../../text/ui.ts';
import './panels.css';

/** What a dialog shows, and what closing it does. */
interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly testId?: string;
}

/** A window over everything else: keeps the focus until it is closed, by Escape, its button or a click beside it. */
export const Dialog = ({ title, onClose, children, class: more = '', testId }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Opened in a layout effect, before the next key press: keys must not reach the page behind it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${more}`}
      aria-labelledby={heading}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking first, if Escape was pressed before: then it must not stay behind, unseen.
      onClose={() => ref.current && onClose()}
      onMouseDown={(event) => {
        // The content fills the dialog, so a click on the element itself is a click on the backdrop.
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-frame">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="bare" aria-label={UI.common.close} onClick={onClose}>
            <span aria-hidden="true">✕</span>
          </button>
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
};
