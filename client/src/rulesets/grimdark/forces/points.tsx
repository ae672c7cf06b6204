import { FORCE_TEXT } from '../words/forces.ts';

const { builder } = FORCE_TEXT;

/** What something costs. */
export const Points = ({ points }: { readonly points: number }) => (
  <span class="force-points">
    <span aria-hidden="true">{builder.points(points)}</span>
    <span class="hidden-text">{builder.pointsLong(points)}</span>
  </span>
);
