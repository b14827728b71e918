import type { Season } from '../season.js';
import type { Said } from '../words.js';

/** Notes of the report on an archive that becomes a league. */
export const ARCHIVE_NOTES = {
  unsealed: () => 'The archive was made elsewhere, or changed since, so its people are not matched to accounts here.',
  noTeam: () => 'You run the league and manage no team of it.',
  toInvite: ({ count }: { count: number }) =>
    count === 1 ? '1 manager is to be invited again.' : `${count} managers are to be invited again.`,
  commissioners: () => 'Further commissioners are named again, when they have joined.',
  prospects: ({ count }: { count: number }) =>
    count === 1
      ? '1 player is not known here and comes along as a prospect of the league.'
      : `${count} players are not known here and are imported as prospects of the league.`,
  cleaned: (of: { rows: number; holds: string; table: string; column: string; first: number }) => {
    const where = `of “${of.holds}” (${of.table}.${of.column}, first in row ${of.first}).`;
    return of.rows === 1 ? `Cleaned 1 text ${where}` : `Cleaned ${of.rows} texts ${where}`;
  },
  laterSeason: ({ season, present }: { season: Season; present: Season }) =>
    `The league is in ${season}; the present season here is ${present}.`,
} as const;

export type ArchiveNote = Said<typeof ARCHIVE_NOTES>;
