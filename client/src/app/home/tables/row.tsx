import type { OpenTable } from '@ironhex/shared/protocol';
import { gameOf } from '../../../rulesets/index.ts';
import { matchAddress, WATCH } from '../../../table/address.ts';
import { list } from '../../../text/numbers.ts';
import { UI } from '../../../text/ui.ts';
import { Name } from '../../../ui/words/name.tsx';

const words = UI.tables;

const MINUTE = 60_000;

/** The people at a table, and since when they are there. */
const peopleText = ({ seats, playing, since }: OpenTable, now: number): string => {
  const names = seats.flatMap(({ name }) => name || []);
  const time = words.since(Math.floor((now - since) / MINUTE));
  if (playing) return words.play(list(names), time);
  return names.length > 0 ? words.waits(list(names), time, names.length) : words.nobodyYet(time);
};

/** A dot for each seat, in the colour of its side: full where somebody sits. */
const Seats = ({ seats }: Pick<OpenTable, 'seats'>) => {
  const free = seats.filter(({ name }) => name === '').length;
  return (
    <span
      class="table-seats"
      role="img"
      aria-label={words.seats(free, seats.length)}
      title={words.seats(free, seats.length)}
    >
      {seats.map(({ id, side, name }) => (
        <i key={id} data-side={side} data-taken={name !== ''} />
      ))}
    </span>
  );
};

/** What is done with a table: sit down, choose a force there first, or watch. */
const Act = (props: {
  readonly table: OpenTable;
  readonly sitting: string | undefined;
  readonly onSit: () => void;
}) => {
  const { table, sitting, onSit } = props;
  const label = (act: string) => words.at(act, table.name);
  if (table.playing)
    return (
      <a class="button" href={matchAddress(table.id, WATCH)} aria-label={label(words.watch)}>
        {words.watch}
      </a>
    );
  if (table.brings)
    return (
      <a class="button" href={matchAddress(table.id)} aria-label={label(words.choose)}>
        {words.choose}
      </a>
    );
  return (
    <button type="button" class="act" aria-label={label(words.sit)} disabled={sitting !== undefined} onClick={onSit}>
      {sitting === table.id ? words.sitting : words.sit}
    </button>
  );
};

/** One table of the list. */
export const TableRow = (props: {
  readonly table: OpenTable;
  /** The server's time. */
  readonly now: number;
  /** The table at which the player is sitting down. */
  readonly sitting: string | undefined;
  readonly onSit: () => void;
}) => {
  const { table, now } = props;
  const { game, name, played, pace, board, seats } = table;
  const known = gameOf(game);
  const facts = [
    known?.name ?? game,
    ...(played ? [played] : []),
    words.pace[pace],
    words.board(board.name, board.width, board.height),
  ];
  return (
    <li class="table-row" data-testid={`table-${table.id}`}>
      {known && <img src={known.picture} alt="" width="72" height="48" loading="lazy" decoding="async" />}
      <div class="table-about">
        <strong>
          <Name text={name} />
        </strong>
        <span class="table-people">
          <Seats seats={seats} />
          <span>{peopleText(table, now)}</span>
        </span>
        <span class="quiet table-facts">{facts.join(' · ')}</span>
      </div>
      <Act {...props} />
    </li>
  );
};
