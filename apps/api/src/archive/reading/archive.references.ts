import { messageOf } from '@crease/core/messages/messages.js';
import { ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import type { ArchiveRow } from '@crease/core/archive/archive.rules.js';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';
import { dayPlus } from '@crease/core/calendar.js';
import { storedForm } from '@crease/core/leagues/league.rules.js';
import { formFaults } from '@crease/core/leagues/form.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/settings.values.js';
import { RefusalError } from '../../platform/refusal.error.js';
import type { TableShape } from '../archive.catalogue.queries.js';
import { KEPT } from '../archive.model.js';
import { refusal } from '../archive.refusals.js';
import type { Unpacked } from '../archive.unpack.js';

export const contradicts = (table: string, why: string) =>
  new RefusalError(refusal('archiveContradicts', { figures: { table, why }, kind: 'invalid', field: 'file' }));

/** Requires that every row belongs to the league and refers only to rows of the archive. */
export async function refersWithin(
  archive: Unpacked,
  { name, refs }: TableShape,
  keys: ReadonlyMap<string, ReadonlySet<string | number>>,
): Promise<void> {
  const kept = KEPT[name];
  if (kept === undefined) return;
  const above =
    typeof kept.by === 'string'
      ? { column: kept.by, table: 'league', key: 'id' }
      : { column: kept.by[0], table: kept.by[1], key: kept.by[2] ?? 'id' };
  const numbers = Object.entries(kept.numbers ?? {}).map(([column, other]) => {
    const [table = '', key = ''] = other.split('.');
    return { column, table, key };
  });
  const all = [above, ...numbers, ...refs].flatMap((ref) => {
    const known = keys.get(`${ref.table}.${ref.key}`);
    return known === undefined ? [] : [{ ...ref, known }];
  });
  for await (const group of archive.rowsOf(`json/${name}.json`, name))
    for (const row of group)
      for (const { column, table, known } of all) {
        const value = row[column];
        if (value === undefined || value === null || value === 0) continue;
        if ((typeof value !== 'string' && typeof value !== 'number') || !known.has(value))
          throw contradicts(name, messageOf('namesMissingRow', { column, table }));
      }
}

/** Refuses line-ups settled too long ago: the server settles every day since then, and there must not be thousands. */
export function lineupsAreSettled({ from_day, settled_to }: ArchiveRow, { made_at }: ArchiveManifest): void {
  const since = String(settled_to ?? from_day);
  if (since < dayPlus(made_at.slice(0, 10), -ARCHIVE_LIMITS.unsettledDays))
    throw contradicts(
      'lineup_league',
      messageOf('lineupsAreSettledTooEarly', { since, unsettledDays: ARCHIVE_LIMITS.unsettledDays }),
    );
}

export function settingsHold({ settings, name, type }: ArchiveRow, { league }: ArchiveManifest): void {
  if (type !== league.type) throw contradicts('league', messageOf('typeDiffersFromManifest'));
  const form = storedForm(league.type, String(name), settings as LeagueSettings);
  // An archive that cannot be played is accepted: its commissioner sees what to change.
  const [wrong] = Object.entries(formFaults(form));
  if (wrong !== undefined) throw contradicts('league', messageOf('atPlace', { place: wrong[0], fault: wrong[1] }));
}
