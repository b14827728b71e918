import { useNavigate } from 'react-router-dom';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { DataTable } from '../../ui/lists/DataTable.js';
import type { DataTableProps } from '../../ui/lists/table.model.js';
import * as t from './teams.words.en.js';

type TableProps<Row> = Omit<DataTableProps<Row>, 'rowKey' | 'isSelected' | 'onOpen' | 'openLabel'>;

/** A table of teams, each of which leads to its page. The reader's own one is marked. */
export function TeamTable<Row extends { readonly team: TeamSummary }>({
  leagueId,
  ...table
}: TableProps<Row> & { leagueId: string }) {
  const { me } = useLoadedLeague(leagueId);
  const navigate = useNavigate();
  return (
    <DataTable
      {...table}
      rowKey={({ team }) => team.team_id}
      isSelected={({ team }) => team.team_id === me.team_id}
      onOpen={({ team }) => void navigate(paths.team(leagueId, team.team_id))}
      openLabel={({ team }) => t.openTeam({ team: team.team_name })}
    />
  );
}
