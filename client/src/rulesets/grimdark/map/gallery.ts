// Shows the map with units of all armies and every overlay, for looking at it. Not part of the page.
import type { Board } from '@ironhex/shared/board';
import {
  boards,
  chargesOf,
  fieldOf,
  figuresOf,
  type Onlooker,
  pathTo,
  reachOf,
  sightOf,
  type Table,
  type Unit,
  unitsOnMap,
} from '@ironhex/shared/grimdark';
import { labelOfIndex } from '@ironhex/shared/hex';
import type { MapCue } from '../../../map/effects/cues.ts';
import { openGallery } from '../../../map/gallery.ts';
import { galleryTable } from './gallery-table.ts';
import { grimdarkMap } from './kit.ts';
import { countersOf, enemiesOf, type Shown } from './on-board.ts';
import { contactAreas, lastingAreas, outlookOf, reachAreas, sightPicture, threatOf } from './overlays.ts';
import { emptyPicture, type Picture } from './picture.ts';
import { tokensOf } from './tokens.ts';
import { zonesOf } from './zones.ts';

const UNITS = 40;
/** How far from the middle of the board they stand. */
const WITHIN = 12;

const tables = new Map<string, Table>();
const tableOf = (board: Board): Table => {
  const table = tables.get(board.id) ?? galleryTable(board, UNITS, WITHIN);
  tables.set(board.id, table);
  return table;
};

const pictureOf = (table: Table, more: Partial<Picture> = {}, shown: Shown = {}): Picture => ({
  ...emptyPicture(table.board),
  counters: countersOf(table, shown),
  tokens: tokensOf(table),
  zones: zonesOf(table),
  ...more,
});

const onlooker = (table: Table, unit: Unit): Onlooker => ({
  id: unit.id,
  at: unit.at!,
  size: figuresOf(table, unit).sizeClass,
});

/** The unit of seat A that can charge the most enemies: much is to be shown of it. */
const actorOf = (table: Table): Unit =>
  unitsOnMap(table)
    .filter(({ seat, id }) => seat === 'a' && figuresOf(table, table.units[id]!).sizeClass === 'standard')
    .reduce((best, unit) => (chargesOf(table, unit).length > chargesOf(table, best).length ? unit : best));

const acting = (unit: Unit): Shown => ({ emphases: new Map([[unit.id, 'acting']]) });

const reachScene = (table: Table): Picture => {
  const unit = actorOf(table);
  const targets = chargesOf(table, unit).map(({ unit: enemy }) => [enemy.id, 'target'] as const);
  return pictureOf(
    table,
    { areas: [...reachAreas(table, unit), ...contactAreas(table, unit, targets[0]?.[0])] },
    { emphases: new Map([[unit.id, 'acting'], ...targets]) },
  );
};

const planScene = (table: Table): Picture => {
  const unit = actorOf(table);
  const found = reachOf(table, unit, 'advance');
  const to = labelOfIndex(table.board, found.ends.at(-1)!);
  const path = pathTo(found, to) ?? [];
  return pictureOf(
    table,
    {
      areas: reachAreas(table, unit, ['advance']),
      outlook: outlookOf(table, { ...onlooker(table, unit), at: to }, 12),
      paths: [
        {
          unit: unit.id,
          side: 0,
          from: unit.at,
          marks: path.map((at, i) => ({ at, kind: 'step', risk: i === 1 ? 'dangerous' : undefined })),
          facing: null,
          cost: `${path.length} of ${found.move.allowance} hexes`,
        },
      ],
    },
    acting(unit),
  );
};

/** The enemies that a unit sees. */
const seenBy = (table: Table, unit: Unit) =>
  enemiesOf(table, unit)
    .map((enemy) => ({ enemy, ...sightOf(fieldOf(table), onlooker(table, unit), onlooker(table, enemy)) }))
    .filter(({ sees }) => sees);

const shotScene = (table: Table): Picture => {
  const unit = unitsOnMap(table)
    .filter(({ seat }) => seat === 'a')
    .reduce((best, other) => (seenBy(table, other).length > seenBy(table, best).length ? other : best));
  const viewer = onlooker(table, unit);
  const seen = seenBy(table, unit);
  return pictureOf(
    table,
    {
      arrows: seen.slice(0, 2).map(({ enemy, cover }, i) => ({
        kind: cover ? 'covered' : 'shot',
        from: viewer.at,
        to: enemy.at!,
        side: 0,
        label: i === 0 ? '2.4 wounds' : '0.8 wounds',
      })),
    },
    { ...acting(unit), sights: new Map(seen.map(({ enemy }) => [enemy.id, '58 %'])) },
  );
};

const sightScene = (table: Table): Picture => {
  const unit = actorOf(table);
  const viewer = onlooker(table, unit);
  const [hovered] = chargesOf(table, unit);
  return pictureOf(
    table,
    {
      threat: hovered && threatOf(table, hovered.unit),
      sight: enemiesOf(table, unit)
        .slice(2, 6)
        .map((enemy) => sightPicture(table, 'a', viewer, onlooker(table, enemy))),
    },
    acting(unit),
  );
};

const waiting = (table: Table): Table => ({
  ...table,
  stage: 'deployment',
  round: 0,
  units: Object.fromEntries(
    Object.entries(table.units).map(([id, unit]) => [
      id,
      unit.number % 3 === 0 ? { ...unit, place: unit.number % 2 === 0 ? 'reserve' : 'waiting', at: null } : unit,
    ]),
  ),
});

const cues = (board: Board): readonly MapCue[] => {
  const table = tableOf(board);
  const unit = actorOf(table);
  const [target] = enemiesOf(table, unit);
  const found = reachOf(table, unit, 'advance');
  const path = [unit.at!, ...(pathTo(found, labelOfIndex(board, found.ends.at(-1)!)) ?? [])];
  return [
    { kind: 'move', unit: unit.id, path, facing: 0, jump: false },
    { kind: 'shot', from: path.at(-1)!, to: target!.at!, side: 0, style: 'shell', missed: false, impact: 'danger' },
    { kind: 'word', at: target!.at!, text: 'Shaken', tone: 'danger' },
    { kind: 'destroyed', unit: target!.id, at: target!.at! },
  ];
};

await openGallery({
  kit: grimdarkMap,
  boards: boards.stock,
  scenes: {
    battle: (board) => pictureOf(tableOf(board), { areas: lastingAreas(tableOf(board)) }),
    reach: (board) => reachScene(tableOf(board)),
    plan: (board) => planScene(tableOf(board)),
    shots: (board) => shotScene(tableOf(board)),
    sight: (board) => sightScene(tableOf(board)),
    deployment: (board) => pictureOf(waiting(tableOf(board))),
    ground: (board) => emptyPicture(board),
  },
  cues,
});
