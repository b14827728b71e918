import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Season } from '@crease/core/season.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useTonight } from '../../tonight/tonight-data.js';
import { DataTable, tableCells } from '../../../ui/lists/DataTable.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import type { MoveType } from '../move.model.js';
import { columnsFor } from './roster-columns.js';
import * as t from '../teams.words.en.js';

const GROUPS = [
  { position: 'F', title: t.forwards },
  { position: 'D', title: t.defensemen },
  { position: 'G', title: t.goalies },
] as const;

type OnMove = ((player: TeamRosterLine, type: MoveType) => void) | null;

export interface RosterTablesProps {
  rows: readonly TeamRosterLine[];
  /** The season of the cap hits. */
  season: Season;
  /** One table per position, or one for all. */
  grouped: boolean;
  label: string;
  /** null for readers without rights to move players. */
  onMove: OnMove;
}

export function RosterTables({ rows, season, grouped, label, onMove }: RosterTablesProps) {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const night = useTonight(leagueId);
  // Hide the column when it is empty, to leave room for the names.
  const retained = rows.some(({ retained_by_others }) => retained_by_others > 0);
  const columns = useMemo(
    () => columnsFor(leagueId, season, onMove, night).filter(({ key }) => retained || key !== 'retained'),
    [leagueId, season, onMove, night, retained],
  );
  if (!grouped)
    return <DataTable caption={label} fixed columns={columns} rows={rows} rowKey={(player) => player.player_id} />;
  // null while minimums do not apply.
  const { minimums } = rosterRules(league, league.phase);
  return GROUPS.map(({ position, title }) => {
    const group = rows.filter((player) => player.position === position);
    return (
      <section key={position} aria-label={title} className="not-first:border-t not-first:border-line">
        <h3 className="flex items-center gap-2 border-b border-line px-4 py-2 text-sm font-semibold">
          <PositionTag position={position} />
          {title}
          <span className="font-normal text-ink-3">
            {group.length}
            {minimums !== null && ` · ${t.atLeast({ count: minimums[position] })}`}
            {minimums !== null && group.length < minimums[position] && (
              <span className="font-medium text-bad">{` · ${t.countMissing({ count: minimums[position] - group.length })}`}</span>
            )}
          </span>
        </h3>
        {group.length > 0 && (
          <DataTable
            caption={`${label}, ${title}`}
            fixed
            columns={columns}
            rows={group}
            rowKey={(player) => player.player_id}
          />
        )}
      </section>
    );
  });
}

export const rosterCells = (leagueId: string, season: Season, rows: readonly TeamRosterLine[]) => {
  const { head, rows: cells } = tableCells(columnsFor(leagueId, season, null, null), rows);
  return {
    head: ['place', 'player_id', 'position', ...head],
    rows: cells.map((row, index) => [rows[index]?.place, rows[index]?.player_id, rows[index]?.position, ...row]),
  };
};
