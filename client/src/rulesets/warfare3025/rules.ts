import { copyOf } from '@ironhex/shared/match';
import {
  awaited,
  type Card,
  follow,
  STOCK_CARDS,
  tableOf,
  unitName,
  VEHICLES,
  type View,
  type WarfareTypes,
  WORDS,
} from '@ironhex/shared/warfare3025';
import type { GameRules } from '../../table/rules.ts';
import type { Named } from '../../text/named.ts';
import { countersOf } from './map/counters.ts';
import { cuesOf } from './map/cues.ts';
import { answered } from './turn/standing.ts';
import { sentence } from './words/sentence.ts';
import { WARFARE } from './words/ui.ts';

/** `follow` never changes the board, the cards and the options: they are shared. */
const copy = ({ board, cards, options, ...rest }: View): View => ({ ...copyOf(rest), board, cards, options });

const weaponNames = ({ weapons }: Pick<Card, 'weapons'>): readonly string[] => weapons.map(({ name }) => name);

/** Weapons that nobody at the table has named. */
const STOCK = new Set([...STOCK_CARDS, ...VEHICLES].flatMap(weaponNames));

const named = (view: View): Named => {
  const table = tableOf(view);
  return {
    board: table.board,
    units: table.units.map(({ id, side, at }) => ({ id, name: unitName(table, id), side, at })),
    others: Object.values(table.cards)
      .flatMap(weaponNames)
      .filter((name) => !STOCK.has(name)),
  };
};

/** What a match on the page must know of Warfare. */
export const warfareRules: GameRules<WarfareTypes> = {
  follow,
  copy,
  awaited,
  words: WORDS,
  concession: { kind: 'concede' },
  cues: cuesOf,
  counters: (view) => countersOf(tableOf(view), new Map(), new Map()),
  part: ({ elapsed }) => [WARFARE.panels.tick(elapsed)],
  named,
  line: sentence,
  answered: (intent, { view, you }) => answered(tableOf(view), intent, you),
};
