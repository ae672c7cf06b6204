import { join } from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { rulebooks } from './rulebook/plugin.ts';

/** The page calls the server it came from; while developing, the server runs beside on its usual port. */
const SERVER = 'http://localhost:2567';

/** The registry of tests takes the place of the page's own: it has a game that players never get. */
const TEST_GAMES = [{ find: './games.ts', replacement: join(import.meta.dirname, 'test/rulesets/games.ts') }];

/** The built page has only what the map uses of Phaser; while developing it has all of it. */
const SMALL_PHASER = [
  { find: /^phaser$/, replacement: join(import.meta.dirname, 'engine/phaser.js') },
  { find: /^#phaser/, replacement: join(import.meta.dirname, 'node_modules/phaser/src') },
];

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

/** Phaser's sources ask by `typeof` which of its parts a build has: here the 2D canvas, without WebGL, sound and debugging. */
const canvasOnly = (): Plugin => ({
  name: 'phaser-canvas-only',
  transform: (code, id) =>
    id.includes('/phaser/src/')
      ? code
          .replaceAll('typeof CANVAS_RENDERER', 'true')
          .replaceAll(/typeof (?:WEBGL_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT)/g, 'false')
      : undefined,
});

export default defineConfig(({ command, mode }) => ({
  // The page of tests lives for minutes on one machine: what it would gain by this is lost while it is built.
  plugins: [rulebooks(), canvasOnly(), ...(mode === 'test' ? [] : [compressed()])],
  resolve: {
    alias: [...(command === 'build' ? SMALL_PHASER : []), ...(mode === 'test' ? TEST_GAMES : [])],
  },
  // Workers load some of what they need later, as the page does.
  worker: { format: 'es' },
  build: {
    outDir: mode === 'test' ? 'dist-test' : 'dist',
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Phaser is a file of its own: it changes rarely and is kept by the browser.
            { name: 'phaser', test: /phaser/ },
            // A few lines each that everything uses: alone they would be files of less than a hundred bytes.
            { name: 'basics', test: /shared\/src\/[\w-]+\.ts$/ },
          ],
        },
      },
    },
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
