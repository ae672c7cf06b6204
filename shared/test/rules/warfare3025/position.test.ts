import { readFileSync } from 'node:fs';
import { scriptedDice } from '@ironhex/shared/dice';
import { foldRecord, Match, readRecord, readSetup } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { describe, expect, it } from 'vitest';
import { changed } from '../../match/changed.ts';

const docs = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

/** A position of the documentation, as JSON. */
interface Written {
  readonly format?: string;
  readonly units: readonly { readonly seat: string }[];
  readonly decision?: { readonly kind: string };
}

/** Every example of the documentation, with the line above it. */
const examples = [...docs('position.md').matchAll(/\n([^\n]+)\n\n```json\n([\s\S]*?)```/g)].map(([, title, json]) => ({
  title: title!,
  data: JSON.parse(json!) as Written,
}));
const positions = examples.filter(({ data }) => data.format === undefined);
const exampleFile = JSON.parse(docs('example.position.json')) as { readonly board: object };

/** The file in which a position stands, on the documentation's board, with the seats that its units name. */
const fileOf = (position: Pick<Written, 'units'>) => {
  const ids = new Set(['blue', 'orange', ...position.units.map(({ seat }) => seat)]);
  return { ...exampleFile, seats: [...ids].map((id) => ({ id, side: id === 'blue' ? 0 : 1 })), position };
};

const faultsOf = (data: unknown) => {
  const read = readRecord(data, RULESETS);
  return read.ok ? [] : read.error;
};

/** A match that begins from a position, with dice as written. */
const begin = (position: Pick<Written, 'units'>, script: readonly number[] = []) => {
  const { board, seats } = fileOf(position);
  const read = readSetup(warfare3025, { options: {}, board, seats, position });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return new Match(warfare3025, read.value, { dice: () => scriptedDice(script) });
};

const example = (title: string): Written => {
  const found = positions.find((position) => position.title.startsWith(title));
  if (!found) throw new Error(`The documentation has no example "${title}".`);
  return found.data;
};

describe('the documentation of positions', () => {
  it('has an example of every kind of decision', () => {
    const kinds = new Set(positions.map(({ data }) => data.decision?.kind));
    expect([...kinds].sort()).toEqual(['activate', 'defend', 'interrupt', 'pick', undefined]);
  });

  it.each(positions)('$title a match can begin there, also at a table', ({ data }) => {
    expect(faultsOf(fileOf(data))).toEqual([]);
    // All of a position is judged, also where it stands in the middle of a step: nothing in it is for the referee only.
    expect(readRecord(fileOf(data), RULESETS, 'table')).toMatchObject({ ok: true });
  });

  it('shows the file that stands beside it', () => {
    expect(examples[0]?.data).toEqual(exampleFile);
  });

  it('shows a worked case that takes all of its dice', () => {
    const read = readRecord(examples[1]?.data, RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const folded = foldRecord(read.value, RULESETS);
    if (!folded.ok) throw new Error(JSON.stringify(folded.error));
    expect(folded.value.steps.flatMap(({ rolls }) => rolls)).toEqual([16, 9, 12, 13]);
    expect(folded.value.match.state).toMatchObject({ units: [{}, { id: 'o1', damage: { structure: 8 } }] });
  });
});

describe('a position written by hand', () => {
  const bare = example('A unit is to act');

  it('is as at the beginning of a match in all that it leaves out', () => {
    const match = begin({ units: bare.units.slice(1) });
    expect(match.state).toMatchObject({
      elapsed: 0,
      units: [
        { id: 'b2', status: 'field', at: '0410', facing: 0, ticks: 0, token: 'none', emptied: [], tieRolls: [] },
        { id: 'o1', facing: 3, ticks: 4, damage: { armour: 0, structure: 0, movement: 0, 'dual-mg': 0 } },
      ],
      asked: { blue: 1, orange: 0 },
    });
  });

  it('lets the match work out who acts: time passes, and ties are rolled (W-3.2, W-3.4)', () => {
    const units = bare.units.map((unit) => ({ ...unit, ticks: 3 }));
    const match = begin({ units }, [9, 14, 8]);
    expect(match.begun.events.map(({ kind }) => kind)).toEqual(['skimmed', ...Array(3).fill('tieRolled'), 'activated']);
    expect(match.state).toMatchObject({ elapsed: 3, moment: { kind: 'activate', seat: 'orange', units: ['o1'] } });
  });

  it('says by places and damage who is in reserve and who is destroyed (W-3.6, W-2.2)', () => {
    const { units, elapsed } = begin(example('On the field')).state;
    expect(units.map(({ id, status, at }) => [id, status, at])).toEqual([
      ['b1', 'field', '0509'],
      ['b2', 'reserve', null],
      ['o1', 'field', '0503'],
      ['o2', 'destroyed', '0304'],
    ]);
    // The unit in reserve has no ticks: it acts at once.
    expect(elapsed).toBe(31);
  });

  it('plays cards with figures of their own', () => {
    const match = begin(example('A card with figures'), [20, 20, 3, 2]);
    match.submit('blue', { kind: 'act', unit: 'b1', attack: { weapon: 'gun', target: 'o1', extras: 1, after: 0 } });
    expect(match.state.action).toMatchObject({ cost: 5 });
    match.submit('orange', { kind: 'defend', roll: 'armour' });
    expect(match.state.assault).toMatchObject({ shots: 3, picking: { damage: 9 } });
  });

  it('keeps a claim secret until the window closes (W-11.3)', () => {
    const match = begin(example('The same with a third seat'), [20, 20]);
    expect(match.pending()).toMatchObject([{ seat: 'teal', kind: 'interrupt', id: 1 }]);
    expect(JSON.stringify(match.view('teal'))).not.toContain('medium-laser","target":"b1"');
    expect(match.submit('teal', { kind: 'pass' })).toMatchObject({ ok: true });
    expect(match.state).toMatchObject({ interrupt: { unit: 'o1', trigger: 2 }, claims: [] });
  });

  it('goes on in the middle of an exchange: what is held back is applied at its end (W-11.6)', () => {
    const match = begin(example('An exchange'), [2, 9, 13]);
    const done = match.submit('blue', { kind: 'defend', roll: 'armour' });
    expect(done).toMatchObject({ ok: true });
    const kinds = done.ok ? done.value.events.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(expect.arrayContaining(['struck', 'ticksGained', 'resisted', 'exchangeSettled']));
    expect(match.state.held).toEqual([]);
  });

  it('can be the end of a match', () => {
    const match = begin(example('A match that is over'));
    expect(match.outcome).toMatchObject({ winner: 0 });
    expect(match.pending()).toEqual([]);
  });
});

describe('a position that cannot be', () => {
  const acting = 'A unit is to act';
  const card = 'A card with figures';
  const window = 'A declared move';
  const claimed = 'The same with a third seat';
  const defending = 'An attack on a fast';
  const picking = 'The second attack';
  const first = 'An interrupt that resolves first';
  const exchange = 'An exchange';
  const over = 'A match that is over';
  const reserve = { id: 'b1', seat: 'blue', card: 'GRF-1N' };
  const open = { id: 'o1', seat: 'orange', card: 'LCT-1V', at: '0104' };
  const onTheSpot = { path: [], facing: 3 };

  it.each<[what: string, example: string, at: string, value: unknown, place: string, rule: RegExp]>([
    ['a hex off the map', acting, 'units.1.at', '9901', 'units.1.at', /H-1.3/],
    ['no label', acting, 'units.1.at', 'here', 'units.1.at', /H-1.3/],
    ['two units in a hex', acting, 'units.1.at', '0509', 'units.1.at', /W-5.1/],
    ['an enemy in the hex of one on its way', first, 'units.1.at', '0508', 'units.1.at', /W-5.1/],
    ['two units of one name', acting, 'units.1.id', 'b1', 'units.1.id', /W-2.1/],
    ['a unit of no seat', acting, 'units.1.seat', 'pink', 'units.1.seat', /no seat/],
    ['a card that is not there', acting, 'units.0.card', 'XYZ-1', 'units.0.card', /W-2.4/],
    ['a card with a fault', card, 'units.0.card.weapons.0.maxRange', 0, 'units.0.card.weapons.0.maxRange', /W-9.1/],
    ['more damage than a track has', acting, 'units.0.damage', { armour: 21 }, 'units.0.damage.armour', /W-2.2/],
    ['damage to what is not there', acting, 'units.0.damage', { wings: 1 }, 'units.0.damage.wings', /W-2.1/],
    ['an empty weapon that is not there', acting, 'units.0.emptied', ['bow'], 'units.0.emptied.0', /W-2.1/],
    ['a token in reserve', acting, 'units.0', { ...reserve, token: 'fast' }, 'units.0.token', /W-4.3/],
    ['a unit that is not next', acting, 'decision.units.0', 'o1', 'decision.units.0', /W-3.1/],
    ['nobody who decides', window, 'decision', undefined, 'decision', /W-4/],
    ['an action of nobody', window, 'action.unit', 'x9', 'action.unit', /no unit/],
    ['an action of nothing', window, 'action', { unit: 'b1' }, 'action', /W-4/],
    ['a path that leads nowhere', window, 'action.move.path', ['0508', '0301'], 'action.move', /W-5/],
    ['more thrust than the card has', window, 'action.thrust', 9, 'action.thrust', /W-7/],
    ['a path half done', window, 'action.done', 1, 'action.done', /W-5.1/],
    ['a seat that may not interrupt', window, 'decision.waiting', ['blue'], 'decision.waiting.0', /W-11.1/],
    ['a claim that is not allowed', claimed, 'decision.claims.0.trigger', 9, 'decision.claims.0', /W-11.3/],
    ['an attack on nobody', exchange, 'action.attack.target', 'x9', 'action.attack.target', /W-9.1/],
    ['an attack with nothing', exchange, 'action.attack.weapon', 'bow', 'action.attack.weapon', /W-2.1/],
    ['an attack on a friend', exchange, 'action.attack.target', 'b1', 'action.attack.target', /W-9.1/],
    ['a unit elsewhere than its action', first, 'action.done', 2, 'action.done', /W-5.1/],
    ['a trigger beyond the path', first, 'interrupt.trigger', 5, 'interrupt.trigger', /W-11.3/],
    ['an interrupt of nothing', first, 'action', undefined, 'interrupt', /W-11.1/],
    ['an interrupt of its own', first, 'interrupt', { unit: 'b1', move: onTheSpot }, 'interrupt.unit', /W-11.1/],
    ['damage held back of no exchange', exchange, 'interrupt.timing', 'first', 'held', /W-11.6/],
    ['a hit on what is not there', exchange, 'held.0.component', 'wings', 'held.0.component', /W-2.1/],
    ['more attacks than an action has', picking, 'decision.made', 3, 'decision.made', /W-9.7/],
    ['a choice where there is none', defending, 'units.1', { ...open, ticks: 9 }, 'decision', /W-9.3/],
    ['decisions counted for no seat', window, 'asked', { pink: 1 }, 'asked.pink', /no seat/],
    ['a decision after the end', over, 'decision', { kind: 'activate', units: ['b1'] }, 'decision', /W-15/],
  ])('with %s is named with its place and its rule', (_what, title, at, value, place, rule) => {
    const [fault] = faultsOf(changed(fileOf(example(title)), `position.${at}`, value));
    expect(fault).toEqual({ at: `position.${place}`, message: expect.stringMatching(rule) });
  });

  it('has seats of both sides, which bring nothing', () => {
    const file = fileOf(example('A unit is to act'));
    expect(faultsOf(changed(file, 'seats.1.side', 0))).toMatchObject([{ at: 'seats', message: /W-3.6/ }]);
    expect(faultsOf(changed(file, 'seats.1.force', []))).toMatchObject([{ at: 'seats.1.force' }]);
  });
});
