import { describe, expect, test } from 'vitest';
import { Openings } from '../../../src/rooms/storage/openings.ts';
import { memoryJournal } from '../../memory-journal.ts';

const quota = { matches: 3, bytes: 1e9 };

/** Openings over a journal in memory, and which of them reached it. */
const make = () => {
  const journal = memoryJournal();
  const reached: string[] = [];
  const { open } = journal;
  journal.open = (opening) => {
    reached.push(opening.id);
    return open(opening);
  };
  const refused: string[] = [];
  const metrics = { refusedOpening: (reason: string) => void refused.push(reason) };
  const openings = new Openings({ journal, space: { look: async () => undefined }, metrics, quota });
  const ask = (id: string, openedBy = 'one') => openings.open({ id, blueprint: {}, openedBy });
  return { journal, reached, refused, ask };
};

describe('openings', () => {
  test('that are asked for at once are counted one by one, and each address for itself', async () => {
    const { reached, refused, ask } = make();
    const asked = await Promise.all([...['a', 'b', 'c', 'd', 'e'].map((id) => ask(id)), ask('f', 'two')]);
    expect(asked.map(({ ok }) => ok)).toEqual([true, true, true, false, false, true]);
    expect(reached.toSorted()).toEqual(['a', 'b', 'c', 'f']);
    expect(refused).toEqual(['matches', 'matches']);
  });

  test('whose storage fails fail together, and are tried again when they are asked for again', async () => {
    const { journal, reached, ask } = make();
    journal.broken = new Error('no space left');
    const failed = await Promise.allSettled(['a', 'b', 'c'].map((id) => ask(id)));
    expect(failed).toMatchObject(Array(3).fill({ status: 'rejected', reason: { message: 'no space left' } }));
    expect(reached).toEqual(['a']);
    journal.broken = undefined;
    expect(await ask('b')).toMatchObject({ ok: true });
    expect(reached).toEqual(['a', 'b']);
  });

  test('of matches from before addresses were kept with them are not counted', async () => {
    const { ask } = make();
    for (const id of ['a', 'b', 'c', 'd', 'e']) expect(await ask(id, '')).toMatchObject({ ok: true });
  });
});
