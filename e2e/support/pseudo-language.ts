import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page, Response } from '@playwright/test';
import { launchApp } from '../../tools/launch-app.mjs';
import { SITE_OWNER_EMAIL } from './product.js';

const inRoot = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Starts the product in the pseudo-language over the run's database. */
export async function startInPseudoLanguage(): Promise<{ url: string; stop(): Promise<void> }> {
  const outDir = inRoot('test-results/pseudo-language');
  await promisify(execFile)(
    process.execPath,
    [inRoot('node_modules/vite/bin/vite.js'), 'build', inRoot('apps/web'), '--outDir', outDir, '--emptyOutDir'],
    { env: { ...process.env, CREASE_LANGUAGE: 'pseudo' } },
  );
  const app = await launchApp({
    databaseUrl: process.env.E2E_DATABASE_URL ?? '',
    env: { ROLE: 'web', WEB_DIST: outDir, SITE_OWNER_EMAIL },
  });
  return { url: app.url, stop: () => app.stop().then(() => undefined) };
}

/** Remembers all texts in the answers of the API, which are data or words of the server, until `end` returns them. */
export function collectAnswers(page: Page): { end(): Promise<string> } {
  const texts: Promise<string>[] = [];
  const listen = (response: Response) => {
    if (response.url().includes('/api/')) texts.push(response.text().catch(() => ''));
  };
  page.on('response', listen);
  return {
    async end() {
      page.off('response', listen);
      return (await Promise.all(texts)).join('\n');
    },
  };
}

/** Texts with an English word and nothing of the pseudo-language. */
export const plainTexts = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => /[A-Za-z]{3}/.test(text) && !/[àéíöüÀÉÍÖÜÿ]/.test(text));

/** All texts on the page, seen or spoken. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { document } = globalThis as unknown as {
      document: {
        createTreeWalker(
          root: object,
          show: number,
        ): { nextNode(): { textContent: string; parentElement: { closest(selector: string): object | null } } | null };
        body: object;
        querySelectorAll(selector: string): Iterable<{ getAttribute(name: string): string | null }>;
      };
    };
    const found = new Set<string>();
    const add = (text: string | null) => {
      if (text !== null && text.trim() !== '') found.add(text.trim());
    };
    const texts = document.createTreeWalker(document.body, 4);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      if (node.parentElement.closest('script,style,noscript') === null) add(node.textContent);
    for (const element of document.querySelectorAll('[aria-label],[title],[placeholder],[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name));
    return [...found];
  });
