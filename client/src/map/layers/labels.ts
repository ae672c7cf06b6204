import { plateRect, platesOf } from '../counters/plates.ts';
import { extentOf, standing } from '../counters/standing.ts';
import { grown, type Rect, rectAround } from '../geometry/geometry.ts';
import type { Painting } from '../paint/brush.ts';
import { type Label, labelRect, paintLabel, paintLead, spreadLabels } from '../paint/labels.ts';
import type { BasePicture } from '../picture.ts';
import type { Layer, MapMark } from './layer.ts';

/** The rectangles of counters and their plates. */
export const counterRects = (
  picture: Pick<BasePicture, 'counters' | 'board' | 'seen'>,
  { px, layout }: Painting,
): readonly Rect[] => {
  const { counters, board } = picture;
  const poses = standing(counters, board, { layout, px });
  const plates = [...platesOf(picture, poses, { px, layout })].map(([id, plate]) =>
    plateRect(poses.get(id)!.at, plate),
  );
  return [
    ...plates,
    ...counters
      .filter(({ destroyed }) => !destroyed)
      .map((counter) => {
        const pose = poses.get(counter.id)!;
        return rectAround([pose.at], extentOf(counter, pose, px) * 0.92);
      }),
  ];
};

/** Labels that some overlays have, and what else they may not cover. */
export interface Labelled {
  readonly labels: readonly Label[];
  readonly obstacles: readonly Rect[];
}

/**
 * All labels of the map, on top of everything: none covers another one or a counter, or reaches beyond the board or
 * the part that is seen without need. `labelled` gives those of a picture, the most important first; `parts` names the parts
 * of the picture that they depend on.
 */
export const labelsOf = <P extends Pick<BasePicture, 'counters' | 'board' | 'seen'>>(
  parts: readonly (keyof P)[],
  labelled: (picture: P, painting: Painting) => Labelled,
): Layer<P> => ({
  parts: [...parts, 'counters', 'board', 'seen'],
  marks: (picture, painting) => {
    const { labels, obstacles } = labelled(picture, painting);
    if (labels.length === 0) return [];
    const taken = [...obstacles, ...counterRects(picture, painting)];
    // What stands beside the board may lie beyond the edge of the screen.
    const within = grown(painting.layout.boardRect(picture.board), 4 * painting.px);
    const seen = picture.seen && grown(picture.seen, -4 * painting.px);
    const { px } = painting;
    const placed = spreadLabels(labels, px, taken, within, seen);
    return [
      ...placed
        .filter(({ led }) => led)
        .map(
          (label): MapMark => ({
            bounds: rectAround([label.at, label.meant], 4 * px),
            paint: (brush) => paintLead(brush, label),
          }),
        ),
      ...placed.map((label): MapMark => {
        const rect = labelRect(label, px);
        return {
          bounds: grown(rect, 2 * px),
          written: { text: label.text, rect },
          paint: (brush) => paintLabel(brush, label),
        };
      }),
    ];
  },
});
