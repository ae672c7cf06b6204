// Cues that games make of what happens. What happens off the board is not shown.
import type { HexLabel } from '@ironhex/shared/hex';
import type { Cues, Side } from '../picture.ts';
import type { FaceCue, MoveCue } from './motion.ts';
import type { AttentionCue, DestroyedCue, WordCue } from './notes.ts';
import type { NoteTone } from './plate.ts';
import type { ShotCue } from './shot.ts';
import type { VerdictCue, VerdictRow } from './verdict.ts';

/** The cues that the engine has effects for. */
export type MapCue = MoveCue | FaceCue | ShotCue | VerdictCue | WordCue | AttentionCue | DestroyedCue;

/** The views before and after an event. */
export interface Around<V> {
  readonly before: V;
  readonly after: V;
}

/** What a game shows of each kind of event; it shows nothing of kinds that are left out. */
export type CueTable<E extends { readonly kind: string }, V> = {
  readonly [K in E['kind']]?: (event: Extract<E, { readonly kind: K }>, around: Around<V>) => Cues<MapCue>;
};

/** What a table shows of an event. */
export const cuesFrom = <E extends { readonly kind: string }, V>(
  table: CueTable<E, V>,
  event: E,
  around: Around<V>,
): Cues<MapCue> => {
  const row = table[event.kind as E['kind']] as ((event: E, around: Around<V>) => Cues<MapCue>) | undefined;
  return row?.(event, around).filter((cue) => !Array.isArray(cue) || cue.length > 0) ?? [];
};

/** A hex, if there is one: null and undefined stand for what is off the board or not known. */
type Place = HexLabel | null | undefined;

/** Where something stands after an event, or stood before it; `placeIn` finds it in a view. */
export const placeAround = <V>({ before, after }: Around<V>, placeIn: (view: V) => Place): HexLabel | undefined =>
  placeIn(after) ?? placeIn(before) ?? undefined;

/** A word beside a hex. */
export const wordAt = (at: Place, text: string, tone: NoteTone): readonly WordCue[] =>
  at == null ? [] : [{ kind: 'word', at, text, tone }];

/** The same word beside each of several hexes. */
export const wordsAt = (places: readonly Place[], text: string, tone: NoteTone): readonly WordCue[] =>
  places.flatMap((at) => wordAt(at, text, tone));

/** A word in the middle of a board, for something that concerns all of it. */
export const wordOver = (
  { width, height }: { readonly width: number; readonly height: number },
  text: string,
  tone: NoteTone,
): readonly WordCue[] => {
  const middle = [width, height].map((n) => `${Math.ceil(n / 2)}`.padStart(2, '0')).join('');
  return wordAt(middle, text, tone);
};

/** A name beside a hex, such as that of a spell. */
export const nameAt = (at: Place, name: string, tone: NoteTone): readonly WordCue[] =>
  wordAt(at, name, tone).map((cue) => ({ ...cue, named: true }));

/** Hexes pulse. */
export const attentionAt = (...places: readonly Place[]): readonly AttentionCue[] =>
  places.flatMap((at) => (at == null ? [] : [{ kind: 'attention' as const, at }]));

/** A unit bursts where it stood. */
export const burstAt = (at: Place, unit: string): readonly DestroyedCue[] =>
  at == null ? [] : [{ kind: 'destroyed', unit, at }];

/** A shot from one hex to another; nothing within one hex. */
export const shotBetween = (
  from: Place,
  to: Place,
  side: Side,
  how: Pick<ShotCue, 'style' | 'missed' | 'impact'>,
): readonly ShotCue[] => (from == null || to == null || from === to ? [] : [{ kind: 'shot', from, to, side, ...how }]);

/** At most so many dice fit beside a hex; of more only the result is shown. */
const MOST_DICE = 8;

/** Dice that land beside a hex, with the needed number and the result. */
export const verdictAt = (
  at: Place,
  roll: Pick<VerdictRow, 'label' | 'dice'>,
  text: string,
  tone: NoteTone,
): readonly (VerdictCue | WordCue)[] => {
  if (at == null) return [];
  if (roll.dice.length === 0 || roll.dice.length > MOST_DICE) return wordAt(at, `${roll.label}: ${text}`, tone);
  return [{ kind: 'verdict', at, rows: [{ ...roll, came: '' }], text, tone }];
};
