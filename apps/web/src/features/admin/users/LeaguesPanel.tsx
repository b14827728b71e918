import { Link, useNavigate } from 'react-router-dom';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { paths } from '../../../platform/pages/paths.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { DataTable, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { useEveryLeague } from '../admin.data.js';
import * as t from './users.words.en.js';

const roleOf = (league: LeagueListEntry): string =>
  league.is_commissioner ? t.commissioner : league.user_team === null ? t.siteOwner : t.manager;

const COLUMNS: readonly Column<LeagueListEntry>[] = [
  {
    key: 'name',
    header: t.league,
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
    header: t.type,
    sortBy: (league) => league.league_type,
    cell: (league) => (league.league_type === 'dynasty' ? t.dynasty : t.redraft),
  },
  { key: 'team', header: t.yourTeam, sortBy: (league) => league.user_team, cell: (league) => league.user_team ?? '–' },
  {
    key: 'role',
    header: t.yourRole,
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
      title={query.data === undefined ? t.leagues : t.leaguesCount({ count: leagues.length })}
      flush
      actions={
        <DownloadCsv name="leagues" disabled={leagues.length === 0} table={() => tableCells(COLUMNS, leagues)} />
      }
      state={panelState(query, () => (leagues.length === 0 ? { words: t.noLeaguesYet } : null))}
    >
      <DataTable
        caption={t.leagues}
        columns={COLUMNS}
        rows={leagues}
        rowKey={(league) => league.league_id}
        onOpen={(league) => void navigate(paths.home(league.league_id))}
        openLabel={(league) => t.openLeague({ league: league.league_name })}
        initialSort={{ key: 'name', direction: 'ascending' }}
        maxHeight="36rem"
      />
    </Panel>
  );
}
