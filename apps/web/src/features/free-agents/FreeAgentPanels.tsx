import type { ClaimView, WaiverView } from '@crease/core/free-agents/free-agents.schema.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { useWaivers } from '../players/players-data.js';
import { PanelsSkeleton } from '../../ui/page/Skeleton.js';
import { Claims } from './Claims.js';
import { DecidedWaivers } from './DecidedWaivers.js';
import { WaiverWire } from './WaiverWire.js';
import { WeeklyPicks } from './WeeklyPicks.js';
import { useClaims, useFaPicks } from './free-agents.data.js';

export function FreeAgentPanels({
  leagueId,
  teamId,
  onClaim,
  onTeam,
}: {
  leagueId: string;
  teamId: string;
  onClaim: (player: WaiverView | ClaimView) => void;
  onTeam: (teamId: string) => void;
}) {
  const { me } = useLoadedLeague(leagueId);
  const [pickQuery, waiverQuery, claimQuery] = [useFaPicks(leagueId), useWaivers(leagueId), useClaims(leagueId)];
  if (pickQuery.isPending || waiverQuery.isPending || (claimQuery.isPending && me.team_id !== null))
    return <PanelsSkeleton />;
  return (
    <>
      <div className={me.team_id === null ? 'flex flex-col gap-4' : 'grid gap-4 lg:grid-cols-[1.4fr_1fr]'}>
        <WaiverWire leagueId={leagueId} claims={claimQuery.data ?? []} onClaim={onClaim} />
        {me.team_id !== null && <Claims leagueId={leagueId} onChange={onClaim} />}
      </div>
      <div className="mt-4 flex flex-col gap-4">
        {teamId !== '' && <WeeklyPicks leagueId={leagueId} teamId={teamId} onTeam={onTeam} />}
        <DecidedWaivers leagueId={leagueId} />
      </div>
    </>
  );
}
