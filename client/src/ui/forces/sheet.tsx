import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ForceWords } from '../../text/forces.ts';
import { Dialog } from '../common/dialog.tsx';
import './forces.css';

/**
 * A force at a glance, and the way to its builder. Two parts, one below the other: how it is chosen, and its units.
 */
export const ForceSheet = (props: {
  readonly words: ForceWords;
  readonly undo: (() => void) | undefined;
  readonly choice: ComponentChildren;
  /** Shown below the choice: the used amounts, and the other choices. */
  readonly below: ComponentChildren;
  readonly lines: ComponentChildren;
  /** The heading of the builder. */
  readonly title: string;
  readonly builder: (close: () => void) => ComponentChildren;
}) => {
  const { words, undo, choice, below, lines, title, builder } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <div class="force-pick">
        {choice}
        <p class="force-acts">
          <button type="button" data-testid="build-force" onClick={() => setOpen(true)}>
            {words.choose.change}
          </button>
          {undo && (
            <button type="button" class="bare" onClick={undo}>
              {words.choose.undo}
            </button>
          )}
        </p>
        {below}
      </div>
      <ul class="force-lines">{lines}</ul>
      {open && (
        <Dialog class="force-dialog" testId="force-builder" title={title} onClose={() => setOpen(false)}>
          {builder(() => setOpen(false))}
        </Dialog>
      )}
    </>
  );
};
