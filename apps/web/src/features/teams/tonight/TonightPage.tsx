import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import Moon from 'lucide-react/icons/moon';
import { isInMatchups } from '@crease/core/leagues/formats.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
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
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { useMatchups } from '../matchups/matchups.data.js';
import { currentPeriod, matchupsOf, roundsIn } from '../matchups/matchups.model.js';
import { ReplayButton, ReplayNight } from '../../tonight/ReplayNight.js';
import { TonightSource } from '../../tonight/TonightLine.js';
import { counts, nightOf, useTonightAnswer } from '../../tonight/tonight-data.js';
import { LastNight } from './LastNight.js';
import { MatchupBars } from './MatchupBars.js';
import { NightGames } from './NightGames.js';
import { NightPlayers } from './NightPlayers.js';
import { useNightBoard } from './night-board.data.js';
import { lastNightOf, partOf, seasonPart, teamBars, teamNights } from './night.model.js';
import { matchupNow, placeNow } from './plays.model.js';
import { TeamBars } from './TeamBars.js';
import { Ticker } from './Ticker.js';
import * as replayWords from '../../tonight/tonight.words.en.js';
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
  const waits = night.data?.replay?.under_way === false && partOf(night.data.games) === 'none';
  return (
    <>
      <PageHeader
        title={t.tonight}
        detail={
          night.data !== undefined && (
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span>{stateWords(night.data, board.data, { phase: league.phase, now })}</span>
              {night.data.games.length > 0 && <TonightSource night={nightOf(night.data, now)} />}
            </span>
          )
        }
        hint={waits ? replayWords.inventedNightHint : undefined}
        actions={waits ? <ReplayButton leagueId={leagueId} /> : undefined}
      />
      {night.data === undefined || board.data === undefined ? (
        <Panel title={t.teamsTonight} state={panelState(failed)} skeleton={<SkeletonRows rows={12} />} />
      ) : partOf(night.data.games) === 'none' ? (
        <>
          {night.data.replay?.under_way === true && <ReplayNight leagueId={leagueId} className={cx('mb-4', REPLAY)} />}
          <QuietNight leagueId={leagueId} night={night.data} board={board.data} now={now} />
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
  const { nameOf } = useTeamsById(leagueId);
  const ticker = (
    <Ticker
      leagueId={leagueId}
      plays={board.plays}
      mine={me.team_id}
      nameOf={nameOf}
      nowOf={(id) =>
        !inSeason ? null : !inMatchups ? placeNow(board, id) : period === undefined ? null : matchupNow(period, id)
      }
    />
  );
  const last = lastNightOf(board);
  const isLong = teams.length > LONG;
  const part = partOf(night.games);
  const table = !inSeason ? (
    <Panel title={t.teamsTonight} state={{ kind: 'empty', words: t.notInSeason, detail: t.notInSeasonHint }} />
  ) : inMatchups ? (
    <Matchups leagueId={leagueId} query={matchups} night={night} now={now} />
  ) : (
    <Teams leagueId={leagueId} night={night} board={board} />
  );
  const players = <NightPlayers leagueId={leagueId} night={night} board={board} mine={me.team_id} now={now} />;
  const games = <NightGames night={night} teamId={me.team_id} now={now} />;
  return part === 'before' ? (
    <Columns
      first={
        <>
          {players}
          {last !== null && <LastNight leagueId={leagueId} last={last} today={night.day} mine={me.team_id} />}
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

function Teams({ leagueId, night, board }: { leagueId: string; night: TonightAnswer; board: NightBoardAnswer }) {
  const { me } = useLoadedLeague(leagueId);
  const part = partOf(night.games);
  const begun = part === 'running' || part === 'over';
  return (
    <Panel title={t.teamsTonight} untitled={part !== 'before'} flush>
      <TeamBars
        leagueId={leagueId}
        bars={teamBars(board, teamNights(night), part)}
        by={board.decided_by}
        mine={me.team_id}
        begun={begun}
      />
    </Panel>
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
  const { league, me } = useLoadedLeague(leagueId);
  const { teamOf, nameOf } = useTeamsById(leagueId);
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
        teamOf,
        nameOf,
        night: tonight,
      }}
      own={matchupsOf(period, me.team_id)}
      night={tonight}
      nightOf={teamNights(night)}
    />
  );
}

/** A night without games. Before and after the season the page shows no text about the night. */
function QuietNight({
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
  const { league, me } = useLoadedLeague(leagueId);
  const last = seasonPart(league.phase, board) === 'before' ? null : lastNightOf(board);
  const inSeason = league.phase === 'in-season';
  const inMatchups = inSeason && isInMatchups(league);
  const waits = inSeason && night.replay !== null;
  const matchups = useMatchups(leagueId, league.current_season, waits && inMatchups);
  const none = waits ? (
    // The night starts by the button in the bar; until then the teams stand as they go into it.
    inMatchups ? (
      <Matchups leagueId={leagueId} query={matchups} night={night} now={now} />
    ) : (
      <Teams leagueId={leagueId} night={night} board={board} />
    )
  ) : (
    <>
      <Panel
        title={t.teamsTonight}
        state={{
          kind: 'empty',
          icon: <Moon size={20} aria-hidden="true" />,
          ...quietWords(night, board, league.phase),
          action: (
            <Link to={paths.standings(leagueId)} className={buttonClass('secondary', 'sm')}>
              {t.openStandings}
            </Link>
          ),
        }}
      />
      {night.games.length > 0 && <NightGames night={night} teamId={me.team_id} now={now} />}
    </>
  );
  return last === null ? (
    <div className="flex flex-col gap-4">{none}</div>
  ) : (
    <Columns first={<LastNight leagueId={leagueId} last={last} today={night.day} mine={me.team_id} />} second={none} />
  );
}

/** Why no game is played. */
function quietWords(
  { games, replay }: TonightAnswer,
  board: NightBoardAnswer,
  phase: LeaguePhase,
): { words: string; detail: string } {
  // Until 6 a.m. the night of a sample league can be over without a list of its games.
  if (board.last?.day === board.day) return { words: t.nightIsOver, detail: t.noGamesHint };
  // The night is played on request, by the button in the bar.
  if (replay !== null) return { words: t.notPlayedYet, detail: t.noGamesHint };
  switch (seasonPart(phase, board)) {
    case 'before':
      return {
        words: t.notBegun,
        detail:
          phase === 'in-season' && board.starts_on !== null
            ? t.beginsOn({ day: dayWords(board.starts_on) })
            : t.notBegunHint,
      };
    case 'after':
      return { words: t.seasonOver, detail: t.seasonOverHint };
    case 'during':
      return { words: games.length > 0 ? t.allPostponed : t.noGames, detail: t.noGamesHint };
  }
}

/** 'Nov 17, 2025 · 3 of 9 games on', '… · 9 games, first at 7:00 PM', '… · 9 games, all final'. */
function stateWords(
  night: TonightAnswer,
  board: NightBoardAnswer | undefined,
  { phase, now }: { phase: LeaguePhase; now: number },
): string {
  const day = dayWords(night.day);
  const played = night.games.filter(counts);
  const running = played.filter(({ state }) => state === 'live').length;
  switch (partOf(night.games)) {
    case 'none':
      return board === undefined ? day : t.dayAndState({ day, state: quietWords(night, board, phase).words });
    case 'before': {
      const when = formatDue(Date.parse(played[0]?.starts_at ?? ''), now);
      return t.dayAndState({ day, state: t.gamesFrom({ count: played.length, when }) });
    }
    case 'running':
      return t.dayAndState({ day, state: t.gamesRunning({ count: running, all: played.length }) });
    case 'over':
      return t.dayAndState({ day, state: t.allOver({ count: played.length }) });
  }
}
