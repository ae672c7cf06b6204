import { useState } from 'preact/hooks';
import { saveFile } from '../record/save.ts';
import { WORDS } from '../words.ts';
import { csvOf } from './csv.ts';
import { type Sorting, sortedBy, sortingAfter } from './sorted.ts';
import '../course/reckoning.css';

/** A row as it is shown: who it is about, in the colour of its side. */
export interface ShownRow {
  readonly key: string;
  readonly side: number | undefined;
  readonly player: string;
  readonly name: string;
  readonly values: readonly number[];
}

/** Seconds as people write them: 0:07, 12:40, 3:05:00. */
const asTime = (seconds: number): string => {
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** The title of a column, which sorts by it. */
const Head = (props: {
  readonly title: string;
  readonly column: number;
  readonly sorting: Sorting | undefined;
  readonly sort: (by: Sorting) => void;
}) => {
  const { title, column, sorting, sort } = props;
  const isSorted = sorting?.column === column;
  const sorted = isSorted ? (sorting.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" aria-sort={sorted}>
      <button type="button" class="bare numbers-sort" onClick={() => sort(sortingAfter(sorting, column))}>
        {title}
        {isSorted && <span aria-hidden="true">{sorting.descending ? ' ↓' : ' ↑'}</span>}
      </button>
    </th>
  );
};

/** A table of numbers that sorts by any of its columns, and can be saved as a file. */
export const NumbersTable = (props: {
  readonly title: string;
  /** What the rows are. */
  readonly head: string;
  readonly columns: readonly string[];
  /** The last column is a time, in seconds. */
  readonly timed: boolean;
  readonly rows: readonly ShownRow[];
  /** The name of the file. */
  readonly file: string;
}) => {
  const { title, head, columns, timed, rows, file } = props;
  const [sorting, sort] = useState<Sorting | undefined>(undefined);
  const shown = sortedBy(rows, sorting);
  const isTime = (column: number) => timed && column === columns.length - 1;
  const digits = columns.map((_, column) => (rows.every(({ values }) => Number.isInteger(values[column])) ? 0 : 1));
  const save = () => {
    const lines = shown.map(({ player, name, values }) => ({ heads: [player, name], values }));
    const titles = columns.map((column, index) => (isTime(index) ? WORDS.inSeconds(column) : column));
    saveFile(new Blob([csvOf([WORDS.player, head], titles, lines)], { type: 'text/csv' }), file);
  };
  return (
    <section class="numbers">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section class="numbers-scroll" tabIndex={0} aria-label={title}>
        <table data-testid={`numbers-${file}`}>
          <thead>
            <tr>
              <Head title={head} column={-1} sorting={sorting} sort={sort} />
              {columns.map((column, index) => (
                <Head key={column} title={column} column={index} sorting={sorting} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, side, name, values }) => (
              <tr key={key} data-side={side}>
                <th scope="row">
                  <span class="seat-base" aria-hidden="true" /> {name}
                </th>
                {columns.map((column, index) => (
                  <td key={column}>{isTime(index) ? asTime(values[index]!) : values[index]!.toFixed(digits[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button type="button" data-testid={`save-${file}`} onClick={save}>
        {WORDS.save}
      </button>
    </section>
  );
};
