import { memo, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { useLeagueHome, useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { CapBar, CapSpace } from '../../ui/figures/CapBar.js';
import { DataTable, tableCells, type Column } from '../../ui/lists/DataTable.js';
import { Money } from '../../ui/figures/Money.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { phaseCap } from './PhaseCap.js';
import { StandingsTable } from './StandingsTable.js';
import { TeamCell } from './TeamCell.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './teams.words.en.js';

type View = 'cap' | 'points';

const CapTable = memo(function CapTable({ leagueId }: { leagueId: string }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const { salaryCap, maxRosterSize, rookieBankSize } = rosterRules(league, league.phase);
  const navigate = useNavigate();
  const roster = ({ roster_size: size }: TeamSummary) => (maxRosterSize === null ? size : `${size}/${maxRosterSize}`);
  const name = (team: TeamSummary) => <TeamCell leagueId={leagueId} team={team} mine={team.team_id === me.team_id} />;

  const columns: Column<TeamSummary>[] = [
    { key: 'team', header: t.team, cell: name, sortBy: (team) => team.team_name },
    {
      key: 'roster',
      header: t.roster,
      align: 'end',
      cell: roster,
      sortBy: (team) => team.roster_size,
      card: 'line',
      line: (team) => t.activeCount({ count: roster(team) }),
    },
    {
      key: 'ir',
      header: t.ir,
      title: t.injuredReserve,
      align: 'end',
      cell: (team) => `${team.ir_count}/${league.ir_slots}`,
      sortBy: (team) => team.ir_count,
      card: 'hidden',
      className: 'max-lg:hidden',
    },
    ...(league.rookieDraftEnabled
      ? [
          {
            key: 'rookies',
            header: t.rookies,
            title: t.rookieBank,
            align: 'end' as const,
            cell: (team: TeamSummary) =>
              rookieBankSize === null ? team.rookie_count : `${team.rookie_count}/${rookieBankSize}`,
            sortBy: (team: TeamSummary) => team.rookie_count,
            card: 'hidden' as const,
          },
        ]
      : []),
    {
      key: 'used',
      header: t.capUsed,
      align: 'end',
      cell: (team) => <Money as="price" amount={team.total_cap + team.salary_retained} />,
      sortBy: (team) => team.total_cap + team.salary_retained,
      card: 'line',
      line: (team) =>
        sentence(t.moneyUsed, { money: <Money as="price" amount={team.total_cap + team.salary_retained} /> }),
    },
    {
      key: 'retained',
      header: t.retained,
      align: 'end',
      cell: (team) => <Money amount={team.salary_retained} />,
      sortBy: (team) => team.salary_retained,
      card: 'hidden',
      className: 'max-lg:hidden',
    },
    {
      key: 'bar',
      header: '',
      title: t.capBar,
      cell: (team) => (
        <CapBar
          layout="bar"
          cap={salaryCap}
          totalCap={team.total_cap}
          salaryRetained={team.salary_retained}
          className="w-28"
        />
      ),
      card: 'hidden',
      className: 'max-lg:hidden',
    },
    {
      key: 'space',
      header: t.capSpace,
      align: 'end',
      cell: (team) => (
        <>
          <span className="sr-only sm:hidden">{`${t.capSpace} `}</span>
          <CapSpace space={team.cap_space} />
        </>
      ),
      sortBy: (team) => team.cap_space,
      card: 'head',
    },
  ];

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
  const { league } = useLoadedLeague(leagueId);

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
            { value: 'points', label: t.pointsSummary },
          ]}
          onChange={setView}
        />
      }
      footer={(shown === 'cap' && phaseCap(league)) || undefined}
      state={shown === 'cap' ? { kind: 'full' } : panelState(home)}
    >
      {shown === 'cap' ? <CapTable leagueId={leagueId} /> : <PointsTable leagueId={leagueId} />}
    </Panel>
  );
}
