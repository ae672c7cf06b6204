import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

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

/** How much lower than usual the priority of a command is that gives way to others. Windows has no `nice`. */
const LOWER = 10;
const GIVING_WAY = ['nice', '-n', String(LOWER), 'sh', '-c'] as const;

/** Linux may share the processor out among sessions first: lowers the priority of a command's own session as well. */
const lowerSession = (pid: number | undefined): void => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(LOWER));
  } catch {
    // There is no such thing here, or the command has ended already.
  }
};

/** Runs a command in the folder of this project. One that `givesWay` gets the processor after others. */
export const runCommand = (line: string, env: NodeJS.ProcessEnv, givesWay = false): Command => {
  const [program, ...given] = givesWay && !isWindows ? [...GIVING_WAY, line] : [line];
  const child = spawn(program, given, {
    shell: given.length === 0,
    detached: !isWindows,
    cwd: `${import.meta.dirname}/..`,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (givesWay) lowerSession(child.pid);
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
