import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, it } from 'vitest';
import { changed } from './changed.ts';
import { referee as run } from './referee-kit.ts';

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const EXAMPLE = path('docs/example.match.json');
const text = readFileSync(EXAMPLE, 'utf8');

interface Line {
  readonly event?: { readonly kind: string };
  readonly [other: string]: unknown;
}

/** What the referee of the games prints, line by line. */
interface Printed {
  readonly code: number;
  readonly lines: readonly Line[];
  readonly help: string;
}

const referee = async (args: readonly string[], input = ''): Promise<Printed> =>
  (await run(RULESETS, args, input)) as Printed;
const kinds = (lines: readonly object[]) => [...new Set(lines.map((line) => Object.keys(line)[0]))];
const record = JSON.parse(text) as { readonly intents: readonly unknown[]; readonly hash: string };
/** The example with other intents, of which nobody says how it ends. */
const withIntents = (intents: readonly unknown[]): string =>
  JSON.stringify(changed({ ...record, intents }, 'hash', undefined));

describe('the referee', () => {
  it('prints every event, then what is pending, the outcome, the state and its hash', async () => {
    const { code, lines } = await referee([EXAMPLE]);
    expect(code).toBe(0);
    expect(kinds(lines)).toEqual(['event', 'pending', 'outcome', 'state', 'hash']);
    expect(lines.at(-1)).toEqual({ hash: record.hash });
    expect(lines[0]).toMatchObject({ event: { kind: expect.any(String) }, intent: -1 });
  });

  it('is a program, which reads from the standard input as well', async () => {
    const program = spawnSync(process.execPath, [path('shared/bin/referee.ts'), '-'], {
      input: text,
      encoding: 'utf8',
    });
    const { lines } = await referee([EXAMPLE]);
    expect([
      program.status,
      program.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ]).toEqual([0, lines]);
    const none = spawnSync(process.execPath, [path('shared/bin/referee.ts')], { encoding: 'utf8' });
    expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('npm run referee -- FILE')]);
  });

  it('reads a text that it is given as it reads a file', async () => {
    expect((await referee(['-'], text)).lines.at(-1)).toEqual((await referee([EXAMPLE])).lines.at(-1));
  });

  it('checks dice, versions and hash when it is asked to, and says what is false', async () => {
    expect((await referee([EXAMPLE, '--verify'])).lines.at(-1)).toEqual({ verified: true, faults: [] });
    const { code, lines } = await referee(
      ['-', '--verify'],
      text.replace('"commitment":"', '"commitment":"0000').replace(/("commitment":"0000.{60}).{4}/, '$1'),
    );
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatchObject({ verified: false, faults: [{ at: 'dice.secret' }] });
  });

  it('shows what happened until the script of the dice was over, and names the roll', async () => {
    const scripted = changed(changed(JSON.parse(text), 'hash', undefined), 'dice', { script: [20, 1] });
    const { code, lines } = await referee(['-'], JSON.stringify(scripted));
    expect(code).toBe(2);
    expect(kinds(lines)).toEqual(['event', 'pending', 'outcome', 'state', 'hash', 'fault']);
    expect(lines.at(-1)).toMatchObject({ fault: { at: 'dice.script.2', message: expect.stringMatching('is over') } });
    expect(await referee(['-', '--to', 'nothing'], JSON.stringify(scripted))).toMatchObject({ code, lines });
    const position = await referee(['-', '--position', '3'], JSON.stringify(scripted));
    expect([position.code, kinds(position.lines)]).toEqual([2, ['fault']]);
  });

  it('plays on by defaults until a decision of a kind is asked for, or to the end', async () => {
    const half = withIntents(record.intents.slice(0, 1));
    const pendingOf = ({ lines }: Printed) =>
      lines.find((line) => 'pending' in line)!.pending as { readonly kind: string }[];
    const [{ kind }] = pendingOf(await referee(['-'], half)) as [{ readonly kind: string }];
    // It waits for such a decision already: nothing more is done.
    expect((await referee(['-', '--until', kind], half)).lines).toEqual((await referee(['-'], half)).lines);
    const { code, lines } = await referee(['-', '--until', 'nothing'], half);
    expect(code).toBe(0);
    expect(lines.length).toBeGreaterThan((await referee(['-'], half)).lines.length);
    expect(lines.at(-3)).toMatchObject({
      outcome: { rule: expect.any(String), code: expect.any(String), reason: expect.stringMatching(/^[A-Z].+\.$/) },
    });
  });

  it('cuts what it tells at an event, and says how it stood then', async () => {
    const begun = withIntents([]);
    const all = (await referee(['-', '--until', 'nothing'], begun)).lines.filter((line) => 'event' in line);
    const { kind } = all[5]!.event as { readonly kind: string };
    const first = all.findIndex(({ event }) => event?.kind === kind);
    const { code, lines } = await referee(['-', '--to', kind], begun);
    expect(code).toBe(0);
    expect(lines.slice(0, -2)).toEqual(all.slice(0, first + 1));
    expect(kinds(lines)).toEqual(['event', 'state', 'hash']);
    // With --position it is the position of that moment, and nothing else.
    const then = (await referee(['-', '--to', kind, '--position', '-1'], begun)).lines;
    expect(then).toMatchObject([{ format: 'ironhex.position/1' }]);
    const none = await referee(['-', '--to', 'nothing'], begun);
    expect(none).toMatchObject({ code: 2, lines: [{ fault: { at: '--to' } }] });
  });

  it('lets nothing happen if only what stands is asked about', async () => {
    const { code, lines } = await referee([EXAMPLE, '--still', '--ask', '{"distance": ["0101", "0102"]}']);
    expect(code).toBe(0);
    expect(lines.some((line) => 'event' in line)).toBe(false);
    expect(lines.at(-1)).toMatchObject({ answer: { distance: 1 } });
  });

  it('shows what one viewer got to see, and its view instead of the state', async () => {
    const { code, lines } = await referee([EXAMPLE, '--view', 'public']);
    expect(code).toBe(0);
    expect(kinds(lines)).toEqual(['event', 'pending', 'outcome', 'view', 'hash']);
    expect(lines.some(({ event }) => event?.kind === 'planned')).toBe(false);
  });

  it('says whom the match waits for, until when, and what is done if no answer comes', async () => {
    const { lines } = await referee(['-'], withIntents(record.intents.slice(0, 1)));
    const pending = lines.find((line) => 'pending' in line);
    expect(pending).toEqual({
      pending: [
        {
          id: expect.any(Number),
          seat: 'orange',
          kind: 'activate',
          clock: { class: 'plan' },
          pace: 'plan',
          default: { kind: 'wait', unit: expect.any(String) },
        },
      ],
    });
  });

  it('lists what a seat may do now', async () => {
    const begun = withIntents(record.intents.slice(0, 1));
    const { code, lines } = await referee(['-', '--choices', 'orange'], begun);
    expect(code).toBe(0);
    const choices = lines.filter((line) => 'choice' in line);
    expect(choices.length).toBeGreaterThan(1);
    expect(choices).toContainEqual({ choice: expect.objectContaining({ kind: 'wait' }) });
  });

  it('ends with 1 at an intent that is not allowed, and says which, by what rule and why', async () => {
    const { code, lines } = await referee(['-'], withIntents(record.intents.slice(1)));
    expect(code).toBe(1);
    expect(lines).toEqual([
      {
        refused: {
          intent: 0,
          code: expect.any(String),
          rule: expect.stringMatching(/^W-/),
          message: expect.any(String),
        },
      },
    ]);
  });

  it('prints the position after any intent, from which a match can begin', async () => {
    const { code, lines } = await referee([EXAMPLE, '--position', '7']);
    expect(code).toBe(0);
    expect(lines).toMatchObject([{ format: 'ironhex.position/1', position: { units: expect.any(Array) } }]);
    const begun = await referee(['-'], JSON.stringify(lines[0]));
    const played = await referee(['-'], withIntents(record.intents.slice(0, 8)));
    expect(begun.code).toBe(0);
    expect(begun.lines.at(-1)).toEqual(played.lines.at(-1));
  });

  it('prints the beginning as position -1, and names a place that is none', async () => {
    expect((await referee([EXAMPLE, '--position', '-1'])).lines).toMatchObject([{ position: { asked: { blue: 1 } } }]);
    for (const none of ['x', `${record.intents.length}`])
      expect(await referee([EXAMPLE, `--position=${none}`])).toMatchObject({
        code: 2,
        lines: [{ fault: { at: '--position', message: expect.any(String) } }],
      });
  });

  it('answers questions about a position', async () => {
    const { code, lines } = await referee([
      path('docs/example.position.json'),
      '--ask',
      '{"sight": ["b1", "o1"]}',
      '--ask',
      '{"arcs": ["o1", "b1"]}',
      '--ask',
      '{"odds": {"unit": "b1", "attack": {"weapon": "ppc", "target": "o1"}}}',
      '--ask',
      '{"odds": {"unit": "o1", "attack": {"weapon": "dual-mg", "target": "b1", "extras": 4}}}',
      '--ask',
      '{"odds": {"unit": "b1", "move": {"path": ["0508", "0507", "0506", "0505"], "facing": 0}}}',
      '--ask',
      '{"legal": {"seat": "blue", "intent": {"kind": "wait", "unit": "o1"}}}',
    ]);
    expect(code).toBe(0);
    expect(lines.filter((line) => 'answer' in line)).toMatchObject([
      { answer: { seen: true, pieces: 1, cover: [{ hex: '0505', rule: 'W-8.3' }] }, question: { sight: ['b1', 'o1'] } },
      { answer: { leaves: [0], enters: [0], rear: false, ownRear: false } },
      { answer: { legal: true, cost: 8, situation: { distance: 6, mayPilot: true }, whole: { destroyed: 0 } } },
      { answer: { legal: false, refusal: { rule: 'W-9.6' } } },
      { answer: { legal: true, cost: 8, fast: false, risks: [{ at: '0505', needs: ['W-6.3'], chance: 0.65 }] } },
      { answer: { legal: false, refusal: { code: 'not-yours', rule: 'W-3.1' } } },
    ]);
  });

  it('names the place of what cannot be answered, and ends with 2', async () => {
    const questions = ['{"sight": ["b1", "z1"]}', '{"weather": 1}', '{"odds"'];
    const { code, lines } = await referee([
      path('docs/example.position.json'),
      ...questions.flatMap((question) => ['--ask', question]),
    ]);
    expect(code).toBe(2);
    expect(lines.slice(-3)).toMatchObject([
      { fault: { at: '--ask.sight.1' } },
      { fault: { at: '--ask.weather' } },
      { fault: { at: '--ask.line 1, column 8' } },
    ]);
  });

  it.each([
    ['a file that is not there', ['nowhere.match.json'], '', 'nowhere.match.json'],
    ['what is not JSON', ['-'], '{"format":', 'line 1, column 11'],
    ['a viewer that is not there', [EXAMPLE, '--view', 'purple'], '', '--view'],
    ['a seat that is not there', [EXAMPLE, '--choices', 'public'], '', '--choices'],
    ['a record with a fault', ['-'], JSON.stringify(changed(record, 'options.limit', 'long')), 'options.limit'],
  ])('ends with 2 for %s, and names the place', async (_what, args, input, at) => {
    const { code, lines } = await referee(args, input);
    expect(code).toBe(2);
    expect(lines[0]).toMatchObject({ fault: { at, message: expect.any(String) } });
  });

  it('explains itself when it is called without a file', async () => {
    const { code, help } = await referee([]);
    expect(code).toBe(2);
    expect(help).toContain('npm run referee -- FILE');
  });
});
