import { Link } from 'react-router-dom';
import type { BroughtAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { dayWords } from '@crease/core/calendar.js';
import { formatCount } from '@crease/core/text.rules.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import type { CsvTable } from '../../../platform/files/csv.js';
import { paths } from '../../../platform/pages/paths.js';
import { Panel } from '../../../ui/page/Panel.js';
import { BroughtRosters } from './BroughtRosters.js';
import { useBrought } from './race.data.js';
import * as t from './race.words.en.js';

type Row = BroughtAnswer['rows'][number];

export function BroughtPanel({ leagueId, nameOf }: { leagueId: string; nameOf: (id: string) => string }) {
  const { rows, rosters } = useBrought(leagueId).data ?? { rows: [], rosters: [] };
  const groups = [...new Set(rows.map(({ season, kind }) => `${season} ${kind}`))].map((key) => {
    const of = rows.filter(({ season, kind }) => `${season} ${kind}` === key);
    return { key, of, kind: of[0]?.kind ?? 'trade', season: of[0]?.season ?? '' };
  });
  return (
    <>
      {rows.length > 0 && (
        <Panel
          title={t.broughtFromAnotherSite}
          flush
          actions={<DownloadCsv name="brought-along" table={() => tableOf(rows, nameOf)} />}
        >
          <ul className="divide-y divide-line">
            {groups.map(({ key, of, kind, season }) => (
              <li key={key}>
                <details>
                  <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2 outline-offset-[-2px] hover:bg-hover">
                    <span className="min-w-0 flex-1">{(kind === 'trade' ? t.tradesOf : t.draftOf)({ season })}</span>
                    <span className="text-xs text-ink-3 tabular-nums">{formatCount(of.length)}</span>
                  </summary>
                  <ul className="border-t border-line bg-sunken px-4 py-2 text-sm">
                    {of.map((row, at) => (
                      <li key={at} className="flex flex-wrap items-center gap-x-2 py-0.5">
                        <Line row={row} leagueId={leagueId} nameOf={nameOf} />
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {rosters.length > 0 && <BroughtRosters leagueId={leagueId} seasons={rosters} nameOf={nameOf} />}
    </>
  );
}

const tableOf = (rows: readonly Row[], nameOf: (id: string) => string): CsvTable => ({
  head: ['kind', 'season', 'day', 'round', 'pick', 'from_team', 'team', 'what', 'player_id'],
  rows: rows.map((row) => [
    row.kind,
    row.season,
    row.day,
    row.round,
    row.overall,
    row.from_team_id === null ? null : nameOf(row.from_team_id),
    nameOf(row.team_id),
    row.what,
    row.player_id,
  ]),
});

function Line({ row, leagueId, nameOf }: { row: Row; leagueId: string; nameOf: (id: string) => string }) {
  const number = row.overall ?? null;
  const place = [
    row.round === null ? null : t.round({ round: row.round }),
    number === null ? null : t.pick({ number }),
    row.day === null ? null : dayWords(row.day),
  ].filter((part) => part !== null);
  return (
    <>
      {place.length > 0 && <span className="text-ink-3 tabular-nums">{place.join(', ')}</span>}
      {row.player_id === null ? (
        <span className="font-medium wrap-anywhere">{row.what}</span>
      ) : (
        <Link
          to={paths.player(leagueId, row.player_id)}
          className="inline-flex min-h-6 items-center rounded-sm font-medium wrap-anywhere hover:underline"
        >
          {row.what}
        </Link>
      )}
      <span className="text-ink-2">
        {row.from_team_id === null ? nameOf(row.team_id) : `${nameOf(row.from_team_id)} → ${nameOf(row.team_id)}`}
      </span>
      {row.trade_id !== null && (
        <Link
          to={paths.broughtTrade(leagueId, row.trade_id)}
          aria-label={t.sinceTradeOf({ asset: row.what })}
          className="inline-flex min-h-6 items-center rounded-sm text-accent-text hover:underline"
        >
          {t.sinceTrade}
        </Link>
      )}
    </>
  );
}
