import { describe, expect, test } from 'vitest';
import { runStages, type Stage } from '../stages.ts';

const stage = (name: string, ...after: readonly string[]): Stage => ({ name, command: name, after });

/** Runs stages, some of which fail; each takes a second of a fake clock. Gives what began and ended, in order. */
const runAll = async (stages: readonly Stage[], slots: number, ...failing: readonly string[]) => {
  const happened: string[] = [];
  let atOnce = 0;
  let most = 0;
  let seconds = 0;
  const ended = await runStages(stages, {
    slots,
    now: () => seconds,
    begins: ({ name }) => void happened.push(`+${name}`),
    ends: ({ name }, { kind }) => void happened.push(`${kind === 'passed' ? '-' : '!'}${name}`),
    run: async ({ name }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise(setImmediate);
      seconds += 1;
      atOnce -= 1;
      return !failing.includes(name);
    },
  });
  return { happened, most, ended };
};

describe('stages', () => {
  test('run one after the other where there is one slot, in their order', async () => {
    const { happened } = await runAll([stage('a'), stage('b'), stage('c', 'a')], 1);
    expect(happened).toEqual(['+a', '-a', '+b', '-b', '+c', '-c']);
  });

  test('run side by side, never more at once than there are slots', async () => {
    const { most, ended } = await runAll(
      ['a', 'b', 'c', 'd', 'e'].map((name) => stage(name)),
      2,
    );
    expect(most).toBe(2);
    expect([...ended.values()].every(({ kind }) => kind === 'passed')).toBe(true);
    expect(ended.size).toBe(5);
  });

  test('wait for those before them, and are overtaken meanwhile', async () => {
    const { happened } = await runAll([stage('a'), stage('b', 'a'), stage('c')], 2);
    expect(happened.indexOf('+c')).toBeLessThan(happened.indexOf('+b'));
    expect(happened.indexOf('-a')).toBeLessThan(happened.indexOf('+b'));
  });

  test('that fail leave out what comes after them, and nothing else', async () => {
    const stages = [stage('a'), stage('b', 'a'), stage('c', 'b'), stage('d')];
    const { happened, ended } = await runAll(stages, 1, 'a');
    expect(happened).toEqual(['+a', '!a', '!b', '!c', '+d', '-d']);
    expect(ended.get('a')).toEqual({ kind: 'failed', seconds: 1 });
    expect(ended.get('c')).toEqual({ kind: 'left out', why: 'b did not pass' });
    expect(ended.get('d')).toEqual({ kind: 'passed', seconds: 1 });
  });

  test('wait for those that must have ended, also if they failed', async () => {
    const { happened } = await runAll([stage('a'), { ...stage('b'), behind: ['a'] }, stage('c')], 2, 'a');
    expect(happened).toEqual(['+a', '+c', '!a', '+b', '-c', '-b']);
  });

  test('that a machine cannot run are left out with the reason', async () => {
    const { happened, ended } = await runAll([{ ...stage('a'), missing: 'no engine' }, stage('b', 'a'), stage('c')], 2);
    expect(happened).toEqual(['!a', '!b', '+c', '-c']);
    expect(ended.get('a')).toEqual({ kind: 'left out', why: 'no engine' });
  });

  test('that wait for one that does not come before them are a mistake', async () => {
    await expect(runAll([stage('a', 'b'), stage('b')], 2)).rejects.toThrow('a cannot come after b');
    const late = { ...stage('a'), behind: ['b'] };
    await expect(runAll([late, stage('b')], 2)).rejects.toThrow('a cannot come after b');
  });
});
