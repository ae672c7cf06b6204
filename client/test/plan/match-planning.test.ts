import type { HexLabel } from '@ironhex/shared/hex';
import type { RulesetTypes } from '@ironhex/shared/match';
import { computed, signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { BasePicture } from '../../src/map/picture.ts';
import { DraftPlanner, SentDraftPlanner } from '../../src/plan/draft-planner.ts';
import { MatchPlanning } from '../../src/plan/match-planning.ts';
import type { Planner, PlannerContext } from '../../src/plan/planner.ts';
import type { OwnDecision } from '../../src/table/decisions.ts';
import type { ClientMatch } from '../../src/table/match.ts';

// Planning in a match where hexes are painted, and a name is given that is with the server whenever it is not too long.

interface Types {
  readonly rules: RulesetTypes;
  readonly question: OwnDecision;
  readonly shown: object;
}

class Painting extends DraftPlanner<Types, readonly HexLabel[]> implements Planner<Types> {
  readonly kinds = ['paint'];
  protected begin(): readonly HexLabel[] {
    return [];
  }
  override readonly intent = computed(() => ({ hexes: this.draft.value ?? [] }));
  pick(at: HexLabel): boolean {
    if (at === '0909') return false;
    this.change([...this.draft.peek()!, at]);
    return true;
  }
  restore(plan: string): void {
    this.change((JSON.parse(plan) as { hexes: HexLabel[] }).hexes);
  }
}

class Naming extends SentDraftPlanner<Types, string> implements Planner<Types> {
  readonly kinds = ['name'];
  protected begin(): string {
    const given = this.context.parts.value.name as { name: string } | undefined;
    return given?.name ?? 'nobody';
  }
  readonly refusal = computed(() => (this.draft.value!.length > 6 ? { code: 'long', rule: 'T-1' } : undefined));
  protected part(name: string): object {
    return { name };
  }
}

class ToyPlanning extends MatchPlanning<Types, { paint: Painting; name: Naming }, BasePicture> {
  readonly picture = signal(undefined);
  protected concerned(): undefined {}
  protected unitAt(at: HexLabel): string | null {
    return at === '0909' ? 'u1' : null;
  }
}

const page = () => {
  const asks = (id: number, kind: string, parts: object = {}): OwnDecision =>
    ({
      seat: 'blue',
      view: { units: { u1: {} }, own: { answers: { [id]: { parts } } } },
      decision: { id, seat: 'blue', kind },
    }) as unknown as OwnDecision;
  const asked = signal<OwnDecision | undefined>(asks(1, 'paint'));
  const sent: object[] = [];
  const paused = signal(false);
  const match = {
    ...{ asked, paused, view: computed(() => asked.value?.view), hover: signal<HexLabel | null>(null) },
    ...{ cursor: signal(undefined), settled: signal(true), board: signal(undefined), toast: signal(undefined) },
    ...{ busy: signal(false), sending: signal(false) },
    answer: async (intent: { name?: string }) => {
      sent.push(intent);
      // The server has the part from now on.
      if (intent.name !== undefined) asked.value = asks(asked.peek()!.decision.id, 'name', { name: intent });
      return true;
    },
    refuse: () => {},
  };
  const planning = new ToyPlanning(match as unknown as ClientMatch, {
    planners: (context: PlannerContext<Types>) => ({ paint: new Painting(context), name: new Naming(context) }),
    question: (question) => question,
    partOf: (intent) => ('name' in intent ? 'name' : null),
  });
  return { planning, match, asked, asks, sent };
};

describe('a decision', () => {
  test('is handed to the planner of its kind, and to none where no kind fits', () => {
    const { planning, asked, asks } = page();
    expect(planning.planner.value).toBe(planning.planners.paint);
    asked.value = asks(2, 'name');
    expect(planning.planner.value).toBe(planning.planners.name);
    asked.value = asks(3, 'duel');
    expect([planning.planner.value, planning.undoable, planning.focus()]).toEqual([undefined, false, []]);
    planning.confirm();
    planning.undo();
  });

  test('is confirmed with what is planned, but not while the match is paused', () => {
    const { planning, match, sent } = page();
    planning.pick('0101');
    match.paused.value = true;
    planning.confirm();
    expect(sent).toEqual([]);
    match.paused.value = false;
    planning.confirm();
    expect(sent).toEqual([{ hexes: ['0101'] }]);
  });

  test('keeps its plan and no other: the next one begins anew', () => {
    const { planning, asked, asks } = page();
    planning.pick('0101');
    planning.pick('0102');
    const kept = planning.save()!;
    planning.undo();
    expect(planning.planners.paint.draft.value).toEqual(['0101']);
    planning.restore(kept);
    expect(planning.planners.paint.draft.value).toEqual(['0101', '0102']);
    asked.value = asks(2, 'paint');
    expect([planning.planners.paint.draft.value, planning.save(), planning.undoable]).toEqual([[], undefined, false]);
  });
});

describe('the card that is open', () => {
  test('closes when something new is asked, and stays while the same is asked in another view', () => {
    const { planning, asked, asks } = page();
    planning.pick('0909');
    expect(planning.shownId.value).toBe('u1');
    asked.value = asks(1, 'paint');
    expect(planning.inspected.value, 'the same decision').toBe('u1');
    asked.value = undefined;
    asked.value = asks(1, 'paint');
    expect(planning.inspected.value, 'after something was shown').toBe('u1');
    asked.value = asks(2, 'paint');
    expect(planning.inspected.value).toBeNull();
  });

  test('closes by a step back before the plan goes back, and by a pick that plans', () => {
    const { planning } = page();
    planning.pick('0101');
    planning.peekCounter('u1');
    planning.undo();
    expect([planning.inspected.value, planning.undoable]).toEqual([null, true]);
    planning.peekCounter('nobody');
    expect(planning.inspected.value).toBeNull();
    planning.peekCounter('u1');
    planning.pick('0102');
    expect(planning.inspected.value).toBeNull();
  });

  test('a hex that was looked at by a long press is pointed at no more after a pick', () => {
    const { planning, match } = page();
    planning.peek('0909');
    expect([planning.inspected.value, match.hover.value]).toEqual(['u1', '0909']);
    planning.pick('0101');
    expect(match.hover.value).toBeNull();
  });
});

test('a draft that is with the server goes back to what was filled in before its first change', () => {
  const { planning, asked, asks, sent } = page();
  asked.value = asks(2, 'name', { name: { name: 'first' } });
  const { name } = planning.planners;
  name.change('second');
  expect(planning.parts.value).toEqual({ name: { name: 'second' } });
  name.change('far too long');
  expect(sent, 'what is not allowed stays on the page').toEqual([{ name: 'second' }]);
  expect([name.undo(), name.undo(), name.undo()]).toEqual([true, true, false]);
  expect(name.draft.value).toBe('first');
  expect(planning.save()).toBeUndefined();
});
