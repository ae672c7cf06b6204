import type { ComputerPace } from '@ironhex/shared/protocol';
import { effect, type Signal, signal } from '@preact/signals';
import type { Orientation } from '../../map/geometry/orientation.ts';
import type { Pace } from '../../map/timing.ts';
import { keep, kept } from './keep.ts';

/** Something that is on or off, kept in this browser. */
export const keptSwitch = (name: string, usual: boolean): Signal<boolean> => {
  const value = signal((kept(name) ?? (usual ? 'on' : 'off')) === 'on');
  effect(() => keep(name, value.value ? 'on' : 'off'));
  return value;
};

/** Dark table or paper. */
export const theme = signal<'dark' | 'light'>(kept('ironhex.theme') === 'light' ? 'light' : 'dark');

/** Changes between the two. */
export const toggleTheme = (): void => {
  theme.value = theme.peek() === 'dark' ? 'light' : 'dark';
};

/** A small screen without a mouse: most of these are used where others hear them. */
const isPhone = matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600;

const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'off'];

const usualPace: Pace = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal';

/** How fast moves and shots are shown as they happen. */
export const pace = signal<Pace>(PACES.find((known) => known === kept('ironhex.pace')) ?? usualPace);

effect(() => keep('ironhex.pace', pace.value));

/** Changes to the next pace. */
export const changePace = (): void => {
  pace.value = PACES[(PACES.indexOf(pace.peek()) + 1) % PACES.length]!;
};

/** All of them. Written out: this is loaded with every page, and what the server is told by is not. */
const COMPUTER_PACES = ['at-once', 'natural', 'slow'] as const satisfies readonly ComputerPace[];

/** How long computers wait before they act. */
export const computerPace = signal<ComputerPace>(
  COMPUTER_PACES.find((known) => known === kept('ironhex.computerPace')) ?? 'natural',
);

effect(() => keep('ironhex.computerPace', computerPace.value));

/** Changes to the next of them. */
export const changeComputerPace = (): void => {
  computerPace.value = COMPUTER_PACES[(COMPUTER_PACES.indexOf(computerPace.peek()) + 1) % COMPUTER_PACES.length]!;
};

/** Whether great moments are heard. */
export const sound = keptSwitch('ironhex.sound', !isPhone);

/** Whether they are felt, on devices that can. */
export const vibration = keptSwitch('ironhex.vibration', true);

/** Whether the player is notified while the page is hidden; the browser must have been allowed to as well. */
export const notifications = keptSwitch('ironhex.notifications', false);

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  keep('ironhex.theme', theme.value);
});

const ORIENTATIONS: readonly Orientation[] = ['auto', 'upright', 'turned'];

/** The orientation of the map. */
export const orientation = signal(ORIENTATIONS.find((known) => known === kept('ironhex.orientation')) ?? 'auto');

effect(() => keep('ironhex.orientation', orientation.value));

/** Which of the panels beside the map are open, where there is room for them on both sides. */
export const sides = { left: keptSwitch('ironhex.left', true), right: keptSwitch('ironhex.right', true) } as const;
