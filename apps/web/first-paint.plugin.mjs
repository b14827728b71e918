// Two things that decide how soon a page is seen: the style sheet goes before the scripts (the first frame is HTML and
// needs none of them), and /boot.js learns the names of the chunks its page will need, so that they are fetched beside
// the app and not after it. And where it is written down which file holds a part that is loaded later: several share
// one, so that the manifest has no line for each.

import fs from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { minifySync } from 'vite';

/** Which page needs which modules besides the app's own; the keys are boot.js's. */
const ROOM = [
  'src/app/layouts/LeagueLayout.tsx',
  'src/features/draft/DraftRoomPage.tsx',
  'src/features/draft/PlayersZone.tsx',
];
const PAGES = {
  landing: ['src/app/screens/LandingScreen.tsx'],
  home: [
    'src/app/layouts/LeagueLayout.tsx',
    'src/app/layouts/LeagueFrame.tsx',
    'src/app/layouts/HeaderMenus.tsx',
    'src/app/screens/HomeScreen.tsx',
  ],
  room: ROOM,
  // A telephone shows the list first; everything else has the board beside it.
  wideRoom: [...ROOM, 'src/features/draft/Board.tsx'],
};

/** Modules that each page loads before it can be used: by imports, and not by what is imported later. */
const needed = Object.fromEntries(Object.keys(PAGES).map((page) => [page, new Set()]));

/** Whether a page cannot be used without a module; known when all of them are read. */
export const isNeeded = (page, id) => needed[page].has(id);

/** @returns {import('vite').Plugin} */
export function firstPaint() {
  let root = '';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      root = `${config.root}/`;
    },
    buildEnd() {
      for (const [page, modules] of Object.entries(PAGES)) {
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
      // In place of the copy of public/, comments and all: everything waits for this file.
      const source = fs.readFileSync(`${root}public/boot.js`, 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'boot.js',
        source: minifySync('boot.js', source, { compress: true, mangle: true }).code,
      });
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(parts, null, 2) });
    },
    // Compressed once and well: the server hands these bytes over instead of compressing less well at every request.
    writeBundle({ dir }, bundle) {
      for (const name of [...Object.keys(bundle), 'index.html']) {
        if (!/\.(?:js|css|html|svg)$/.test(name)) continue;
        const text = fs.readFileSync(`${dir}/${name}`);
        fs.writeFileSync(
          `${dir}/${name}.br`,
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
