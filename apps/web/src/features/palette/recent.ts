import { keep, readKeptJson } from '../../platform/device/device-storage.js';
import type { Entry } from './palette.model.js';

const MOST = 5;

/** A chosen entry. Stores the address only for entries that are not created on every visit. */
interface Chosen {
  id: string;
  label: string;
  detail?: string | undefined;
  to?: string | undefined;
  league: string | null;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Chosen).id === 'string' &&
  typeof (value as Chosen).label === 'string';

function read(uid: string): Chosen[] {
  const kept = readKeptJson('lately', uid);
  return Array.isArray(kept) ? kept.filter(isChosen) : [];
}

/** The user's recent entries on this device; omits those no longer allowed. */
export function recentEntries(uid: string, league: string | null, entries: readonly Entry[]): Entry[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return read(uid)
    .flatMap((one): Entry[] => {
      const entry = known.get(one.id);
      if (entry !== undefined) return [entry];
      if (one.league !== league || one.to === undefined || !one.id.startsWith('player ')) return [];
      return [
        {
          id: one.id,
          group: 'players',
          label: one.label,
          to: one.to,
          ...(one.detail !== undefined && { detail: one.detail }),
        },
      ];
    })
    .slice(0, MOST);
}

export function keepChosen(uid: string, league: string | null, { id, label, detail, to, once }: Entry): void {
  if (once === true) return;
  const next: Chosen[] = [{ id, label, detail, to, league }, ...read(uid).filter((one) => one.id !== id)];
  // More than are shown, because some may belong to another league.
  keep('lately', JSON.stringify(next.slice(0, 4 * MOST)), uid);
}
