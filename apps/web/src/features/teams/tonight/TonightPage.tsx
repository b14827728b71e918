import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import Moon from 'lucide-react/icons/moon';
import { isInMatchups } from '@crease/core/leagues/formats.js';
import type { NightBoardAnswer } from '@crease/core/seasons/tonight/night-board.answers.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import { dayWords } from '@crease/core/calendar.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { formatDue } from '../../../ui/figures/time.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useMatchups } from '../matchups/matchups.data.js';
import { currentPeriod, matchupsOf, roundsIn } from '../matchups/matchups.model.js';
import { ReplayNight } from '../../tonight/ReplayNight.js';
import { TonightSource } from '../../tonight/TonightLine.js';
import { counts, nightOf, useTonightAnswer } from '../../tonight/tonight-data.js';
import { LastNight } from './LastNight.js';
import { MatchupBars } from './MatchupBars.js';
import { NightGames } from './NightGames.js';
import { NightPlayers } from './NightPlayers.js';
import { useNightBoard } from './night-board.data.js';
import { partOf, teamBars, teamNights } from './night.model.js';
import { matchupNow, placeNow } from './plays.model.js';
import { TeamBars } from './TeamBars.js';
import { Ticker } from './Ticker.js';
import * as t from './tonight-screen.words.en.js';

const REPLAY = 'rounded-lg border border-line bg-surface px-4 py-2.5 shadow-1';

/** With more teams than this, the ticker of events is next to the bars instead of below them. */
const LONG = 14;

export function TonightPage() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const night = useTonightAnswer(leagueId);
  const board = useNightBoard(leagueId, night.data?.day);
  const now = Math.max(useNow(), night.dataUpdatedAt);
  usePageTitle(t.tonight, league.league_name);
  const failed = night.data === undefined ? night : board;
  return (
    <>
      <PageHeader
        title={t.tonight}
        detail={
          night.data !== undefined && (
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span>{t.dayAndState({ day: dayWords(night.data.day), state: stateWords(night.data, now) })}</span>
              {night.data.games.length > 0 && <TonightSource night={nightOf(night.data, now)} />}
            </span>
          )
        }
      />
      {night.data === undefined || board.data === undefined ? (
        <Panel title={t.teamsTonight} state={panelState(failed)} skeleton={<SkeletonRows rows={12} />} />
      ) : partOf(night.data.games) === 'none' && night.data.games.length === 0 ? (
        <>
          <ReplayNight leagueId={leagueId} className={cx('mb-4', REPLAY)} />
          <QuietNight leagueId={leagueId} board={board.data} invented={night.data.replay !== null} />
        </>
      ) : (
        <>
          <Night leagueId={leagueId} night={night.data} board={board.data} now={now} />
          <ReplayNight leagueId={leagueId} className={cx('mt-4', REPLAY)} />
        </>
      )}
    </>
  );
}

function Night({
  leagueId,
  night,
  board,
  now,
}: {
  leagueId: string;
  night: TonightAnswer;
  board: NightBoardAnswer;
  now: number;
}) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const inSeason = league.phase === 'in-season';
  const inMatchups = inSeason && isInMatchups(league);
  const matchups = useMatchups(leagueId, league.current_season, inMatchups);
  const period = currentPeriod(matchups.data?.periods ?? []);
  const known = new Map(teams.map((team) => [team.team_id, team]));
  const ticker = (
    <Ticker
      leagueId={leagueId}
      plays={board.plays}
      mine={me.team_id}
      nameOf={(id) => known.get(id)?.team_name ?? ''}
      nowOf={(id) =>
        !inSeason ? null : !inMatchups ? placeNow(board, id) : period === undefined ? null : matchupNow(period, id)
      }
    />
  );
  const isLong = teams.length > LONG;
  const part = partOf(night.games);
  const table = !inSeason ? (
    <Panel title={t.teamsTonight} state={{ kind: 'empty', words: t.notInSeason, detail: t.notInSeasonHint }} />
  ) : inMatchups ? (
    <Matchups leagueId={leagueId} query={matchups} night={night} now={now} />
  ) : (
    <Panel title={t.teamsTonight} untitled={part !== 'before'} flush>
      <TeamBars
        leagueId={leagueId}
        bars={teamBars(board, teamNights(night), part)}
        by={board.decided_by}
        teams={teams}
        mine={me.team_id}
        begun={part !== 'before'}
      />
    </Panel>
  );
  const players = (
    <NightPlayers leagueId={leagueId} night={night} board={board} teams={teams} mine={me.team_id} now={now} />
  );
  const games = <NightGames night={night} teamId={me.team_id} now={now} />;
  return part === 'before' ? (
    <Columns
      first={
        <>
          {players}
          {board.last !== null && (
            <LastNight leagueId={leagueId} last={board.last} today={night.day} teams={teams} mine={me.team_id} />
          )}
        </>
      }
      second={
        <>
          {games}
          {table}
        </>
      }
    />
  ) : (
    <Columns
      first={
        <>
          {table}
          {!isLong && ticker}
        </>
      }
      second={
        <>
          {isLong && ticker}
          {players}
          {games}
        </>
      }
    />
  );
}

const Columns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
    <div className="flex min-w-0 flex-col gap-4">{first}</div>
    <div className="flex min-w-0 flex-col gap-4">{second}</div>
  </div>
);

function Matchups({
  leagueId,
  query,
  night,
  now,
}: {
  leagueId: string;
  query: ReturnType<typeof useMatchups>;
  night: TonightAnswer;
  now: number;
}) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const periods = query.data?.periods ?? [];
  const period = currentPeriod(periods);
  if (query.data === undefined || period === undefined || period.matchups.length === 0)
    return (
      <Panel
        title={t.matchupsTonight}
        state={panelState(query, () => ({ words: t.noMatchup, detail: t.noMatchupHint }))}
        skeleton={<SkeletonRows rows={12} />}
      />
    );
  const known = new Map(teams.map((team) => [team.team_id, team]));
  const tonight = nightOf(night, now);
  return (
    <MatchupBars
      shown={{
        leagueId,
        season: league.current_season,
        period,
        rounds: roundsIn(periods),
        median: period.round === null ? query.data.median_for : 'none',
        categories: period.categories ?? query.data.categories?.list ?? null,
        teamOf: (id) => known.get(id),
        nameOf: (id) => known.get(id)?.team_name ?? '',
        night: tonight,
      }}
      own={matchupsOf(period, me.team_id)}
      night={tonight}
      nightOf={teamNights(night)}
    />
  );
}

function QuietNight({ leagueId, board, invented }: { leagueId: string; board: NightBoardAnswer; invented: boolean }) {
  const { teams, me } = useLoadedLeague(leagueId);
  const none = <NoGames leagueId={leagueId} invented={invented} />;
  if (board.last === null) return none;
  return (
    <Columns
      first={<LastNight leagueId={leagueId} last={board.last} today={board.day} teams={teams} mine={me.team_id} />}
      second={none}
    />
  );
}

/** `invented`: the night is played on request, by the button above. */
function NoGames({ leagueId, invented }: { leagueId: string; invented: boolean }) {
  return (
    <Panel
      title={t.teamsTonight}
      state={{
        kind: 'empty',
        icon: <Moon size={20} aria-hidden="true" />,
        words: invented ? t.notPlayedYet : t.noGames,
        detail: t.noGamesHint,
        action: (
          <Link to={paths.standings(leagueId)} className={buttonClass('secondary', 'sm')}>
            {t.openStandings}
          </Link>
        ),
      }}
    />
  );
}

/** '3 of 9 games on', '9 games, first at 7:00 PM', '9 games, all final'. */
function stateWords({ games, replay }: TonightAnswer, now: number): string {
  const played = games.filter(counts);
  const running = played.filter(({ state }) => state === 'live').length;
  switch (partOf(games)) {
    case 'none':
      return replay === null ? t.noGames : t.notPlayedYet;
    case 'before':
      return t.gamesFrom({ count: played.length, when: formatDue(Date.parse(played[0]?.starts_at ?? ''), now) });
    case 'running':
      return t.gamesRunning({ count: running, all: played.length });
    case 'over':
      return t.allOver({ count: played.length });
  }
}
