import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import List from 'lucide-react/icons/list';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import { isSeason } from '@crease/core/season.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLoadedLeague, useTeamsById, keys } from '../../../open-league/league-data.js';
import { ReplayNight } from '../../../tonight/ReplayNight.js';
import { TonightSource } from '../../../tonight/TonightLine.js';
import { useTonight } from '../../../tonight/tonight-data.js';
import { usePageTitle } from '../../../../platform/pages/page-title.js';
import { paths } from '../../../../platform/pages/paths.js';
import { buttonClass } from '../../../../ui/Button.js';
import { PageHeader } from '../../../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../../ui/page/Skeleton.js';
import { cx } from '../../../../ui/cx.js';
import type { ShownPeriod } from '../MatchupSide.js';
import { daysWords, spokenScore } from '../matchup-labels.js';
import { CategoryPlayers } from './CategoryPlayers.js';
import { MatchupDays } from './MatchupDays.js';
import { MatchupPlayers } from './MatchupPlayers.js';
import { MatchupScore } from './MatchupScore.js';
import { ChangeScore } from './ScoreChanges.js';
import { SetResult } from './SetResult.js';
import { orient, type Oriented } from './matchup-page.model.js';
import { SpokenLines } from './SpokenLines.js';
import { request } from '../../../../platform/requests/api-client.js';
import { noteFollowed } from '../../../../platform/requests/query-client.js';
import { openSocket } from '../../../../platform/session/socket.js';
import { followMatchup } from './matchup-follower.js';
import * as matchupWords from '../matchups.words.en.js';
import * as playoffWords from '../playoffs.words.en.js';
import * as t from './matchup-page.words.en.js';

export function MatchupPage() {
  const { leagueId = '', period = '', number = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  const [search] = useSearchParams();
  const asked = search.get('season');
  const query = useMatchupPage(leagueId, period, number, asked !== null && isSeason(asked) ? asked : null);
  // Rendered in small parts: a slow phone draws a new score without one long task.
  const answer = useDeferredValue(query.data);
  const night = useDeferredValue(useTonight(leagueId));
  const { nameOf } = useTeamsById(leagueId);
  const live = answer?.period.state === 'running' && answer.season === league.current_season ? night : null;
  const state = panelState(query);
  const title = answer === undefined ? t.matchup : titleOf(answer);
  usePageTitle(answer === undefined ? t.matchup : teamsOf(orient(answer, me.team_id), nameOf), league.league_name);
  return (
    <>
      <PageHeader
        title={title}
        detail={
          answer !== undefined && (
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span>{matchupWords.seasonAndDays({ season: answer.season, days: daysWords(answer.period) })}</span>
              {live !== null && <TonightSource night={live} />}
            </span>
          )
        }
        actions={
          <>
            {answer !== undefined && <SetResult leagueId={leagueId} answer={answer} />}
            {answer !== undefined && <ChangeScore leagueId={leagueId} answer={answer} />}
            <Link
              to={
                answer === undefined
                  ? paths.matchups(leagueId)
                  : paths.matchups(leagueId, answer.season, answer.period.number)
              }
              className={buttonClass('secondary')}
            >
              <List size={16} aria-hidden="true" />
              <span>{t.allMatchups}</span>
            </Link>
          </>
        }
      />
      {query.data !== undefined && (
        <SpokenLines lines={[spokenScore(orient(query.data, me.team_id).pairing, nameOf)]} />
      )}
      {answer === undefined ? (
        <Panel
          title={t.matchup}
          state={state.kind === 'full' ? { kind: 'loading' } : state}
          skeleton={<SkeletonRows rows={12} />}
        />
      ) : (
        <Matchup leagueId={leagueId} answer={answer} night={live} mine={me.team_id} />
      )}
    </>
  );
}

function titleOf({ period: { number, round, bracket }, rounds }: MatchupPageAnswer): string {
  if (round === null) return t.matchupNumber({ number });
  if (bracket === null) return playoffWords.playoffRound({ round, rounds });
  return bracket === 'third' ? playoffWords.lowerBrackets.third : playoffWords.lowerRound({ round });
}

const teamsOf = ({ own, other }: Oriented, nameOf: (id: string) => string): string =>
  other === null ? nameOf(own.team_id) : t.teams({ own: nameOf(own.team_id), other: nameOf(other.team_id) });

const Matchup = memo(function Matchup({
  leagueId,
  answer,
  night,
  mine,
}: Pick<ShownPeriod, 'leagueId' | 'night'> & {
  answer: MatchupPageAnswer;
  mine: string | null;
}) {
  const shown: ShownPeriod = {
    leagueId,
    season: answer.season,
    period: { ...answer.period, categories: null, edited: false, matchups: [] },
    categories: answer.categories?.list ?? null,
    rounds: answer.rounds,
    median: answer.median_played ? answer.median_for : 'none',
    ...useTeamsById(leagueId),
    night,
  };
  const oriented = orient(answer, mine);
  const sides = oriented.other === null ? [oriented.own] : [oriented.own, oriented.other];
  return (
    <div className="flex flex-col gap-4">
      <MatchupScore answer={answer} oriented={oriented} shown={shown} mine={mine} />
      <ReplayNight
        leagueId={shown.leagueId}
        className="rounded-lg border border-line bg-surface px-4 py-2.5 shadow-1"
      />
      <div
        className={cx(
          'grid items-start gap-4',
          answer.categories === null ? 'min-[50rem]:grid-cols-2' : 'xl:grid-cols-2',
        )}
      >
        {sides.map((side) =>
          answer.categories === null ? (
            <MatchupPlayers key={side.team_id} answer={answer} side={side} shown={shown} />
          ) : (
            <CategoryPlayers key={side.team_id} answer={answer} side={side} shown={shown} />
          ),
        )}
      </div>
      <MatchupDays answer={answer} oriented={oriented} shown={shown} />
    </div>
  );
});

/** A matchup, kept up to date. `season`: the league's when omitted. */
function useMatchupPage(leagueId: string, period: string, number: string, season: string | null) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...keys.league(leagueId), 'matchups', season, period, number],
    queryFn: ({ signal }) =>
      request('GET /:league_id/matchups/:period/:number', {
        league_id: leagueId,
        period,
        number,
        query: season === null ? {} : { season },
        signal,
      }),
  });
  const of = query.data?.season;
  const settle = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (of === undefined) return undefined;
    const queryKey = [...keys.league(leagueId), 'matchups', season, period, number];
    let leave: () => void = () => undefined;
    let isLeft = false;
    void openSocket().then((socket) => {
      if (isLeft) return;
      const follower = followMatchup(
        socket,
        { leagueId, season: of, period: Number(period), number: Number(number) },
        {
          read: () => client.getQueryData<MatchupPageAnswer>(queryKey),
          show: (page) => client.setQueryData(queryKey, page),
          follow: (isNow) => noteFollowed(queryKey, isNow),
          refetch: () => void client.invalidateQueries({ queryKey, exact: true }),
        },
      );
      settle.current = follower.settle;
      leave = follower.leave;
    });
    return () => {
      isLeft = true;
      settle.current = () => undefined;
      leave();
    };
  }, [client, leagueId, of, period, number, season]);
  // A new answer can be older than events that arrived while it was read.
  useEffect(() => settle.current(), [query.data]);
  return query;
}
