import { useState } from 'react';
import Star from 'lucide-react/icons/star';
import { Link } from 'react-router-dom';
import type { PlayerSeason } from '@crease/core/players/players.schema.js';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import { clubLook } from '../../platform/clubs.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { paths } from '../../platform/paths.js';
import { statusTag } from '../../platform/player-status.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { ClubTag } from '../../ui/ClubTag.js';
import { DataTable, type Column } from '../../ui/DataTable.js';
import { Dialog } from '../../ui/Dialog.js';
import { Money } from '../../ui/Money.js';
import { ErrorState } from '../../ui/Panel.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { PositionTag, StatusTag } from '../../ui/tags.js';
import { RelativeTime } from '../../ui/RelativeTime.js';
import { AddPlayerDialog } from './AddPlayerDialog.js';
import { StatusDialog } from './StatusDialog.js';
import { PlayerHistory } from './PlayerHistory.js';
import { FIGURES, statText } from './players.model.js';
import { useWatchList } from './watch-list.js';
import { usePlayer, useWaivers } from '../../platform/players-data.js';

const PLACE = { active: '', ir: ', on injured reserve', rookie: ', in the rookie bank' } as const;

/** A player's page: who has him, what he costs and until when, and every season he played. */
export function PlayerDialog({
  leagueId,
  playerId,
  season,
  onClose,
}: {
  leagueId: string;
  playerId: number;
  season: string;
  onClose: () => void;
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const query = usePlayer(leagueId, playerId, season);
  const waiver = useWaivers(leagueId).data?.find((one) => one.player_id === playerId);
  const watch = useWatchList(leagueId);
  const [doing, setDoing] = useState<'add' | 'status' | null>(null);
  const player = query.data;
  if (player === undefined) {
    return (
      <Dialog open onClose={onClose} size="md" title="Player">
        {query.error === null ? (
          <SkeletonRows rows={8} lead={false} />
        ) : (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        )}
      </Dialog>
    );
  }
  if (doing === 'add') return <AddPlayerDialog leagueId={leagueId} player={player} onClose={() => setDoing(null)} />;
  if (doing === 'status') return <StatusDialog leagueId={leagueId} player={player} onClose={() => setDoing(null)} />;
  const addable = player.owner === null && (me.team_id !== null || me.is_commissioner) && league.phase === 'in-season';
  const tradable =
    player.owner === null || me.team_id === null
      ? null
      : player.owner.team_id === me.team_id
        ? { give: player.id }
        : { with: player.owner.team_id, want: player.id };
  const status = statusTag(player.status);
  const age = seasonAge(player.birth_date, season);
  const kind = player.position === 'G' ? 'goalie' : 'skater';
  const columns: Column<PlayerSeason>[] = [
    { key: 'season', header: 'Season', cell: (line) => `${line.season}${line.playoffs ? ' PO' : ''}` },
    { key: 'club', header: 'Club', cell: (line) => line.club ?? '–' },
    ...FIGURES.filter((one) => one.for === undefined || one.for === kind).map((one): Column<PlayerSeason> => ({
      key: one.key,
      header: one.short,
      title: one.title,
      align: 'end',
      cell: (line) => statText({ stats: line }, one.key),
    })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={player.full_name}
      description={[
        player.position_detail ?? player.position,
        age === null ? null : `${age} years`,
        player.birth_country,
        player.draft_overall === null ? null : `drafted ${player.draft_year}, no. ${player.draft_overall}`,
      ]
        .filter((word) => word !== null)
        .join(' · ')}
      footer={
        addable || me.is_commissioner || tradable !== null ? (
          <>
            {tradable !== null && (
              <Link to={paths.newTrade(leagueId, tradable)} className={buttonClass()}>
                {'want' in tradable ? 'Ask for this player in a trade' : 'Offer this player in a trade'}
              </Link>
            )}
            {me.is_commissioner && <Button onClick={() => setDoing('status')}>Set status</Button>}
            {addable &&
              (waiver === undefined || me.team_id === null ? (
                <Button variant="primary" onClick={() => setDoing('add')}>
                  {me.team_id === null ? 'Add to a team' : 'Add to my team'}
                </Button>
              ) : (
                <Link to={paths.freeAgents(leagueId, `?claim=${player.id}`)} className={buttonClass('primary')}>
                  Claim off waivers
                </Link>
              ))}
          </>
        ) : undefined
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <PositionTag position={player.position} detail={player.position_detail} />
        <ClubTag {...clubLook(player.nhl_club)} />
        {status !== null && <StatusTag status={status} />}
        {player.rookie && <StatusTag status="Rookie" />}
        {player.is_sample && <StatusTag status="Sample" />}
        {player.owner === null ? (
          <span className="text-ink-2">
            {waiver === undefined ? (
              'Free agent'
            ) : (
              <>
                On waivers, decided <RelativeTime at={waiver.clears_at} />
              </>
            )}
          </span>
        ) : (
          <span className="text-ink-2">
            With{' '}
            <Link
              to={paths.team(leagueId, player.owner.team_id)}
              className="font-medium text-accent-text hover:underline"
            >
              {player.owner.team_name}
            </Link>
            {PLACE[player.owner.place]}
          </span>
        )}
        <Button
          size="sm"
          aria-pressed={watch.ids.has(player.id)}
          icon={
            <Star
              size={14}
              aria-hidden="true"
              className={watch.ids.has(player.id) ? 'fill-current text-accent-text' : undefined}
            />
          }
          className="ml-auto"
          onClick={() => watch.toggle(player.id)}
        >
          {watch.ids.has(player.id) ? 'Watched' : 'Watch'}
        </Button>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact label={`Cap hit ${season}`}>
          <Money amount={player.cap.cap_hit} full className="font-semibold" />{' '}
          {player.cap.estimated && <StatusTag status="Estimated" />}
        </Fact>
        <Fact label="Contract until">
          {[player.contract_expiry ?? '–', player.expiry_status].filter(Boolean).join(' ')}
        </Fact>
        <Fact label="Contract">{player.contract_type ?? '–'}</Fact>
        <Fact label="Clause">{player.clause ?? '–'}</Fact>
      </dl>
      {player.contracts.length > 0 && (
        <section aria-label="Contract years" className="mt-5">
          <h3 className="mb-2 font-semibold">Contract years</h3>
          <ul className="flex flex-wrap gap-2">
            {player.contracts.map((year) => (
              <li key={year.season} className="rounded-md border border-line bg-sunken px-2.5 py-1">
                <span className="block text-xs text-ink-3">{year.season}</span>
                <Money amount={year.cap_hit} className="font-medium" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PlayerHistory leagueId={leagueId} playerId={playerId} />
      <section aria-label="Career" className="mt-5">
        <h3 className="mb-2 font-semibold">Career</h3>
        {player.seasons.length === 0 ? (
          <p className="text-ink-3">No seasons are recorded.</p>
        ) : (
          <DataTable
            caption={`Seasons of ${player.full_name}`}
            columns={columns}
            rows={player.seasons}
            rowKey={(line) => `${line.season}${line.playoffs}`}
            className="rounded-md border border-line"
          />
        )}
      </section>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
