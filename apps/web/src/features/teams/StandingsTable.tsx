import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Trophy from 'lucide-react/icons/trophy';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import { seasonOver, tableSeason } from '@crease/core/seasons/race/standings.rules.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { paths } from '../../platform/pages/paths.js';
import { formatPoints } from '../open-league/points.js';
import { TonightSource } from '../tonight/TonightLine.js';
import { useTonight, type Tonight } from '../tonight/tonight-data.js';
import { DataTable, tableCells, type Column } from '../../ui/lists/DataTable.js';
import { Select } from '../../ui/fields/Select.js';
import { pointsTable, rankLabel, type TeamPoints } from './points.js';
import { TeamCell } from './TeamCell.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './teams.words.en.js';

/**
 * The standings of a season: rank, points, gaps and its champion once it is over, with the last three seasons next to
 * it.
 */
export function StandingsTable({ leagueId, home }: { leagueId: string; home: HomeAnswer }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const navigate = useNavigate();
  const life = { season: league.current_season, phase: league.phase };
  const [chosen, setChosen] = useState<string | null>(null);
  const first = tableSeason(life);
  const season = chosen ?? (home.seasons.includes(first) ? first : league.current_season);
  const { rows, champions } = useMemo(
    () => pointsTable(teams, home, season, { season: league.current_season, phase: league.phase }),
    [teams, home, season, league.current_season, league.phase],
  );
  const night = useTonight(leagueId);
  const columns: Column<TeamPoints>[] = [
    {
      key: 'team',
      header: t.team,
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2">
          <span className="w-7 shrink-0 text-right font-semibold tabular-nums" title={rankWords(row)}>
            <span aria-hidden="true">{rankLabel(row)}</span>
            <span className="sr-only">{`${rankWords(row)}: `}</span>
          </span>
          <TeamCell leagueId={leagueId} team={row.team} mine={row.team.team_id === me.team_id} phone={gapWords(row)} />
        </span>
      ),
      sortBy: (row) => row.team.team_name,
    },
    {
      key: 'points',
      header: t.regularSeasonShort({ season: season.slice(2) }),
      title: t.regularSeasonShort({ season }),
      align: 'end',
      card: 'head',
      cell: (row) => (
        <span className="block shrink-0 text-right whitespace-nowrap">
          <strong className="font-semibold">{figureOf(row.seasons[home.seasons.indexOf(season)]?.regular)}</strong>
          <span className="block text-xs font-normal text-ink-3 sm:hidden">
            {t.playoffPoints({ points: figureOf(row.seasons[home.seasons.indexOf(season)]?.playoffs) })}
          </span>
        </span>
      ),
      sortBy: (row) => row.points,
    },
    ...(night === null || season !== league.current_season ? [] : [tonightColumn(night)]),
    {
      key: 'leader',
      header: t.toLeader,
      title: t.pointsBehindLeader,
      align: 'end',
      card: 'hidden',
      cell: (row) => gap(row.behindLeader),
      sortBy: (row) => -row.behindLeader,
    },
    {
      key: 'above',
      header: t.toNext,
      title: t.pointsBehindPlaceAbove,
      align: 'end',
      card: 'hidden',
      cell: (row) => gap(row.behindAbove),
    },
    ...seasonColumns(home.seasons, season),
    {
      key: 'total',
      header: t.total,
      title: t.totalOfThreeSeasons,
      align: 'end',
      card: 'hidden',
      cell: (row) => formatPoints(row.total),
      sortBy: (row) => row.total,
    },
  ];
  const shared = rows.some((row) => row.shared && row.points > 0);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
        <Select
          label={t.seasonOfTable}
          hideLabel
          value={season}
          options={[...home.seasons]
            .reverse()
            .map((year) => ({ value: year, label: t.tableOfSeason({ season: year }) }))}
          onChange={setChosen}
          className="w-36"
        />
        {champions.length > 0 ? (
          <p className="flex min-w-0 items-center gap-1.5 font-medium">
            <Trophy size={16} aria-hidden="true" className="shrink-0 text-warn" />
            <span className="min-w-0">
              {sentence(champions.length === 1 ? t.championOf : t.championsOf, {
                season,
                team: (
                  <strong className="font-semibold">{champions.map(({ team }) => team.team_name).join(', ')}</strong>
                ),
                points: (
                  <span className="font-normal text-ink-2">
                    {t.withPoints({ points: formatPoints(champions[0]!.points), count: champions[0]!.points })}
                  </span>
                ),
              })}
            </span>
          </p>
        ) : (
          <p className="text-ink-3">
            {home.played[home.seasons.indexOf(season)] === 'nowhere'
              ? t.notPlayedHere
              : rows.every(({ points }) => points === 0)
                ? t.noPointsYet
                : seasonOver(season, life)
                  ? t.seasonIsOver
                  : t.regularSeason}
          </p>
        )}
        {night !== null && season === league.current_season && <TonightSource night={night} />}
        {shared && <p className="text-xs text-ink-3">{t.equalPointsShareRank}</p>}
        <span className="ml-auto">
          <DownloadCsv name={`standings-${season}`} table={() => tableCells(columns, rows)} />
        </span>
      </div>
      <DataTable
        key={season}
        caption={t.teamsByPoints({ season })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.team.team_id}
        onOpen={(row) => void navigate(paths.team(leagueId, row.team.team_id))}
        openLabel={(row) => t.openTeam({ team: row.team.team_name })}
        initialSort={{ key: 'points', direction: 'descending' }}
      />
    </>
  );
}

const rankWords = ({ shared, rank }: TeamPoints): string => (shared ? t.sharesRank : t.rank)({ rank });

const figureOf = (points: number | null | undefined): string => (points == null ? '–' : formatPoints(points));

const gap = (points: number | null) =>
  points === null ? (
    <span className="text-ink-3">–</span>
  ) : points === 0 ? (
    <span className="text-ink-3">0</span>
  ) : (
    formatPoints(points)
  );

/**
 * Regular season and playoffs of each season, newest first. The shown season's points stand in a column of their own.
 */
const seasonColumns = (seasons: readonly string[], shown: string): Column<TeamPoints>[] =>
  [...seasons].reverse().flatMap((season) => {
    const index = seasons.indexOf(season);
    const regular: Column<TeamPoints> = {
      key: `${season}-reg`,
      header: t.regularSeasonShort({ season: season.slice(2) }),
      title: t.regularSeasonShort({ season }),
      align: 'end',
      card: 'hidden',
      cell: (row) => figureOf(row.seasons[index]?.regular),
      sortBy: (row) => row.seasons[index]?.regular ?? 0,
    };
    const playoffs: Column<TeamPoints> = {
      key: `${season}-po`,
      header: t.playoffsShort({ season: season.slice(2) }),
      title: t.playoffsShort({ season }),
      align: 'end',
      card: 'hidden',
      cell: (row) => figureOf(row.seasons[index]?.playoffs),
      sortBy: (row) => row.seasons[index]?.playoffs ?? 0,
    };
    return season === shown ? [playoffs] : [regular, playoffs];
  });

/** Each team's points tonight, and how many of its players play. */
const tonightColumn = (night: Tonight): Column<TeamPoints> => ({
  key: 'tonight',
  header: t.tonight,
  title: t.tonightHint,
  align: 'end',
  cell: ({ team }) => (
    <span className="whitespace-nowrap">
      {formatPoints(night.points(team.team_id))}
      <span className="text-xs text-ink-3">{` · ${t.playersPlay({ count: night.playing(team.team_id).all })}`}</span>
    </span>
  ),
  sortBy: ({ team }) => night.points(team.team_id),
});

/** Shown below the name on a phone, which has no room for columns. */
const gapWords = (row: TeamPoints): string =>
  row.behindAbove === null
    ? (row.team.manager_name ?? t.noManagerYet)
    : t.gapToLeaderAndNext({ toLeader: formatPoints(row.behindLeader), toNext: formatPoints(row.behindAbove) });
