import type { Brush } from '../../../../map/brush.ts';
import { disc, fill, stroke, trace, write } from '../../../../map/brush.ts';
import { blend, fade, sideColour } from '../../../../map/colours.ts';
import { BASE, outlineOf, partOf, traceBase } from '../../../../map/counters/base.ts';
import { designationSize, INK, paintBase } from '../../../../map/counters/parts.ts';
import { along } from '../../../../map/geometry.ts';
import { hashOf, jitter } from '../../../../map/hash.ts';
import type { CounterPainter } from '../../../../map/kit.ts';
import type { Counter } from '../counters.ts';
import { fillSilhouette } from './silhouettes.ts';

/** The structure ring: empty while whole, red clockwise from the top as far as the structure is damaged. */
const paintStructure = ({ ctx, colours }: Brush, { side, structureDamage }: Counter): void => {
  const outline = outlineOf(side, BASE + 0.8);
  ctx.lineJoin = 'round';
  trace(ctx, outline);
  stroke(ctx, fade('#ffffff', 0.2), 2.2);
  if (structureDamage <= 0) return;
  ctx.lineCap = 'round';
  trace(ctx, partOf(outline, Math.min(1, structureDamage)), structureDamage >= 1);
  stroke(ctx, INK, 5.4);
  stroke(ctx, colours.danger, 3.6);
};

/** A shield on the right, where no facing points, that empties as armour is shot away. */
const paintArmour = ({ ctx, colours }: Brush, { armourDamage }: Counter): void => {
  const [x, y, w, h] = [33, -4, 6.2, 7.6];
  const shield = (grow: number): void => {
    ctx.beginPath();
    ctx.moveTo(x - w - grow, y - h - grow);
    ctx.lineTo(x + w + grow, y - h - grow);
    ctx.lineTo(x + w + grow, y);
    ctx.quadraticCurveTo(x + w + grow, y + h * 0.7 + grow, x, y + h + 1.4 * grow);
    ctx.quadraticCurveTo(x - w - grow, y + h * 0.7 + grow, x - w - grow, y);
    ctx.closePath();
  };
  shield(2.2);
  fill(ctx, INK);
  shield(0);
  fill(ctx, blend(INK, colours.danger, armourDamage > 0 ? 0.42 : 0));
  ctx.save();
  shield(0);
  ctx.clip();
  ctx.fillStyle = '#e8edf2';
  const top = y - h + 2 * h * Math.min(1, armourDamage);
  ctx.fillRect(x - w, top, 2 * w, y + h - top + 1);
  ctx.restore();
};

/** The token on the left: two chevrons for fast, an anchor for stationary. */
const paintToken = ({ ctx, colours }: Brush, token: Counter['token']): void => {
  if (token === 'none') return;
  const [x, y] = [-33, -3];
  disc(ctx, { x, y }, 10);
  fill(ctx, INK);
  disc(ctx, { x, y }, 8.4);
  fill(ctx, token === 'fast' ? colours.sides[3] : '#cfd6dd');
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  if (token === 'fast') {
    for (const dx of [-4, 0.6]) {
      ctx.moveTo(x + dx, y - 4);
      ctx.lineTo(x + dx + 3.6, y);
      ctx.lineTo(x + dx, y + 4);
    }
  } else {
    ctx.moveTo(x, y - 3.4);
    ctx.lineTo(x, y + 5);
    ctx.moveTo(x - 2.8, y - 1.6);
    ctx.lineTo(x + 2.8, y - 1.6);
    ctx.moveTo(x - 5, y + 1.4);
    ctx.quadraticCurveTo(x - 4, y + 5, x, y + 5);
    ctx.quadraticCurveTo(x + 4, y + 5, x + 5, y + 1.4);
    ctx.moveTo(x + 1.4, y - 4.8);
    ctx.arc(x, y - 4.8, 1.4, 0, Math.PI * 2);
  }
  stroke(ctx, INK, 2);
};

/** A scorch mark with what is left of a counter. */
const paintWreck = (brush: Brush, counter: Counter): void => {
  const { ctx, colours } = brush;
  const next = jitter(hashOf(counter.id));
  const burnt = ctx.createRadialGradient(0, 0, 4, 0, 0, 38);
  burnt.addColorStop(0, 'rgba(10,8,7,0.9)');
  burnt.addColorStop(0.55, 'rgba(14,11,9,0.68)');
  burnt.addColorStop(1, 'rgba(14,11,9,0)');
  trace(
    ctx,
    Array.from({ length: 22 }, (_, i) => along({ x: 0, y: 0 }, (i * Math.PI) / 11, 26 + next() * 13)),
  );
  fill(ctx, burnt);
  ctx.save();
  ctx.rotate((next() - 0.5) * 0.7);
  ctx.globalAlpha = 0.75;
  traceBase(ctx, counter.side, 19);
  stroke(ctx, blend(sideColour(colours, counter.side), '#3a3330', 0.62), 2.6, [16, 5, 7, 6]);
  fillSilhouette(ctx, counter.silhouette, 30, '#241f1c');
  ctx.restore();
  ctx.globalAlpha = 0.6;
  const size = designationSize(brush.px) * 0.85;
  if (size > 0) write(ctx, counter.designation, { x: 0, y: 25 }, { size, colour: '#cfc8c0', rim: 'rgba(10,8,7,0.8)' });
};

/** The shape of the unit on its base. */
const paintFigure = ({ ctx, colours }: Brush, { side, silhouette }: Pick<Counter, 'side' | 'silhouette'>): void => {
  ctx.save();
  ctx.translate(0, -2.5);
  fillSilhouette(ctx, silhouette, side === 3 ? 32 : 36, blend(sideColour(colours, side), INK, 0.86));
  ctx.restore();
};

/** What the picture of a counter depends on, besides its facing. */
const bodyKey = (counter: Counter): string => {
  const { side, silhouette, designation, token, destroyed } = counter;
  if (destroyed) return `wreck-${counter.id}-${side}-${silhouette}-${designation}`;
  const [structure, armour] = [counter.structureDamage, counter.armourDamage].map((part) => Math.round(part * 60));
  return `body-${side}-${silhouette}-${token}-${structure}-${armour}`;
};

/** A counter without its wedge and plate. */
const paintBody = (brush: Brush, counter: Counter): void => {
  if (counter.destroyed) {
    paintWreck(brush, counter);
    return;
  }
  paintBase(brush, counter.side);
  paintFigure(brush, counter);
  paintStructure(brush, counter);
  paintArmour(brush, counter);
  paintToken(brush, counter.token);
};

/** How Warfare's counters are painted. */
export const warfareCounter: CounterPainter<Counter> = {
  key: bodyKey,
  paint: paintBody,
  ghost: (brush, side, counter) => {
    paintBase(brush, side);
    if (counter) paintFigure(brush, { side, silhouette: counter.silhouette });
  },
};
