import { theme, toggleTheme } from '../table/settings.ts';
import { UI } from '../text/ui.ts';

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
