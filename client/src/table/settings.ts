import { effect, signal } from '@preact/signals';
import { keep, kept } from './keep.ts';

/** Dark table or paper. */
export const theme = signal<'dark' | 'light'>(kept('ironhex.theme') === 'light' ? 'light' : 'dark');

/** Whether moves and shots are shown as they happen. */
export const motion = signal(
  (kept('ironhex.motion') ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'on')) === 'on',
);

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  keep('ironhex.theme', theme.value);
});

effect(() => keep('ironhex.motion', motion.value ? 'on' : 'off'));
