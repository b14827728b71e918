import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Language } from '@crease/core/locale.js';
import { atMost, type Figure } from '../lib/figures.js';
import { kB, pageSizes } from './pages.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The language whose build is measured: `BENCH_LANGUAGE=fr`. */
const language = (process.env.BENCH_LANGUAGE ?? 'en') as Language;

/** P9: gzipped size of the files a browser fetches, compared with the libraries that a first page needs. */
export async function bundle(): Promise<Figure[]> {
  const { first, tried, routes } = pageSizes(language);
  const [largest] = routes;
  const [heaviest] = [...routes].sort((a, b) => b.inAll - a.inAll);
  const floor = await libraries();
  const stated = { goal: 'P9', configuration: '–', unit: 'kB' };
  return [
    atMost(120, { ...stated, what: 'JavaScript of the first route, gzip', ours: first, floor }),
    atMost(190, {
      ...stated,
      what: `largest route in all (${heaviest?.name ?? 'none'}), gzip`,
      ours: heaviest?.inAll ?? 0,
      floor,
    }),
    atMost(190, { ...stated, what: 'draft of a visitor in all, with its worker, gzip', ours: tried, floor }),
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
