// The crazed sniper, event 33: its post, and its shots.
import type { Board } from '../../../../board/index.ts';
import { type HexLabel, labelOfIndex } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import { HEIGHTS, indexIn } from '../../ground/footprint.ts';
import { inMapOrder } from '../../ground/map-order.ts';
import { clearanceOn, type Looking, look } from '../../ground/sight/look.ts';
import { lookingAt, seenFromPoint } from '../../ground/sight/sight.ts';
import { surveyOf } from '../../ground/survey.ts';
import { TERRAIN, TERRAINS } from '../../ground/terrain.ts';
import { d3Of } from '../../model/needed.ts';
import { first, type StepRules } from '../chapter.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { unitOf } from '../figures.ts';

/** The level of the top of a hex's terrain; undefined on open ground. */
const topAt = (board: Board, hex: number): number | undefined => {
  const { terrain, level } = surveyOf(board);
  const kind = TERRAINS[terrain[hex]!]!;
  return kind === 'open' ? undefined : level[hex]! + TERRAIN[kind].height;
};

/** The level of the sniper's eye: one above its post. */
const eyeAt = (board: Board, at: HexLabel): number => (topAt(board, indexIn(board, at)) ?? 0) + 1;

/** On how many hexes all lines of sight lie at most that are compared for the best post. */
const MOST_HEXES = 20_000_000;

/** How many posts are compared on a map of this size at most: from each a line leads to every hex. */
const mostCompared = ({ width, height }: Board): number =>
  Math.floor(MOST_HEXES / (width * height * ((width + height) / 2)));

/**
 * How many hexes of the map are not seen from a post, for a unit of standard size in each. Stops counting at `most`:
 * then the post is no better than the best so far.
 */
const hiddenFrom = (board: Board, looking: Looking, at: HexLabel, most: number): number => {
  const { level } = surveyOf(board);
  const post = { hex: indexIn(board, at), height: eyeAt(board, at) };
  let hidden = 0;
  for (let hex = 0; hex < level.length && hidden < most; hex++)
    if (look(looking, post, { hex, height: level[hex]! + HEIGHTS.standard }) === 'blocked') hidden++;
  return hidden;
};

const findPost = (board: Board): HexLabel | undefined => {
  const tops = [...inMapOrder(board)].flatMap((hex) => {
    const top = topAt(board, hex);
    return top === undefined ? [] : [{ top, at: labelOfIndex(board, hex) }];
  });
  const highest = Math.max(...tops.map(({ top }) => top));
  const candidates = tops.flatMap(({ top, at }) => (top === highest ? at : [])).slice(0, mostCompared(board));
  if (candidates.length <= 1) return candidates[0];
  const looking = { ...lookingAt({ board, bodies: [] }, undefined, undefined), clearance: clearanceOn(board) };
  let best: HexLabel | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const at of candidates) {
    const hidden = hiddenFrom(board, looking, at, least);
    if (hidden >= least) continue;
    best = at;
    least = hidden;
  }
  return best;
};

const postOn = oncePer((board: Board) => ({ at: findPost(board) }));

/**
 * The sniper's post on a map: its highest terrain hex; of several the one from which most hexes are seen, then the
 * first in map order. Of very many only the first in map order are compared: 96 of a full map. Undefined on a map
 * without terrain.
 */
export const sniperPost = (board: Board): HexLabel | undefined => postOn(board).at;

/** Event 33: at the end of a round the sniper shoots at its mark if it sees it. */
export const SNIPER_STEPS: StepRules<'snipe'> = {
  snipe: {
    perform: function* (state, { at, marked }, _answers, dice) {
      const unit = unitOf(state, marked);
      if (unit.place === 'destroyed') return;
      const { board } = state;
      const sees = unit.place === 'map' && seenFromPoint(fieldOf(state), at, eyeAt(board, at), bodyOf(state, unit));
      yield { kind: 'sniper-aimed', at, unit: marked, sees };
      if (!sees) return;
      const die = dice.roll(6, 'crazed sniper');
      const hits = d3Of(die);
      yield { kind: 'event-struck', event: 33, unit: marked, die, hits, ap: 0 };
      yield first(
        state,
        { do: 'hits', hits: { target: marked, hits, ap: 0, rules: {}, source: 'event 33', by: null } },
        { do: 'morale', first: state.seats[0]!.id },
      );
    },
  },
};
