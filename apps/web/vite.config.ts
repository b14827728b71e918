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

/** Of a part only what a page cannot be used without. */
const neededBy = (page: 'home' | 'room', one: ReturnType<typeof part>) => ({
  name: one.name,
  test: (id: string) => one.test.test(id) && isNeeded(page, id),
});

const CARDS = 'TradeCard|TradeAssetRow|trade-assets|glance-data';
const PICTURES = 'PictureDialog|picture-share|TradePicture|trade-picture';

const COMMON = [
  sources(
    'app/layouts/',
    'features/account/IdleGuard',
    `(ui|platform)/(?!${CARDS}|${PICTURES}|worker/).+\\.tsx?$`,
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

/**
 * Few files, each for what people do on one way through the app: every further one costs a request and packs worse.
 * A visitor of the landing page loads frame, app and the page. Whoever is signed in loads league as well, and at most
 * 35 kB (gzip) more for any other page.
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
      'ui/(Button|CapBar|cx|layers|Money|Monogram|place|Popover|Skeleton|Spinner|tags|use-media)\\.tsx?',
      'money',
      'result',
    ),
    'icons[\\\\/](arrow-left-right|history|rotate-ccw)\\.mjs',
  ),
  // What stands around every page of a league, in three: with the draft room, with the home, and with anything else.
  neededBy('room', part('league', ...COMMON)),
  neededBy('home', part('desk', ...COMMON)),
  part('pages', ...COMMON),
  // What a trade is judged by: on the pages of trades, and in the log for who opens one.
  part('cards', sources(`platform/(${CARDS})`)),
  // The draft room is opened from a link as often as from the home, and does without it.
  part('home', sources('app/screens/Home')),
  part('my-leagues', sources('app/screens/MyLeagues')),
  // What the room shares with the other pages of drafts, and what only they share.
  { ...neededBy('room', part('drafting', sources('features/draft/', 'draft/'))), minShareCount: 2 },
  // Only who looks back at a draft, or shares a picture, needs it.
  part('recap', sources('features/draft/recap/', `platform/(${PICTURES})`)),
  part('drafts', sources('features/draft/(DraftHistoryPage|DraftDetail|CreateDraft|OrderPanel)')),
  part('room', sources('features/draft/DraftRoomPage')),
  part('board', sources('features/draft/Board\\.tsx')),
  part('screen', sources('features/draft/BoardScreen')),
  // A telephone shows the list of players first, and everybody needs it.
  neededBy('room', part('list', sources('features/draft/'))),
  // What is said of an offer: on the pages of trades, and in the dialog of the room.
  part('offers', sources('trades/(counter|trades\\.refusals)')),
  part('zones', sources('features/draft/', 'draft/')),
  part('trades', sources('features/trades/')),
  part('race', sources('features/teams/race/')),
  part('players', sources('features/(teams|players|free-agents|protection)/')),
  part('office', sources('features/(leagues|admin|rules|activity)/')),
  // Every signed-in page loads it, when it has nothing else to do.
  part('device', sources('features/installation/', 'platform/worker/')),
  part('account', sources('features/(auth|account|notifications|legal)/', 'app/screens/Login')),
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
      output: {
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
