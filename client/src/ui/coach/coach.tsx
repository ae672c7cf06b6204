import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Planning, RulesetPage } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { now } from '../../table/now.ts';
import { format } from '../common/format.ts';
import { boxesFor } from './boxes.ts';
import { type HintNow, hintNow, useEnd } from './hint-now.ts';
import { HintWords } from './hint-words.tsx';
import { placeBeside } from './place.ts';
import './coach.css';

interface Props {
  readonly match: ClientMatch;
  readonly planning: Planning;
  readonly page: RulesetPage;
  /** Whom the decision is about: a hint covers none of them where it can help it. */
  readonly units: readonly string[];
}

/** After this many milliseconds without movement, the subject of a hint counts as at rest. */
const STILL_FOR = 300;

/** A hint that covers more than this part of the map is folded to its title until the player opens it. */
const MOST = 0.3;

/**
 * One hint beside the thing that it explains. It takes no focus; a click on it, Escape and acting close it. If it would
 * cover its subject, or too much of the map, only its title is shown, and a click unfolds it.
 */
const Mark = ({ match, planning, units, hint, name }: Omit<Props, 'page'> & HintNow) => {
  const ref = useRef<HTMLDivElement>(null);
  const rest = useRef<{ readonly since: number; readonly boxes: string } | 'came'>({ since: 0, boxes: '' });
  const [unfolded, unfold] = useState(false);
  const close = useEnd(name);
  // Panels open and the camera moves meanwhile.
  const at = now.value;
  useLayoutEffect(() => {
    const mark = ref.current!;
    const boxes = boxesFor(hint, match, planning, units);
    if (!boxes) return;
    // Shown once its surroundings are at rest: a hint that opens, wanders and folds would not be read.
    if (rest.current !== 'came') {
      const stood = JSON.stringify(boxes);
      if (stood !== rest.current.boxes) rest.current = { since: at, boxes: stood };
      else if (at - rest.current.since >= STILL_FOR) rest.current = 'came';
    }
    mark.style.visibility = rest.current === 'came' ? '' : 'hidden';
    const stand = (folded: boolean) => {
      mark.dataset.folded = `${folded}`;
      const size = { width: mark.offsetWidth, height: mark.offsetHeight };
      const stood = placeBeside(boxes.thing, size, boxes.bounds, boxes.seen);
      return { ...stood, isTooMuch: stood.covered > 0 || size.width * size.height > MOST * boxes.free };
    };
    // Once shown folded, it stays folded, even if there is room a moment later: nothing should jump.
    const wasFolded = rest.current === 'came' && mark.dataset.folded === 'true';
    const whole = stand(false);
    const { left, top, beside, tip } = (whole.isTooMuch || wasFolded) && !unfolded ? stand(true) : whole;
    mark.dataset.beside = beside;
    mark.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    mark.style.setProperty('--tip', `${Math.round(tip)}px`);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its button does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <div
      ref={ref}
      class="coach"
      data-testid="coach"
      onClick={() => (ref.current?.dataset.folded === 'true' ? unfold(true) : close())}
    >
      <HintWords hint={hint} onGotIt={close} />
    </div>
  );
};

/** Shows the hint for the open decision, the first time that its kind comes up, if there is room beside the map. */
export const Coach = ({ match, planning, page, units }: Props) => {
  const hint = hintNow(match, page);
  return (
    <div role="status">
      {hint && format.value === 'wide' && (
        <Mark key={hint.name} match={match} planning={planning} units={units} {...hint} />
      )}
    </div>
  );
};
