import { useLoadedLeague } from '../../open-league/league-data.js';
import { PlayerList } from './PlayerList.js';
import { usePlayerList } from './use-player-list.js';

export function FreeAgentList({ leagueId }: { leagueId: string }) {
  const { me } = useLoadedLeague(leagueId);
  return <PlayerList list={usePlayerList(leagueId, true)} mine={me.team_id} />;
}
