// npm run new-game <id>: copies the example of docs/new-game.md to where a game belongs, and enters it in all registries.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOfExample, nameOf } from './new-game/example.ts';
import { faultOfId } from './new-game/id.ts';
import { entered, REGISTRIES } from './new-game/registries.ts';

const ROOT = join(import.meta.dirname, '..');
const id = process.argv[2];

const fault = faultOfId(ROOT, id);
if (fault || id === undefined) {
  console.error(fault);
  process.exit(1);
}

const files = [
  ...copyOfExample(ROOT, id),
  ...REGISTRIES.map((registry) => ({
    file: registry.file,
    text: entered(readFileSync(join(ROOT, registry.file), 'utf8'), registry, id, nameOf(id)),
  })),
];
for (const { file, text } of files) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}

// Names of another length: lines break elsewhere, and imports stand in another order.
const written = files.map(({ file }) => file);
const { status } = spawnSync(
  'npx',
  ['biome', 'check', '--write', '--error-on-warnings', '--log-level=error', ...written],
  {
    cwd: ROOT,
    stdio: 'inherit',
    // On Windows npx is a script, which only a shell can start.
    shell: process.platform === 'win32',
  },
);
if (status !== 0) process.exit(1);

console.log(`${written.join('\n')}\n`);
console.log(
  'Change these files step by step, as docs/new-game.md goes through them; `npm run check` says what is missing.',
);
