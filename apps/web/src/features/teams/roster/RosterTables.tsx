import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import ArrowUp from 'lucide-react/icons/arrow-up-from-line';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { MOVES, applyMoves } from '@crease/core/teams/roster.rules.js';
import type { TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { clubLook } from '../../players/clubs.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { formatPerGame, formatPoints, playedWords } from '../../open-league/points.js';
import { statusTag } from '../../players/player-status.js';
import { useTonight, type Tonight } from '../../tonight/tonight-data.js';
import { IconButton } from '../../../ui/Button.js';
import { ClubTag } from '../../../ui/marks/ClubTag.js';
import { DataTable, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { Menu, MenuItem } from '../../../ui/layers/Menu.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag, StatusTag } from '../../../ui/marks/tags.js';
import { moveWords, type MoveType } from '../move.model.js';
import { sentence } from '../../../ui/text/sentence.js';
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

/** The player's night, below the name. */
const TonightOf = ({ words }: { words: string | null }) =>
  words === null ? null : (
    <span className="block truncate text-xs font-normal text-ink-2" title={words}>
      {words}
    </span>
  );

const dash = <span className="text-ink-3">–</span>;

/** The two seasons after the one shown, to see the contract at a glance. */
const laterColumns = (season: Season) =>
  [1, 2].map((ahead): Column<TeamRosterLine> => {
    const year = seasonPlus(season, ahead);
    const hit = (player: TeamRosterLine) => player.contract_years.find((one) => one.season === year)?.cap_hit ?? null;
    return {
      key: year,
      header: year.slice(2),
      title: t.capHitOf({ season: year }),
      align: 'end',
      cell: (player) =>
        hit(player) === null ? dash : <Money as="price" amount={hit(player)} className="text-ink-2" />,
      sortBy: hit,
      className: 'w-20 max-[85rem]:hidden',
      card: 'hidden',
    };
  });

const pointColumns = (season: Season): Column<TeamRosterLine>[] => [
  {
    key: 'points',
    header: t.points,
    title: t.pointsHint({ season }),
    align: 'end',
    cell: (player) => formatPoints(player.points),
    sortBy: (player) => player.points,
    className: 'w-20 max-lg:hidden',
    card: 'line',
    line: (player) => (player.games === 0 ? null : playedWords(player.points, player.games)),
  },
  {
    key: 'here',
    header: t.forTeam,
    title: t.forTeamHint({ season }),
    align: 'end',
    cell: (player) => (player.points_for_team === 0 ? dash : formatPoints(player.points_for_team)),
    sortBy: (player) => player.points_for_team,
    className: 'w-20 max-xl:hidden',
    card: 'hidden',
  },
  {
    key: 'per-game',
    header: t.perGame,
    title: t.perGameHint({ season }),
    align: 'end',
    cell: (player) =>
      player.games === 0 ? (
        dash
      ) : (
        <span title={playedWords(player.points, player.games)}>{formatPerGame(player.points, player.games)}</span>
      ),
    sortBy: (player) => (player.games === 0 ? null : player.points / player.games),
    className: 'w-20 max-xl:hidden',
    card: 'hidden',
  },
];

function columnsFor(leagueId: string, season: Season, onMove: OnMove, night: Tonight | null): Column<TeamRosterLine>[] {
  return [
    {
      key: 'player',
      header: t.player,
      cell: (player) => (
        <span className="flex min-w-0 items-center gap-2">
          <PositionTag position={player.position} detail={player.position_detail} />
          {/* Tags that have no room beside the name go below it, never over the next column. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
            <span className="max-w-full min-w-0">
              <Link
                to={paths.player(leagueId, player.player_id)}
                className="block min-w-0 truncate rounded-sm hover:underline"
              >
                {player.name}
              </Link>
              <TonightOf words={night?.words(player.player_id) ?? null} />
            </span>
            {statusTag(player.status) !== null && <StatusTag status={statusTag(player.status)!} />}
            {player.status_overridden && (
              <abbr title={t.statusSetByCommissioner} className="text-xs text-ink-3 no-underline">
                {t.statusSetMark}
              </abbr>
            )}
            {player.rookie && <StatusTag status="Rookie" />}
            {player.place === 'rookie' && player.farm?.due_at != null && (
              <span title={t.mustLeaveRookieBank} className="shrink-0 text-warn">
                <ArrowUp size={14} role="img" aria-label={t.mustComeUp} />
              </span>
            )}
          </span>
        </span>
      ),
      sortBy: (player) => player.name,
    },
    {
      key: 'club',
      header: t.club,
      cell: (player) => <ClubTag {...clubLook(player.nhl_club)} />,
      sortBy: (player) => player.nhl_club,
      className: 'w-18',
      card: 'line',
    },
    {
      key: 'until',
      header: t.contract,
      title: t.contractUntil,
      cell: (player) =>
        player.contract_expiry === null ? (
          dash
        ) : (
          <span className="whitespace-nowrap">{`${player.contract_expiry}${player.expiry_status === null ? '' : ` ${player.expiry_status}`}`}</span>
        ),
      sortBy: (player) => player.contract_expiry,
      className: 'w-26 max-lg:hidden',
      card: 'line',
      line: ({ contract_expiry: until, expiry_status: then }) =>
        until === null ? t.noContract : t.contractToYear({ year: until, status: then }),
    },
    ...pointColumns(season),
    {
      key: 'hit',
      header: t.capHit,
      title: t.capHitOf({ season }),
      align: 'end',
      cell: (player) => (
        <span className="inline-flex items-center gap-1.5">
          {player.estimated && <StatusTag status="Estimated" />}
          <Money as="price" amount={player.cap_hit} />
        </span>
      ),
      sortBy: (player) => player.cap_hit,
      className: 'w-32',
      card: 'line',
      // The charge is at the end of the row; show the hit only when it differs.
      line: (player) =>
        player.charge === player.cap_hit ? (
          player.estimated && <StatusTag status="Estimated" className="h-4" />
        ) : (
          <span className="inline-flex items-center gap-1">
            {sentence(t.hitOf, { money: <Money as="price" amount={player.cap_hit} /> })}
            {player.estimated && <StatusTag status="Estimated" className="h-4" />}
          </span>
        ),
    },
    {
      key: 'retained',
      header: t.retained,
      title: t.retainedByOtherTeams,
      align: 'end',
      cell: (player) => (player.retained_by_others === 0 ? dash : <Money amount={player.retained_by_others} />),
      sortBy: (player) => player.retained_by_others,
      className: 'w-24 max-lg:hidden',
      card: 'hidden',
    },
    {
      key: 'charge',
      header: t.charge,
      align: 'end',
      cell: (player) => <Money as="price" amount={player.charge} className="font-medium" />,
      sortBy: (player) => player.charge,
      className: 'w-22',
      card: 'head',
    },
    ...laterColumns(season),
    ...(onMove === null
      ? []
      : [
          {
            key: 'moves',
            header: <span className="sr-only">{t.moves}</span>,
            card: 'head' as const,
            align: 'end' as const,
            className: 'w-12',
            cell: (player: TeamRosterLine) => <Moves player={player} onMove={onMove} />,
          },
        ]),
  ];
}

/** Injured reserve first, irreversible moves last. */
const IN_ORDER: readonly MoveType[] = ['toIr', 'activate', 'promote', 'toBank', 'drop'];

/**
 * The moves available from the player's place. One that the status forbids explains why, and stays enabled for a
 * commissioner.
 */
function Moves({ player, onMove }: { player: TeamRosterLine; onMove: NonNullable<OnMove> }) {
  const { leagueId = '', teamId } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  const rules = rosterRules(league, league.phase);
  const held = {
    id: player.player_id,
    name: player.name,
    position: player.position,
    capHit: player.cap_hit,
    retainedByOthers: player.retained_by_others,
    place: player.place,
    status: player.status,
    rookie: player.rookie,
    ...(player.farm && {
      farm: {
        games: player.farm.games,
        broughtUp: player.farm.brought_up,
        dueAt: player.farm.due_at,
        overdue: player.farm.overdue,
      },
    }),
  };
  const types = IN_ORDER.filter(
    (type) => MOVES[type].from.includes(player.place) && (type !== 'toBank' || rules.rookieBank),
  );
  const item = (type: MoveType) => {
    const admitted = applyMoves(
      { teamId: '', name: '', players: [held], retained: 0, retainedContracts: 0 },
      [{ type, playerId: player.player_id }],
      rules,
    );
    return (
      <MenuItem
        key={type}
        danger={type === 'drop'}
        disabled={!admitted.ok && !me.is_commissioner}
        onSelect={() => onMove(player, type)}
      >
        {moveWords(type, rules.farm ?? null).action}
        {!admitted.ok && <span className="block text-xs font-normal text-ink-3">{admitted.refusal.message}</span>}
      </MenuItem>
    );
  };
  return (
    <Menu
      label={t.movePlayer({ player: player.name })}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t.movePlayer({ player: player.name })}
          size="sm"
          icon={<Ellipsis size={16} aria-hidden="true" />}
        />
      )}
      className="max-w-72"
    >
      {types.filter((type) => type !== 'drop').map(item)}
      {me.team_id !== null && me.team_id === teamId && (
        <MenuItem render={(props) => <Link to={paths.newTrade(leagueId, { give: player.player_id })} {...props} />}>
          {t.offerInTrade}
        </MenuItem>
      )}
      {types.includes('drop') && item('drop')}
    </Menu>
  );
}
