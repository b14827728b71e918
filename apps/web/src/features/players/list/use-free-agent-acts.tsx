import { Suspense, useCallback, useMemo, useState } from 'react';
import { hasBids } from '@crease/core/free-agents/market/market.rules.js';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { useParameters } from '../../../platform/pages/parameters.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useWaivers } from '../players-data.js';
import { useAuctioned } from '../../moves/market-data.js';
import { useMayAdd } from '../moves/may-add.js';
import type { RowAct } from './PlayerRow.js';
import * as t from './list.words.en.js';

const AddPlayerDialog = lazyPart(() => import('../moves/AddPlayerDialog.js'), 'AddPlayerDialog');

export function useFreeAgentActs(leagueId: string, players: readonly LeaguePlayer[] | undefined) {
  const { league, me } = useLoadedLeague(leagueId);
  // Before the season, free agents fill position minimums without a bid.
  const bids = hasBids(league) && league.phase === 'in-season' && me.team_id !== null;
  const [, setParameters] = useParameters();
  const [adding, setAdding] = useState<LeaguePlayer | null>(null);
  const waivers = useWaivers(leagueId).data;
  const waiting = useMemo(() => new Set(waivers?.map((one) => one.player_id)), [waivers]);
  const mayAdd = useMayAdd(leagueId);
  const auctioned = useAuctioned(leagueId);
  const claims = useCallback((id: number) => waiting.has(id) && me.team_id !== null, [waiting, me.team_id]);
  const actOf = useCallback(
    ({ id, owner, full_name: name }: LeaguePlayer): RowAct | null => {
      if (owner !== null || (!mayAdd && !auctioned.has(id))) return null;
      if (bids || auctioned.has(id)) return { kind: 'bid', label: t.bidForPlayer({ player: name }) };
      return claims(id)
        ? { kind: 'claim', label: t.claimPlayerOffWaivers({ player: name }) }
        : { kind: 'add', label: t.addPlayerNamed({ player: name }) };
    },
    [mayAdd, auctioned, bids, claims],
  );
  const onAct = useCallback(
    (id: number) => {
      const isBid = bids || auctioned.has(id);
      if (!isBid && !claims(id)) return setAdding(players?.find((player) => player.id === id) ?? null);
      // The page of free agents reads this parameter.
      setParameters((now) => new URLSearchParams([...now, [isBid ? 'bid' : 'claim', String(id)]]), { replace: true });
    },
    [bids, auctioned, claims, players, setParameters],
  );
  const dialog = adding !== null && (
    <Suspense>
      <AddPlayerDialog leagueId={leagueId} player={adding} onClose={() => setAdding(null)} />
    </Suspense>
  );
  return { actOf, onAct, dialog };
}
