import { isInCategories } from '@crease/core/leagues/formats.js';
import { memo, Suspense, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { useLeagueHome, useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { DataTable, tableCells } from '../../ui/lists/DataTable.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { lazyPanel } from '../../platform/pages/lazy-panel.js';
import { phaseCap } from './PhaseCap.js';
import { StandingsTable } from './standings/StandingsTable.js';
import { capColumns } from './cap-columns.js';
import * as t from './teams.words.en.js';

const CapMap = lazyPanel(() => import('./caps/CapMap.js'), 'CapMap');

type View = 'cap' | 'map' | 'points';

const CapTable = memo(function CapTable({ leagueId }: { leagueId: string }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const navigate = useNavigate();

  const columns = capColumns(leagueId, league, me.team_id);
  return (
    <>
      <DataTable
        orderable
        caption={t.teamsByCap}
        columns={columns}
        rows={teams}
        rowKey={(team) => team.team_id}
        onOpen={(team) => void navigate(paths.team(leagueId, team.team_id))}
        openLabel={(team) => t.openTeam({ team: team.team_name })}
        initialSort={{ key: 'team', direction: 'ascending' }}
      />
      <div className="flex justify-end border-t border-line px-4 py-2">
        <DownloadCsv name="teams-by-cap" table={() => tableCells(columns, teams)} />
      </div>
    </>
  );
});

const PointsTable = memo(function PointsTable({ leagueId }: { leagueId: string }) {
  const home = useLeagueHome(leagueId);
  return home.data === undefined ? null : <StandingsTable leagueId={leagueId} home={home.data} />;
});

export function TeamsPanel({ leagueId }: { leagueId: string }) {
  const [view, setView] = useState<View>('cap');
  // The switch responds at once; a large table may follow later.
  const shown = useDeferredValue(view);
  const home = useLeagueHome(leagueId);
  const { league, teams } = useLoadedLeague(leagueId);

  return (
    <Panel
      title={t.teams}
      flush
      actions={
        <SegmentedControl
          label={t.teamsBy}
          value={view}
          options={[
            { value: 'cap', label: t.capSummary },
            { value: 'map', label: t.capMap },
            { value: 'points', label: isInCategories(league) ? t.standings : t.pointsSummary },
          ]}
          onChange={setView}
          className="max-sm:flex-wrap max-sm:*:px-2"
        />
      }
      footer={(shown !== 'points' && phaseCap(league)) || undefined}
      state={shown === 'points' ? panelState(home) : { kind: 'full' }}
    >
      {shown === 'cap' && <CapTable leagueId={leagueId} />}
      {shown === 'map' && (
        <Suspense fallback={<SkeletonRows rows={teams.length} />}>
          <CapMap leagueId={leagueId} />
        </Suspense>
      )}
      {shown === 'points' && <PointsTable leagueId={leagueId} />}
    </Panel>
  );
}
