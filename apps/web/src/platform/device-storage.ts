/**
 * Everything that the app keeps in the browser, by name. Nothing else reads or writes `localStorage` or
 * `sessionStorage`; /boot.js and /offline.js read the theme and what `session` and `known` hold.
 *
 * - `person`: concerns the user who is signed in, or other people. Signing out removes it, in all tabs.
 * - `device`: a choice about this device, which says nothing about its users.
 *
 * The key is `crease.<name>`, or `crease.<name>.<part>` where a value belongs to a league, a user or a form.
 */
export const KEPT = {
  /** Id of the signed-in user: this browser has a session to come back to. */
  session: { owner: 'person', area: 'local' },
  /** First name and league for the first frame of the next visit. */
  known: { owner: 'person', area: 'local' },
  /** Recently chosen entries of the palette, by user. */
  lately: { owner: 'person', area: 'local' },
  /** Tables of a league that moves in, by league. */
  'move-in': { owner: 'person', area: 'local' },
  /** Other people's addresses, by league. */
  'move-in.invites': { owner: 'person', area: 'local' },
  /** Id of the user who turned push notices on. */
  push: { owner: 'person', area: 'local' },
  /** Text that was not sent, by form. */
  unsent: { owner: 'person', area: 'session' },
  /** The invitation that this visit began with. */
  invitation: { owner: 'person', area: 'session' },
  theme: { owner: 'device', area: 'local' },
  /** When there was input, in any tab, and when the server was told (ms since 1970). */
  input: { owner: 'device', area: 'local' },
  told: { owner: 'device', area: 'local' },
  'world-offer': { owner: 'device', area: 'local' },
  'draft.spoken': { owner: 'device', area: 'local' },
  'draft.muted': { owner: 'device', area: 'local' },
  'draft.wide-board': { owner: 'device', area: 'local' },
  'draft.alerts-broken': { owner: 'device', area: 'local' },
  'reloaded-at': { owner: 'device', area: 'session' },
} as const satisfies Record<string, { owner: 'person' | 'device'; area: 'local' | 'session' }>;

export type KeptName = keyof typeof KEPT;

export const keyOf = (name: KeptName, part?: string): string =>
  part === undefined ? `crease.${name}` : `crease.${name}.${part}`;

const areaOf = (name: KeptName): Storage => (KEPT[name].area === 'local' ? localStorage : sessionStorage);

/** The stored text; null where there is none, or where the browser forbids storage. */
export function readKept(name: KeptName, part?: string): string | null {
  try {
    return areaOf(name).getItem(keyOf(name, part));
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. False where the browser forbids storage or has no room. */
export function keep(name: KeptName, value: string | null, part?: string): boolean {
  try {
    if (value === null) areaOf(name).removeItem(keyOf(name, part));
    else areaOf(name).setItem(keyOf(name, part), value);
    return true;
  } catch {
    return false;
  }
}

/** The stored JSON value; null where there is none that can be read. Its reader checks its shape. */
export function readKeptJson(name: KeptName, part?: string): unknown {
  try {
    return JSON.parse(readKept(name, part) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** Calls back when a person's data is removed, for stores that also hold it in memory. */
export function onForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Removes everything personal from this browser and this tab, but for the names in `except`. */
export function forgetPerson(except: readonly KeptName[] = []): void {
  for (const name of Object.keys(KEPT) as KeptName[]) {
    if (KEPT[name].owner !== 'person' || except.includes(name)) continue;
    try {
      const area = areaOf(name);
      for (const key of Object.keys(area))
        if (key === keyOf(name) || key.startsWith(`${keyOf(name)}.`)) area.removeItem(key);
    } catch {
      // Where storage is forbidden, nothing was stored.
    }
  }
  for (const listener of listeners) listener();
}
