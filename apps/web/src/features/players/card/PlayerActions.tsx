import { hasBids } from '@crease/core/free-agents/market/market.rules.js';
import { Link } from 'react-router-dom';
import type { LeaguePlayerProfile } from '@crease/core/players/players.schema.js';
import { useLoadedLeague, type LoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { useAuctioned } from '../../moves/market-data.js';
import { useWaivers } from '../players-data.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import * as t from './card.words.en.js';

interface Doable {
  add: boolean;
  /** One side of an offer; null when no trade is possible. */
  trade: { give: number } | { with: string; want: number } | null;
  setStatus: boolean;
}

/** The reader's possible actions for a player; null when there are none. */
export function whatCanBeDone(player: LeaguePlayerProfile, { me }: LoadedLeague, mayAdd: boolean): Doable | null {
  const can: Doable = {
    add: player.owner === null && mayAdd,
    trade:
      player.owner === null || me.team_id === null
        ? null
        : player.owner.team_id === me.team_id
          ? { give: player.id }
          : { with: player.owner.team_id, want: player.id },
    setStatus: me.is_commissioner,
  };
  return can.add || can.setStatus || can.trade !== null ? can : null;
}

export function PlayerActions({
  leagueId,
  player,
  can,
  onDo,
}: {
  leagueId: string;
  player: LeaguePlayerProfile;
  can: Doable;
  onDo: (what: 'add' | 'status') => void;
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const auctioned = useAuctioned(leagueId);
  const bids = hasBids(league) && (league.phase === 'in-season' || auctioned.has(player.id));
  const onWaivers = useWaivers(leagueId).data?.some((one) => one.player_id === player.id) === true;
  return (
    <>
      {can.trade !== null && (
        <Link to={paths.newTrade(leagueId, can.trade)} className={buttonClass()}>
          {'want' in can.trade ? t.askForPlayerInTrade : t.offerPlayerInTrade}
        </Link>
      )}
      {can.setStatus && <Button onClick={() => onDo('status')}>{t.setStatus}</Button>}
      {can.add &&
        (!(bids || onWaivers) || me.team_id === null ? (
          <Button variant="primary" onClick={() => onDo('add')}>
            {me.team_id === null ? t.addToTeam : t.addToMyTeam}
          </Button>
        ) : (
          <Link
            to={paths.freeAgents(leagueId, `?${bids ? 'bid' : 'claim'}=${player.id}`)}
            className={buttonClass('primary')}
          >
            {bids ? t.placeBid : t.claimOffWaivers}
          </Link>
        ))}
    </>
  );
}
