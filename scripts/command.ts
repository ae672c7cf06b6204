import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** Milliseconds that a command has to end by itself when it is asked to. */
const PATIENCE = 10_000;

/** A command of the shell that runs. */
export interface Command {
  /** When it has ended: its exit code (null if a signal ended it), and all that it wrote, on either output. */
  readonly done: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Ends it and everything that it started. */
  end(): void;
}

/** On Windows a tree of processes is ended by a program; elsewhere all of a group are, which the command leads. */
const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid!, name);
  } catch {
    // It has ended.
  }
};

/** Runs a command in the folder of this project. */
export const runCommand = (line: string, env: NodeJS.ProcessEnv): Command => {
  const child = spawn(line, {
    shell: true,
    detached: !isWindows,
    cwd: `${import.meta.dirname}/..`,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const done = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output }));
  });
  return {
    done,
    end: () => {
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), PATIENCE);
      void done.then(() => clearTimeout(timer));
    },
  };
};
