import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import Swords from 'lucide-react/icons/swords';
import { hasMatches, isInMatchups } from '@crease/core/leagues/formats.js';
import { isSeason } from '@crease/core/season.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { MatchupCalendar } from '@crease/core/competition/calendar/calendar.answers.js';
import type { MatchupPeriodView, MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { useLeagueHome, useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { usePhase } from '../../open-league/season-data.js';
import { ReplayMenu } from '../../tonight/ReplayNight.js';
import { TonightSource } from '../../tonight/TonightLine.js';
import { useTonight } from '../../tonight/tonight-data.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { CalendarPanel } from './CalendarPanel.js';
import { MatchupCards } from './MatchupCards.js';
import { MatchupTable } from './MatchupTable.js';
import { OwnMatchup } from './OwnMatchup.js';
import { PeriodField } from './PeriodField.js';
import { PlayoffBracket } from './PlayoffBracket.js';
import { CupPanel } from './cup/CupPanel.js';
import { ScheduleOffice } from './office/ScheduleOffice.js';
import { useMatchups } from './matchups.data.js';
import { currentPeriod, isAfterTable, matchupOfTheWeek, matchupsOf, pairingOf, roundsIn } from './matchups.model.js';
import { daysWords, spokenScore } from './matchup-labels.js';
import { SpokenLines } from './page/SpokenLines.js';
import * as t from './matchups.words.en.js';

const ComingDivisions = lazyPanel(() => import('./divisions/ComingDivisions.js'), 'ComingDivisions');
const LaterPanels = lazyPanel(() => import('./LaterPanels.js'), 'LaterPanels');

export function MatchupsPage() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('season');
  const season = asked !== null && isSeason(asked) ? asked : league.current_season;
  const query = useMatchups(leagueId, season);
  const seasons = useLeagueHome(leagueId).data?.seasons ?? [season];
  const periods = query.data?.periods ?? [];
  // The league may have another format than the season shown.
  const onlyRounds = periods.length > 0 ? isAfterTable({ periods }) : hasMatches(league) && !isInMatchups(league);
  const title = onlyRounds ? t.playOffs : t.matchups;
  usePageTitle(title, league.league_name);
  const calendar = usePhase(leagueId, league.phase !== 'in-season').data?.matchup_calendar ?? null;
  const shown = periods.find(({ number }) => String(number) === search.get('period')) ?? currentPeriod(periods);
  const night = useTonight(leagueId);
  const live = shown?.state === 'running' && season === league.current_season ? night : null;
  const field = useRef<HTMLDivElement>(null);
  const choose = (number: number) => setSearch({ season, period: String(number) }, { replace: true });
  return (
    <>
      <PageHeader
        title={title}
        detail={
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span>{headline(season, shown)}</span>
            {live !== null && <TonightSource night={live} />}
          </span>
        }
        actions={
          <>
            <Select
              label={t.season}
              hideLabel
              value={season}
              options={seasonsWith(calendar === null ? seasons : [...seasons, calendar.season], season).map((year) => ({
                value: year,
                label: year,
              }))}
              onChange={(year) => setSearch({ season: year }, { replace: true })}
              className="w-31"
            />
            <ReplayMenu leagueId={leagueId} />
          </>
        }
        filters={
          shown === undefined ? undefined : (
            <div ref={field}>
              <PeriodField periods={periods} shown={shown} onChoose={choose} />
            </div>
          )
        }
      />
      {query.data === undefined || shown === undefined ? (
        <div className="flex flex-col gap-4">
          <Panel
            title={title}
            state={panelState(query, (answer) => nothingWords(answer, league, calendar))}
            skeleton={<SkeletonRows rows={10} />}
          />
          {season === league.current_season && isInMatchups(league) && <ComingDivisions leagueId={leagueId} />}
          {calendar?.season === season && calendar.periods.length > 0 && <CalendarPanel calendar={calendar} />}
        </div>
      ) : (
        <Season
          leagueId={leagueId}
          matchups={query.data}
          number={shown.number}
          // The schedule is far below the period that it opens.
          onChoose={(number) => {
            choose(number);
            field.current?.querySelector('select')?.focus();
          }}
        />
      )}
    </>
  );
}

function headline(season: string, shown: MatchupPeriodView | undefined): string {
  if (shown === undefined) return season;
  return shown.brought === true ? t.onOtherSite({ season }) : t.seasonAndDays({ season, days: daysWords(shown) });
}

function Season({
  leagueId,
  matchups,
  number,
  onChoose,
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
  number: number;
  onChoose: (number: number) => void;
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const { teamOf, nameOf } = useTeamsById(leagueId);
  const night = useTonight(leagueId);
  const { season, periods, playoffs } = matchups;
  const period = periods.find((one) => one.number === number);
  if (period === undefined) return null;
  const own = matchupsOf(period, me.team_id);
  // The table is today's, so earlier and later periods have no matchup of the week.
  const best = period === currentPeriod(periods) ? (matchupOfTheWeek(matchups, period)?.number ?? null) : null;
  const shown = {
    leagueId,
    season,
    period,
    rounds: roundsIn(periods),
    // No round of the play-offs has a median.
    median: period.round === null ? matchups.median_for : ('none' as const),
    categories: period.categories ?? matchups.categories?.list ?? null,
    teamOf,
    nameOf,
    night: period.state === 'running' && season === league.current_season ? night : null,
  };
  return (
    <div className="flex flex-col gap-4">
      {period.state === 'running' && (
        <SpokenLines
          key={`${season} ${number}`}
          lines={period.matchups.map((matchup) => spokenScore(pairingOf(matchup), shown.nameOf))}
        />
      )}
      {own.map((pairing) => (
        <OwnMatchup
          key={pairing.number}
          shown={shown}
          pairing={pairing}
          double={own.length > 1}
          best={pairing.number === best}
        />
      ))}
      <MatchupCards shown={shown} own={own} best={best} />
      <ScheduleOffice leagueId={leagueId} matchups={matchups} period={period} />
      <CupPanel leagueId={leagueId} season={season} />
      {playoffs !== null && <PlayoffBracket shown={{ ...shown, playoffs, periods }} />}
      {matchups.table.length > 0 && <MatchupTable key={`table-${season}`} leagueId={leagueId} matchups={matchups} />}
      <LaterPanels key={season} leagueId={leagueId} matchups={matchups} number={number} onChoose={onChoose} />
    </div>
  );
}

/** Newest first; includes the season shown. */
const seasonsWith = (seasons: readonly string[], season: string): string[] =>
  [...new Set([...seasons, season])].sort().reverse();

function nothingWords(
  { season, seed }: MatchupsAnswer,
  league: Pick<LeagueView, 'format' | 'current_season' | 'phase'>,
  calendar: MatchupCalendar | null,
) {
  const icon = <Swords size={20} aria-hidden="true" />;
  if (seed !== null) return { icon, words: t.noPeriods, detail: t.noPeriodsHint };
  // A season that began before the league chose matchups stays one of points.
  const ahead = league.phase === 'setup' || league.phase === 'startup-drafts' || league.phase === 'annual-drafts';
  return calendar?.season === season || (season === league.current_season && hasMatches(league) && ahead)
    ? { icon, words: t.notDrawnYet, detail: t.notDrawnYetHint }
    : { icon, words: t.notInMatchups({ season }), detail: t.notInMatchupsHint };
}
