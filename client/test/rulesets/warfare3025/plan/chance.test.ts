import { PUBLIC, type Viewer } from '@ironhex/shared/match';
import { check, type State } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { often } from '../../../../../shared/test/often.ts';
import type { Pointed } from '../../../../src/rulesets/warfare3025/map/overlays.ts';
import type { Picture } from '../../../../src/rulesets/warfare3025/map/picture.ts';
import { pictureOf } from '../../../../src/rulesets/warfare3025/map/picture.ts';
import type { Planner } from '../../../../src/rulesets/warfare3025/plan/planner.ts';
import { planning, viewOf } from '../kit.ts';
import { play } from '../words/play.ts';

const VIEWERS: readonly Viewer[] = ['blue', 'orange', 'public'];

/** What could be looked at: nothing, every unit in turn, a weapon of somebody, a line of the log. */
const pointeds = ({ units, cards, board }: State, viewer: Viewer): Pointed[] =>
  [
    { hover: null, cursor: undefined, weapon: undefined, highlighted: [] },
    ...units.map(({ id, at }) => ({
      hover: at,
      cursor: at ?? undefined,
      weapon: cards[id]!.weapons[0]!.id,
      highlighted: [id],
    })),
    { hover: `${String(board.width).padStart(2, '0')}01`, cursor: '0101', weapon: 'none', highlighted: ['nobody'] },
  ].map((pointed) => ({ ...pointed, viewer: viewer === PUBLIC ? null : viewer, distances: true, wheel: true }));

/** Everything about a picture that cannot be, whatever is looked at. */
const faultsOf = ({ counters, reach, paths, board, wheel }: Picture): string[] => {
  const faults: string[] = [];
  const places = counters.filter(({ destroyed }) => !destroyed).map(({ at }) => at);
  if (new Set(reach.map(({ at, jump }) => `${at}${jump}`)).size !== reach.length) faults.push('a hex is reached twice');
  for (const { marks, facing, triggers } of paths) {
    if (facing === null || facing < 0 || facing > 5) faults.push(`a path faces ${facing}`);
    if (triggers?.some((index) => index < 0 || index > marks.length)) faults.push('a trigger is off its path');
  }
  if (wheel && Number(wheel.at.slice(0, 2)) > board.width) faults.push('the wheel is off the map');
  if (places.some((at) => at === undefined)) faults.push('a counter is nowhere');
  return faults;
};

/** Every plan that going to a hex makes; those that the rules refuse. */
const refused = (planner: Planner): string[] => {
  const { view, seat, decision } = planner.asked.value!;
  return planner.reached.value.flatMap(({ at }) => {
    planner.goTo(at);
    const { intent } = planner.judged.value;
    const refusal = intent && check(view, seat, intent, decision);
    const standing = planner.stand()?.at;
    planner.undo();
    if (intent && !refusal && standing === at) return [];
    return [`${decision.id} ${at}: ${refusal?.code ?? `no plan, standing at ${standing}`}`];
  });
};

/** Seeds of matches; at length, all of them. */
const MATCHES = [1, 2, 3, 5];

describe.each(MATCHES.slice(0, often(1, MATCHES.length)))('in match %i, played by chance', (seed) => {
  test('there is a picture at every moment, for everybody, wherever they look', () => {
    const faults: string[] = [];
    let pictures = 0;
    const look = (state: State) => {
      for (const viewer of VIEWERS) {
        const { planner } = planning(state, viewer);
        const view = viewOf(state, viewer);
        for (const pointed of pointeds(state, viewer)) faults.push(...faultsOf(pictureOf(view, planner, pointed)));
        pictures += 1;
      }
    };
    let moment = 0;
    play(seed, {
      asked: look,
      // Between two questions as well: what is played is shown step by step.
      seen: (_, view) => {
        moment += 1;
        if (moment % 7 === 0) look({ ...view, agenda: [], claims: [], held: [] } as State);
      },
    });
    expect(pictures).toBeGreaterThan(150);
    expect(faults).toEqual([]);
  });

  test('every hex that is offered, on foot or by a jump, makes a plan that the rules allow', () => {
    const faults: string[] = [];
    const kinds = new Set<string>();
    let asked = 0;
    play(seed, {
      asked: (state) => {
        const { moment } = state;
        if (moment.kind !== 'activate' && moment.kind !== 'interrupt') return;
        asked += 1;
        if (asked % 4 !== 0) return;
        const seat = moment.kind === 'activate' ? moment.seat : moment.waiting[0]!;
        const { planner } = planning(state, seat);
        for (const unit of planner.candidates.value) {
          planner.choose(unit);
          faults.push(...refused(planner));
          planner.toggleJump();
          if (planner.reached.value.length > 0) kinds.add(`${moment.kind} by jump`);
          faults.push(...refused(planner));
          planner.toggleJump();
          for (const trigger of planner.triggers.value.slice(0, 2)) {
            planner.triggerAt(trigger);
            faults.push(...refused(planner));
          }
          kinds.add(moment.kind);
        }
      },
    });
    expect(faults).toEqual([]);
    for (const kind of ['activate', 'activate by jump', 'interrupt']) expect(kinds).toContain(kind);
  });
});
