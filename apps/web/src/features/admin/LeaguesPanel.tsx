import { Link, useNavigate } from 'react-router-dom';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { paths } from '../../platform/paths.js';
import { DownloadCsv } from '../../platform/DownloadCsv.js';
import { Badge } from '../../ui/Badge.js';
import { DataTable, tableCells, type Column } from '../../ui/DataTable.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { useEveryLeague } from './admin.data.js';

const roleOf = (league: LeagueListEntry): string =>
  league.is_commissioner ? 'Commissioner' : league.user_team === null ? 'Site owner' : 'Manager';

const COLUMNS: readonly Column<LeagueListEntry>[] = [
  {
    key: 'name',
    header: 'League',
    sortBy: (league) => league.league_name,
    card: 'head',
    cell: (league) => (
      <Link to={paths.home(league.league_id)} className="rounded-sm text-accent-text hover:underline">
        {league.league_name}
      </Link>
    ),
  },
  {
    key: 'type',
    header: 'Type',
    sortBy: (league) => league.league_type,
    cell: (league) => (league.league_type === 'dynasty' ? 'Dynasty' : 'Re-draft'),
  },
  { key: 'team', header: 'Your team', sortBy: (league) => league.user_team, cell: (league) => league.user_team ?? '–' },
  {
    key: 'role',
    header: 'Your role',
    sortBy: roleOf,
    cell: (league) =>
      league.is_commissioner ? (
        <Badge tone="accent">{roleOf(league)}</Badge>
      ) : (
        <span className="whitespace-nowrap">{roleOf(league)}</span>
      ),
  },
];

export function LeaguesPanel() {
  const query = useEveryLeague();
  const navigate = useNavigate();
  const leagues = query.data ?? [];
  return (
    <Panel
      title={query.data === undefined ? 'Leagues' : `Leagues (${leagues.length})`}
      flush
      actions={
        <DownloadCsv name="leagues" disabled={leagues.length === 0} table={() => tableCells(COLUMNS, leagues)} />
      }
      state={panelState(query, () => (leagues.length === 0 ? { words: 'There are no leagues yet' } : null))}
    >
      <DataTable
        caption="Leagues"
        columns={COLUMNS}
        rows={leagues}
        rowKey={(league) => league.league_id}
        onOpen={(league) => void navigate(paths.home(league.league_id))}
        openLabel={(league) => `Open ${league.league_name}`}
        initialSort={{ key: 'name', direction: 'ascending' }}
        maxHeight="36rem"
      />
    </Panel>
  );
}
