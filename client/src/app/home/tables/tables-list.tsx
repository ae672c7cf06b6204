import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { UI } from '../../../text/ui.ts';
import { Pager } from './pager.tsx';

/** Rows with their title, the first few at first; all of them in pages when the visitor asks for that. */
export const TablesList = (props: {
  readonly title: string;
  readonly rows: readonly ComponentChildren[];
  /** How many are shown at first. */
  readonly few: number;
  /** How many there are in all. */
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly go: (page: number) => void;
}) => {
  const { title, rows, few, count } = props;
  const [all, setAll] = useState(false);
  const id = useId();
  if (rows.length === 0) return null;
  const more = !all && rows.length > few;
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul class="tables-list" aria-labelledby={id}>
        {more ? rows.slice(0, few) : rows}
      </ul>
      {more ? (
        <button type="button" class="bare own-all" onClick={() => setAll(true)}>
          {UI.tables.all(count)}
        </button>
      ) : (
        <Pager {...props} />
      )}
    </>
  );
};
