import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/* The floor of browser measurements: a page's bare parts, on a server that does nothing else. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = path.join(root, 'apps/web/dist');

/** A server with gzip only, for the cost of the browser and the network. */
export async function serve(
  files: Readonly<Record<string, { type: string; body: string | Buffer }>>,
): Promise<{ url: string; stop: () => void }> {
  const ready = new Map(Object.entries(files).map(([name, { type, body }]) => [name, { type, body: gzipSync(body) }]));
  const server = http.createServer((request, response) => {
    const file = ready.get(request.url ?? '/');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip', 'content-length': file.body.length })
      .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => server.close(),
  };
}

/** The stylesheet's fonts: on a machine without fonts a page would show no text. */
export const fonts = (): Record<string, { type: string; body: Buffer }> =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(dist, 'assets'))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => [
        `/assets/${name}`,
        { type: 'font/woff2', body: fs.readFileSync(path.join(dist, 'assets', name)) },
      ]),
  );

export const stylesheet = (): string => {
  const folder = path.join(dist, 'assets');
  const file = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort((a, b) => fs.statSync(path.join(folder, b)).size - fs.statSync(path.join(folder, a)).size)[0];
  return file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8');
};

/** Bundles an app that makes one request and shows one sentence. */
export async function smallestApp(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache');
  fs.mkdirSync(cache, { recursive: true });
  const dir = fs.mkdtempSync(path.join(cache, 'bench-page-'));
  try {
    fs.writeFileSync(
      path.join(dir, 'main.js'),
      `import { createElement } from 'react';
       import { createRoot } from 'react-dom/client';
       import { createBrowserRouter, RouterProvider } from 'react-router-dom';
       import { io } from 'socket.io-client';
       const ask = async () => (await fetch('/data.json')).json();
       const { text } = await ask();
       createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router: createBrowserRouter([{ path: '*', element: createElement('h1', { id: 'ready' }, text) }]) }));
       io({ autoConnect: false });`,
    );
    const outDir = path.join(dir, 'out');
    await build({
      configFile: false,
      root: dir,
      logLevel: 'silent',
      build: {
        outDir,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: path.join(dir, 'main.js'), output: { entryFileNames: '[name].js' } },
      },
    });
    return fs.readFileSync(path.join(outDir, 'main.js'), 'utf8');
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

export const page = (body: string, script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css">${script}</head><body>${body}</body></html>`;
