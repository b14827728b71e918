import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import type { RosterLine } from '@crease/core/leagues/league.answers.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { MOVES, applyMoves } from '@crease/core/teams/roster.rules.js';
import { clubLook } from '../../platform/clubs.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { paths } from '../../platform/paths.js';
import { statusTag } from '../../platform/player-status.js';
import { IconButton } from '../../ui/Button.js';
import { ClubTag } from '../../ui/ClubTag.js';
import { DataTable, type Column } from '../../ui/DataTable.js';
import { Menu, MenuItem } from '../../ui/Menu.js';
import { Money } from '../../ui/Money.js';
import { PositionTag, StatusTag } from '../../ui/tags.js';
import { MOVE_WORDS, type MoveType } from './move.words.js';

const GROUPS = [
  { position: 'F', title: 'Forwards' },
  { position: 'D', title: 'Defensemen' },
  { position: 'G', title: 'Goalies' },
] as const;

type Known = ReadonlyMap<number, LeaguePlayer>;
type OnMove = ((player: RosterLine, type: MoveType) => void) | null;

export interface RosterTablesProps {
  rows: readonly RosterLine[];
  /** What the player list knows of them; empty until it has arrived. */
  known: Known;
  /** One table a position, or one for all. */
  grouped: boolean;
  label: string;
  /** null for those who only look. */
  onMove: OnMove;
}

export function RosterTables({ rows, known, grouped, label, onMove }: RosterTablesProps) {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const columns = useMemo(() => columnsFor(leagueId, known, onMove), [leagueId, known, onMove]);
  if (!grouped) return <DataTable caption={label} columns={columns} rows={rows} rowKey={(player) => player.player_id} />;
  const least = { F: league.min_forwards, D: league.min_defense, G: league.min_goalies };
  return GROUPS.map(({ position, title }) => {
    const group = rows.filter((player) => player.position === position);
    return (
      <section key={position} aria-label={title} className="not-first:border-t not-first:border-line">
        <h3 className="flex items-center gap-2 border-b border-line px-4 py-2 text-sm font-semibold">
          <PositionTag position={position} />
          {title}
          <span className="font-normal text-ink-3">
            {group.length} · at least {least[position]}
            {group.length < least[position] && <span className="font-medium text-bad">{` · ${least[position] - group.length} missing`}</span>}
          </span>
        </h3>
        {group.length > 0 && <DataTable caption={`${label}, ${title}`} columns={columns} rows={group} rowKey={(player) => player.player_id} />}
      </section>
    );
  });
}

function columnsFor(leagueId: string, known: Known, onMove: OnMove): Column<RosterLine>[] {
  const until = (player: RosterLine) => known.get(player.player_id)?.contract_expiry ?? null;
  const points = (player: RosterLine) => known.get(player.player_id)?.stats?.[player.position === 'G' ? 'w' : 'pts'] ?? null;
  return [
    {
      key: 'player',
      header: 'Player',
      cell: (player) => (
        <span className="flex min-w-0 items-center gap-2">
          <PositionTag position={player.position} detail={player.position_detail} />
          <Link to={paths.player(leagueId, player.player_id)} className="min-w-0 truncate rounded-sm hover:underline">
            {player.name}
          </Link>
          {statusTag(player.status) !== null && <StatusTag status={statusTag(player.status)!} />}
          {known.get(player.player_id)?.rookie === true && <StatusTag status="Rookie" />}
          {player.is_sample && <StatusTag status="Sample" />}
        </span>
      ),
      sortBy: (player) => player.name,
      className: 'sm:w-2/5',
    },
    { key: 'club', header: 'Club', cell: (player) => <ClubTag {...clubLook(player.nhl_club)} />, sortBy: (player) => player.nhl_club },
    {
      key: 'until',
      header: 'Contract',
      title: 'Contract until',
      cell: (player) => {
        const year = until(player);
        return year === null ? <span className="text-ink-3">–</span> : `${year}${known.get(player.player_id)?.expiry_status ? ` ${known.get(player.player_id)?.expiry_status}` : ''}`;
      },
      sortBy: until,
    },
    { key: 'points', header: 'P / W', title: 'Points, a goalie’s wins', align: 'end', cell: (player) => points(player) ?? '–', sortBy: points, className: 'max-lg:hidden', card: 'hidden' },
    {
      key: 'hit',
      header: 'Cap hit',
      align: 'end',
      cell: (player) => (
        <span className="inline-flex items-center gap-1.5">
          {player.estimated && <StatusTag status="Estimated" />}
          <Money amount={player.cap_hit} />
        </span>
      ),
      sortBy: (player) => player.cap_hit,
    },
    {
      key: 'retained',
      header: 'Retained',
      title: 'Retained by other teams',
      align: 'end',
      cell: (player) => (player.cap_hit === player.charge ? <span className="text-ink-3">–</span> : <Money amount={player.cap_hit - player.charge} />),
      sortBy: (player) => player.cap_hit - player.charge,
      className: 'max-lg:hidden',
    },
    { key: 'charge', header: 'Charge', title: 'Charge: cap hit less what others retain', align: 'end', cell: (player) => <Money amount={player.charge} className="font-medium" />, sortBy: (player) => player.charge, card: 'hidden' },
    ...(onMove === null ? [] : [{ key: 'moves', header: <span className="sr-only">Moves</span>, card: 'head' as const, align: 'end' as const, className: 'w-12', cell: (player: RosterLine) => <Moves player={player} rookie={known.get(player.player_id)?.rookie === true} onMove={onMove} /> }]),
  ];
}

/** The moves that lead away from where he is; one that his status forbids says why, and stays open to a commissioner. */
function Moves({ player, rookie, onMove }: { player: RosterLine; rookie: boolean; onMove: NonNullable<OnMove> }) {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  const rules = rosterRules(league, league.phase);
  const held = { id: player.player_id, name: player.name, position: player.position, capHit: player.cap_hit, retainedByOthers: player.cap_hit - player.charge, place: player.place, status: player.status, rookie };
  const types = (Object.keys(MOVES) as MoveType[]).filter((type) => MOVES[type].from.includes(player.place) && (type !== 'toBank' || rules.rookieBankSize !== null));
  return (
    <Menu label={`Move ${player.name}`} trigger={(props) => <IconButton {...props} label={`Move ${player.name}`} size="sm" icon={<Ellipsis size={16} aria-hidden="true" />} />} className="max-w-72">
      {types.map((type) => {
        const admitted = applyMoves({ teamId: '', name: '', players: [held], retained: 0, retainedContracts: 0 }, [{ type, playerId: player.player_id }], rules);
        return (
          <MenuItem key={type} danger={type === 'drop'} disabled={!admitted.ok && !me.is_commissioner} onSelect={() => onMove(player, type)}>
            {MOVE_WORDS[type].action}
            {!admitted.ok && <span className="block text-xs font-normal text-ink-3">{admitted.refusal.message}</span>}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
