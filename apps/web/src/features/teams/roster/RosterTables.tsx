import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Season } from '@crease/core/season.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useTonight } from '../../tonight/tonight-data.js';
import { DataTable, tableCells } from '../../../ui/lists/DataTable.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { useCompact } from '../../../ui/use-media.js';
import type { MoveType } from '../move.model.js';
import { columnsFor } from './roster-columns.js';
import * as t from '../teams.words.en.js';

const GROUPS = [
  { position: 'F', title: t.forwards },
  { position: 'D', title: t.defensemen },
  { position: 'G', title: t.goalies },
] as const;

type OnMove = ((player: TeamRosterLine, type: MoveType) => void) | null;

/** Players who are not active. */
const PLACES = [
  { place: 'ir', title: t.injuredReserve },
  { place: 'rookie', title: t.rookieBank },
] as const;

export interface RosterTablesProps {
  rows: readonly TeamRosterLine[];
  /** The season of the cap hits. */
  season: Season;
  label: string;
  /** null for readers without rights to move players. */
  onMove: OnMove;
}

interface Group {
  key: string;
  title: string;
  head: ReactNode;
  rows: readonly TeamRosterLine[];
}

/** Tables by position, then injured reserve and the rookie bank. */
export function RosterTables({ rows, season, label, onMove }: RosterTablesProps) {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const night = useTonight(leagueId);
  const cards = useCompact();
  // Hide the column when it is empty, to leave room for the names.
  const retained = rows.some(({ retained_by_others }) => retained_by_others > 0);
  const columns = useMemo(
    () =>
      columnsFor(leagueId, season, onMove, night).filter(
        ({ key }) => (retained || key !== 'retained') && (cards || key !== 'tags'),
      ),
    [leagueId, season, onMove, night, retained, cards],
  );
  return groupsOf(rows, rosterRules(league, league.phase).minimums).map(({ key, title, head, rows: group }) => (
    <section key={key} aria-label={title} className="not-first:border-t not-first:border-line">
      {/* A table has its title in the head of its first column. Cards have no heads. */}
      {(cards || group.length === 0) && <h3 className="border-b border-line px-4 py-1.5">{head}</h3>}
      {group.length > 0 && (
        <DataTable
          caption={`${label}, ${title}`}
          fixed
          columns={columns.map((column, at) => (at === 0 ? { ...column, header: head } : column))}
          rows={group}
          rowKey={(player) => player.player_id}
        />
      )}
    </section>
  ));
}

/** `minimums`: null while they do not apply. */
function groupsOf(
  rows: readonly TeamRosterLine[],
  minimums: ReturnType<typeof rosterRules>['minimums'],
): readonly Group[] {
  const active = rows.filter(({ place }) => place === 'active');
  const positions = GROUPS.map(({ position, title }): Group => {
    const group = active.filter((player) => player.position === position);
    const missing = minimums === null ? 0 : minimums[position] - group.length;
    return {
      key: position,
      title,
      rows: group,
      head: (
        <GroupHead title={title} count={group.length} tag={<PositionTag position={position} />}>
          {minimums !== null && ` · ${t.atLeast({ count: minimums[position] })}`}
          {missing > 0 && <span className="font-medium text-bad">{` · ${t.countMissing({ count: missing })}`}</span>}
        </GroupHead>
      ),
    };
  });
  const others = PLACES.flatMap(({ place, title }): Group[] => {
    const group = rows.filter((player) => player.place === place);
    return group.length === 0
      ? []
      : [{ key: place, title, rows: group, head: <GroupHead title={title} count={group.length} /> }];
  });
  return [...(active.length === 0 ? [] : positions), ...others];
}

function GroupHead({
  title,
  count,
  tag,
  children,
}: {
  title: string;
  count: number;
  tag?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <span className="flex items-center gap-2 text-sm font-semibold text-ink">
      {tag}
      {title}
      <span className="font-normal text-ink-3">
        {count}
        {children}
      </span>
    </span>
  );
}

export const rosterCells = (leagueId: string, season: Season, rows: readonly TeamRosterLine[]) => {
  const { head, rows: cells } = tableCells(columnsFor(leagueId, season, null, null), rows);
  return {
    head: ['place', 'player_id', 'position', ...head],
    rows: cells.map((row, index) => [rows[index]?.place, rows[index]?.player_id, rows[index]?.position, ...row]),
  };
};
