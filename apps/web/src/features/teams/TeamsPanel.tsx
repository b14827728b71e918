import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { useLeagueHome, useLoadedLeague } from '../../platform/league-data.js';
import { paths } from '../../platform/paths.js';
import { formatPoints } from '../../platform/points.js';
import { Badge } from '../../ui/Badge.js';
import { CapBar, CapSpace } from '../../ui/CapBar.js';
import { DataTable, type Column } from '../../ui/DataTable.js';
import { Money } from '../../ui/Money.js';
import { Monogram } from '../../ui/Monogram.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { phaseCap } from './PhaseCap.js';
import { pointsTable, type TeamPoints } from './points.js';

type View = 'cap' | 'points';

function TeamCell({ leagueId, team, mine }: { leagueId: string; team: TeamSummary; mine: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Monogram name={team.team_name} picture={team.picture} />
      <span className="min-w-0">
        <Link to={paths.team(leagueId, team.team_id)} tabIndex={-1} className="block max-w-56 truncate xl:max-w-none rounded-sm hover:underline" title={team.team_name}>
          {team.team_name}
        </Link>
        <span className="block max-w-56 truncate xl:max-w-none text-xs font-normal text-ink-3">{team.manager_name ?? 'No manager yet'}</span>
      </span>
      {mine && <Badge tone="accent">You</Badge>}
    </span>
  );
}

const TeamsTable = memo(function TeamsTable({ leagueId, view }: { leagueId: string; view: View }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const { salaryCap, maxRosterSize, rookieBankSize } = rosterRules(league, league.phase);
  const navigate = useNavigate();
  const home = useLeagueHome(leagueId);
  const open = (teamId: string) => void navigate(paths.team(leagueId, teamId));
  const name = (team: TeamSummary) => <TeamCell leagueId={leagueId} team={team} mine={team.team_id === me.team_id} />;

  const capColumns: Column<TeamSummary>[] = [
    { key: 'team', header: 'Team', cell: name, sortBy: (team) => team.team_name.toLowerCase() },
    { key: 'roster', header: 'Roster', align: 'end', cell: (team) => (maxRosterSize === null ? team.roster_size : `${team.roster_size}/${maxRosterSize}`), sortBy: (team) => team.roster_size },
    { key: 'ir', header: 'IR', title: 'Injured reserve', align: 'end', cell: (team) => `${team.ir_count}/${league.ir_slots}`, sortBy: (team) => team.ir_count, card: 'hidden', className: 'max-lg:hidden' },
    ...(league.rookieDraftEnabled ? [{ key: 'rookies', header: 'Rookies', title: 'Rookie bank', align: 'end' as const, cell: (team: TeamSummary) => (rookieBankSize === null ? team.rookie_count : `${team.rookie_count}/${rookieBankSize}`), sortBy: (team: TeamSummary) => team.rookie_count, card: 'hidden' as const }] : []),
    { key: 'used', header: 'Cap used', align: 'end', cell: (team) => <Money amount={team.total_cap + team.salary_retained} />, sortBy: (team) => team.total_cap + team.salary_retained },
    { key: 'retained', header: 'Retained', align: 'end', cell: (team) => <Money amount={team.salary_retained} />, sortBy: (team) => team.salary_retained, card: 'hidden', className: 'max-lg:hidden' },
    { key: 'bar', header: '', title: 'Cap bar', cell: (team) => <CapBar layout="bar" cap={salaryCap} totalCap={team.total_cap} salaryRetained={team.salary_retained} className="w-28" />, card: 'hidden', className: 'max-lg:hidden' },
    { key: 'space', header: 'Cap space', align: 'end', cell: (team) => <CapSpace space={team.cap_space} />, sortBy: (team) => team.cap_space },
  ];

  const points = useMemo(() => (home.data === undefined ? [] : pointsTable(teams, home.data)), [teams, home.data]);
  const pointColumns: Column<TeamPoints>[] = [
    { key: 'team', header: 'Team', cell: (row) => name(row.team), sortBy: (row) => row.team.team_name.toLowerCase() },
    ...(home.data?.seasons ?? []).flatMap((season, index): Column<TeamPoints>[] => [
      { key: `${season}-reg`, header: `${season.slice(2)} REG`, title: `${season} REG`, align: 'end', cell: (row) => formatPoints(row.seasons[index]!.regular), sortBy: (row) => row.seasons[index]!.regular },
      { key: `${season}-po`, header: `${season.slice(2)} PO`, title: `${season} PO`, align: 'end', cell: (row) => formatPoints(row.seasons[index]!.playoffs), sortBy: (row) => row.seasons[index]!.playoffs },
    ]),
    { key: 'total', header: 'Total', align: 'end', card: 'head', cell: (row) => <><span className="text-xs font-normal text-ink-3 sm:hidden">Total </span><strong className="font-semibold">{formatPoints(row.total)}</strong></>, sortBy: (row) => row.total },
  ];

  return view === 'cap' ? (
    <DataTable key="cap" orderable caption="Teams by cap" columns={capColumns} rows={teams} rowKey={(team) => team.team_id} onOpen={(team) => open(team.team_id)} openLabel={(team) => `Open ${team.team_name}`} initialSort={{ key: 'team', direction: 'ascending' }} />
  ) : (
    <DataTable key="points" orderable caption="Teams by points" columns={pointColumns} rows={points} rowKey={(row) => row.team.team_id} onOpen={(row) => open(row.team.team_id)} openLabel={(row) => `Open ${row.team.team_name}`} initialSort={{ key: 'total', direction: 'descending' }} />
  );
});

/** Every team, by its cap or by its points. */
export function TeamsPanel({ leagueId }: { leagueId: string }) {
  const [view, setView] = useState<View>('cap');
  // The choice shows at once; a table of many teams follows as soon as it can.
  const shown = useDeferredValue(view);
  const home = useLeagueHome(leagueId);
  const { league } = useLoadedLeague(leagueId);

  return (
    <Panel
      title="Teams"
      flush
      actions={
        <SegmentedControl
          label="Teams by"
          value={view}
          options={[
            { value: 'cap', label: 'Cap Summary' },
            { value: 'points', label: 'Points Summary' },
          ]}
          onChange={setView}
        />
      }
      footer={(shown === 'cap' && phaseCap(league)) || undefined}
      state={shown === 'cap' ? { kind: 'full' } : panelState(home)}
    >
      <TeamsTable leagueId={leagueId} view={shown} />
    </Panel>
  );
}
