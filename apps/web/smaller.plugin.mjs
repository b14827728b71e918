// What a browser need not fetch: changes to libraries, made while building. In development and in tests they are as they come.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** Made here, by this name. */
const MADE = '\0made:';
const COMMONJS = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * React is CommonJS: thousands of uses of it would be written `(0, x.jsx)(…)`. Read once into a module's exports, they are names like all others.
 * @returns {import('vite').Plugin}
 */
export function namedReact() {
  return {
    name: 'named-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer, { kind }) => (COMMONJS.includes(source) && kind === 'import-statement' && !importer?.startsWith(MADE) ? MADE + source : null),
    load(id) {
      const source = id.startsWith(MADE) ? id.slice(MADE.length) : '';
      if (!COMMONJS.includes(source)) return null;
      const names = Object.keys(require(source)).filter((name) => !name.startsWith('__'));
      const lines = [`import all from '${source}';`, 'export default all;', ...names.map((name) => `export const ${name} = all.${name};`)];
      return { code: lines.join('\n'), moduleSideEffects: false };
    },
  };
}

/**
 * The app talks over WebSockets alone (platform/socket.ts); the client brings the other ways along.
 * @returns {import('vite').Plugin}
 */
export function webSocketsOnly() {
  return {
    name: 'web-sockets-only',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$/ },
      handler: () => ({ code: "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };", moduleSideEffects: false }),
    },
  };
}

const ICON = `${MADE}icon`;
const DRAWN = `
  import { createElement } from 'react';
  const look = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
  const hidden = { 'aria-hidden': 'true' };
  const tells = (name) => name.startsWith('aria-') || name === 'role' || name === 'title';
  const draw = (shape) => (typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape));
  export const icon = (...shapes) => ({ size = 24, ...rest }) => createElement('svg', { width: size, height: size, ...look, ...(Object.keys(rest).some(tells) ? null : hidden), ...rest }, ...shapes.map(draw));
`;

/**
 * An icon is its shapes. Of the library's component for them (contexts, aliases, names, keys) the app uses size, class and
 * attributes; as there, one that tells nothing is hidden from those who listen.
 * @returns {import('vite').Plugin}
 */
export function bareIcons() {
  return {
    name: 'bare-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === ICON ? ICON : null),
    load: {
      filter: { id: /^\0made:icon$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/ },
      async handler(id) {
        if (id === ICON) return { code: DRAWN, moduleSideEffects: false };
        const { __iconData: data } = await import(pathToFileURL(id).href);
        // A second name of another icon.
        if (data === undefined) return null;
        const shapes = data.node.map(([tag, { key: _key, ...attributes }]) => (tag === 'path' && Object.keys(attributes).join() === 'd' ? attributes.d : [tag, attributes]));
        return { code: `import { icon } from '${ICON}';\nexport default /* @__PURE__ */ icon(${shapes.map((shape) => JSON.stringify(shape)).join(', ')});`, moduleSideEffects: false };
      },
    },
  };
}
