import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../../src/match/index.ts';
import { fallback } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { awaited } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { redact, view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { hex, type Laying, type Place, playOn, refusedBy, tableOf } from '../kit.ts';
import { caster, spell, squad } from './casting.ts';

// An action that is confirmed with the choice of its unit: spells come before it or after it, and it follows by itself.

const ITCH = spell('tb-itch', ['b1']);
const ADVANCE: IntentOf<'act'> = { kind: 'act', action: 'advance', path: [hex([11, 10]), hex([12, 9])] };
const GO: Intent = { kind: 'activate', unit: 'a1', act: ADVANCE };

/** A table at which a chooses one of two units. b1 cannot be seen to be hindered: b has no Casters. */
const table = (a1 = caster(3), more: Partial<Laying> = {}): State => {
  const state = tableOf({ units: { a1, a2: squad([3, 3]), b1: squad([18, 9]), b2: squad([40, 2]) }, ...more });
  return Object.assign(state, { agenda: [{ do: 'turn', seat: 'a' }] });
};

/** What is asked of a now, or of b. */
const asked = (state: State) => awaited(view(state, 'a')).map(({ kind, seat }) => `${kind} ${seat}`);

/** What is asked of a after each of these answers. */
const play = (state: State, ...answers: readonly (readonly [Intent, ...dice: number[]])[]) => {
  playOn(state);
  return answers.flatMap(([answer, ...dice]) => {
    playOn(state, [answer], dice);
    return asked(state);
  });
};

const withMore = (intent: Intent, more: IntentOf<'cast'>['more']): Intent => ({ ...intent, more }) as Intent;
const none = (more: IntentOf<'cast'>['more']): Intent => ({ kind: 'cast', cast: null, ...(more && { more }) });

describe('a confirmed move, P8 to P10', () => {
  it('goes by itself without a spell to cast', () => {
    const state = table(squad([10, 10]));
    expect(play(state, [GO])).toEqual(['shoot a']);
    expect(state.units.a1!.at).toBe(ADVANCE.path.at(-1));
  });

  it('comes after the one question about spells: before it, after it, or none', () => {
    const before = table();
    expect(play(before, [GO], [withMore(ITCH, 'none'), 1])).toEqual(['cast a', 'shoot a']);
    expect(before.units.a1).toMatchObject({ at: ADVANCE.path.at(-1), tried: ['tb-itch'] });
    const after = table();
    const answers = [[GO], [none('after')], [withMore(ITCH, 'none'), 1]] as const;
    expect(play(after, ...answers)).toEqual(['cast a', 'cast a', 'shoot a']);
    expect(after.units.a1).toMatchObject({ at: ADVANCE.path.at(-1), tried: ['tb-itch'] });
    // So does the clock, and the move goes on.
    const timed = table();
    playOn(timed, [GO]);
    const seen = view(timed, 'a');
    const clock = fallback(seen, awaited(seen)[0] as Decision);
    expect(clock).toEqual(none('none'));
    expect(play(timed, [clock])).toEqual(['shoot a']);
    expect(timed.units.a1).toMatchObject({ at: ADVANCE.path.at(-1), tried: [] });
  });

  it.each(['now', 'after'] as const)('does not bar several spells, another %s, G-16.2', (more) => {
    const frenzy = withMore(spell('tb-frenzy', ['a1']), 'none');
    const state = table();
    expect(play(state, [GO], [withMore(ITCH, more), 1], [frenzy, 1])).toEqual(['cast a', 'cast a', 'shoot a']);
    expect(state.units.a1!.tried).toEqual(['tb-itch', 'tb-frenzy']);
  });

  it('left out, and with answers as they were, everything is asked as before, G-19.1', () => {
    const answers = [[{ kind: 'activate', unit: 'a1' }], [ITCH, 1], [none(undefined)], [ADVANCE]] as const;
    expect(play(table(), ...answers, [none(undefined)])).toEqual(['cast a', 'cast a', 'act a', 'cast a', 'shoot a']);
  });

  it('is no question where no spell reaches anybody, before it or after it', () => {
    const around = (b1: Place): State => {
      const units = { a1: caster(1), a2: squad([3, 3]), b1: squad(b1), b2: squad([40, 2]) };
      return table(caster(1), { units });
    };
    expect(play(around([40, 5]), [GO])).toEqual(['activate b']);
    // One hex too far before the move, in reach after it.
    expect(play(around([29, 10]), [GO], [withMore(ITCH, 'none'), 1])).toEqual(['cast a', 'activate b']);
  });

  it('is asked anew if the unit was hit before it, or if it cannot be done any more', () => {
    const mines = { terrain: [{ type: 'mines', piece: 'p1', hexes: [[10, 10]] as const }] };
    expect(play(table(squad([10, 10]), { ground: mines }), [GO, 1, 6, 6, 6, 6])).toEqual(['act a']);
    const charge: Intent = { ...GO, act: { kind: 'act', action: 'charge', target: 'b3', path: [hex([11, 10])] } };
    const weak = squad([12, 10], { with: { models: [{ type: 'one', count: 1, weapons: ['blade'] }], defense: 6 } });
    const units = { a1: caster(3), a2: squad([3, 3]), b1: squad([18, 9]), b3: weak };
    const bloom = withMore(spell('tb-bloom', ['b3']), 'none');
    // Its one hit is not blocked.
    expect(play(table(caster(3), { units }), [charge], [bloom, 6, 1])).toEqual(['cast a', 'act a']);
  });

  it('is refused where it could not be done now', () => {
    const refused = (act: IntentOf<'act'>, a1 = caster(3)) =>
      refusedBy(table(a1), 'a', 'activate', { kind: 'activate', unit: 'a1', act });
    expect(refused(ADVANCE)).toBeUndefined();
    expect(refused({ ...ADVANCE, path: [hex([15, 15])] })).toBe('E_PATH_NOT_CONTIGUOUS');
    expect(refused({ ...ADVANCE, action: 'charge', target: 'b1' })).toBe('E_CHARGE_NOT_ADJACENT');
    expect(refused(ADVANCE, caster(3, [10, 10], { shaken: true }))).toBe('E_SHAKEN_MUST_IDLE');
  });

  it('is told to nobody else before it is done', () => {
    const state = table();
    playOn(state);
    const seen = playOn(state, [GO]).map((event) => redact(state, event, 'b'));
    const told = JSON.stringify([seen, view(state, 'b'), view(state, 'public')]);
    expect(JSON.stringify(view(state, 'a'))).toContain(ADVANCE.path.at(-1));
    expect(told).not.toContain(ADVANCE.path.at(-1));
  });
});

it('more spells are wished for where there can be some, P9', () => {
  const state = table();
  playOn(state, [GO]);
  const refused = (intent: Intent) => {
    try {
      playOn(state, [intent]);
      return undefined;
    } catch (error) {
      return String(error).match(/E_[A-Z_]+/)?.[0];
    }
  };
  expect(refused(none('now'))).toBe('E_BAD_CHOICE');
  expect(refused(none('after'))).toBeUndefined();
  expect(refused(none('after'))).toBe('E_BAD_CHOICE');
});
