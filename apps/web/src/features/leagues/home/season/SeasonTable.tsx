import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { hasMatches, isInMatchups } from '@crease/core/leagues/formats.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { paths } from '../../../../platform/pages/paths.js';
import { useLoadedLeague, useTeamColor, useTeamsById } from '../../../open-league/league-data.js';
import { recordCells } from '../../../teams/matchups/record-columns.js';
import { useMatchups } from '../../../teams/matchups/matchups.data.js';
import { isAfterTable, playoffLine } from '../../../teams/matchups/matchups.model.js';
import { useRace } from '../../../teams/race/race.data.js';
import { useTonight } from '../../../tonight/tonight-data.js';
import { Button } from '../../../../ui/Button.js';
import { DataTable, tableCells } from '../../../../ui/lists/DataTable.js';
import { Panel, panelState } from '../../../../ui/page/Panel.js';
import { Skeleton } from '../../../../ui/page/Skeleton.js';
import { usePhone } from '../../../../ui/use-media.js';
import { rowsAround } from './form.model.js';
import { seasonTableColumns, type SeasonRow } from './season-columns.js';
import * as t from './season-table.words.en.js';

const LINK =
  'inline-flex min-h-7 items-center rounded-sm text-sm text-accent-text hover:underline pointer-coarse:min-h-control';

const FEW = 6;

export function SeasonTable({ leagueId }: { leagueId: string }) {
  const { league, teams } = useLoadedLeague(leagueId);
  const query = useRace(leagueId, league.current_season);
  const matchups = useMatchups(leagueId, league.current_season, hasMatches(league));
  const phone = usePhone();
  const awaited = query.data === undefined || matchups.isLoading;
  return (
    <Panel
      title={t.standings}
      untitled
      flush
      className="mb-4"
      state={awaited && query.error === null ? { kind: 'loading' } : panelState(query)}
      skeleton={<Waiting rows={teams.length} phone={phone} />}
    >
      {query.data !== undefined && (
        <Rows leagueId={leagueId} race={query.data} matchups={matchups.data} phone={phone} />
      )}
    </Panel>
  );
}

function Rows({
  leagueId,
  race,
  matchups,
  phone,
}: {
  leagueId: string;
  race: RaceAnswer;
  matchups: MatchupsAnswer | undefined;
  phone: boolean;
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const navigate = useNavigate();
  const colorOf = useTeamColor(leagueId);
  const night = useTonight(leagueId);
  const [all, setAll] = useState(false);
  const rows: SeasonRow[] = useTeamsById(leagueId).withTeams(race.teams);
  const few = rowsAround(rows, me.team_id, FEW);
  const columnsFor = (narrow: boolean) =>
    seasonTableColumns({
      leagueId,
      race,
      periods: matchups?.periods ?? [],
      mine: me.team_id,
      night,
      phone: narrow,
      colorOf,
    });
  const columns = columnsFor(phone);
  return (
    <>
      <DataTable
        caption={t.standingsOf({ season: race.season })}
        columns={columns}
        rows={phone && !all ? few : rows}
        rowKey={(row) => row.team_id}
        isSelected={(row) => row.team_id === me.team_id}
        onOpen={(row) => void navigate(paths.team(leagueId, row.team_id))}
        openLabel={(row) => t.openTeam({ team: row.team.team_name })}
        // A phone shows only some teams.
        lineAfter={phone && !all ? undefined : playoffLine(matchups?.playoffs, rows)}
      />
      <div className="flex items-center gap-3 border-t border-line px-4 py-1.5">
        <span className="mr-auto flex gap-4">
          <Link to={paths.standings(leagueId)} className={LINK}>
            {t.allStandings}
          </Link>
          {matchups !== undefined && isAfterTable(matchups) && (
            <Link to={paths.matchups(leagueId, race.season)} className={LINK}>
              {t.playOffs}
            </Link>
          )}
        </span>
        {phone && few.length < rows.length && (
          <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.fewerTeams : t.allTeams({ count: rows.length })}
          </Button>
        )}
        <DownloadCsv
          name={`standings-${race.season}`}
          table={() => {
            // The record is three columns in a file.
            const figures = columnsFor(false).filter(({ key }) => key !== 'record');
            return tableCells([...figures, ...(isInMatchups(league) ? recordCells(recordOf) : [])], rows);
          }}
        />
      </div>
    </>
  );
}

const recordOf = ({ record }: SeasonRow) => record ?? { wins: 0, losses: 0, ties: 0 };

/** As high as the table, so that it moves nothing when it arrives. */
function Waiting({ rows, phone }: { rows: number; phone: boolean }) {
  return (
    <div aria-hidden="true">
      {!phone && <div className="h-9 border-b border-line bg-sunken" />}
      {Array.from({ length: phone && rows > FEW + 1 ? FEW : rows }, (_, index) => (
        <div key={index} className="flex h-13.25 items-center gap-3 border-b border-line px-4 sm:h-9.25">
          <Skeleton className="ml-9 size-7 rounded-md" />
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="ml-auto h-3 w-14" />
        </div>
      ))}
      <div className="h-10 pointer-coarse:h-14" />
    </div>
  );
}
