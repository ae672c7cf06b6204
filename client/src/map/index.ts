// The map engine: shows pictures, plays cues, tells what the player does on it. Knows no rules and no game.

export type { Touchable } from './input/touch.ts';
export type { CounterPainter, MapKit } from './kit.ts';
export { mountBoard } from './mount.ts';
export type { BaseCounter, BaseCue, BasePicture, BoardHandle, BoardInput, Emphasis, Side } from './picture.ts';
