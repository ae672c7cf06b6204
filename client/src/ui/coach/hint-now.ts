import { useEffect } from 'preact/hooks';
import type { Hint } from '../../rulesets/moments.ts';
import type { RulesetPage } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { isNew, saw } from '../../table/storage/hints.ts';

/** A hint for now. */
export interface HintNow {
  readonly hint: Hint;
  /** The key under which the browser remembers that the player has seen it. */
  readonly name: string;
}

/** CSS pixels that a click may move and still be one. */
const STILL = 8;

/** The hint for the open decision; undefined if there is none, or if the player has seen it. */
export const hintNow = (match: ClientMatch, page: RulesetPage): HintNow | undefined => {
  const asked = match.asked.value;
  if (!asked) return undefined;
  const key = page.hintFor?.(asked.view, asked.decision) ?? asked.decision.kind;
  const hint = Object.hasOwn(page.coach, key) ? page.coach[key] : undefined;
  const name = `${page.id}.${key}`;
  return hint && isNew(name) ? { hint, name } : undefined;
};

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

/** Ends a hint when the player acts on the map, by Escape, and when something else is asked. Gives what ends it too. */
export const useEnd = (name: string): (() => void) => {
  const end = () => saw(name);
  useActing(end);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      // This Escape is for the hint, and takes nothing of the plan back.
      event.stopPropagation();
      event.preventDefault();
      end();
    };
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('keydown', press, true);
      // What it was about is over: the player has acted.
      end();
    };
  }, []);
  return end;
};
