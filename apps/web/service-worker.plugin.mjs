// Builds the service worker as a single file at the root, one for each language. Its build name is a hash of the
// release's files, so the same sources give the same worker.

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { language, nameIn } from './language.plugin.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @returns {import('vite').Plugin} */
export function serviceWorker(name) {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const release = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
        const result = await build({
          configFile: false,
          root: here('.'),
          publicDir: false,
          logLevel: 'error',
          plugins: language(name),
          define: { __BUILD__: JSON.stringify(release) },
          resolve: { alias: [{ find: /^@crease\/core\//, replacement: here('../../libs/core/src/') }] },
          build: {
            write: false,
            modulePreload: false,
            rolldownOptions: {
              input: here('src/platform/worker/worker.ts'),
              output: { format: 'iife', entryFileNames: nameIn(name, 'sw.js') },
            },
          },
        });
        const { output } = Array.isArray(result) ? result[0] : result;
        this.emitFile({ type: 'asset', fileName: nameIn(name, 'sw.js'), source: output[0].code });
      },
    },
  };
}
