import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Language } from '@crease/core/locale.js';

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

export const kB = (files: Iterable<string>, folder = dist): number =>
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

/** A page with the gzipped sizes (kB) of what a signed-in user loads for it. */
export interface Route {
  readonly name: string;
  readonly size: number;
  /** With the parts that the page loads later. */
  readonly whole: number;
  /** With everything around it, for users who follow a link. */
  readonly inAll: number;
}

/** Gzipped sizes (kB) of the scripts that the pages of a language load: the largest route first. */
export function pageSizes(language: Language): { first: number; tried: number; routes: Route[] } {
  const inLanguage = (file: string) => (language === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${language}`));
  const read = <T>(file: string) =>
    JSON.parse(fs.readFileSync(path.join(dist, '.vite', inLanguage(file)), 'utf8')) as T;
  const manifest = read<Manifest>('manifest.json');
  // One file can hold several parts; a browser fetches it whole.
  const parts = read<Readonly<Record<string, string>>>('parts.json');
  const keyOf = (part: string) => Object.keys(manifest).find((key) => manifest[key]?.file === parts[part]) ?? '';
  for (const part of [LANDING, ...SIGNED_IN, ...TRY]) if (keyOf(part) === '') throw new Error(`no file holds ${part}`);
  const boot = fs.existsSync(path.join(dist, 'boot.js')) ? ['boot.js'] : [];
  const first = new Set([...boot, ...filesOf(manifest, 'index.html'), ...filesOf(manifest, keyOf(LANDING))]);
  /** The layout without the home page, for users who follow a link. */
  const around = new Set([...boot, ...filesOf(manifest, 'index.html')]);
  for (const part of SIGNED_IN) if (part !== HOME) filesOf(manifest, keyOf(part), around);
  const known = new Set([...first, ...SIGNED_IN.flatMap((part) => [...filesOf(manifest, keyOf(part))])]);
  const fresh = (keys: readonly string[]) =>
    kB([...new Set(keys.flatMap((key) => [...filesOf(manifest, key)]))].filter((file) => !known.has(file)));
  const routes = Object.keys(parts)
    .filter((part) => isPage(part) && part !== LANDING)
    .map((part) => {
      const key = keyOf(part);
      return {
        name: path.basename(part, '.tsx'),
        size: fresh([key]),
        whole: fresh([key, ...(manifest[key]?.dynamicImports ?? [])]),
        inAll: kB(filesOf(manifest, key, new Set(around))),
      };
    })
    .sort((a, b) => b.size - a.size);
  const tried = new Set(first);
  for (const part of TRY) filesOf(manifest, keyOf(part), tried);
  // Each language has its worker, which no manifest lists.
  const code = [...tried].map((file) => fs.readFileSync(path.join(dist, file), 'utf8')).join('\n');
  for (const file of fs.readdirSync(path.join(dist, 'assets')))
    if (TRY_WORKER.test(file) && code.includes(file)) tried.add(path.join('assets', file));
  return { first: kB(first), tried: kB(tried), routes };
}
