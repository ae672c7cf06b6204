import { theme, toggleTheme } from '../table/storage/settings.ts';
import { UI } from '../text/ui.ts';
import './page-head.css';

/** The way back to the first page, at the head of the others. */
export const HomeLink = () => (
  <a href="/" class="home-link" aria-label={UI.common.product}>
    <img src="/icon.svg" alt="" width="40" height="40" />
  </a>
);

/** Changes between the dark table and paper. */
export const ThemeButton = () => (
  <button
    type="button"
    class="bare theme-button"
    aria-label={`${UI.common.theme}: ${theme.value === 'dark' ? UI.common.dark : UI.common.light}`}
    onClick={toggleTheme}
  >
    <span aria-hidden="true">◐</span>
  </button>
);
