import { UI } from '../../../text/ui.ts';

const words = UI.tables;

/** Goes from page to page of a list; nothing where there is only one. `page` may be beyond the last, which is shown then. */
export const Pager = (props: {
  readonly title: string;
  readonly page: number;
  readonly pages: number;
  readonly go: (page: number) => void;
}) => {
  const { title, pages, go } = props;
  if (pages <= 1) return null;
  const page = Math.min(props.page, pages);
  return (
    <nav class="tables-pager" aria-label={words.pages(title)}>
      <button type="button" disabled={page === 1} onClick={() => go(page - 1)}>
        {words.before}
      </button>
      <span class="quiet" aria-live="polite">
        {words.page(page, pages)}
      </span>
      <button type="button" disabled={page === pages} onClick={() => go(page + 1)}>
        {words.next}
      </button>
    </nav>
  );
};
