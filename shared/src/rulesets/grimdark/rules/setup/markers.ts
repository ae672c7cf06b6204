// How many markers there are, where they lie, and how P1 and P2 are answered, G-7.3 and G-7.4.
import { type HexLabel, labelOfIndex } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import { checkMarker, markerHexes, usualMarkerHex } from '../../ground/placing/marker-hexes.ts';
import { zoneRows } from '../../ground/zones.ts';
import type { Event } from '../../model/events.ts';
import { d3Of } from '../../model/needed.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { answerOf, first, type PromptRules, questionAmong, type StepRules } from '../chapter.ts';
import { otherSeat } from '../rounds/turns.ts';
import { hasMarkers, listedOn } from '../scenarios/begin.ts';
import { rollOff } from './sides.ts';

/** How often a hex is tried by chance before all are listed. */
const TRIES = 40;

/** Where markers lie by now. */
const placed = ({ markers }: Pick<Table, 'markers'>): readonly HexLabel[] => markers.map(({ at }) => at);

/** P1 and P2. */
export const MARKERS_PROMPTS: PromptRules<'marker-first' | 'place-marker'> = {
  'marker-first': {
    check: () => undefined,
    fallback: () => ({ kind: 'markerFirst', first: 'self' }),
    all: () => [
      { kind: 'markerFirst', first: 'self' },
      { kind: 'markerFirst', first: 'opponent' },
    ],
  },
  'place-marker': {
    check: (view, _ask, { at }) => checkMarker(view.board, placed(view), at),
    fallback: (view) => ({ kind: 'placeMarker', at: usualMarkerHex(view.board, placed(view))! }),
    all: (view) => markerHexes(view.board, placed(view)).map((at) => ({ kind: 'placeMarker', at })),
    sample: ({ board, ...view }, _ask, below) => {
      const others = placed(view);
      for (let tries = 0; tries < TRIES; tries++) {
        const at = labelOfIndex(board, below(board.width * board.height));
        if (checkMarker(board, others, at) === undefined) return { kind: 'placeMarker', at };
      }
      const all = markerHexes(board, others);
      return { kind: 'placeMarker', at: all[below(all.length)]! };
    },
  },
};

const FIRST = 'marker first';
const PLACE = 'place marker';

/** Every hex between the zones where the next marker can lie, G-7.4. */
const placements = function* (table: Pick<Table, 'board' | 'markers'>): Generator<IntentOf<'placeMarker'>> {
  const { board } = table;
  const [last, first] = [zoneRows(board, 'north')[1], zoneRows(board, 'south')[0]];
  for (let index = (last + 1) * board.width; index < first * board.width; index++) {
    const at = labelOfIndex(board, index);
    if (checkMarker(board, placed(table), at) === undefined) yield { kind: 'placeMarker', at };
  }
};

/** Puts the next marker on the agenda, if one is left and there is a hex for it. */
const goOn = (state: State, seat: SeatId): Event[] => {
  const missing = state.markersToPlace! - state.markers.length;
  if (missing <= 0) return [];
  const [room] = placements(state);
  return [room ? first(state, { do: 'place-marker', seat }) : { kind: 'markers-short', missing }];
};

/** The number of markers, who places first, and each marker. */
export const MARKERS_STEPS: StepRules<'markers-begin' | 'marker-first' | 'place-marker'> = {
  'markers-begin': {
    perform: function* (state, _step, _answers, dice) {
      const { options, board } = state;
      if (!hasMarkers(options)) return;
      if (options.markers === 'map') {
        const at = listedOn(board, 'marker');
        const markers = at.map((each) => ({ at: each, owner: null }));
        yield { kind: 'markers-listed', at, to: { open: { markers, markersToPlace: markers.length } } };
        return;
      }
      const roll = dice.roll(6, 'number of markers');
      const markersToPlace = d3Of(roll) + 2;
      yield { kind: 'markers-rolled', roll, markers: markersToPlace, to: { open: { markersToPlace } } };
      const { rolls, winner } = rollOff(state, dice, 'roll-off for the first marker');
      yield { kind: 'rolled-off', over: 'markers', rolls, winner };
      yield first(state, { do: 'marker-first', seat: winner });
    },
  },
  'marker-first': {
    asks: (_state, { seat }) => ({ questions: [{ seat, key: FIRST, prompt: 'marker-first', unit: null }] }),
    perform: function* (state, { seat }, answers) {
      const to = answerOf(answers, FIRST, 'markerFirst').first === 'self' ? seat : otherSeat(state, seat);
      yield { kind: 'first-marker-given', by: seat, first: to };
      yield* goOn(state, to);
    },
  },
  'place-marker': {
    asks: (state, { seat }) =>
      questionAmong({ seat, key: PLACE, prompt: 'place-marker', unit: null }, placements(state)),
    perform: function* (state, { seat }, answers) {
      if (answers[PLACE]) {
        const { at } = answerOf(answers, PLACE, 'placeMarker');
        const markers = [...state.markers, { at, owner: null }];
        yield { kind: 'marker-placed', seat, at, to: { open: { markers } } };
      }
      yield* goOn(state, otherSeat(state, seat));
    },
  },
};
