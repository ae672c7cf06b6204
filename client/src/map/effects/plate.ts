import { type Brush, fill, stroke } from '../paint/brush.ts';
import { type Colours, fade } from '../paint/colours.ts';

/** How what happened looks: bad for its target, good, in between, or nothing. */
export type NoteTone = 'danger' | 'good' | 'act' | 'quiet';

/** The colour of a tone on a plate. */
export const toneOnPlate = (colours: Colours, tone: NoteTone): string =>
  tone === 'quiet' ? colours.ink : colours.onPanel[tone];

/** The colour of a plate's rim. */
export const rimOfPlate = (colours: Colours, tone: NoteTone): string =>
  tone === 'quiet' ? colours.hairline : toneOnPlate(colours, tone);

/** A plate around the origin of a brush, as background of a text about a hex; map units. */
export const paintPlate = ({ ctx, colours, px }: Brush, w: number, h: number, tone: NoteTone): void => {
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, 7 * px);
  fill(ctx, fade(colours.panel, 0.96));
  stroke(ctx, rimOfPlate(colours, tone), 1.6 * px);
};
