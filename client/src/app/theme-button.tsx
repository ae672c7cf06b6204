import { theme } from '../table/settings.ts';
import { UI } from '../text/ui.ts';

/** Changes between the dark table and paper. */
export const ThemeButton = () => {
  const dark = theme.value === 'dark';
  return (
    <button
      type="button"
      class="bare theme-button"
      aria-label={`${UI.common.theme}: ${dark ? UI.common.dark : UI.common.light}`}
      onClick={() => {
        theme.value = dark ? 'light' : 'dark';
      }}
    >
      <span aria-hidden="true">◐</span>
    </button>
  );
};
