import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** Milliseconds between asking a command to end and killing it. */
const TIME_TO_END = 10_000;

/** A shell command that is running. */
export interface Command {
  /** Resolves when it has ended: its exit code (null if a signal ended it), and what it wrote on both outputs. */
  readonly done: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Ends it and every process that it started. */
  end(): void;
}

/** Signals a command and all processes that it started: on Windows by `taskkill`, elsewhere as its process group. */
const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid!, name);
  } catch {
    // It has ended already.
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
      const timer = setTimeout(() => signal(child, 'SIGKILL'), TIME_TO_END);
      void done.then(() => clearTimeout(timer));
    },
  };
};
