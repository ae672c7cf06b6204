import { type Agenda, type AgendaEvent, agendaOf, first, type Question, timers } from '@ironhex/shared/agenda';
import { scriptedDice } from '@ironhex/shared/dice';
import { beforeEach, describe, expect, it } from 'vitest';

// A toy: steps that ask both seats for a number, one after the other or at once, and roll a die.

interface Ask extends Question {
  readonly options: readonly number[];
}
type Say = { readonly say: number } | { readonly part: string };
type Step =
  | { readonly do: 'both'; readonly options?: readonly number[] }
  | { readonly do: 'second-by-first' }
  | { readonly do: 'secret' }
  | { readonly do: 'roll' }
  | { readonly do: 'over' };
type State = Agenda<Step, Ask, Say>;
type Told =
  | { readonly kind: 'told'; readonly text: string }
  | { readonly kind: 'over'; readonly to: { readonly open: { readonly outcome: object } } };
type Event = Told | AgendaEvent<Step, Ask, Say>;

const SEATS = [{ id: 'one' }, { id: 'two' }];
const ask = (seat: string, options: readonly number[]): Ask => ({ seat, key: `say ${seat}`, options });
const said = (answers: Readonly<Record<string, { readonly final: Say | null }>>): string =>
  Object.entries(answers)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([key, { final }]) => `${key} ${final && 'say' in final ? final.say : '-'}`)
    .join(', ');

const toy = agendaOf<Step, Ask, Say, State, Event>({
  ruleOf: (step) => ({
    asks: (_state, _step, answers) => {
      if (step.do === 'both')
        return { questions: SEATS.map(({ id }, index) => ask(id, index === 0 ? (step.options ?? [1, 2]) : [1, 2])) };
      if (step.do === 'secret') return { questions: [ask('one', [1, 2])], window: true };
      if (step.do !== 'second-by-first') return { questions: [] };
      const given = answers['say one']?.final;
      const second = given && 'say' in given ? [ask('two', [given.say, given.say + 1])] : [];
      return { questions: [ask('one', [1, 5]), ...second] };
    },
    perform: function* (state, { do: kind }, answers, dice) {
      if (kind === 'over') yield { kind: 'over', to: { open: { outcome: {} } } };
      else if (kind === 'roll') {
        yield { kind: 'told', text: `rolled ${dice.roll(6, 'toy')}` };
        yield first(state, { do: 'over' });
      } else yield { kind: 'told', text: said(answers) };
    },
  }),
  settled: ({ options: [only, other] }) => (other === undefined ? { say: only! } : undefined),
  partOf: (intent) => ('part' in intent ? intent.part : null),
});

let state: State;
let told: string[];

/** Folds what happens into the state, event by event. */
const fold = (events: Iterable<Event>): void => {
  for (const event of events) {
    if (event.kind === 'told') told.push(event.text);
    if (!('to' in event)) continue;
    const { open, own = {}, truth } = { own: undefined, truth: undefined, ...event.to };
    const owns = { ...state.own };
    for (const [seat, change] of Object.entries(own)) owns[seat] = { ...owns[seat]!, ...change };
    state = Object.assign(state, open, truth, { own: owns });
  }
};
const begin = (agenda: readonly Step[], rolls: readonly number[] = []): void => {
  const own = { asked: 0, asks: [], answers: {} };
  state = { seats: SEATS, own: { one: own, two: own }, agenda, answered: {}, window: null, batch: 0, outcome: null };
  fold(toy.begin(state, scriptedDice(rolls)));
};
const asks = (seat: string) => state.own[seat]!.asks;
const answer = (seat: string, intent: Say): void => {
  const [{ id } = { id: 0 }] = asks(seat);
  fold(
    toy.resolve(state, seat, intent, scriptedDice([]), { id, seat, kind: 'say', clock: { class: 'say', run: '1' } }),
  );
};

beforeEach(() => {
  told = [];
});

describe('an agenda', () => {
  it('asks all seats of a step at once, and lets them answer anew until all have committed', () => {
    begin([{ do: 'both' }, { do: 'over' }]);
    expect([asks('one'), asks('two')].map(([question]) => question)).toMatchObject([{ id: 1 }, { id: 1 }]);
    answer('one', { say: 1 });
    answer('one', { say: 2 });
    expect(told).toEqual([]);
    answer('two', { say: 1 });
    expect(told).toEqual(['say one 2, say two 1']);
    expect(state.outcome).toEqual({});
    expect(state.batch).toBe(1);
  });

  it('keeps parts, and opens an answer again that has committed', () => {
    begin([{ do: 'both' }, { do: 'over' }]);
    answer('one', { part: 'left' });
    answer('one', { say: 2 });
    expect(state.own.one!.answers[1]).toEqual({ parts: { left: { part: 'left' } }, final: { say: 2 } });
    answer('one', { part: 'right' });
    expect(state.own.one!.answers[1]).toMatchObject({ final: null });
    answer('two', { say: 1 });
    expect(told).toEqual([]);
  });

  it('puts no question that has one answer', () => {
    begin([{ do: 'both', options: [7] }, { do: 'over' }]);
    expect(asks('one')).toEqual([]);
    answer('two', { say: 2 });
    expect(told).toEqual(['say one 7, say two 2']);
  });

  it('asks by what was answered, with numbers that count up per seat', () => {
    begin([{ do: 'second-by-first' }, { do: 'second-by-first' }, { do: 'over' }]);
    expect(asks('two')).toEqual([]);
    answer('one', { say: 5 });
    expect(asks('two')).toMatchObject([{ id: 1, options: [5, 6] }]);
    answer('two', { say: 6 });
    expect(told).toEqual(['say one 5, say two 6']);
    expect(asks('one')).toMatchObject([{ id: 2 }]);
  });

  it('takes steps that a step puts before all others, and rolls only then', () => {
    begin([{ do: 'roll' }, { do: 'both' }], [4]);
    expect(told).toEqual(['rolled 4']);
    expect(state.outcome).toEqual({});
    expect(state.agenda).toEqual([{ do: 'both' }]);
  });

  it('waits for its window to close, whoever has answered, and then takes what is missing by default', () => {
    begin([{ do: 'secret' }, { do: 'over' }]);
    const [timer] = timers(state);
    expect(timer).toMatchObject({ clock: { class: 'hidden' } });
    answer('one', { say: 2 });
    expect(told).toEqual([]);
    fold(toy.ring(state, timer!, scriptedDice([])));
    expect(told).toEqual(['say one 2']);
    expect(timers(state)).toEqual([]);
  });

  it('begins with nothing where somebody is asked already, and cannot run out', () => {
    begin([{ do: 'both' }]);
    expect([...toy.begin(state, scriptedDice([]))]).toEqual([]);
    expect(() => begin([])).toThrow(RangeError);
  });
});
