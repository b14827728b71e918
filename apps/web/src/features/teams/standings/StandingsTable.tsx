import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Trophy from 'lucide-react/icons/trophy';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { seasonOver, tableSeason } from '@crease/core/competition/standings.rules.js';
import { isInMatchups, isInRoto } from '@crease/core/leagues/formats.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { paths } from '../../../platform/pages/paths.js';
import { formatPoints } from '../../open-league/points.js';
import { TonightSource } from '../../tonight/TonightLine.js';
import { useTonight } from '../../tonight/tonight-data.js';
import { DataTable, tableCells } from '../../../ui/lists/DataTable.js';
import { Select } from '../../../ui/fields/Select.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { useMatchups } from '../matchups/matchups.data.js';
import { recordCells } from '../matchups/record-columns.js';
import { useRoto } from '../roto/roto.data.js';
import { byMatchups, byRoto, pointsTable } from './points.js';
import { sentence } from '../../../ui/text/sentence.js';
import { recordOf, rotoColumns, standingsColumns } from './standings-columns.js';
import * as t from '../teams.words.en.js';

/** A season's standings, with the last three seasons. */
export function StandingsTable({ leagueId, home }: { leagueId: string; home: HomeAnswer }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const navigate = useNavigate();
  const life = { season: league.current_season, phase: league.phase };
  const [chosen, setChosen] = useState<string | null>(null);
  const first = tableSeason(life);
  const season = chosen ?? (home.seasons.includes(first) ? first : league.current_season);
  const query = useMatchups(leagueId, season, isInMatchups(league));
  const matchups = query.data?.seed == null ? null : query.data;
  const rotoQuery = useRoto(leagueId, season, isInRoto(league));
  const roto = rotoQuery.data?.season === season ? rotoQuery.data.roto : null;
  const { rows, champions } = useMemo(() => {
    const table = pointsTable(teams, home, season, { season: league.current_season, phase: league.phase });
    if (roto !== null) return byRoto(table, roto.teams);
    const isStored = home.champions.some((champion) => champion.season === season);
    return matchups === null ? table : byMatchups(table, matchups, isStored);
  }, [teams, home, season, matchups, roto, league.current_season, league.phase]);
  const night = useTonight(leagueId);
  const live = season === league.current_season ? night : null;
  const inMatchups = matchups !== null;
  const inRoto = roto !== null;
  const inCategories = matchups !== null && matchups.categories !== null;
  const columns = inRoto
    ? rotoColumns(leagueId, me.team_id)
    : standingsColumns({
        leagueId,
        home,
        season,
        night: live,
        myTeam: me.team_id,
        record: matchups?.record ?? null,
        inCategories,
      });
  const shared = !inMatchups && rows.some((row) => row.shared && row.points > 0);
  if (query.isLoading || rotoQuery.isLoading) return <SkeletonRows rows={teams.length} />;
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
          <Champions season={season} champions={champions} />
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
        {live !== null && <TonightSource night={live} />}
        {shared && <p className="text-xs text-ink-3">{t.equalPointsShareRank}</p>}
        <span className="ml-auto">
          <DownloadCsv
            name={`standings-${season}`}
            table={() => tableCells(inMatchups ? [...columns, ...recordCells(recordOf)] : columns, rows)}
          />
        </span>
      </div>
      <DataTable
        key={`${season} ${inMatchups} ${inRoto}`}
        caption={(inMatchups ? t.teamsByRecord : t.teamsByPoints)({ season })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.team.team_id}
        onOpen={(row) => void navigate(paths.team(leagueId, row.team.team_id))}
        openLabel={(row) => t.openTeam({ team: row.team.team_name })}
        initialSort={{ key: inMatchups ? 'share' : 'points', direction: 'descending' }}
      />
    </>
  );
}

function Champions({ season, champions }: { season: string; champions: ReturnType<typeof pointsTable>['champions'] }) {
  return (
    <p className="flex min-w-0 items-center gap-1.5 font-medium">
      <Trophy size={16} aria-hidden="true" className="shrink-0 text-warn" />
      <span className="min-w-0">
        {sentence(champions.length === 1 ? t.championOf : t.championsOf, {
          season,
          team: <strong className="font-semibold">{champions.map(({ team }) => team.team_name).join(', ')}</strong>,
          points: <span className="font-normal text-ink-2">{withWords(champions[0]!)}</span>,
        })}
      </span>
    </p>
  );
}

const withWords = ({ points, record }: ReturnType<typeof pointsTable>['champions'][number]): string =>
  record === null
    ? t.withPoints({ points: formatPoints(points), count: points })
    : t.withRecord({ record: recordWords(record) });
