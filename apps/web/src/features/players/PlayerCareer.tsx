import type { LeaguePlayerProfile, PlayerSeason } from '@crease/core/players/players.schema.js';
import { DataTable, type Column } from '../../ui/DataTable.js';
import { FIGURES, statText } from './players.model.js';

/** Every season that a player played, with the figures of their position. */
export function PlayerCareer({ player }: { player: LeaguePlayerProfile }) {
  const kind = player.position === 'G' ? 'goalie' : 'skater';
  const columns: Column<PlayerSeason>[] = [
    { key: 'season', header: 'Season', cell: (line) => `${line.season}${line.playoffs ? ' PO' : ''}` },
    { key: 'club', header: 'Club', cell: (line) => line.club ?? '–' },
    ...FIGURES.filter((one) => one.for === undefined || one.for === kind).map((one): Column<PlayerSeason> => ({
      key: one.key,
      header: one.short,
      title: one.title,
      align: 'end',
      cell: (line) => statText({ stats: line }, one.key),
    })),
  ];
  return (
    <section aria-label="Career" className="mt-5">
      <h3 className="mb-2 font-semibold">Career</h3>
      {player.seasons.length === 0 ? (
        <p className="text-ink-3">No seasons are recorded.</p>
      ) : (
        <DataTable
          caption={`Seasons of ${player.full_name}`}
          columns={columns}
          rows={player.seasons}
          rowKey={(line) => `${line.season}${line.playoffs}`}
          className="rounded-md border border-line"
        />
      )}
    </section>
  );
}
