import type { HexLabel } from '@ironhex/shared/hex';
import type { BaseCounter, BaseCue, Side, TrailPicture } from '../../map/picture.ts';
import type { Scene } from './scenes.ts';

/** The parts of a cue that can leave a trail: a counter moves, or something shoots. */
interface Leaving extends BaseCue {
  readonly unit?: string;
  readonly path?: readonly HexLabel[];
  readonly jump?: boolean;
  readonly lunge?: boolean;
  readonly from?: HexLabel;
  readonly to?: HexLabel;
  readonly side?: Side;
}

const legOf = (cue: Leaving, cast: () => readonly BaseCounter[]): readonly TrailPicture[] => {
  const { kind, unit = '', path = [], from, to } = cue;
  if (kind === 'shot' && from !== undefined && to !== undefined)
    return [{ kind: 'attack', unit: '', side: cue.side ?? null, hexes: [from, to], jump: false }];
  if (kind !== 'move' || path.length === 0) return [];
  const mover = cast().find(({ id }) => id === unit);
  if (!mover) return [];
  const { side } = mover;
  if (cue.lunge) return [{ kind: 'attack', unit, side, hexes: path.slice(0, 2), jump: false }];
  return [{ kind: 'way', unit, side, hexes: path, jump: cue.jump ?? false }];
};

/** Whether the second leg continues the first: it starts where that one ended. */
const goesOn = (one: TrailPicture, other: TrailPicture): boolean =>
  one.kind === 'way' &&
  other.kind === 'way' &&
  one.unit === other.unit &&
  one.jump === other.jump &&
  one.hexes.at(-1) === other.hexes[0];

const same = (one: TrailPicture, other: TrailPicture): boolean =>
  one.kind === other.kind && one.unit === other.unit && one.hexes.join() === other.hexes.join();

const withLeg = (legs: readonly TrailPicture[], leg: TrailPicture): readonly TrailPicture[] => {
  const last = legs.findLast((other) => goesOn(other, leg));
  if (last === undefined) return legs.some((other) => same(other, leg)) ? legs : [...legs, leg];
  const whole = { ...last, hexes: [...last.hexes, ...leg.hexes.slice(1)] };
  return legs.map((other) => (other === last ? whole : other));
};

/** The ways and attacks that scenes show, each unit's steps as one way. */
export const legsOf = (scenes: readonly Pick<Scene, 'cues' | 'cast'>[]): readonly TrailPicture[] =>
  scenes
    .flatMap(({ cues, cast }) => cues.flat().flatMap((cue) => legOf(cue as Leaving, cast)))
    .reduce(withLeg, [] as readonly TrailPicture[]);

/** The scenes of the newest action that has left ways or attacks; what follows an action without beginning one belongs to it. */
const lastAction = (scenes: readonly Scene[]): readonly Scene[] => {
  let end = scenes.length;
  for (let i = scenes.length - 1; i >= 0; i--) {
    if (i > 0 && !scenes[i]!.begins) continue;
    const action = scenes.slice(i, end);
    if (legsOf(action).length > 0) return action;
    end = i;
  }
  return [];
};

/**
 * The trail of the last action: its events after number `since`. `own` is the side of the viewer, whose own moves and
 * attacks are not drawn; null for spectators.
 */
export const trailOf = (scenes: readonly Scene[], since: number, own: Side): readonly TrailPicture[] =>
  legsOf(lastAction(scenes.filter(({ n }) => n > since))).filter(({ side }) => own === null || side !== own);
