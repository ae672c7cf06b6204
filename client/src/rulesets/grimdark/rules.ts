import { applySeen, awaited, type GrimdarkTypes, unitsInOrder, type View, WORDS } from '@ironhex/shared/grimdark';
import { followedBy, type GameRules } from '../../table/rules.ts';
import type { Named } from '../../text/named.ts';
import { sideOf } from './map/counters.ts';
import { cuesOf } from './map/cues.ts';
import { countersOf } from './map/on-board.ts';
import { partOf } from './panels/track/track.ts';
import { answered } from './turn/standing.ts';
import { unitName } from './words/names.ts';
import { sentence } from './words/sentence.ts';
import { withNames } from './words/with-names.ts';

/** The names of everything that the position of the match has brought. */
const namesIn = ({ profiles, weapons, spells }: View['arsenal']): readonly string[] =>
  [...Object.values(profiles).flatMap(({ models }) => models), ...Object.values(weapons), ...Object.values(spells)].map(
    ({ name }) => name,
  );

const named = (view: View): Named => ({
  board: view.board,
  units: unitsInOrder(view).map(({ id, seat, at }) => ({
    id,
    name: unitName(view, id),
    side: sideOf(view.seats, seat),
    at,
  })),
  others: namesIn(view.arsenal),
});

/** What a match on the page must know of Grimdark. */
export const grimdarkRules: GameRules<GrimdarkTypes> = {
  ...followedBy(applySeen),
  awaited,
  words: WORDS,
  concession: { kind: 'concede' },
  cues: cuesOf,
  counters: (view) => countersOf(view, {}),
  part: partOf,
  named,
  withNames,
  line: sentence,
  answered: (intent, { view }) => answered(view, intent),
};
