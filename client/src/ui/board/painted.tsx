import { useEffect, useRef } from 'preact/hooks';
import type { Rect } from '../../map/geometry/geometry.ts';
import { UPRIGHT } from '../../map/geometry/layout.ts';
import type { Brush } from '../../map/paint/brush.ts';
import { THEMES } from '../../map/paint/colours.ts';

interface Props {
  /** The part of the map that is shown, in map units: as large as fits. */
  readonly rect: Rect;
  readonly paint: (brush: Brush) => void;
  readonly class: string;
  /** Empty for a picture that only decorates. */
  readonly label: string;
}

const paintInto = (canvas: HTMLCanvasElement, { rect, paint }: Pick<Props, 'rect' | 'paint'>): void => {
  const ctx = canvas.getContext('2d');
  const { clientWidth, clientHeight } = canvas;
  if (!ctx || clientWidth === 0 || clientHeight === 0) return;
  const dots = Math.max(2, devicePixelRatio);
  canvas.width = Math.round(clientWidth * dots);
  canvas.height = Math.round(clientHeight * dots);
  const scale = Math.min(clientWidth / rect.w, clientHeight / rect.h);
  ctx.setTransform(scale * dots, 0, 0, scale * dots, canvas.width / 2, canvas.height / 2);
  ctx.translate(-(rect.x + rect.w / 2), -(rect.y + rect.h / 2));
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
  paint({ ctx, px: 1 / scale, colours: THEMES[theme], rect, layout: UPRIGHT });
};

/** A canvas with a piece of the map. It repaints when its size or the theme changes. */
export const Painted = ({ rect, paint, class: name, label }: Props) => {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current!;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => paintInto(canvas, { rect, paint }));
    };
    const sizes = new ResizeObserver(later);
    const theme = new MutationObserver(later);
    sizes.observe(canvas);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    later();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      theme.disconnect();
    };
  }, [rect, paint]);
  const hidden = label === '' ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': label };
  return <canvas ref={ref} class={name} {...hidden} />;
};
