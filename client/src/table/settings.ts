import { effect, signal } from '@preact/signals';
import type { Orientation } from '../map/orientation.ts';
import { keep, kept } from './keep.ts';

/** Dark table or paper. */
export const theme = signal<'dark' | 'light'>(kept('ironhex.theme') === 'light' ? 'light' : 'dark');

/** Something that is on or off, kept in this browser. */
const onOff = (name: string, first: boolean) => {
  const setting = signal((kept(name) ?? (first ? 'on' : 'off')) === 'on');
  effect(() => keep(name, setting.value ? 'on' : 'off'));
  return setting;
};

/** A small screen without a mouse: most of these are used where others hear them. */
const isPhone = matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600;

/** Whether moves and shots are shown as they happen. */
export const motion = onOff('ironhex.motion', !matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Whether great moments are heard. */
export const sound = onOff('ironhex.sound', !isPhone);

/** Whether they are felt, on devices that can. */
export const vibration = onOff('ironhex.vibration', true);

/** Whether the player is notified while the page is hidden; the browser must have been allowed to as well. */
export const notifications = onOff('ironhex.notifications', false);

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  keep('ironhex.theme', theme.value);
});

const ORIENTATIONS: readonly Orientation[] = ['auto', 'upright', 'turned'];

/** How the map lies. */
export const orientation = signal(ORIENTATIONS.find((known) => known === kept('ironhex.orientation')) ?? 'auto');

effect(() => keep('ironhex.orientation', orientation.value));
