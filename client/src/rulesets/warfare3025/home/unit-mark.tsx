import type { Card } from '@ironhex/shared/warfare3025';
import { useEffect, useRef } from 'preact/hooks';
import { fill, stroke } from '../../../map/brush.ts';
import { sideColour, THEMES } from '../../../map/colours.ts';
import { BASE, traceBase } from '../../../map/counters/base.ts';
import type { Side } from '../../../map/picture.ts';
import { traceSilhouette } from '../map/counter/silhouettes.ts';
import { silhouetteOf } from '../map/counters.ts';

const paintMark = (canvas: HTMLCanvasElement, card: Card, side: Side): void => {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const dots = Math.max(2, devicePixelRatio);
  canvas.width = canvas.clientWidth * dots;
  canvas.height = canvas.clientHeight * dots;
  const scale = canvas.width / (BASE * 2.3);
  ctx.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
  const colours = THEMES[document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'];
  traceBase(ctx, side);
  fill(ctx, colours.panel);
  stroke(ctx, sideColour(colours, side), 3.5);
  traceSilhouette(ctx, silhouetteOf(card), 0.95);
  fill(ctx, sideColour(colours, side));
};

/** A unit's counter as it will stand on the map. */
export const UnitMark = ({ card, side }: { readonly card: Card; readonly side: Side }) => {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current!;
    const paint = () => paintMark(canvas, card, side);
    const theme = new MutationObserver(paint);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    paint();
    return () => theme.disconnect();
  }, [card, side]);
  return (
    <span class="unit-mark" aria-hidden="true">
      <canvas ref={ref} />
    </span>
  );
};
