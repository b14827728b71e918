// Speeds up the first paint: the style sheet precedes the scripts, because the first frame is HTML. /boot.js gets its
// page's chunk names, to load them in parallel with the app. Lazily loaded parts go into shared chunks, which keeps the
// manifest short.

import fs from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { minifySync } from 'vite';
import { nameIn } from './language.plugin.mjs';

/** Modules that each page needs in addition to the app's own; the keys are those of boot.js. */
const ROOM = [
  'src/app/layouts/LeagueLayout.tsx',
  'src/features/draft/room/DraftRoomPage.tsx',
  'src/features/draft/list/PlayersZone.tsx',
];
/** The frame around a league's pages. */
const FRAME = [
  'src/app/layouts/LeagueLayout.tsx',
  'src/app/layouts/LeagueFrame.tsx',
  'src/app/layouts/HeaderMenus.tsx',
];
const PAGES = {
  landing: ['src/app/screens/LandingScreen.tsx'],
  home: [...FRAME, 'src/app/screens/HomeScreen.tsx'],
  room: ROOM,
  // A phone shows the list first; every other screen also shows the board.
  wideRoom: [...ROOM, 'src/features/draft/board/Board.tsx'],
};

/** Modules that each page, and the frame, load statically; dynamic imports are excluded. */
const ENTRIES = { ...PAGES, frame: FRAME };
const needed = Object.fromEntries(Object.keys(ENTRIES).map((page) => [page, new Set()]));

/** True when a page cannot run without the module. Complete only after all modules have been parsed. */
export const isNeeded = (page, id) => needed[page].has(id);

/** @returns {import('vite').Plugin} */
export function firstPaint(name) {
  let root = '';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      root = `${config.root}/`;
    },
    buildEnd() {
      for (const [page, modules] of Object.entries(ENTRIES)) {
        needed[page] = new Set(modules.map((module) => root + module));
        for (const id of needed[page])
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) needed[page].add(next);
      }
    },
    generateBundle(_options, bundle) {
      const parts = {};
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.moduleIds ?? [])
          if (this.getModuleInfo(id)?.dynamicImporters.length > 0 && id.startsWith(root))
            parts[id.slice(root.length)] = chunk.fileName;
      }
      // Replaces the copy of public/ by a minified file, because the page waits for it.
      const source = fs.readFileSync(`${root}public/boot.js`, 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'boot.js',
        source: minifySync('boot.js', source, { compress: true, mangle: true }).code,
      });
      this.emitFile({
        type: 'asset',
        fileName: nameIn(name, '.vite/parts.json'),
        source: JSON.stringify(parts, null, 2),
      });
    },
    // Compresses files once at build time; the server sends these bytes.
    writeBundle({ dir }, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (!/\.(?:js|css|html|svg)$/.test(file)) continue;
        // Not from the file: the build of another language may be writing it.
        const text = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        fs.writeFileSync(
          `${dir}/${file}.br`,
          brotliCompressSync(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
          }),
        );
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const files = (file, seen = new Set()) => {
          if (seen.has(file)) return seen;
          seen.add(file);
          for (const next of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) files(next, seen);
          return seen;
        };
        const early = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...files(chunk.fileName)]));
        const wanted = Object.entries(PAGES).map(([page, modules]) => {
          const own = chunks.filter((chunk) =>
            modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(module))),
          );
          return [
            page,
            [...new Set(own.flatMap((chunk) => [...files(chunk.fileName)]))].filter((file) => !early.has(file)),
          ];
        });
        return {
          html: html.replace(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"'),
          tags: [
            {
              tag: 'meta',
              attrs: { name: 'chunks', content: JSON.stringify(Object.fromEntries(wanted)) },
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
}
