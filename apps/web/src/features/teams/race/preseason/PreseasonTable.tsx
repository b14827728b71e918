import { useMemo } from 'react';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { isSeason, seasonPlus } from '@crease/core/season.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { useLeagueHome, useLoadedLeague } from '../../../open-league/league-data.js';
import { useStrength } from '../../../open-league/strength-data.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { tableCells } from '../../../../ui/lists/DataTable.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../../ui/page/Skeleton.js';
import { TeamGrid } from '../../TeamGrid.js';
import { TeamTable } from '../../TeamTable.js';
import { preseasonColumns } from './preseason-columns.js';
import { isComparable, preseasonRows } from './preseason.model.js';
import * as t from './preseason.words.en.js';

/** The teams before the season: strength of their rosters, picks and last season's points instead of zeros. */
export function PreseasonTable({
  leagueId,
  race,
  teams,
}: {
  leagueId: string;
  race: RaceAnswer;
  teams: readonly TeamSummary[];
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const strength = useStrength(leagueId);
  const home = useLeagueHome(leagueId);
  const rows = useMemo(
    () => preseasonRows(race, teams, strength.data, home.data?.generalPicks ?? []),
    [race, teams, strength.data, home.data],
  );
  const last = isSeason(race.season) ? seasonPlus(race.season, -1) : null;
  const from = strength.data?.season ?? null;
  const byRoster = rows.some(({ total }) => total > 0);
  const columns = preseasonColumns({
    leagueId,
    rows,
    mine: me.team_id,
    places: rosterRules(league, league.phase).maxRosterSize,
    from,
    last,
  });
  const waits = strength.isLoading || home.isLoading;
  return (
    <Panel
      title={t.teamsBeforeSeason({ season: race.season })}
      untitled
      flush
      state={waits ? { kind: 'loading' } : { kind: 'full' }}
      skeleton={<SkeletonRows rows={teams.length} />}
      footer={
        <div className="flex items-center justify-between gap-4">
          <p className="text-xs text-ink-3">
            {byRoster && from !== null
              ? t.orderedByRoster({ season: from })
              : last !== null && rows.some((row) => row.last !== null)
                ? t.orderedByLast({ season: last })
                : t.beginsWithPoints}
          </p>
          {isComparable(rows) && <DownloadCsv name={`teams-${race.season}`} table={() => tableCells(columns, rows)} />}
        </div>
      }
    >
      {!waits && !isComparable(rows) ? (
        <TeamGrid leagueId={leagueId} teams={teams} mine={me.team_id} />
      ) : (
        <TeamTable
          leagueId={leagueId}
          caption={t.teamsBeforeSeason({ season: race.season })}
          columns={columns}
          rows={rows}
        />
      )}
    </Panel>
  );
}
