import { useParams } from 'react-router-dom';
import { useLeagueMail, useLoadedLeague } from '../../../open-league/league-data.js';
import { PanelsSkeleton } from '../../../../ui/page/Skeleton.js';
import { MailPanel } from '../MailPanel.js';
import { WebhookPanel } from '../WebhookPanel.js';

export function HubChannels() {
  const { leagueId = '' } = useParams();
  const { me } = useLoadedLeague(leagueId);
  if (useLeagueMail(leagueId).isPending) return <PanelsSkeleton />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {me.is_commissioner && <WebhookPanel leagueId={leagueId} />}
      <MailPanel leagueId={leagueId} />
    </div>
  );
}
