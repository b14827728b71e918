import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useConcerns } from '../../../open-league/concerns-data.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { usePhase } from '../../../open-league/season-data.js';
import { PanelsSkeleton } from '../../../../ui/page/Skeleton.js';
import { DelayNotice } from '../../home/DelayNotice.js';
import { useSettings } from '../../settings/settings.data.js';
import { ClosedRostersPanel } from '../closed/ClosedRostersPanel.js';
import { NeedsYou } from '../NeedsYou.js';
import { NotPlayable } from '../NotPlayable.js';
import { PhasePanel } from '../phase/PhasePanel.js';
import { useStatusOverrides } from '../../../open-league/status-overrides.js';
import { StatusPanel } from '../StatusPanel.js';

export function HubSeason() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const settings = useSettings(leagueId);
  const waiting = [settings, useConcerns(leagueId), usePhase(leagueId), useStatusOverrides(leagueId)].some(
    ({ isPending }) => isPending,
  );
  useAnchor(!waiting);
  if (waiting) return <PanelsSkeleton />;
  return (
    <>
      <DelayNotice leagueId={leagueId} timeZone={league.time_zone} />
      <div className="flex flex-col gap-4">
        <NeedsYou leagueId={leagueId} />
        <NotPlayable league={league} coming={settings.data?.coming ?? []} />
        <PhasePanel leagueId={leagueId} />
        <div className="grid items-start gap-4 empty:hidden lg:grid-cols-2">
          <ClosedRostersPanel leagueId={leagueId} />
          <StatusPanel leagueId={leagueId} />
        </div>
      </div>
    </>
  );
}

/** Scrolls to the place in the address and focuses it, also when its link is pressed again. */
function useAnchor(ready: boolean) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = ready && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [ready, hash, key]);
}
