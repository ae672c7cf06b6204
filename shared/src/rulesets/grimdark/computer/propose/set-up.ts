// Answers before the battle, and units that come later.
import { indexOfLabel } from '../../../../hex/index.ts';
import type { Intent } from '../../ask/intents.ts';
import { arrival } from '../../ground/placing/check-place.ts';
import type { Ask } from '../../model/asks.ts';
import type { View } from '../../model/state.ts';
import { hexesFor, toPlace } from '../../rules/placing.ts';
import { proposedScout, proposedSpot } from '../../rules/setup/formation.ts';
import { bestShot, placeAt, prospectOf, riskAt } from '../prospect.ts';
import { sceneOf } from '../standing.ts';

/** Of so many places for a reserve one is looked at. */
const EVERY = 5;

/** What the force means to declare. */
export const proposeDeclaration = ({ suggested }: Ask): readonly Intent[] => (suggested ? [suggested] : []);

/** The next unit in formation, opposite what the battle is about. */
export const proposeDeployment = (view: View, { seat }: Ask): readonly Intent[] => {
  const spot = proposedSpot(view, seat);
  return spot ? [{ kind: 'deploy', ...spot }] : [];
};

/** A scout as near to a goal as it may go. */
export const proposeScouting = (view: View, { seat }: Ask): readonly Intent[] => {
  const scout = proposedScout(view, seat);
  return scout ? [scout] : [];
};

/** The reserve, and the place for it, that gain most; passing last. */
export const proposeArrival = (view: View, { seat }: Ask): readonly Intent[] => {
  const scene = sceneOf(view);
  const arrivals = toPlace(view, seat, 'reserve').flatMap((unit) => {
    const places = [...hexesFor(view, unit, arrival(seat))].filter((_, index) => index % EVERY === 0);
    const [first] = places;
    if (first === undefined) return [];
    const prospect = prospectOf(scene, { ...unit, place: 'map', at: first });
    return places.map((at) => {
      const hex = indexOfLabel(view.board, at);
      const gain = placeAt(view, prospect, hex) + bestShot(view, prospect, hex).gain - riskAt(view, prospect, hex);
      return { gain, intent: { kind: 'arrive', arrival: { unit: unit.id, at } } as const };
    });
  });
  const best = arrivals.toSorted((one, other) => other.gain - one.gain).slice(0, 4);
  return [...best.map(({ intent }) => intent), { kind: 'arrive', arrival: null }];
};
