import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { circles } from './circles.plugin.mjs';
import { firstPaint, isNeeded } from './first-paint.plugin.mjs';
import { language, nameIn } from './language.plugin.mjs';
import { libraries } from './libraries.plugin.mjs';
import { serviceWorker } from './service-worker.plugin.mjs';
import { refusalsByKey } from './worker.plugin.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const name = process.env.CREASE_LANGUAGE ?? 'en';
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

const packages = (...names: string[]) => `[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`;
const sources = (...paths: string[]) => `[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`;
/** These modules and their imports, except those that an earlier part has taken. */
const part = (name: string, ...places: string[]) => ({ name, test: new RegExp(places.join('|')) });

const COMMON = [
  sources(
    'app/layouts/',
    'features/account/IdleGuard',
    '(ui|platform)/(?!worker/).+\\.tsx?$',
    'app/(live|stream-watch)',
    'features/(open-league|moves|tonight)/',
    'features/(auth/(invitation|social)|talk/unread-talk\\.data|notices/unread-notices\\.data|notifications/inbox-data)',
    'features/(players/(players-data|player-status|clubs)|trades/(trade-assets(\\.data)?|glance-data))',
    '(calendar|draft-type|position|season|text\\.rules)\\.ts',
    'leagues/',
    'players/',
    'teams/',
    'auth/',
    'seasons/',
    'trades/(trade\\.(model|words)|retention)',
  ),
  packages('lucide-react'),
];

/** Only what a page needs to start. */
const neededBy = (page: 'frame' | 'home' | 'room', one: ReturnType<typeof part>) => ({
  ...one,
  test: (id: string) => one.test.test(id) && isNeeded(page, id),
});

/** Without the modules' imports. */
const alone = (name: string, ...places: string[]) => ({
  ...part(name, sources(...places)),
  includeDependenciesRecursively: false,
});

/** Shared by so many pages and dialogs, a module goes into one common file. */
const MANY = 16;

/**
 * Each file costs a request and compresses worse; each unused module costs its bytes. Every page loads frame, app and
 * league. Other modules are grouped by the pages that share them, so a page loads only modules that it uses, at most 35
 * kB (gzip) more.
 */
const parts = [
  // They change together, rarely, and stay in the browser's cache between our releases.
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
  // Only pages that listen load it.
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
      'platform/pages/page-title',
      'platform/session/hand-over',
      'app/boot-league',
      'ui/(.+/)?(Button|cx|layers|sentence|Money|Monogram|place|Popover|Skeleton|Spinner|tags|use-media)\\.tsx?',
      'money',
      'result',
      'french/',
    ),
    'icons[\\\\/](arrow-left-right|arrow-right|check|circle-alert|history|rotate-ccw|triangle-alert)\\.mjs',
  ),
  // Used by the landing page and most others, but not by the draft room.
  part('cap', sources('ui/figures/CapBar\\.tsx')),
  // A visitor's draft has no league.
  alone(
    'live',
    'app/(layouts/LeagueLayout|live|live-events|refetch|stale-after|stream-watch)\\.tsx?',
    'realtime/events\\.table\\.ts',
    'draft/draft\\.events\\.ts',
    'streams/event-row\\.ts',
    'platform/session/own-user\\.ts',
  ),
  // What the draft room needs too, the frame around other pages, and what the home shares with them.
  neededBy('room', part('league', ...COMMON)),
  neededBy('frame', part('desk', sources('.+\\.tsx?$'), ...COMMON)),
  neededBy('home', part('lists', sources('ui/lists/'))),
  neededBy('home', alone('tonight', 'features/(moves|tonight)/.+')),
  neededBy('home', alone('caps', 'teams/.*(cap|cut|broken).+')),
  neededBy('home', part('home', ...COMMON)),
  { ...neededBy('home', alone('season', 'features/teams/.+', 'competition/.+')), minShareCount: 2 },
  { ...neededBy('home', part('shared', sources('.+\\.tsx?$'))), minShareCount: 2 },
  // Needed when a user selects a player, or has rights beyond watching.
  alone('refusing', 'draft/(draft\\.(refusals|commands)|words/draft\\.refusals\\.\\w+|picks/pick-check\\.rules)\\.ts'),
  // For the draft room and the page of a matchup.
  alone('stream', 'streams/room\\.ts'),
  // For the log of a draft and the reports of imports.
  alone('said', 'words\\.ts'),
  // Shared with other draft pages; then what can load after the room's clock and list; then its board, which a phone
  // loads only on request.
  { ...neededBy('room', part('drafting', sources('features/draft/', 'draft/'))), minShareCount: 2 },
  part('room', sources('features/draft/room/DraftRoomPage')),
  // Loaded when a user asks for a picture.
  alone('pictures', 'platform/files/(picture-share|framed-picture)\\.ts'),
  { ...part('pages', sources('(?!.*draft/).+\\.tsx?$')), minShareCount: MANY },
  // Each icon is smaller than the overhead of a request.
  { ...part('icons', packages('lucide-react')), minShareCount: 6 },
  alone('board', 'features/draft/board/Board\\.tsx'),
  alone(
    'dealing',
    'features/draft/.*/(RoomTrades|RoomActions|Shop|GhostBar|TakeNow|CapCockpit|SpendingFigures|PathWarnings|RoomNotice|AutoBanner|SentPickNotice|SheetClock|PickNote|pick-outbox|CommissionerBar|CommissionerMenu)\\.tsx?',
  ),
  { ...alone('trading', 'features/trades/(?!trade-assets\\.data).+', 'trades/'), minShareCount: 4 },
  // A page with a module outside all groups would be built without its exports.
  { name: 'part', test: /^(?!.*[\\/]src[\\/]main\.tsx$)/, entriesAware: true, includeDependenciesRecursively: false },
];

export default defineConfig({
  root: here('.'),
  cacheDir: here('../../node_modules/.cache/vite'),
  plugins: [...language(name), libraries(), react(), tailwindcss(), firstPaint(name), serviceWorker(name), circles()],
  resolve: { alias: [{ find: /^@crease\/core\//, replacement: here('../../libs/core/src/') }] },
  worker: { format: 'es', plugins: () => [refusalsByKey(), ...language(name)] },
  build: {
    outDir: here('dist'),
    // The builds of all languages write into one folder, which `build.mjs` empties.
    emptyOutDir: false,
    manifest: nameIn(name, '.vite/manifest.json'),
    // So that the content security policy needs no exceptions.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      // Importing core has no side effects, so unused exports can be removed.
      treeshake: { moduleSideEffects: [{ test: /[\\/]libs[\\/]core[\\/]/, sideEffects: false }] },
      output: {
        // Rolldown names a file after all pages that share it.
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
      '/mcp': { target: api },
      '/socket.io': { target: api, ws: true },
    },
  },
});
