import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { atMost, type Figure } from '../lib/figures.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = path.join(root, 'apps/web/dist');
/** The language whose build is measured: `BENCH_LANGUAGE=fr`. */
const language = process.env.BENCH_LANGUAGE ?? 'en';
const inLanguage = (file: string) => (language === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${language}`));

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const kB = (files: Iterable<string>, folder: string): number =>
  [...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(folder, file)), { level: 9 }).length, 0) /
  1_000;

/** Script files of a chunk and its static imports. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  if (chunk.file.endsWith('.js')) seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

const LANDING = 'src/app/screens/LandingScreen.tsx';
/** A visitor's draft: its page, the room that it opens, and the worker in which it runs. */
const TRY = ['src/features/draft/try/TryDraftPage.tsx', 'src/features/draft/room/DraftRoomPage.tsx'];
const TRY_WORKER = /^try-worker-.*\.js$/;
const HOME = 'src/app/screens/HomeScreen.tsx';
/** Parts that a signed-in user has already loaded: the home page and its layout. */
const SIGNED_IN = [
  'src/app/layouts/HeaderMenus.tsx',
  'src/app/layouts/LeagueLayout.tsx',
  'src/app/layouts/LeagueFrame.tsx',
  HOME,
];
/** The big screen is part of the draft room, which loads it. */
const isPage = (part: string): boolean => /(Page|Screen|Hub)\.tsx$/.test(part) && !part.endsWith('/BoardScreen.tsx');

/** P9: gzipped size of the files a browser fetches, compared with the libraries that a first page needs. */
export async function bundle(): Promise<Figure[]> {
  const read = <T>(file: string) =>
    JSON.parse(fs.readFileSync(path.join(dist, '.vite', inLanguage(file)), 'utf8')) as T;
  const manifest = read<Manifest>('manifest.json');
  // One file can hold several parts; a browser fetches it whole.
  const parts = read<Readonly<Record<string, string>>>('parts.json');
  const keyOf = (part: string) => Object.keys(manifest).find((key) => manifest[key]?.file === parts[part]) ?? '';
  for (const part of [LANDING, ...SIGNED_IN, ...TRY]) if (keyOf(part) === '') throw new Error(`no file holds ${part}`);
  const boot = fs.existsSync(path.join(dist, 'boot.js')) ? ['boot.js'] : [];
  const first = new Set([...boot, ...filesOf(manifest, 'index.html'), ...filesOf(manifest, keyOf(LANDING))]);
  /** The layout around a page without the home page, for users who follow a link. */
  const around = new Set([...boot, ...filesOf(manifest, 'index.html')]);
  for (const part of SIGNED_IN) if (part !== HOME) filesOf(manifest, keyOf(part), around);
  const known = new Set([...first, ...SIGNED_IN.flatMap((part) => [...filesOf(manifest, keyOf(part))])]);
  const fresh = (keys: readonly string[]) =>
    kB(
      [...new Set(keys.flatMap((key) => [...filesOf(manifest, key)]))].filter((file) => !known.has(file)),
      dist,
    );
  const routes = Object.keys(parts)
    .filter((part) => isPage(part) && part !== LANDING)
    .map((part) => {
      const key = keyOf(part);
      return {
        name: path.basename(part, '.tsx'),
        size: fresh([key]),
        whole: fresh([key, ...(manifest[key]?.dynamicImports ?? [])]),
        inAll: kB(filesOf(manifest, key, new Set(around)), dist),
      };
    })
    .sort((a, b) => b.size - a.size);
  const [largest] = routes;
  const [heaviest] = [...routes].sort((a, b) => b.inAll - a.inAll);
  const tried = new Set(first);
  for (const part of TRY) filesOf(manifest, keyOf(part), tried);
  // Each language has its worker, which no manifest lists.
  const code = [...tried].map((file) => fs.readFileSync(path.join(dist, file), 'utf8')).join('\n');
  for (const file of fs.readdirSync(path.join(dist, 'assets')))
    if (TRY_WORKER.test(file) && code.includes(file)) tried.add(path.join('assets', file));
  const floor = await libraries();
  const stated = { goal: 'P9', configuration: '–', unit: 'kB' };
  return [
    atMost(120, { ...stated, what: 'JavaScript of the first route, gzip', ours: kB(first, dist), floor }),
    atMost(190, {
      ...stated,
      what: `largest route in all (${heaviest?.name ?? 'none'}), gzip`,
      ours: heaviest?.inAll ?? 0,
      floor,
    }),
    atMost(190, { ...stated, what: 'draft of a visitor in all, with its worker, gzip', ours: kB(tried, dist), floor }),
    atMost(35, {
      ...stated,
      what: `largest later route (${largest?.name ?? 'none'}), gzip`,
      ours: largest?.size ?? 0,
      note: `with what they load later: ${routes
        .slice(0, 4)
        .map(({ name, whole }) => `${name} ${whole.toFixed(0)} kB`)
        .join(', ')}; floor: react-dom, router and socket client built alone`,
    }),
  ];
}

async function libraries(): Promise<number> {
  const folder = path.join(root, 'node_modules/.cache');
  fs.mkdirSync(folder, { recursive: true });
  const dir = fs.mkdtempSync(path.join(folder, 'bench-floor-'));
  try {
    fs.writeFileSync(
      path.join(dir, 'main.js'),
      `import { createElement } from 'react';
       import { createRoot } from 'react-dom/client';
       import { createBrowserRouter, Link, NavLink, Outlet, RouterProvider, useNavigate, useParams } from 'react-router-dom';
       import { io } from 'socket.io-client';
       const Page = () => { useNavigate(); useParams(); return createElement(Outlet, null, createElement(Link, { to: '/' }), createElement(NavLink, { to: '/' })); };
       createRoot(document.body).render(createElement(RouterProvider, { router: createBrowserRouter([{ path: '/', Component: Page }]) }));
       io();`,
    );
    const outDir = path.join(dir, 'out');
    await build({
      configFile: false,
      root: dir,
      logLevel: 'silent',
      build: {
        outDir,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: path.join(dir, 'main.js'), output: { entryFileNames: '[name].js' } },
      },
    });
    return kB(
      fs.readdirSync(outDir).filter((file) => file.endsWith('.js')),
      outDir,
    );
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
