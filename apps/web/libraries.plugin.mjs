// Leaves out unused parts of libraries: options of lucide-react's icons, and react-router's warnings for developers.

import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** The package's entries name its build for developers; the other has the same exports. */
const ROUTER = {
  'react-router': here('../../node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': here('../../node_modules/react-router/dist/production/dom-export.mjs'),
};

/** @returns {import('vite').Plugin} */
export function libraries() {
  return {
    name: 'libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (Object.hasOwn(ROUTER, source)) return { id: ROUTER[source], moduleSideEffects: false };
      if (source !== '../createLucideIcon.mjs' || !ICON.test(importer)) return null;
      return here('src/ui/marks/icon.ts');
    },
    transform(code, id) {
      if (!ICON.test(id)) return null;
      // Keys, because the children are no list; the name, which would be a class.
      return {
        code: code
          .replace(/, key: "\w+"/g, '')
          .replace(/^ {2}name: ".*",\n/m, '')
          .replace(/^__iconData\.node;\n/m, ''),
        map: null,
      };
    },
  };
}
