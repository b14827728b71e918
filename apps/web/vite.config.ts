import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './first-paint.plugin.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Packages that every page needs change together, rarely, and stay in the browser's cache between our releases. */
const frame = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', '@tanstack/query-core', '@tanstack/react-query'];
/** Only pages that listen need the socket; they load it when they open it. */
const socket = ['socket.io-client', 'socket.io-parser', 'engine.io-client', 'engine.io-parser', '@socket.io/component-emitter'];

const packages = (names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** The library's own parts, or its icons. */
const lucide = (part: string) => new RegExp(`lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]${part}`);
const landingIcons = ['arrow-left-right', 'arrow-right', 'check', 'circle-alert', 'circle-check', 'circle-exclamation-point', 'info', 'rotate-ccw', 'triangle-alert', 'triangle-exclamation-point', 'x'];

export default defineConfig({
  root: here('.'),
  cacheDir: here('../../node_modules/.cache/vite'),
  plugins: [react(), tailwindcss(), firstPaint()],
  resolve: { alias: [{ find: /^@crease\/core\//, replacement: here('../../libs/core/src/') }] },
  build: {
    outDir: here('dist'),
    manifest: true,
    // Nothing inline, neither scripts nor data: addresses, so that the content security policy needs no exceptions.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: packages(frame), priority: 5 },
            { name: 'socket', test: packages(socket), priority: 4 },
            // Components that several pages share: one request instead of dozens. Those of the landing page are apart: a visitor needs no more.
            { name: 'kit', test: /src[\\/]ui[\\/](Button|CapBar|cx|layers|Money|Monogram|place|Popover|Skeleton|Spinner|tags)\.tsx?$|core[\\/]src[\\/](money|result)/, minShareCount: 4, priority: 3 },
            { name: 'kit', test: lucide(`(icons[\\\\/](${landingIcons.join('|')})\\.|(?!icons))`), priority: 3 },
            { name: 'forms', test: /src[\\/]ui[\\/]/, minShareCount: 4, priority: 2 },
            { name: 'icons', test: lucide('icons'), priority: 2 },
            { name: 'shared', test: /core[\\/]src[\\/](players|season|teams|trades)|src[\\/]platform[\\/](clubs|player-status)/, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: api },
      '/socket.io': { target: api, ws: true },
    },
  },
});
