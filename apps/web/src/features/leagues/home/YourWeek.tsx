import Check from 'lucide-react/icons/check';
import type { Concern } from '@crease/core/activity/concerns.answers.js';
import { todoCount } from '@crease/core/activity/concerns.rules.js';
import { useConcerns } from '../../open-league/concerns-data.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { ReplayNight } from '../../tonight/ReplayNight.js';
import { TonightLine } from '../../tonight/TonightLine.js';
import { MatchupLine } from '../../teams/matchups/MatchupLine.js';
import { WeekMatchup } from '../../teams/matchups/WeekMatchup.js';
import { PlayoffPlace } from '../../teams/matchups/table-playoffs/PlayoffPlace.js';
import { useOwnMatchups } from '../../teams/matchups/matchups.data.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { Skeleton } from '../../../ui/page/Skeleton.js';
import { ConcernLine } from './ConcernLine.js';
import { StandingLine } from './StandingLine.js';
import * as t from './home.words.en.js';

export function YourWeek({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const query = useConcerns(leagueId);
  // Shown together, so that the matchup does not move what is below it.
  const awaited = useOwnMatchups(leagueId).isLoading;
  const answer = awaited ? undefined : query.data;
  // The setup steps are shown above.
  const concerns = answer?.concerns.filter(({ kind }) => kind !== 'set-up') ?? [];
  const settingUp = league.phase === 'setup' && me.is_commissioner;
  if (settingUp && concerns.length === 0) return null;
  const open = todoCount(concerns);
  return (
    <section
      aria-labelledby="your-week"
      className="mb-4 overflow-hidden rounded-lg border border-accent-line bg-surface shadow-1"
    >
      <div className="flex items-center justify-between gap-3 border-b border-accent-line bg-accent-soft px-4 py-2">
        <h2 id="your-week" className="text-sm font-semibold">
          {t.yourWeek}
        </h2>
        {open > 0 && (
          <p className="text-sm text-ink-2">{open === 1 ? t.oneThingToDo : t.thingsToDo({ count: open })}</p>
        )}
      </div>
      {answer === undefined ? (
        query.error === null ? (
          <Waiting />
        ) : (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        )
      ) : (
        <Concerns leagueId={leagueId} concerns={concerns} standing={answer.standing} />
      )}
    </section>
  );
}

function Concerns({
  leagueId,
  concerns,
  standing,
}: {
  leagueId: string;
  concerns: ConcernsAnswer['concerns'];
  standing: ConcernsAnswer['standing'];
}) {
  const { me } = useLoadedLeague(leagueId);
  const open = todoCount(concerns);
  return (
    <>
      {standing !== null && <StandingLine leagueId={leagueId} standing={standing} />}
      <PlayoffPlace leagueId={leagueId} className="border-b border-line px-4 py-2.5" />
      <MatchupLine leagueId={leagueId} className="border-b border-line px-4 py-2.5" />
      <WeekMatchup leagueId={leagueId} className="border-b border-line px-4 py-2.5" />
      {me.team_id !== null && (
        <TonightLine leagueId={leagueId} teamId={me.team_id} mine link className="border-b border-line px-4 py-2.5" />
      )}
      {open === 0 && (
        <p className="flex items-center gap-3 px-4 py-2.5 text-sm text-ink-2">
          <Check size={16} aria-hidden="true" className="shrink-0 text-good" />
          {t.nothingWaitsForYou}
        </p>
      )}
      <ul className="divide-y divide-line">
        {concerns.map((concern) => (
          <li key={keyOf(concern)} className={open === 0 ? 'border-t border-line first:border-t' : undefined}>
            <ConcernLine concern={concern} leagueId={leagueId} teamId={me.team_id} commissioner={me.is_commissioner} />
          </li>
        ))}
      </ul>
      <ReplayNight leagueId={leagueId} className="border-t border-line px-4 py-2.5" />
    </>
  );
}

type ConcernsAnswer = NonNullable<ReturnType<typeof useConcerns>['data']>;

/** There may be several tasks of one kind. */
const keyOf = ({ kind, text }: Concern) => `${kind} ${text ?? ''}`;

function Waiting() {
  return (
    <div aria-hidden="true" className="flex min-h-13 items-center gap-3 px-4 py-2">
      <Skeleton className="size-8" />
      <div className="flex-1">
        <Skeleton className="my-0.5 h-4 w-48 max-w-full" />
        <Skeleton className="my-1 h-3 w-72 max-w-full" />
      </div>
    </div>
  );
}
