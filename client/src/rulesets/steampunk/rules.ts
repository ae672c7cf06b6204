import { applySeen, awaited, type SteampunkTypes, unitsInOrder, type View, WORDS } from '@ironhex/shared/steampunk';
import { followedBy, type GameRules } from '../../table/rules.ts';
import type { Named } from '../../text/named.ts';
import { cuesOf } from './map/cues.ts';
import { countersOf } from './map/on-board.ts';
import { answered } from './turn/standing.ts';
import { chosen } from './words/chosen.ts';
import { unitName, withNames } from './words/names.ts';
import { partOf } from './words/now.ts';
import { sentence } from './words/sentence.ts';

const named = (view: View): Named => ({
  board: view.board,
  units: unitsInOrder(view).map(({ id, side, at }) => ({ id, name: unitName(view, id), side, at })),
  others: Object.values(view.arsenal).map(({ name }) => name),
});

/** What a match on the page must know of Steampunk Fantasy. */
export const steampunkRules: GameRules<SteampunkTypes> = {
  ...followedBy(applySeen),
  awaited,
  words: WORDS,
  concession: { kind: 'concede' },
  cues: cuesOf,
  counters: (view) => countersOf(view, {}),
  // Both sides act at the same time: what a turn has shown stays together.
  beginsTrail: ({ kind }) => kind === 'turn-began',
  part: partOf,
  named,
  withNames,
  line: sentence,
  answered: (intent, { view }) => answered(view, intent),
  chosen: (intent, { view }) => chosen(intent, view),
};
