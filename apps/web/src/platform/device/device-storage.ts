import { LANGUAGE_COOKIE } from '@crease/core/locale.js';

const YEAR_S = 31_536_000;

/**
 * All keys that the app stores in the browser. No other code uses `localStorage` or `sessionStorage`, except that
 * /boot.js and /offline.js read the theme, `session` and `known`. - `person`: concerns people; a sign-out removes it in
 * all tabs. - `device`: without personal data. The key is `crease.<name>`, or `crease.<name>.<part>` for a value of a
 * league, a user or a form.
 */
export const KEPT = {
  /** Id of the signed-in user: the browser has a session. */
  session: { owner: 'person', area: 'local' },
  /** This tab looks around as the demo's manager. */
  visiting: { owner: 'person', area: 'session' },
  /** Name and league for the next visit's first frame. */
  known: { owner: 'person', area: 'local' },
  /** Recently chosen palette entries, by user. */
  lately: { owner: 'person', area: 'local' },
  /** Tables of a league that is being imported. */
  'move-in': { owner: 'person', area: 'local' },
  /** Other people's email addresses, by league. */
  'move-in.invites': { owner: 'person', area: 'local' },
  /** Id of the user who turned push notices on. */
  push: { owner: 'person', area: 'local' },
  /** Unsent text, by form. */
  unsent: { owner: 'person', area: 'session' },
  invitation: { owner: 'person', area: 'session' },
  'join-link': { owner: 'person', area: 'session' },
  /** Time in ms since 1970 of a "Get Started" without an account. */
  'league-start': { owner: 'person', area: 'local' },
  theme: { owner: 'device', area: 'local' },
  /** Times in ms since 1970: the last input in any tab, and the last report of it to the server. */
  input: { owner: 'device', area: 'local' },
  told: { owner: 'device', area: 'local' },
  /** The navigation shows all teams, or only the user's. */
  'teams-open': { owner: 'device', area: 'local' },
  'world-offer': { owner: 'device', area: 'local' },
  'draft.spoken': { owner: 'device', area: 'local' },
  'draft.muted': { owner: 'device', area: 'local' },
  /** The coach marks of the draft room were ended, by user. A sign-out does not bring them back. */
  'draft.coached': { owner: 'device', area: 'local' },
  'draft.wide-board': { owner: 'device', area: 'local' },
  'draft.alerts-broken': { owner: 'device', area: 'local' },
  /** The language that was chosen without an account. One that an account brought is in the cookie alone. */
  'own-language': { owner: 'device', area: 'local' },
  'reloaded-at': { owner: 'device', area: 'session' },
} as const satisfies Record<string, { owner: 'person' | 'device'; area: 'local' | 'session' }>;

export type KeptName = keyof typeof KEPT;

export const keyOf = (name: KeptName, part?: string): string =>
  part === undefined ? `crease.${name}` : `crease.${name}.${part}`;

const areaOf = (name: KeptName): Storage => (KEPT[name].area === 'local' ? localStorage : sessionStorage);

/** The language that was chosen in this browser, also before a sign-in; null without a choice. The server reads it. */
export const keptLanguage = (): string | null =>
  new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1] ?? null;

export function keepLanguage(language: string | null) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; path=/; samesite=lax; max-age=${language === null ? 0 : YEAR_S}${secure}`;
}

/** The stored text; null when there is none or the browser forbids storage. */
export function readKept(name: KeptName, part?: string): string | null {
  try {
    return areaOf(name).getItem(keyOf(name, part));
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. Returns false when the browser forbids storage or it is full. */
export function keep(name: KeptName, value: string | null, part?: string): boolean {
  try {
    if (value === null) areaOf(name).removeItem(keyOf(name, part));
    else areaOf(name).setItem(keyOf(name, part), value);
    return true;
  } catch {
    return false;
  }
}

/** The stored JSON value; null when there is none or it is unreadable. The caller checks its shape. */
export function readKeptJson(name: KeptName, part?: string): unknown {
  try {
    return JSON.parse(readKept(name, part) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** `listener` drops personal data that the store holds in memory. */
export function onForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Drops personal data from memory. What the browser stores stays. */
export function dropFromMemory(): void {
  for (const listener of listeners) listener();
}

/** Removes all personal data from this browser and this tab, except the names in `except`. */
export function forgetPerson(except: readonly KeptName[] = []): void {
  for (const name of Object.keys(KEPT) as KeptName[]) {
    if (KEPT[name].owner !== 'person' || except.includes(name)) continue;
    try {
      const area = areaOf(name);
      for (const key of Object.keys(area))
        if (key === keyOf(name) || key.startsWith(`${keyOf(name)}.`)) area.removeItem(key);
    } catch {
      // If storage is forbidden, nothing was stored.
    }
  }
  dropFromMemory();
}
