import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { Outbox } from '../../src/table/outbox.ts';

/** A game in which each unit hides or not, and then the player commits. */
type Intent = { readonly kind: 'hide'; readonly unit: string; readonly hidden: boolean } | { readonly kind: 'commit' };

const partOf = (intent: Intent): string | null => (intent.kind === 'hide' ? intent.unit : null);

const hide = (unit: string, hidden: boolean): Intent => ({ kind: 'hide', unit, hidden });

/** A question as the view shows it, with the parts that are answered. */
const asking = (id: number, parts: Readonly<Record<string, Intent>> = {}) => ({
  decision: { id },
  view: { own: { answers: { [id]: { parts } } } },
});

const table = () => {
  const question = signal<ReturnType<typeof asking> | undefined>(asking(1));
  const sending = signal(false);
  const sent: { readonly intent: Intent; readonly done: (ok: boolean) => void }[] = [];
  const outbox = new Outbox({
    question,
    sending,
    partOf,
    answer: (intent) => {
      sending.value = true;
      return new Promise((resolve) => {
        sent.push({
          intent,
          done: (ok) => {
            resolve(ok);
            sending.value = false;
          },
        });
      });
    },
  });
  return { question, sent, outbox };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('answers under way', () => {
  test('go one after the other, and count at once', async () => {
    const { sent, outbox } = table();
    outbox.send(hide('b1', true), hide('b2', false));
    expect(Object.keys(outbox.parts())).toEqual(['b1', 'b2']);
    expect(sent.map(({ intent }) => intent)).toEqual([hide('b1', true)]);
    sent[0]!.done(true);
    await settled();
    expect(sent.map(({ intent }) => intent)).toEqual([hide('b1', true), hide('b2', false)]);
    outbox.close();
  });

  test('wait while what happened is still being shown', async () => {
    const { question, sent, outbox } = table();
    outbox.send(hide('b1', true), hide('b2', true));
    question.value = undefined;
    sent[0]!.done(true);
    await settled();
    expect(sent).toHaveLength(1);
    question.value = asking(1, { b1: hide('b1', true) });
    expect(sent).toHaveLength(2);
    outbox.close();
  });

  test('of parts about the same thing that wait, only the last is sent, after what it followed', async () => {
    const { sent, outbox } = table();
    outbox.send(hide('b1', true));
    outbox.send(hide('b2', true));
    for (const hidden of [false, true, false]) outbox.send(hide('b1', hidden));
    outbox.send({ kind: 'commit' });
    for (const each of sent) {
      each.done(true);
      await settled();
    }
    expect(sent.map(({ intent }) => intent)).toEqual([
      hide('b1', true),
      hide('b2', true),
      hide('b1', false),
      { kind: 'commit' },
    ]);
    outbox.close();
  });

  test('give way to what the server refuses, and to what the view shows', async () => {
    const { question, sent, outbox } = table();
    question.value = asking(1, { b1: hide('b1', false) });
    outbox.send(hide('b1', true));
    expect(outbox.parts().b1).toEqual(hide('b1', true));
    sent[0]!.done(false);
    await settled();
    expect(outbox.parts().b1).toEqual(hide('b1', false));
    outbox.send(hide('b1', true));
    question.value = asking(1, { b1: hide('b1', true) });
    question.value = asking(1, { b1: hide('b1', false) });
    expect(outbox.parts().b1).toEqual(hide('b1', false));
    outbox.close();
  });

  test('are forgotten when something else is asked', async () => {
    const { question, sent, outbox } = table();
    outbox.send(hide('b1', true), hide('b2', true));
    question.value = asking(2);
    sent[0]!.done(true);
    await settled();
    expect(sent).toHaveLength(1);
    expect(outbox.parts()).toEqual({});
    outbox.close();
  });

  test('end with a commitment that waits for its turn, and is sent once however often it is pressed', async () => {
    const { sent, outbox } = table();
    const commit: Intent = { kind: 'commit' };
    outbox.send(hide('b1', true));
    outbox.send(commit);
    outbox.send(commit);
    sent[0]!.done(true);
    await settled();
    outbox.send(commit);
    expect(outbox.isEmpty).toBe(false);
    sent[1]!.done(true);
    await settled();
    expect(sent.map(({ intent }) => intent)).toEqual([hide('b1', true), commit]);
    expect(outbox.isEmpty).toBe(true);
    outbox.close();
  });

  test('nothing is sent while nothing is asked', () => {
    const { question, sent, outbox } = table();
    question.value = undefined;
    outbox.send(hide('b1', true));
    expect([sent, outbox.parts()]).toEqual([[], {}]);
    outbox.close();
  });
});
