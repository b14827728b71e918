import { useParams } from 'react-router-dom';
import { useInvitations, useMembers } from '../../../open-league/league-data.js';
import { PanelsSkeleton } from '../../../../ui/page/Skeleton.js';
import { InvitationsPanel } from '../InvitationsPanel.js';
import { MembersPanel } from '../MembersPanel.js';

export function HubPeople() {
  const { leagueId = '' } = useParams();
  const waiting = [useMembers(leagueId), useInvitations(leagueId)].some(({ isPending }) => isPending);
  if (waiting) return <PanelsSkeleton />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1.25fr_1fr]">
      <InvitationsPanel leagueId={leagueId} />
      <MembersPanel leagueId={leagueId} />
    </div>
  );
}
