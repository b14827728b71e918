// Builds the service worker as a single file at the root. Its build name is a hash of the release's files, so the same
// sources give the same worker.

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @returns {import('vite').Plugin} */
export function serviceWorker() {
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
          define: { __BUILD__: JSON.stringify(release) },
          resolve: { alias: [{ find: /^@crease\/core\//, replacement: here('../../libs/core/src/') }] },
          build: {
            write: false,
            modulePreload: false,
            rolldownOptions: {
              input: here('src/platform/worker/worker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
        const { output } = Array.isArray(result) ? result[0] : result;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
      },
    },
  };
}
