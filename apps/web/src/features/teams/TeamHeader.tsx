import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { lazyPart } from '../../ui/lazy-part.js';
import * as t from './teams.words.en.js';

const TeamDialog = lazyPart(() => import('./TeamDialog.js').then((module) => ({ default: module.TeamDialog })));

export function TeamHeader({
  leagueId,
  summary,
  canEdit,
}: {
  leagueId: string;
  summary: TeamSummary;
  canEdit: boolean;
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const [editing, setEditing] = useState(false);
  const mine = me.team_id === summary.team_id;
  return (
    <>
      <PageHeader
        lead={<Monogram name={summary.team_name} picture={summary.picture} size="lg" />}
        title={summary.team_name}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            {summary.manager_name ?? t.noManagerYet}
            {mine && <Badge tone="accent">{t.yourTeam}</Badge>}
            {league.is_sample && <Badge>{t.samplePlayers}</Badge>}
          </span>
        }
        actions={
          <>
            <TeamLinks leagueId={leagueId} teamId={summary.team_id} />
            {canEdit && (
              <Button icon={<Pencil size={14} aria-hidden="true" />} onClick={() => setEditing(true)}>
                {t.editTeam}
              </Button>
            )}
            {!mine && me.team_id !== null && (
              <Link to={paths.team(leagueId, me.team_id)} className={buttonClass('quiet')}>
                {t.myTeam}
              </Link>
            )}
          </>
        }
      />
      {editing && (
        <Suspense>
          <TeamDialog
            leagueId={leagueId}
            teamId={summary.team_id}
            name={summary.team_name}
            picture={summary.picture}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Links to the line-up and to a new trade. The more likely one is the primary button. */
function TeamLinks({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const mine = me.team_id === teamId;
  return (
    <>
      {league.lineups !== 'off' && (
        <Link to={paths.lineup(leagueId, teamId)} className={buttonClass(mine ? 'primary' : 'secondary')}>
          {t.lineUp}
        </Link>
      )}
      {me.team_id !== null && (
        <Link
          to={paths.newTrade(leagueId, mine ? {} : { with: teamId })}
          className={buttonClass(mine ? 'secondary' : 'primary')}
        >
          {t.proposeTrade}
        </Link>
      )}
    </>
  );
}
