import { Link } from 'react-router-dom';
import ArrowUp from 'lucide-react/icons/arrow-up-from-line';
import type { Season } from '@crease/core/season.js';
import type { TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { clubLook } from '../../players/clubs.js';
import { paths } from '../../../platform/pages/paths.js';
import { statusTag } from '../../players/player-status.js';
import type { Tonight } from '../../tonight/tonight-data.js';
import { ClubTag } from '../../../ui/marks/ClubTag.js';
import type { Column } from '../../../ui/lists/DataTable.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag, StatusTag } from '../../../ui/marks/tags.js';
import type { MoveType } from '../move.model.js';
import { sentence } from '../../../ui/text/sentence.js';
import { RosterMoves } from './RosterMoves.js';
import { dash, laterColumns, pointColumns } from './point-columns.js';
import * as t from '../teams.words.en.js';

type OnMove = ((player: TeamRosterLine, type: MoveType) => void) | null;

/** The player's night: after the name where there is room, otherwise below it. */
const TonightOf = ({ words }: { words: string | null }) =>
  words === null ? null : (
    <span className="block truncate text-xs font-normal text-ink-2 max-[48.74rem]:hidden" title={words}>
      {words}
    </span>
  );

/** Columns before the points: player, club and contract. */
const playerColumns = (leagueId: string, night: Tonight | null): Column<TeamRosterLine>[] => [
  {
    key: 'player',
    header: t.player,
    cell: (player) => (
      <PlayerCell
        leagueId={leagueId}
        player={player}
        tonight={night?.words(player.player_id, player.nhl_club) ?? null}
      />
    ),
    sortBy: (player) => player.name,
  },
  // A phone's card has its tags in the line below the name.
  {
    key: 'tags',
    header: t.status,
    cell: (player) => (isTagged(player) ? <Tags player={player} /> : null),
    card: 'line',
  },
  {
    key: 'club',
    header: t.club,
    cell: (player) => <ClubTag {...clubLook(player.nhl_club)} />,
    sortBy: (player) => player.nhl_club,
    className: 'w-18',
    card: 'line',
    line: (player) => (
      <>
        <ClubTag {...clubLook(player.nhl_club)} /> {night?.words(player.player_id, player.nhl_club)}
      </>
    ),
  },
  {
    key: 'until',
    header: t.contract,
    title: t.contractUntil,
    cell: (player) =>
      player.contract_expiry === null ? (
        dash
      ) : (
        <span className="whitespace-nowrap">
          {t.contractEnd({ year: player.contract_expiry, status: player.expiry_status })}
        </span>
      ),
    sortBy: (player) => player.contract_expiry,
    className: 'w-26 max-lg:hidden',
    card: 'line',
    line: ({ contract_expiry: until, expiry_status: then }) =>
      until === null ? t.noContract : t.contractToYear({ year: until, status: then }),
  },
];

function PlayerCell({
  leagueId,
  player,
  tonight,
}: {
  leagueId: string;
  player: TeamRosterLine;
  tonight: string | null;
}) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <PositionTag position={player.position} detail={player.position_detail} />
      {/* Tags without room next to the name go below it, never over the next column. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className="max-w-full min-w-0 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2">
          <Link
            to={paths.player(leagueId, player.player_id)}
            className="block min-w-0 truncate rounded-sm hover:underline"
          >
            {player.name}
          </Link>
          <TonightOf words={tonight} />
        </span>
        <span className="contents max-[48.74rem]:hidden">
          <Tags player={player} />
        </span>
      </span>
    </span>
  );
}

const isTagged = ({ status, status_overridden: overridden, rookie, place, farm }: TeamRosterLine): boolean =>
  statusTag(status) !== null || overridden || rookie || (place === 'rookie' && farm?.due_at != null);

function Tags({ player }: { player: TeamRosterLine }) {
  return (
    <>
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
    </>
  );
}

const chargeColumns = (season: Season): Column<TeamRosterLine>[] => [
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
];

export const columnsFor = (
  leagueId: string,
  season: Season,
  onMove: OnMove,
  night: Tonight | null,
): Column<TeamRosterLine>[] => [
  ...playerColumns(leagueId, night),
  ...pointColumns(season),
  ...chargeColumns(season),
  ...laterColumns(season),
  ...(onMove === null
    ? []
    : [
        {
          key: 'moves',
          header: <span className="sr-only">{t.moves}</span>,
          card: 'action' as const,
          align: 'end' as const,
          className: 'w-12',
          cell: (player: TeamRosterLine) => <RosterMoves player={player} onMove={onMove} />,
        },
      ]),
];
