import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Pointer } from '../../lessons/lesson.ts';
import type { ClientMatch } from '../../table/match.ts';
import { now } from '../../table/now.ts';

const controlOf = (control: string): Element | null => document.querySelector(`[data-testid="${CSS.escape(control)}"]`);

/**
 * Points at hexes and controls as long as a step is about them: hexes are lit on the map and brought into sight, controls
 * have an edge.
 */
export const usePointers = (match: ClientMatch, at: readonly Pointer[] = []): void => {
  useEffect(() => {
    const hexes = at.flatMap((each) => ('hex' in each ? [each.hex] : []));
    const controls = at.flatMap((each) => ('control' in each ? [each.control] : []));
    match.pointed.value = hexes;
    const stops = [
      // Words that name hexes light them, too, and put them out again.
      effect(() => {
        if (hexes.length > 0 && match.lit.value.length === 0) match.lit.value = hexes;
      }),
      // Panels come and go meanwhile.
      effect(() => {
        void now.value;
        for (const control of controls) controlOf(control)?.setAttribute('data-taught', 'true');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      match.lit.value = [];
      match.pointed.value = [];
      for (const element of document.querySelectorAll('[data-taught]')) element.removeAttribute('data-taught');
    };
  }, [match, at]);
};
