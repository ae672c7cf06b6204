import type { Seen, View } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { type LogEntry, sentence } from '../../../../src/rulesets/warfare3025/words/sentence.ts';
import type { Context } from '../../../../src/table/rules.ts';
import { play, seenOf, start } from './play.ts';

const names = (seat: string): string => (seat === 'blue' ? 'Anna' : 'Ben');
const asSeenBy = (view: View, you: string | null): Context<View> => ({ view, names, you });

/** What must never stand in a sentence. */
const BROKEN = /undefined|\[object|NaN|null|!|\s{2}|\bInfinity\b/;

const faultOf = ({ text, rolls, at, units }: LogEntry): string | undefined => {
  const all = [
    text,
    ...rolls.flatMap((roll) => [roll.title, roll.summary, roll.came, ...roll.rows.flatMap(Object.values)]),
  ];
  const bad = all.find((words) => BROKEN.test(words) || words.length === 0);
  if (bad !== undefined) return bad;
  if (!/^[A-Z0-9].*\.$/.test(text)) return `not a sentence: ${text}`;
  if (!at.every((hex) => /^\d{4}$/.test(hex))) return `no hexes: ${at}`;
  return units.length === new Set(units).size ? undefined : `units named twice: ${units}`;
};

/** Kinds whose lines other lines make needless. */
const SILENT = ['attackEnded', 'exchangeSettled'];

test('random matches give only sound sentences, and one for every kind of event', () => {
  const faults: string[] = [];
  const told = new Map<string, boolean>();
  for (let seed = 1; seed <= 50; seed++) {
    const you = [null, 'blue', 'orange'][seed % 3]!;
    play(seed, {
      seen: (event, view) => {
        const line = sentence(event, asSeenBy(view, you));
        told.set(event.kind, (told.get(event.kind) ?? false) || line !== undefined);
        const fault = line && faultOf(line);
        if (fault) faults.push(`${event.kind}: ${fault}`);
      },
    });
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(told.size).toBeGreaterThanOrEqual(28);
  const untold = [...told].filter(([kind, line]) => !line && !SILENT.includes(kind)).map(([kind]) => kind);
  expect(untold.filter((kind) => kind !== 'windowAnswered')).toEqual([]);
});

describe('every kind, in words', () => {
  const view = seenOf(start(3));
  const rows: readonly (readonly [Seen, string | undefined])[] = [
    [{ kind: 'skimmed', ticks: 0 }, undefined],
    [{ kind: 'skimmed', ticks: 1 }, '1 tick passes: 0 of 60.'],
    [{ kind: 'activated', seat: 'blue', units: ['b1', 'b3'] }, 'You act next, with Griffin 1 or Locust.'],
    [{ kind: 'activated', seat: 'orange', units: ['o1'] }, 'Ben acts next, with Rifleman.'],
    [{ kind: 'ticksPlaced', unit: 'b3', ticks: 3 }, 'Locust places 3 ticks on each of its enemies (W-13f.1).'],
    [{ kind: 'waited', unit: 'b3', ticks: 2 }, 'Locust waits and is at 2 ticks (W-3.5).'],
    [
      { kind: 'actionDeclared', unit: 'b3', move: { path: ['0117'], facing: 0, onPoor: 'stop' }, cost: 6, fast: false },
      'Locust enters the map at 0117: 6 ticks.',
    ],
    [
      {
        kind: 'windowOpened',
        eligible: [
          { unit: 'b3', seat: 'blue', triggers: [0] },
          { unit: 'b2', seat: 'blue', triggers: [1] },
        ],
      },
      'You may interrupt with Locust or Griffin 2.',
    ],
    [{ kind: 'windowOpened', eligible: [{ unit: 'o1', seat: 'orange', triggers: [0] }] }, 'A reaction is awaited.'],
    [{ kind: 'windowAnswered', seat: 'orange' }, undefined],
    [{ kind: 'windowClosed' }, 'Nobody interrupts.'],
    [
      { kind: 'overwhelmed', role: 'actor', unit: 'b3', at: '0203', needs: ['W-6.3', 'W-7.4', 'W-5.2'] },
      'Locust fails at 0203 without a roll: difficult terrain, an unpaid drop and an about-face at once (W-6.2).',
    ],
    [
      { kind: 'halted', role: 'actor', unit: 'b3', reason: 'blocked', rule: 'W-11.5' },
      'Locust stops since its path is blocked (W-11.5).',
    ],
    [
      { kind: 'halted', role: 'actor', unit: 'b3', reason: 'stuck', rule: 'W-13c.4' },
      'Locust stops since it is stuck (W-13c.4).',
    ],
    [
      { kind: 'unsteadied', unit: 'b3' },
      'Locust is unstable: 5 damage more on its piloting rolls until it stabilises (W-13c.7).',
    ],
    [{ kind: 'stabilised', unit: 'b3' }, 'Locust stands firm again (W-13c.8).'],
    [{ kind: 'actionDeclared', unit: 'b3', stabilise: true, cost: 2, fast: false }, 'Locust stabilises: 2 ticks.'],
    [{ kind: 'backedUp', unit: 'b3', to: '0202' }, 'Locust goes back to 0202: its hex is taken (W-11.5).'],
    [{ kind: 'backedUp', unit: 'b3', to: null }, 'Locust goes back off the map: its hex is taken (W-11.5).'],
    [{ kind: 'faced', unit: 'b3', facing: 4 }, 'Locust faces SW.'],
    [
      {
        kind: 'attackCalledOff',
        role: 'actor',
        unit: 'o1',
        attack: { weapon: 'dual-ac-5', target: 'b2', extras: 0, after: 0 },
        reason: 'outOfSight',
        rule: 'W-8.6',
      },
      'Rifleman does not fire its Dual AC/5 at Griffin 2: there is no line of sight (W-8.6).',
    ],
    [
      { kind: 'damaged', unit: 'o2', component: 'ppc', amount: 2, total: 20, rule: 'W-10' },
      'Griffin 3 takes 2 damage to its PPC: it is destroyed, 20 of 20 (W-10).',
    ],
    [
      { kind: 'damaged', unit: 'o2', component: 'structure', amount: 5, total: 7, rule: 'W-10.2' },
      'Griffin 3 takes 5 damage to its structure: 7 of 20 (W-10.2).',
    ],
    [{ kind: 'weaponEmptied', unit: 'o1', weapon: 'dual-ac-5' }, 'Rifleman has fired its Dual AC/5 empty (W-9.6).'],
    [{ kind: 'ticksGained', unit: 'o1', ticks: 3, rule: 'W-9.6' }, 'Rifleman gains 3 ticks by haywire (W-9.6).'],
    [
      { kind: 'interruptCalledOff', unit: 'o1', reason: 'outOfSight', rule: 'W-11.5' },
      'Rifleman does not interrupt: there is no line of sight (W-11.5).',
    ],
    [{ kind: 'destroyed', unit: 'o1', by: 'b1' }, 'Rifleman is destroyed by Griffin 1 (W-2.2).'],
    [{ kind: 'destroyed', unit: 'o1' }, 'Rifleman is destroyed (W-2.2).'],
    [
      { kind: 'actionEnded', role: 'actor', unit: 'b3', cost: 6, token: 'none' },
      'Locust gains 6 ticks and is at 0 ticks.',
    ],
    [{ kind: 'conceded', seat: 'blue' }, 'You concede.'],
    [{ kind: 'conceded', seat: 'orange' }, 'Ben concedes.'],
    [{ kind: 'withdrawn', seat: 'blue', units: ['b1'] }, 'Your Griffin 1 leaves the match (W-15).'],
    [
      { kind: 'ended', outcome: { winner: 1, score: [3, 25], rule: 'W-15', code: 'time-up', figures: { limit: 60 } } },
      'You lose to Ben, 3 to 25. Time is up at 60 ticks (W-15).',
    ],
    [
      { kind: 'ended', outcome: { winner: 0, score: [40, 5], rule: 'W-15', code: 'conceded' } },
      'You win, 40 to 5. The other side has conceded (W-15).',
    ],
    [
      { kind: 'ended', outcome: { score: [5, 5], rule: 'W-15', code: 'time-up', figures: { limit: 60 } } },
      'The match is a draw, 5 to 5. Time is up at 60 ticks (W-15).',
    ],
  ];
  test.each(rows.map(([event, text]) => [`${event.kind}: ${text ?? 'no line'}`, event, text] as const))(
    '%s',
    (_, event, text) => {
      expect(sentence(event, asSeenBy(view, 'blue'))?.text).toBe(text);
    },
  );
});

test('the net of advantages that a roll shows is the one its dice were rolled by', () => {
  const wrong: string[] = [];
  let shown = 0;
  for (let seed = 1; seed <= 10; seed++)
    play(seed, {
      seen: (event, view) => {
        if (event.kind !== 'struck') return;
        for (const { rows } of sentence(event, asSeenBy(view, null))!.rolls)
          for (const { value } of rows.filter(({ label }) => label === 'Net')) {
            shown += 1;
            const net = Number(/= (-?\d+):/.exec(value)![1]);
            const kept = net >= 1 ? 'the higher' : net <= -2 ? 'the lower' : 'one die';
            if (!value.includes(kept)) wrong.push(value);
          }
      },
    });
  expect(wrong).toEqual([]);
  expect(shown).toBeGreaterThan(50);
});

test('a spectator is never addressed', () => {
  const addressed: string[] = [];
  play(5, {
    seen: (event, view) => {
      const text = sentence(event, asSeenBy(view, null))?.text ?? '';
      if (/\byou\b/i.test(text)) addressed.push(text);
    },
  });
  expect(addressed).toEqual([]);
});
