import { type HexLabel, labelOfIndex } from '../../../../hex/index.ts';
import type { Field } from '../field.ts';
import { TERRAINS, type Terrain } from '../terrain.ts';
import { type Looking, look, type Note, topOf, type Verdict } from './look.ts';
import { endsOf, lookingAt, type Onlooker, type Sight, sightOf } from './sight.ts';

/** A hex that matters to a line of sight. */
export interface Hindrance {
  readonly hex: HexLabel;
  /** `blocks` the line; with its other half free a border only `screens`, G-5.6; `low` screens too, G-5.7. */
  readonly how: 'blocks' | 'screens' | 'low';
  /** The rule by which it does: `G-5.5`, `G-5.6` or `G-5.7`. */
  readonly rule: string;
  /** The unit that obstructs there, if it is a unit that reaches as high as it must. */
  readonly unit?: string;
  /** What lies there. */
  readonly terrain: Terrain;
}

/** A line from the viewer to one hex of the target, with all that hinders it. */
interface SightLine {
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly verdict: Verdict;
  readonly hindrances: readonly Hindrance[];
}

/** What is seen, and why. */
interface ExplainedSight extends Sight {
  /** From the hex that counts to every hex of the target, its centre first. */
  readonly lines: readonly SightLine[];
}

const RULES = { blocks: 'G-5.5', screens: 'G-5.6', low: 'G-5.7' } as const;

const hindranceOf = (
  { bodies, board }: Field,
  looking: Looking,
  from: number,
  to: number,
  hex: number,
  how: Hindrance['how'],
): Hindrance => {
  const { survey, occupant, heights } = looking.lie;
  const body = occupant[hex]!;
  const byUnit =
    how !== 'low' &&
    body >= 0 &&
    body !== looking.viewer &&
    body !== looking.target &&
    topOf(looking, hex, from, to) === survey.level[hex]! + heights[body]!;
  return {
    hex: labelOfIndex(board, hex),
    how,
    rule: RULES[how],
    ...(byUnit ? { unit: bodies[body]!.id } : {}),
    terrain: TERRAINS[survey.terrain[hex]!]!,
  };
};

/** What the viewer sees of the target, with the lines on which it depends: for players, not for inner loops. */
export const explainSight = (field: Field, viewer: Onlooker, target: Onlooker): ExplainedSight => {
  const sight = sightOf(field, viewer, target);
  if (viewer.id === target.id) return { ...sight, lines: [] };
  const { board } = field;
  const starts = endsOf(field, viewer);
  const ends = endsOf(field, target);
  const looking = lookingAt(field, viewer.id, target.id, starts, ends);
  const start = starts.find(({ hex }) => labelOfIndex(board, hex) === sight.from) ?? starts[0]!;
  const lines = ends.map((end): SightLine => {
    const met: { readonly hex: number; readonly how: Parameters<Note>[1]; readonly away: number }[] = [];
    const verdict = look(looking, start, end, (hex, how, away) => met.push({ hex, how, away }));
    // At one distance from the start lies one border at most: two hexes there that obstruct are its two halves.
    const isWhole = (away: number) => met.filter((one) => one.how === 'border' && one.away === away).length === 2;
    const hindrances = met.map(({ hex, how, away }) => {
      const weight = how === 'low' ? 'low' : how === 'crossed' || isWhole(away) ? 'blocks' : 'screens';
      return hindranceOf(field, looking, start.hex, end.hex, hex, weight);
    });
    return { from: labelOfIndex(board, start.hex), to: labelOfIndex(board, end.hex), verdict, hindrances };
  });
  return { ...sight, lines };
};
