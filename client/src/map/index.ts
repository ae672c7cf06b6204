// The map: shows pictures, plays cues, tells what the player does on it. Knows no rules.
export { mountBoard } from './mount.ts';
export type {
  BandsPicture,
  BoardHandle,
  BoardInput,
  Counter,
  Cue,
  MountBoard,
  PathMark,
  PathPicture,
  Picture,
  ReachMark,
  SideNumber,
  SightPicture,
} from './picture.ts';
