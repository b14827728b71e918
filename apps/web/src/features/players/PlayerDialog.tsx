import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlayerSeason } from '@crease/core/players/players.schema.js';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import { clubLook } from '../../platform/clubs.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { paths } from '../../platform/paths.js';
import { statusTag } from '../../platform/player-status.js';
import { Button } from '../../ui/Button.js';
import { ClubTag } from '../../ui/ClubTag.js';
import { DataTable, type Column } from '../../ui/DataTable.js';
import { Dialog } from '../../ui/Dialog.js';
import { Money } from '../../ui/Money.js';
import { ErrorState } from '../../ui/Panel.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { PositionTag, StatusTag } from '../../ui/tags.js';
import { AddPlayerDialog } from './AddPlayerDialog.js';
import { SORTS, statText } from './players.model.js';
import { usePlayer } from '../../platform/players-data.js';

const PLACE = { active: '', ir: ', on injured reserve', rookie: ', in the rookie bank' } as const;

/** A player's page: who has him, what he costs and until when, and every season he played. */
export function PlayerDialog({ leagueId, playerId, season, onClose }: { leagueId: string; playerId: number; season: string; onClose: () => void }) {
  const { league, me } = useLoadedLeague(leagueId);
  const query = usePlayer(leagueId, playerId, season);
  const [adding, setAdding] = useState(false);
  const player = query.data;
  if (player === undefined) {
    return (
      <Dialog open onClose={onClose} size="md" title="Player">
        {query.error === null ? <SkeletonRows rows={8} lead={false} /> : <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />}
      </Dialog>
    );
  }
  if (adding) return <AddPlayerDialog leagueId={leagueId} player={player} onClose={() => setAdding(false)} />;
  const status = statusTag(player.status);
  const age = seasonAge(player.birth_date, season);
  const kind = player.position === 'G' ? 'goalie' : 'skater';
  const columns: Column<PlayerSeason>[] = [
    { key: 'season', header: 'Season', cell: (line) => `${line.season}${line.playoffs ? ' PO' : ''}` },
    { key: 'club', header: 'Club', cell: (line) => line.club ?? '–' },
    ...SORTS.slice(7)
      .filter((one) => one.for === undefined || one.for === kind)
      .map((one): Column<PlayerSeason> => ({ key: one.key, header: one.short, title: one.title, align: 'end', cell: (line) => statText({ stats: line }, one.key) })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={player.full_name}
      description={[player.position_detail ?? player.position, age === null ? null : `${age} years`, player.birth_country, player.draft_overall === null ? null : `drafted ${player.draft_year}, no. ${player.draft_overall}`].filter((word) => word !== null).join(' · ')}
      footer={
        player.owner === null && me.team_id !== null && league.phase === 'in-season' ? (
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add to my team
          </Button>
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
          <span className="text-ink-2">Free agent</span>
        ) : (
          <span className="text-ink-2">
            With{' '}
            <Link to={paths.team(leagueId, player.owner.team_id)} className="font-medium text-accent-text hover:underline">
              {player.owner.team_name}
            </Link>
            {PLACE[player.owner.place]}
          </span>
        )}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact label={`Cap hit ${season}`}>
          <Money amount={player.cap.cap_hit} full className="font-semibold" /> {player.cap.estimated && <StatusTag status="Estimated" />}
        </Fact>
        <Fact label="Contract until">{[player.contract_expiry ?? '–', player.expiry_status].filter(Boolean).join(' ')}</Fact>
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
      <section aria-label="Career" className="mt-5">
        <h3 className="mb-2 font-semibold">Career</h3>
        {player.seasons.length === 0 ? (
          <p className="text-ink-3">No seasons are recorded.</p>
        ) : (
          <DataTable caption={`Seasons of ${player.full_name}`} columns={columns} rows={player.seasons} rowKey={(line) => `${line.season}${line.playoffs}`} className="rounded-md border border-line" />
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
