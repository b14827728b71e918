import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint, isNeeded } from './first-paint.plugin.mjs';
import { serviceWorker } from './service-worker.plugin.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

const packages = (...names: string[]) => `[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`;
const sources = (...paths: string[]) => `[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`;
/** A file of its own for what lies there, with all it imports and nobody before it in the list has taken. */
const part = (name: string, ...places: string[]) => ({ name, test: new RegExp(places.join('|')) });

const COMMON = [
  sources(
    'app/layouts/',
    'features/account/IdleGuard',
    '(ui|platform)/(?!worker/).+\\.tsx?$',
    '(calendar|position|season|text\\.rules)\\.ts',
    'leagues/',
    'players/',
    'teams/',
    'auth/',
    'seasons/',
    'trades/(trade\\.(model|words)|retention)',
  ),
  packages('lucide-react'),
];

/** Of a part only what a page cannot be used without. */
const neededBy = (page: 'home' | 'room', one: ReturnType<typeof part>) => ({
  name: one.name,
  test: (id: string) => one.test.test(id) && isNeeded(page, id),
});

/** The same without what it imports. */
const alone = (name: string, ...places: string[]) => ({
  ...part(name, sources(...places)),
  includeDependenciesRecursively: false,
});

/** So many pages and dialogs share a module that it stands in one file with all the others like it. */
const MANY = 10;

/**
 * Every file costs a request and packs worse, and every module that a page does not use costs its bytes. Frame, app and
 * league are what everybody has loaded; what pages share beyond that lies together with what the very same pages share,
 * so that a page loads what it uses, at most 35 kB (gzip) more than its visitor has.
 */
const parts = [
  // Packages that every page needs change together, rarely, and stay in the browser's cache between our releases.
  part(
    'frame',
    packages(
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      'scheduler',
      '@tanstack/query-core',
      '@tanstack/react-query',
    ),
    '^\\0rolldown',
  ),
  // Only pages that listen need the socket; they load it when they open it.
  part(
    'socket',
    packages(
      'socket.io-client',
      'socket.io-parser',
      'engine.io-client',
      'engine.io-parser',
      '@socket.io/component-emitter',
    ),
  ),
  part(
    'app',
    sources(
      'app/App\\.tsx',
      'platform/(page-title|boot-league)',
      'ui/(Button|cx|layers|Money|Monogram|place|Popover|Skeleton|Spinner|tags|use-media)\\.tsx?',
      'money',
      'result',
    ),
    'icons[\\\\/](arrow-left-right|arrow-right|check|circle-alert|history|rotate-ccw|triangle-alert)\\.mjs',
  ),
  // The landing page shows it, and most pages; the draft room does without.
  part('cap', sources('ui/CapBar\\.tsx')),
  // What stands around every page of a league: with the draft room, and with the home.
  neededBy('room', part('league', ...COMMON)),
  neededBy('home', part('desk', ...COMMON)),
  { ...neededBy('home', part('desk', sources('.+\\.tsx?$'))), minShareCount: 2 },
  // Words of what a draft refuses: needed when somebody chooses a player, or may do more than look on.
  alone('refusing', 'draft/(draft\\.(refusals|commands)|pick-check\\.rules)\\.ts'),
  // What the room shares with the other pages of drafts; what of it can come after its clock and its list; and its board,
  // which a telephone shows only when it is asked for.
  { ...neededBy('room', part('drafting', sources('features/draft/', 'draft/'))), minShareCount: 2 },
  part('room', sources('features/draft/DraftRoomPage')),
  { ...part('pages', sources('(?!.*draft/).+\\.tsx?$')), minShareCount: MANY },
  // Each is less than a request.
  { ...part('icons', packages('lucide-react')), minShareCount: 2 },
  alone('board', 'features/draft/Board\\.tsx'),
  alone(
    'dealing',
    'features/draft/(RoomTrades|RoomActions|Shop|GhostBar|TakeNow|CapCockpit|SpendingFigures|PathWarnings|RoomNotice|SentPickNotice|SheetClock|PickNote|pick-outbox|CommissionerBar|CommissionerMenu)\\.tsx?',
  ),
  { ...alone('trading', 'features/trades/', 'trades/', 'platform/(glance|Trade).+'), minShareCount: 4 },
  // All that is left: a page of which anything stayed behind would be built without its exports.
  { name: 'part', test: /^(?!.*[\\/]src[\\/]main\.tsx$)/, entriesAware: true, includeDependenciesRecursively: false },
];

export default defineConfig({
  root: here('.'),
  cacheDir: here('../../node_modules/.cache/vite'),
  plugins: [react(), tailwindcss(), firstPaint(), serviceWorker()],
  resolve: { alias: [{ find: /^@crease\/core\//, replacement: here('../../libs/core/src/') }] },
  build: {
    outDir: here('dist'),
    manifest: true,
    // Nothing inline, neither scripts nor data: addresses, so that the content security policy needs no exceptions.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      // Core is pure: to load it does nothing, so what nobody uses of it stays behind.
      treeshake: { moduleSideEffects: [{ test: /[\\/]libs[\\/]core[\\/]/, sideEffects: false }] },
      output: {
        // Rolldown names a part after all pages that share it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          groups: parts.map((one, index) => ({ ...one, priority: parts.length - index })),
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
