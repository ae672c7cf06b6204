import { answer, answerWith, asked } from '../../../drivers/answers.ts';
import type { RoomClient } from '../../../drivers/room-client.ts';
import type { SecretScript } from '../../pilot.ts';
import { begin } from '../position.ts';
import { BOARD } from './board.ts';

/** The pieces that a may have rigged; nobody sets foot in any of these. */
const PIECES = ['alder', 'birch', 'copse'] as const;

/** Nobody sees or reaches anybody: no die falls. */
const UNITS = [
  { id: 'a1', profile: 'hl-militia', at: '0402' },
  { id: 'a2', profile: 'hl-line', at: '0602' },
  { id: 'a3', profile: 'hl-militia', at: '0802' },
  { id: 'b1', profile: 'hl-militia', at: '0429' },
  { id: 'b2', profile: 'hl-line', at: '0629' },
];

const choose = (option: string) => ({ kind: 'eventChoice', option });
const rush = (...path: readonly string[]) => ({ kind: 'act', action: 'rush', path });

/** Each side moves one unit, that of b into another piece, where nothing happens. */
const playOn: SecretScript['play'] = async ({ first: a, second: b, secret, stretch, layOpen }) => {
  await stretch('a activates a unit', () => answer(a, 'activate', { kind: 'activate', unit: 'a1' }));
  await secret();
  await stretch('it rushes', () => answer(a, 'act', rush('0403')));
  await asked(b, 'activate');
  await secret();
  await stretch('b activates a unit', () => answer(b, 'activate', { kind: 'activate', unit: 'b2' }));
  await stretch('it rushes into a piece', () => answer(b, 'act', rush('0628')));
  await asked(a, 'activate');
  await secret();
  await stretch('b asks which piece it is', () => answerWith(b, 'choice', choose(PIECES[1]), choose(PIECES[2])));
  await layOpen(() => b.intend({ kind: 'concede' }));
};

const BATTLE = { round: 1, starter: 'a', units: UNITS };
const rigged = (piece: string | null) => begin({ ...BATTLE, own: { a: { rigged: piece } } }, { board: BOARD });

/** Which piece a names in a match; the first one by default. */
const named = new WeakMap<RoomClient, string>();

/** Event 23, while a chooses the piece: G-17.4. */
export const rigging: SecretScript = {
  name: 'which piece of terrain a seat rigs to blow',
  request: begin(BATTLE, { board: BOARD, agenda: [{ do: 'rig', seat: 'a' }, { do: 'turns' }] }),
  told: 'piece-rigged',
  deeds: [
    ...PIECES.slice(1).map(
      (piece) => [`rigging ${piece}`, async (a) => void named.set(a, piece)] as SecretScript['deeds'][number],
    ),
    ['naming what is no piece', (a) => answerWith(a, 'choice', choose('moat'), choose(''), choose('constructor'))],
  ],
  play: async (table) => {
    const { first: a, secret, stretch } = table;
    await asked(a, 'choice');
    // The deed only settles which piece a names below.
    await secret();
    await stretch('a rigs a piece', () => answer(a, 'choice', choose(named.get(a) ?? PIECES[0])));
    await asked(a, 'activate');
    await playOn(table);
  },
};

/** Event 23, from then on: G-19.5. */
export const armed: SecretScript = {
  name: 'which piece of terrain a seat has rigged to blow',
  request: rigged(PIECES[0]),
  told: 'nothing-blew',
  deeds: [['naming a piece again', (a) => answer(a, 'choice', choose(PIECES[1]))]],
  others: PIECES.slice(1).map((piece) => [piece, rigged(piece)] as const),
  play: async (table) => {
    await asked(table.first, 'activate');
    await table.secret();
    await playOn(table);
  },
};
