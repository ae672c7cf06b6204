import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hint } from '../../rulesets/moments.ts';
import type { Planning, RulesetPage } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { now } from '../../table/now.ts';
import { isNew, saw, stopHints } from '../../table/storage/hints.ts';
import { UI } from '../../text/ui.ts';
import { boxesFor } from './boxes.ts';
import { placeBeside } from './place.ts';
import './coach.css';

interface Props {
  readonly match: ClientMatch;
  readonly planning: Planning;
  /** The hints of the game, by the kind of the decision. */
  readonly hints: Readonly<Record<string, Hint>>;
  /** Which of them a decision has; left out: that of its kind. */
  readonly hintFor: RulesetPage['hintFor'];
  /** Whom the decision is about: a hint covers none of them where it can help it. */
  readonly units: readonly string[];
}

/** CSS pixels that a click may move and still be one. */
const STILL = 8;

/** Milliseconds for which what a hint stands beside has not moved when it has come to rest. */
const STILL_FOR = 300;

/** A hint that takes more than this part of the map is folded to its title until somebody wants to read it. */
const MOST = 0.3;

/** Calls back when the player acts on the map. */
const useActing = (acted: () => void): void => {
  useEffect(() => {
    let from: PointerEvent | undefined;
    const press = (event: PointerEvent) => {
      from = (event.target as Element).closest('.board') ? event : undefined;
    };
    const release = (event: PointerEvent) => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < STILL) acted();
      from = undefined;
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
    };
  }, [acted]);
};

/**
 * One hint beside its thing. It takes no focus; a click on it, Escape and acting close it. Where it would lie on what it is
 * about, or take too much of the map, only its title stands there, and a click unfolds it.
 */
const Mark = ({
  match,
  planning,
  units,
  hint,
  name,
}: Omit<Props, 'hints' | 'hintFor'> & { readonly hint: Hint; readonly name: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  const rest = useRef<{ readonly since: number; readonly boxes: string } | 'came'>({ since: 0, boxes: '' });
  const [unfolded, unfold] = useState(false);
  const close = () => saw(name);
  useActing(close);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      // This Escape is for the hint, and takes nothing of the plan back.
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('keydown', press, true);
      // What it was about is over: the player has acted.
      close();
    };
  }, []);
  // Panels open and the camera moves meanwhile.
  const at = now.value;
  useLayoutEffect(() => {
    const mark = ref.current!;
    const boxes = boxesFor(hint, match, planning, units);
    if (!boxes) return;
    // Shown once all that it stands beside has come to rest: a hint that opens, wanders and folds is not read.
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
    // Seen folded, it does not open by itself: what has room a moment later stays where it is.
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
      <strong>{hint.title}</strong>
      <button type="button" class="coach-more" aria-label={UI.coach.more(hint.title)} data-testid="more-hint">
        <span aria-hidden="true">i</span>
      </button>
      <p>{hint.text}</p>
      <div class="coach-acts">
        <button type="button" class="bare" data-testid="no-hints" onClick={stopHints}>
          {UI.coach.none}
        </button>
        <button type="button" data-testid="got-it" onClick={close}>
          {UI.coach.gotIt}
        </button>
      </div>
    </div>
  );
};

/** Shows the hint for what is asked, the first time that it is. */
export const Coach = ({ match, planning, hints, hintFor, units }: Props) => {
  const asked = match.asked.value;
  const key = asked && (hintFor?.(asked.view, asked.decision) ?? asked.decision.kind);
  const hint = key !== undefined && Object.hasOwn(hints, key) ? hints[key] : undefined;
  const name = `${match.ruleset.value}.${key}`;
  return (
    <div role="status">
      {hint && isNew(name) && (
        <Mark key={name} match={match} planning={planning} units={units} hint={hint} name={name} />
      )}
    </div>
  );
};
