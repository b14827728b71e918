import { chooseLanguage } from '@crease/core/locale.js';
import './hand-over.js';
import { noteView, untilChanged } from './page-view.js';

/*
 * Shows an open page in another language without a reload: the app of that language starts next to the present one and
 * takes over its session, its socket and the state of its screens.
 */

/** In milliseconds: the old picture stays at most this long while the new app renders. */
const PICTURE_MS = 700;

/** Shows the page in the language of this browser's cookie. Reloads it where that fails. */
export async function switchLanguage(): Promise<void> {
  try {
    const page = await fetchPage();
    const { lang } = page.documentElement;
    if (lang === document.documentElement.lang) return;
    // Another style sheet means another release.
    if (hrefOf(document, STYLES) !== hrefOf(page, STYLES)) return location.reload();
    document.documentElement.lang = lang;
    for (const part of ['meta[name=chunks]', 'meta[name=description]', 'link[rel=manifest]']) {
      const next = page.querySelector(part);
      if (next !== null) document.querySelector(part)?.replaceWith(document.importNode(next));
    }
    await prefetch();
    const language = chooseLanguage(lang);
    if (window.creaseApps?.[language] === undefined)
      await import(/* @vite-ignore */ page.querySelector<HTMLScriptElement>(APP)!.src);
    await window.creaseApps![language]!(replace);
  } catch {
    location.reload();
  }
}

const STYLES = 'link[rel=stylesheet]';
const APP = 'script[type=module]';

const hrefOf = (page: Document, link: string) => page.querySelector<HTMLLinkElement>(link)?.getAttribute('href');

async function fetchPage(): Promise<Document> {
  const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } });
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

const bootAnswers = () => window.creaseBoot?.answers ?? {};

/** Runs /boot.js again, which renews the session and requests what the page shows, and waits for its answers. */
async function prefetch(): Promise<void> {
  delete window.creaseBoot;
  const boot = document.createElement('script');
  boot.src = '/boot.js';
  await new Promise((resolve, reject) => {
    boot.onload = resolve;
    boot.onerror = reject;
    document.head.append(boot);
  });
  boot.remove();
  await Promise.allSettled(Object.values(bootAnswers()).filter((answer) => answer !== undefined));
}

/** Replaces one app by another. The browser shows the old picture until the new one is complete. */
function replace(render: () => void) {
  const restore = noteView();
  const change = async () => {
    render();
    await complete();
    restore();
  };
  if (typeof document.startViewTransition !== 'function') return void change();
  const transition = document.startViewTransition(change);
  transition.ready.then(
    () => transition.skipTransition(),
    () => undefined,
  );
}

/** Waits until nothing on the page is loading. */
const complete = (): Promise<void> =>
  new Promise((resolve) => {
    untilChanged(
      PICTURE_MS,
      () =>
        document.querySelector('#root :is(h1, [role=timer])') !== null &&
        document.querySelector('#root :is([aria-busy=true], .animate-pulse)') === null,
      resolve,
    );
  });
