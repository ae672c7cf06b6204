import { describe, expect, test } from 'vitest';
import { runCommand } from '../command.ts';

describe('a command', () => {
  test('tells its exit code and all that it wrote, on both outputs', async () => {
    const { done } = runCommand('node -e "console.log(1); console.error(2); process.exit(3)"', process.env);
    const { code, output } = await done;
    expect(code).toBe(3);
    expect(output.split('\n').filter(Boolean).sort()).toEqual(['1', '2']);
  });

  test('that is no command fails, and says so', async () => {
    const { code, output } = await runCommand('no-such-program-anywhere', process.env).done;
    expect(code).not.toBe(0);
    expect(output).toContain('no-such-program-anywhere');
  });

  test.skipIf(process.platform === 'win32')('gives way to others if it should, with all that it starts', async () => {
    const asked = 'node -p "os.getPriority()"';
    const [usual, lower] = [await runCommand(asked, process.env).done, await runCommand(asked, process.env, true).done];
    expect(Number(lower.output)).toBeGreaterThan(Number(usual.output));
  });

  test('is ended with all that it started', async () => {
    // An output closes when the last process that could write to it has ended: the shell and all programs.
    const command = runCommand(
      'node -e "setInterval(() => {}, 1000)" & node -e "setInterval(() => {}, 1000)"',
      process.env,
    );
    command.end();
    expect((await command.done).code).not.toBe(0);
  });
});
