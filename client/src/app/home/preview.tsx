import type { Board } from '@ironhex/shared/board';
import { axialAt, shortSides } from '@ironhex/shared/hex';
import { useEffect, useRef } from 'preact/hooks';
import { type Brush, stroke, trace } from '../../map/brush.ts';
import { THEMES } from '../../map/colours.ts';
import { boardRect, centreOf, grown, R } from '../../map/geometry.ts';
import { grid } from '../../map/layers/grid.ts';
import { terrain } from '../../map/layers/terrain.ts';

/** Room around the map for the home edges, in map units. */
const MARGIN = R * 0.9;

/** A band along each short side in the colour of the side that enters there, W-3.6. */
const paintHomes = ({ ctx, colours }: Brush, board: Board): void => {
  for (const [i, { hexes, inward }] of shortSides(board).entries()) {
    const away =
      inward === 3 ? { x: 0, y: -1.35 } : inward === 0 ? { x: 0, y: 1.35 } : { x: inward === 2 ? -1.4 : 1.4, y: 0 };
    const points = hexes.map((hex) => {
      const { x, y } = centreOf(axialAt(board, hex));
      return { x: x + away.x * R * 0.95, y: y + away.y * R * 0.95 };
    });
    trace(ctx, points, false);
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    stroke(ctx, colours.sides[i === 0 ? 1 : 0], R * 0.34);
  }
};

/** Paints a whole board into a canvas as it lies in the page. */
const paintBoard = (canvas: HTMLCanvasElement, board: Board, homes: boolean): void => {
  const ctx = canvas.getContext('2d');
  const { clientWidth, clientHeight } = canvas;
  if (!ctx || clientWidth === 0 || clientHeight === 0) return;
  const dots = Math.min(2, devicePixelRatio);
  canvas.width = Math.round(clientWidth * dots);
  canvas.height = Math.round(clientHeight * dots);
  const rect = grown(boardRect(board), homes ? MARGIN : R * 0.3);
  const scale = Math.min(clientWidth / rect.w, clientHeight / rect.h);
  ctx.setTransform(scale * dots, 0, 0, scale * dots, canvas.width / 2, canvas.height / 2);
  ctx.translate(-(rect.x + rect.w / 2), -(rect.y + rect.h / 2));
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
  const brush: Brush = { ctx, px: 1 / scale, colours: THEMES[theme], rect };
  for (const layer of homes ? [terrain, grid] : [terrain])
    for (const mark of layer.marks({ board }, brush.px)) mark.paint(brush);
  ctx.globalCompositeOperation = 'source-over';
  if (homes) paintHomes(brush, board);
};

/** A board in small, drawn as the table draws it; with home edges also large enough for the lines of its hexes. */
export const BoardPreview = ({ board, label, homes = false }: { board: Board; label: string; homes?: boolean }) => {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current!;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => paintBoard(canvas, board, homes));
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
  }, [board, homes]);
  return <canvas ref={ref} class="board-preview" role="img" aria-label={label} />;
};
