import { join } from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { rulebooks } from './rulebook/plugin.ts';

/** The page calls the server it came from; while developing, the server runs beside on its usual port. */
const SERVER = 'http://localhost:2567';

/** The registry of tests takes the place of the page's own: it has a game that players never get. */
const TEST_GAMES = { './games.ts': join(import.meta.dirname, 'test/rulesets/games.ts') };

/** Text files are left compressed beside themselves, as small as can be: the server sends what the browser takes. */
const compressed = () =>
  compression({
    include: /\.(?:js|css|svg|json)$/,
    logLevel: 'silent',
    algorithms: [
      defineAlgorithm('gzip', { level: 9 }),
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ],
  });

export default defineConfig(({ mode }) => ({
  plugins: [rulebooks(), compressed()],
  resolve: { alias: mode === 'test' ? TEST_GAMES : {} },
  build: {
    outDir: mode === 'test' ? 'dist-test' : 'dist',
    target: 'es2023',
    // Phaser is one big file: it changes rarely and is kept by the browser.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'phaser', test: /phaser/ }] } } },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/matchmake': SERVER,
      // Rooms are reached by websocket at /<process>/<room>.
      '^/[\\w-]+/[\\w-]+\\?': { target: SERVER, ws: true },
    },
  },
}));
