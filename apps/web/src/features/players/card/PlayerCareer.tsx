import type { LeaguePlayerProfile, PlayerSeason } from '@crease/core/players/players.schema.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { FIGURES, statText } from '../players.model.js';
import * as t from './card.words.en.js';

export function PlayerCareer({ player }: { player: LeaguePlayerProfile }) {
  const kind = player.position === 'G' ? 'goalie' : 'skater';
  const figures = FIGURES.filter((one) => one.for === undefined || one.for === kind);
  const columns: Column<PlayerSeason>[] = [
    {
      key: 'season',
      header: t.season,
      cell: (line) => (line.playoffs ? t.nhlPlayoffsOf({ season: line.season }) : line.season),
    },
    { key: 'club', header: t.club, cell: (line) => line.club ?? '–' },
    ...figures.map((one): Column<PlayerSeason> => ({
      key: one.key,
      header: one.short,
      title: one.title,
      align: 'end',
      cell: (line) => statText({ stats: line }, one.key),
    })),
  ];
  return (
    <section aria-label={t.career} className="mt-5">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t.career}</h3>
        <DownloadCsv
          name={player.full_name}
          disabled={player.seasons.length === 0}
          table={() => ({
            head: ['season', 'playoffs', 'club', ...figures.map(({ title }) => title)],
            rows: player.seasons.map((line) => [
              line.season,
              line.playoffs,
              line.club,
              ...figures.map(({ key }) => statText({ stats: line }, key)),
            ]),
          })}
        />
      </div>
      {player.seasons.length === 0 ? (
        <p className="text-ink-3">{t.noSeasonsRecorded}</p>
      ) : (
        <DataTable
          caption={t.seasonsOf({ player: player.full_name })}
          columns={columns}
          rows={player.seasons}
          rowKey={(line) => `${line.season}${line.playoffs}`}
          className="rounded-md border border-line"
        />
      )}
    </section>
  );
}
