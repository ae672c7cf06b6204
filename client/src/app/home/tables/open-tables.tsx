import type { OpenTable } from '@ironhex/shared/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ownMatches } from '../../../table/storage/own-matches.ts';
import { UI } from '../../../text/ui.ts';
import { ALL, type Filter, Filters } from './filters.tsx';
import { FindOpponent } from './find-opponent.tsx';
import { useTables } from './list.ts';
import { TableRow } from './row.tsx';
import { sitDownAt } from './sit.ts';
import { TablesList } from './tables-list.tsx';
import './tables.css';

const words = UI.tables;

/** Milliseconds after which it is said anew how long somebody waits. */
const TICK = 20_000;

/** Our own time, every now and then. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** With more tables and matches than this there is something to choose from. */
const MANY = 4;

/** The two lists. Of each only a few are shown until the visitor asks for all: games to choose from come below. */
const LISTS = [
  { kind: 'tables', title: words.seekTitle, few: 6 },
  { kind: 'matches', title: words.watchTitle, few: 2 },
] as const;

/** One click sits down: it leads to the seat, or says why not. */
const useSitting = () => {
  const [sitting, setSitting] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const sit = async ({ id }: OpenTable) => {
    setSitting(id);
    setRefused(undefined);
    const sat = await sitDownAt(id);
    if (sat.ok) location.assign(sat.value);
    else setRefused(sat.error.map(({ message }) => message).join(' '));
    setSitting(undefined);
  };
  return { sitting, refused, sit };
};

/** Tables that seek players, and matches to watch, as they are now: those that their hosts have listed. */
export const OpenTables = () => {
  const [filter, setFilter] = useState<Filter>({ game: ALL, pace: ALL, text: '' });
  const [pages, setPages] = useState({ tables: 1, matches: 1 });
  const { list, live } = useTables({
    game: filter.game === ALL ? undefined : filter.game,
    pace: filter.pace === ALL ? undefined : filter.pace,
    text: filter.text || undefined,
    ...pages,
  });
  const { sitting, refused, sit } = useSitting();
  const [finding, setFinding] = useState(false);
  const now = useNow() + list.ahead;
  // The player's own matches stand above.
  const own = new Set(ownMatches().map(({ id }) => id));
  const rows = (all: readonly OpenTable[]) =>
    all
      .filter(({ id }) => !own.has(id))
      .map((table) => (
        <TableRow key={table.id} table={table} now={now} sitting={sitting} onSit={() => void sit(table)} />
      ));
  const shown = { tables: rows(list.tables), matches: rows(list.matches) };
  const filtered = filter.game !== ALL || filter.pace !== ALL || filter.text !== '';
  const none = shown.tables.length === 0;
  const whenNone = live ? words.none : words.loading;
  const hint = none && !filtered && live !== false ? whenNone : words.hint;
  const change = (next: Filter) => {
    setFilter(next);
    setPages({ tables: 1, matches: 1 });
  };
  return (
    <section class="tables" aria-labelledby="open-tables" data-testid="open-tables" data-live={live}>
      <header>
        <h2 id="open-tables">
          {words.title} <small class="quiet">{hint}</small>
        </h2>
        <button type="button" aria-expanded={finding} data-testid="find" onClick={() => setFinding(!finding)}>
          {words.find}
        </button>
      </header>
      {finding && <FindOpponent onClose={() => setFinding(false)} />}
      {(filtered || list.count.tables + list.count.matches > MANY) && <Filters filter={filter} set={change} />}
      <p role="status" class="fault" hidden={refused === undefined}>
        {refused}
      </p>
      {live === false && <p class="quiet">{words.lost}</p>}
      {none && filtered && live && <p class="quiet tables-none">{words.noneFitting}</p>}
      {LISTS.map(({ kind, title, few }) => (
        <TablesList
          key={kind}
          title={title}
          rows={shown[kind]}
          few={few}
          count={list.count[kind]}
          page={pages[kind]}
          pages={list.pages[kind]}
          go={(page) => setPages({ ...pages, [kind]: page })}
        />
      ))}
    </section>
  );
};
