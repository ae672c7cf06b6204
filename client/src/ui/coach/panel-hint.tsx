import { useEffect, useState } from 'preact/hooks';
import { type HintNow, useEnd } from './hint-now.ts';
import { HintWords } from './hint-words.tsx';
import './coach.css';

/**
 * A hint on a small screen: above what is asked, so that it covers nothing of the map. One that `folds` is its title until
 * a tap unfolds it: there is little time for the question.
 */
export const PanelHint = ({ hint, name, folds }: HintNow & { readonly folds: boolean }) => {
  const [folded, fold] = useState(folds);
  const end = useEnd(name);
  // Who answers has read it. The click has found its button when the hint makes room.
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
