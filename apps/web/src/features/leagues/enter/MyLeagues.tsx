import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import LinkIcon from 'lucide-react/icons/link';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { MyConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { todoCount } from '@crease/core/activity/concerns.rules.js';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { useNights, type NightPoints } from '../../tonight/nights-data.js';
import { useMyConcerns } from '../../open-league/concerns-data.js';
import { alikeLeagues } from '../../open-league/alike-leagues.js';
import { formatPoints } from '../../open-league/points.js';
import { useMyLeagues } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { formatWeekday } from '../../../ui/figures/time.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { ConcernLine } from '../home/ConcernLine.js';
import { JoinDialog } from './JoinDialog.js';
import * as t from './enter.words.en.js';

/** A calendar day, formatted from its noon in UTC so that it is the same in every zone. */
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Maximum number of tasks shown per league; the league's home shows the rest. */
const SHOWN = 3;

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
              <League
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

function League({
  league,
  alike,
  phase,
  night,
  concerns: answer,
}: {
  league: LeagueListEntry;
  /** Another of the reader's leagues has nearly the same name. */
  alike: boolean;
  phase: string;
  night: NightPoints | undefined;
  concerns: MyConcernsAnswer['leagues'][number] | undefined;
}) {
  const { league_id: id, league_name: name, user_team: team, pending } = league;
  const open = answer === undefined ? 0 : todoCount(answer.concerns);
  const shown = answer?.concerns.filter(({ todo }) => todo).slice(0, SHOWN) ?? [];
  const standing = answer?.standing ?? null;
  const latest = standing?.latest ?? null;
  const place = team ?? (league.is_commissioner ? t.commissionerWithoutTeam : t.noTeam);
  return (
    <section aria-label={name} className="overflow-hidden rounded-lg border border-line bg-surface shadow-1">
      <Link
        to={paths.home(id)}
        className="group flex min-h-16 items-center gap-3 px-4 py-3 outline-offset-[-2px] hover:bg-hover"
      >
        <Monogram name={team ?? name} picture={league.user_team_picture} size="md" />
        {/* On a phone the tasks are below the names. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-44 flex-1">
            <span className="block font-semibold wrap-anywhere">
              {name}
              {alike && (
                <span className="ml-2 text-xs font-normal text-ink-2">
                  {t.seasonAndPhase({ season: league.season, phase })}
                </span>
              )}
            </span>
            <span className="block text-sm text-ink-2 wrap-anywhere">
              {place}
              {standing !== null && (
                <span className="whitespace-nowrap">
                  {' · '}
                  {t.rankOf({
                    rank: ordinal(standing.rank),
                    count: standing.teams,
                    record: standing.record && recordWords(standing.record),
                  })}
                </span>
              )}
              {latest !== null && (
                <span className="whitespace-nowrap">
                  {' · '}
                  {night === undefined ? (
                    t.pointsOfDay({ points: formatPoints(latest.points), day: formatWeekday(noon(latest.day)) })
                  ) : (
                    <>
                      <strong className="font-semibold text-ink">
                        {t.pointsTonight({ points: formatPoints(night.points) })}
                      </strong>
                      {night.source !== null && ` · ${night.source}`}
                    </>
                  )}
                </span>
              )}
            </span>
          </span>
          {pending ? (
            <Badge tone="accent">{t.pendingInvite}</Badge>
          ) : (
            answer !== undefined && (
              <Badge tone={open > 0 ? 'accent' : 'neutral'}>
                {open === 0 ? t.nothingToDo : open === 1 ? t.oneThingToDo : t.thingsToDo({ count: open })}
              </Badge>
            )
          )}
        </span>
        <ArrowRight size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
      </Link>
      {shown.length > 0 && (
        <ul aria-label={t.toDoInLeague({ league: name })} className="divide-y divide-line border-t border-line">
          {shown.map((concern) => (
            <li key={`${concern.kind} ${concern.text ?? ''}`}>
              <ConcernLine
                concern={concern}
                leagueId={id}
                teamId={league.user_team_id}
                commissioner={league.is_commissioner}
              />
            </li>
          ))}
          {open > shown.length && (
            <li className="px-4 py-2 text-sm text-ink-2">{t.moreOnLeagueHome({ count: open - shown.length })}</li>
          )}
        </ul>
      )}
    </section>
  );
}
