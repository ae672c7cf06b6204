/** The column by which a table is sorted, from 0; -1 is the one with the names. */
export interface Sorting {
  readonly column: number;
  readonly descending: boolean;
}

interface Row {
  readonly name: string;
  readonly values: readonly number[];
}

const compared = (one: Row, other: Row, column: number): number =>
  column < 0
    ? one.name.localeCompare(other.name, 'en', { numeric: true })
    : one.values[column]! - other.values[column]!;

/** The rows by a column; those that are equal there stay in order. Undefined leaves all as they are. */
export const sortedBy = <R extends Row>(rows: readonly R[], sorting: Sorting | undefined): readonly R[] => {
  if (!sorting) return rows;
  const { column, descending } = sorting;
  return rows.toSorted((one, other) => compared(one, other, column) * (descending ? -1 : 1));
};

/** What a press on the title of a column leads to: numbers begin with the largest, names with A, and the next press turns it. */
export const sortingAfter = (before: Sorting | undefined, column: number): Sorting => ({
  column,
  descending: before?.column === column ? !before.descending : column >= 0,
});
