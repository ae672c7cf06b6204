import { sound } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { playSound } from '../moments/sound.ts';

/** Turns sounds on or off; turned on, one is heard. */
export const toggleSound = (): void => {
  sound.value = !sound.peek();
  void playSound('turn');
};

/** The speaker in the top bar. */
export const SoundButton = () => (
  <button
    type="button"
    class="bare"
    role="switch"
    aria-checked={sound.value}
    aria-label={UI.moments.sound}
    title={`${UI.moments.sound}: ${UI.common.onOff(sound.value)} (S)`}
    data-testid="sound"
    onClick={toggleSound}
  >
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M3 7.5h3l4-3.5v12l-4-3.5H3z" fill="currentColor" stroke-width="1.5" stroke-linejoin="round" />
      {sound.value ? (
        <path d="M13 7c1.6 1.6 1.6 4.4 0 6M15.5 4.8c2.8 2.8 2.8 7.6 0 10.4" stroke-width="1.7" stroke-linecap="round" />
      ) : (
        <path d="M13 8l4.5 4.5M17.5 8L13 12.5" stroke-width="1.7" stroke-linecap="round" />
      )}
    </svg>
  </button>
);
