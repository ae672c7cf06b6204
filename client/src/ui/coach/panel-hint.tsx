import { useEffect, useState } from 'preact/hooks';
import { type HintNow, useEnd } from './hint-now.ts';
import { HintWords } from './hint-words.tsx';
import './coach.css';

/**
 * A hint on a small screen: above the open decision, so that it covers nothing of the map. One that `folds` shows its
 * title until a tap unfolds it: there is little time for the question.
 */
export const PanelHint = ({ hint, name, folds }: HintNow & { readonly folds: boolean }) => {
  const [folded, fold] = useState(folds);
  const end = useEnd(name);
  // A player who answers has read the hint. Close it after the click, so that the button does not move away under it.
  useEffect(() => {
    const act = ({ target }: Event) => (target as Element).closest('.prompt button') && end();
    addEventListener('click', act);
    return () => removeEventListener('click', act);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its button does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <div
      class="coach"
      data-place="panel"
      data-folded={folded}
      data-testid="coach"
      onClick={() => (folded ? fold(false) : end())}
    >
      <HintWords hint={hint} onGotIt={end} />
    </div>
  );
};
