import LinkIcon from 'lucide-react/icons/link';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { useNights } from '../../tonight/nights-data.js';
import { useMyConcerns } from '../../open-league/concerns-data.js';
import { alikeLeagues } from '../../open-league/alike-leagues.js';
import { useMyLeagues } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { JoinDialog } from './JoinDialog.js';
import { LeagueEntry } from './LeagueEntry.js';
import * as t from './enter.words.en.js';

/** More leagues than this keep the points of the last night: each league is a request. */
const WATCHED = 12;

const inSeason = (leagues: readonly LeagueListEntry[]) =>
  leagues
    .flatMap(({ league_id: id, phase, pending, user_team_id: teamId }) =>
      phase === 'in-season' && !pending && teamId !== null ? [{ id, teamId }] : [],
    )
    .slice(0, WATCHED);

/** All leagues of the signed-in user with their waiting tasks, and ways to create or join another. */
export function MyLeagues({
  onCreate,
  onJoin,
  phaseOf,
}: {
  onCreate: () => void;
  onJoin: (invitation: string) => Promise<void>;
  /** The name of a league's phase. */
  phaseOf: (phase: LeagueListEntry['phase']) => string;
}) {
  usePageTitle(t.myLeagues);
  const query = useMyLeagues();
  const nights = useNights(inSeason(query.data ?? []));
  const counts = useMyConcerns([...nights.values()].some(({ live }) => live));
  const concerns = counts.data;
  const [joining, setJoining] = useState(false);
  const ways = (
    <div className="flex flex-wrap gap-2">
      <Button icon={<LinkIcon size={16} aria-hidden="true" />} onClick={() => setJoining(true)}>
        {t.joinByLink}
      </Button>
      <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={onCreate}>
        {t.createNewLeague}
      </Button>
    </div>
  );
  // The counts of tasks come with the list, so that no row moves when they arrive.
  const leagues = counts.isLoading ? undefined : query.data;
  const alike = alikeLeagues(query.data ?? []);
  return (
    <div className="mx-auto w-full max-w-4xl p-3 sm:p-5 lg:p-6">
      <PageHeader title={t.myLeagues} actions={leagues?.length === 0 ? undefined : ways} />
      {leagues === undefined ? (
        query.error === null ? (
          <SkeletonRows rows={4} />
        ) : (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        )
      ) : leagues.length === 0 ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState words={t.inNoLeagueYet} detail={t.inNoLeagueHint} action={ways} />
        </div>
      ) : (
        <ul className="flex flex-col gap-4">
          {leagues.map((league) => (
            <li key={`${league.league_id} ${league.invitation_token ?? league.user_team_id}`}>
              <LeagueEntry
                league={league}
                alike={alike.has(league.league_id)}
                phase={phaseOf(league.phase)}
                night={nights.get(league.league_id)}
                concerns={league.pending ? undefined : concerns?.get(league.league_id)}
              />
            </li>
          ))}
        </ul>
      )}
      {joining && <JoinDialog onJoin={onJoin} onClose={() => setJoining(false)} />}
    </div>
  );
}
