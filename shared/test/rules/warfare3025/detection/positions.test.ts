import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Setup } from '../../../../src/match/index.ts';
import type { State, WarfareTypes } from '../../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { often } from '../../../often.ts';
import { playOut, seeds } from '../../../properties/matches.ts';
import { warfareSample } from '../../../rulesets/warfare3025/sample.ts';
import { GRIFFIN, hex, LOCUST, only, straight, WOLVERINE } from '../kit.ts';
import { secretly } from './kit.ts';

const setups = warfareSample.small.map(
  (setup): Setup<WarfareTypes> => ({ ...setup, options: { ...setup.options, detection: 'on' } }),
);

/** The state that a position of this one gives, or what is wrong with it. */
const again = ({ options, board, seats }: Setup<WarfareTypes>, state: State, change: object = {}) => {
  const position = warfare3025.schemas.position.parse(
    JSON.parse(JSON.stringify({ ...warfare3025.toPosition(state), ...change })),
  );
  const nobody = seats.map((seat) => ({ ...seat, force: null }));
  return warfare3025.fromPosition({ options, board, seats: nobody, position });
};

describe('positions with contacts and marks', () => {
  it('come back the same, whatever the match waits for', () => {
    const waited = new Set<string>();
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        playOut(warfareSample, setup, seed, {
          each: ({ state }) => {
            const read = again(setup, state);
            if (!read.ok) throw new Error(JSON.stringify(read.error));
            expect(read.value).toStrictEqual(JSON.parse(JSON.stringify(state)));
            waited.add(state.detection!.open ? `${state.moment.kind} window` : state.moment.kind);
          },
        });
      }),
      { numRuns: often(4, 60), seed: 21 },
    );
    expect(waited).toContain('interrupt window');
    expect(waited).toContain('activate');
  });

  const game = secretly(
    { units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: LOCUST, at: '0,9' } } },
    { b1: 'detected' },
  );
  const setup: Setup<WarfareTypes> = {
    ...game.state,
    seats: game.state.seats.map((seat) => ({ ...seat, force: null })),
  };

  test.each<[object, string]>([
    [{ known: { b7: { state: 'visible' } } }, 'position.detection.known.b7'],
    [{ known: { b1: { state: 'detected' } } }, 'position.detection.known.b1'],
    [{ known: { b1: { state: 'detected', number: 1, at: '9999' } } }, 'position.detection.known.b1.at'],
    [{ marks: [{ at: '9999', side: 0, since: 3 }] }, 'position.detection.marks.0.at'],
    [{ changed: ['x1'] }, 'position.detection.changed.0'],
    [{ active: 'x1' }, 'position.detection.active'],
    [{ quiet: true }, 'position.detection.quiet'],
  ])('%j is refused at its place', (detection, at) => {
    const read = again(setup, game.state, { detection });
    expect(read.ok ? [] : read.error.map((fault) => fault.at)).toEqual([at]);
  });

  test('know of an interrupt without a trace: the shot goes as if there were none, W-13d.18', () => {
    const shooting = (interrupts: boolean) => {
      const game = secretly(
        {
          units: {
            b1: { card: WOLVERINE, at: '0,12', facing: 0 },
            r1: { card: GRIFFIN, at: '0,0', ticks: 2, facing: 3 },
            r2: { card: LOCUST, at: '0,8', ticks: 30, token: 'fast' },
          },
        },
        { b1: 'visible', r2: 'visible' },
      );
      const attack = { weapon: 'medium-laser', target: 'r2', after: 2 };
      game.play('blue', { kind: 'act', unit: 'b1', move: { path: straight('0,12', 0, 2), facing: 0 }, attack });
      const claim = {
        kind: 'interrupt',
        unit: 'r1',
        trigger: 0,
        move: { path: straight('0,0', 3, 1), facing: 3 },
      } as const;
      if (interrupts) game.play('red', claim);
      return { game, declared: only(game.ring([]).events, 'interruptDeclared') };
    };
    const { game: quiet, declared } = shooting(true);
    expect(declared.map(({ timing }) => timing)).toEqual(['simultaneous']);
    expect(quiet.state.moment.kind).toBe('defend');
    // The actor has walked to its point of attack, where in an exchange it would stand still.
    expect(quiet.view('blue')).toEqual(shooting(false).game.view('blue'));
    const read = again({ ...setup, seats: quiet.state.seats.map((seat) => ({ ...seat, force: null })) }, quiet.state);
    expect(read.ok ? read.value : read.error).toStrictEqual(JSON.parse(JSON.stringify(quiet.state)));
    quiet.play('red', { kind: 'defend', roll: 'piloting' }, [2, 1]);
    expect(quiet.state.units.find(({ id }) => id === 'r1')!.at).toBe(hex('0,1'));
    expect(quiet.state.detection!.quiet).toBeUndefined();
  });

  describe('hold no reaction to an attacker that was not seen, W-13b.6', () => {
    const shot = secretly(
      {
        units: {
          r1: { card: GRIFFIN, at: '0,0', facing: 3 },
          b1: { card: LOCUST, at: '0,4', ticks: 3, token: 'fast' },
        },
        options: { closeQuarters: 'on' },
      },
      { r1: 'visible', b1: 'visible' },
    );
    shot.act('red', { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1' } });
    const { state } = shot;
    const { detection } = warfare3025.toPosition(state) as { detection: { known: object } };
    const faultsOf = (change: object): unknown => {
      const seats = state.seats.map((seat) => ({ ...seat, force: null }));
      const read = again({ ...setup, options: state.options, seats }, state, {
        detection: { ...detection, ...change },
      });
      return read.ok ? [] : read.error.map(({ at, message }) => [at, message]);
    };

    test('but the one to an attacker in sight', () => {
      expect(state.moment.kind).toBe('react');
      expect(faultsOf({})).toEqual([]);
    });

    test.each<[string, object]>([
      ['of whom nobody knows', { known: { ...detection.known, r1: { state: 'hidden' } } }],
      ['that is a contact', { known: { ...detection.known, r1: { state: 'detected', number: 1, at: hex('0,0') } } }],
      ['that was seen after it had declared', { shown: [] }],
    ])('%s', (_, change) => {
      expect(faultsOf(change)).toEqual([
        ['position.decision', 'The target of this attack cannot react to it. (W-13b.6)'],
      ]);
    });
  });

  test('is refused where nothing is hidden', () => {
    const plain = { ...setup, options: { ...setup.options, detection: 'off' as const } };
    const read = again(plain, game.state);
    expect(read.ok ? [] : read.error.map((fault) => fault.at)).toEqual(['position.detection']);
  });
});
