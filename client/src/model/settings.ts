import { effect, signal } from '@preact/signals';

/** Reads a setting of this browser; private windows may have none. */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a setting in this browser, where that is possible. */
const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
};

/** Dark table or paper. */
export const theme = signal<'dark' | 'light'>(stored('ironhex.theme') === 'light' ? 'light' : 'dark');

/** Whether moves and shots are shown as they happen. */
export const motion = signal(
  (stored('ironhex.motion') ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'on')) === 'on',
);

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  store('ironhex.theme', theme.value);
});

effect(() => store('ironhex.motion', motion.value ? 'on' : 'off'));
