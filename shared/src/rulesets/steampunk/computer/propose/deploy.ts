// Where units are set up at once, SET-7: in the formation that is offered, and at speed where the enemy is far away.
import type { Proposal } from '../../../../computer/index.ts';
import type { Intent } from '../../ask/intents.ts';
import { distanceOf } from '../../ground/places.ts';
import { zoneOf, zoneRows } from '../../ground/zones.ts';
import type { Ask } from '../../model/asks.ts';
import { figuresOf } from '../../model/figures.ts';
import type { View } from '../../model/state.ts';
import { layerOf } from '../../model/units.ts';
import type { Speed } from '../../roster/index.ts';
import { startSpeeds } from '../../rules/setup/new-unit.ts';
import { type Placement, placementRefusal, withPlaced } from '../../rules/setup/placement.ts';
import { deployedBy } from '../../rules/setup/places.ts';
import { mostForward, wantedDistance } from '../stance.ts';

/** So many hexes farther than it wants to be from the enemy, a unit begins as fast as it can. */
const FAR = 3;

/** A placement in the foremost row of its column if the enemy is far away, and at the speed that leads farthest forward. */
const nearer = (view: View, seat: string, placement: Placement): Placement => {
  const unit = view.units[placement.unit]!;
  const { edge } = view.seats.find(({ id }) => id === seat)!;
  const enemies = zoneOf(view.board, edge === 'south' ? 'north' : 'south');
  const away = Math.min(...enemies.map((hex) => distanceOf(hex, placement.at)));
  if (away <= wantedDistance(view, unit) + FAR) return placement;
  const built = figuresOf(view, unit);
  const speed = startSpeeds(built)
    .filter((each) => layerOf({ speed: each }) === layerOf(placement))
    .reduce<Speed>(
      (best, each) => (mostForward(built, each) >= mostForward(built, best) ? each : best),
      placement.speed,
    );
  const front = zoneRows(view.board, edge)[0]!.find((hex) => hex.slice(0, 2) === placement.at.slice(0, 2));
  return { ...placement, speed, at: front ?? placement.at };
};

/** The set-up of all units of a seat. */
export const proposeDeployment = (view: View, ask: Ask): readonly Proposal<Intent>[] => {
  const wanted: Placement[] = [];
  for (const usual of deployedBy(view, ask.seat, { parts: {} }).placements) {
    const better = nearer(view, ask.seat, usual);
    const refused = placementRefusal(withPlaced(view, wanted), view.units[usual.unit]!, better, 0);
    wanted.push(refused ? usual : better);
  }
  const intents = wanted.map(({ unit, at, facing, speed }): Intent => ({ kind: 'place', unit, at, facing, speed }));
  const [first, ...others] = intents;
  return first ? [[first, ...others, { kind: 'commit' }]] : [];
};
