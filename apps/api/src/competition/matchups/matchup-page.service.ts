import { Injectable } from '@nestjs/common';
import { dayPlus } from '@crease/core/calendar.js';
import { lineupRulesOn } from '@crease/core/leagues/lineup.rules.js';
import { medianFor, type MedianFor } from '@crease/core/competition/matchups/double-schedule.rules.js';
import { newsOfPage, type MatchupNews } from '@crease/core/competition/matchups/matchup-news.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import { RESULTS } from '@crease/core/leagues/settings/results.settings.js';
import { scoringOf } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import { rulesOfDay } from '@crease/core/seasons/scoring.rules.js';
import { gamesBetween } from '../../players/night.tables.js';
import { playerPoints } from '../../points/points.queries.js';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../platform/refusal.error.js';
import { gamesIn, matchupLeague, recentGames, seasonLines, teamsOf } from './matchup-page.queries.js';
import { pageView, type MatchupSpan, type PageFacts } from './matchup-page.view.js';
import {
  changesByTeam,
  scoreChangesOf,
  scoreChangesView,
  type StoredScoreChange,
} from './office/score-changes.queries.js';
import { findResultStop } from './office/result-stop.queries.js';
import { storedPeriods, withScores, type Period } from './matchup.queries.js';
import { changedFrom, type RosterChange } from './outlook/roster-change.js';
import { periodsOfMatch, scoreOver, setOver, tieOver, winsOver } from './matchup-score.js';
import { medianIn } from './matchup-answers.queries.js';

/** The schedule is known when a game within these days of a matchup's end is stored. */
const SCHEDULE_MARGIN = { before: 1, after: 3 };
/** Days of a season's end without games in an imported schedule. */
const IMPORTED_MARGIN = 21;

interface Asked {
  readonly season?: Season | undefined;
  readonly period: number;
  readonly number: number;
}

type Facts = PageFacts & {
  readonly scoreChanges: readonly StoredScoreChange[];
  /** The period that keeps a set result, in the season in progress; null in another one. */
  readonly keeps: Period | null;
};

/** One matchup with the players of both sides. A round of the play-offs is shown with all its periods. */
@Injectable()
export class MatchupPage {
  constructor(private readonly database: Database) {}

  async page(leagueId: string, asked: Asked): Promise<MatchupPageAnswer> {
    const facts = await this.facts(leagueId, asked);
    return { ...pageView(facts), ...scoreChangesView(facts), ...(await this.settable(leagueId, facts)) };
  }

  private async settable(id: string, { season, span, keeps }: Facts): Promise<Pick<MatchupPageAnswer, 'settable'>> {
    if (keeps === null) return {};
    const sides = { home_team_id: span.homeId, away_team_id: span.awayId };
    const stop = await findResultStop(this.database.db, { id, season, phase: 'in-season' }, keeps, sides);
    return stop === null ? { settable: true } : {};
  }

  /** The changes on the page after these days' games are scored. */
  async news(leagueId: string, asked: Asked, days: readonly string[]): Promise<MatchupNews> {
    const facts = await this.facts(leagueId, asked);
    const { games, schedule, teams } = facts;
    const clubs = new Set(schedule.filter(({ day }) => days.includes(day)).flatMap(({ away, home }) => [away, home]));
    return newsOfPage(
      pageView(facts),
      new Set([
        ...games.filter(({ day }) => days.includes(day)).map(({ id }) => id),
        // A line that was read while a game runs can be taken back.
        ...teams.flatMap(({ roster }) => roster.flatMap(({ id, club }) => (clubs.has(club ?? '') ? [id] : []))),
      ]),
    );
  }

  /** The page with the present rosters, and if these changes were made at a moment (milliseconds since 1970). */
  async outlooks(
    leagueId: string,
    asked: Asked,
    { changes, at }: { readonly changes: readonly RosterChange[]; readonly at: number },
  ): Promise<{ readonly before: MatchupPageAnswer; readonly after: MatchupPageAnswer }> {
    const facts = await this.facts(
      leagueId,
      asked,
      changes.map(({ teamId }) => teamId),
    );
    // A day's rosters are decided at its noon.
    const from = facts.days.find(({ noon }) => noon > at)?.day;
    return {
      before: pageView(facts),
      after: pageView(from === undefined ? facts : { ...facts, teams: changedFrom(facts.teams, changes, from) }),
    };
  }

  /** @param others further teams whose rosters are read */
  private async facts(leagueId: string, asked: Asked, others: readonly string[] = []): Promise<Facts> {
    const { db } = this.database;
    const [league] = await this.database.prepared(
      asked.season === undefined ? 'matchup-league' : 'matchup-league-season',
      matchupLeague(db, leagueId, asked),
    );
    const season = league?.season ?? null;
    if (league === undefined || season === null) throw notFound('matchup');
    const periods = await this.database.prepared(
      'matchup-periods',
      storedPeriods(db, leagueId, season, { number: asked.period }),
    );
    const median = medianFor({ median: league.median === true, odd: league.odd ?? 'bye' });
    const read = withScores(periods);
    const span = spanOf(read, asked, median);
    const days = Array.from(daysOf(span)).map((day) => {
      const { noon, scoring } = rulesOfDay(day, league.past, {
        scoring: scoringOf(league.settings),
        timeZone: league.timeZone,
      });
      return { day, noon, scoring, lineups: lineupRulesOn(league.settings, league.comingLineups, day) };
    });
    const over = span.state === 'ended' || span.state === 'final';
    const teamIds = span.awayId === null ? [span.homeId] : [span.homeId, span.awayId];
    const within = { leagueId, season, teamIds, days: { from: span.startsOn, to: span.endsOn, decided: days } };
    const first = league.today > span.startsOn ? league.today : span.startsOn;
    const [changes, teams, games, schedule] = await Promise.all([
      this.database.prepared(
        'score-changes',
        scoreChangesOf(db, {
          leagueId,
          season,
          periods: periodsOfMatch(read, asked.period).map(({ number }) => number),
        }),
      ),
      over
        ? this.database.prepared('matchup-teams-then', teamsOf(db, { ...within, at: days.at(-1)?.noon ?? 0 }))
        : this.database.prepared(
            'matchup-teams',
            teamsOf(db, { ...within, teamIds: [...new Set([...teamIds, ...others])], at: null }),
          ),
      span.state === 'coming' ? [] : this.database.prepared('matchup-games', gamesIn(db, within)),
      over ? [] : gamesBetween(db, first, dayPlus(span.endsOn, SCHEDULE_MARGIN.after), league.sample),
    ]);
    const ids = [...new Set([...teams.flatMap(({ roster }) => roster), ...games].map(({ id }) => id))];
    const hasLineups = days.some(({ lineups }) => lineups !== null);
    const [recent, lines, worth] = await Promise.all([
      this.database.prepared('form-games', recentGames(db, ids, season, span.startsOn)),
      this.database.prepared('form-lines', seasonLines(db, ids, season)),
      over || !hasLineups ? null : playerPoints(db, leagueId, season, ids),
    ]);
    return {
      season,
      seq: league.seq,
      span,
      rounds: league.rounds,
      median: span.round === null ? median : 'none',
      today: league.today,
      days,
      teams,
      scoreChanges: changes,
      keeps:
        league.phase === 'in-season' && league.current === season
          ? (periodsOfMatch(read, asked.period).at(-1) ?? null)
          : null,
      changes: changesByTeam(changes),
      games,
      schedule: schedule.filter(({ day }) => day <= span.endsOn),
      showsChances: league.settings.matchup_chances ?? RESULTS.matchup_chances.default,
      // A matchup that ends in a break, or with the season, may have no game near its end.
      scheduleKnown:
        over ||
        schedule.some(({ day }) => day >= dayPlus(span.endsOn, -SCHEDULE_MARGIN.before)) ||
        (!league.sample && (league.importedTo ?? '') >= dayPlus(span.endsOn, -IMPORTED_MARGIN)),
      recent,
      lines,
      worth: worth?.points ?? new Map<number, number>(),
    };
  }
}

function spanOf(
  round: readonly Period[],
  asked: { readonly period: number; readonly number: number },
  median: MedianFor,
): MatchupSpan {
  const periods = periodsOfMatch(round, asked.period);
  const matchup = periods
    .find(({ number }) => number === asked.period)
    ?.matchups.find(({ number }) => number === asked.number);
  const [first, last] = [periods[0], periods.at(-1)];
  if (matchup === undefined || first === undefined || last === undefined) throw notFound('matchup');
  const isOver = last.state === 'ended' || last.state === 'final';
  return {
    period: asked.period,
    number: asked.number,
    startsOn: first.starts_on,
    endsOn: last.ends_on,
    round: first.round,
    limits: periods.map(({ starts_on: from, ends_on: to, goalie_starts: limit, games_caps: caps }) => ({
      from,
      to,
      limit,
      caps,
    })),
    state: first.state === 'coming' || isOver ? last.state : 'running',
    corrections: first.corrections,
    median: medianIn(first, median),
    bracket: matchup.bracket,
    set: setOver(periods, matchup),
    broken: periods.at(-1) === round.at(-1) ? tieOver(round, matchup) : null,
    wins: winsOver(round, matchup),
    homeId: matchup.home_team_id,
    awayId: matchup.away_team_id,
    rules: first.rules,
    // A team is at home in all periods of a round.
    ...scoreOver(periods, matchup),
  };
}

function* daysOf({ startsOn, endsOn }: Pick<MatchupSpan, 'startsOn' | 'endsOn'>) {
  for (let day = startsOn; day <= endsOn; day = dayPlus(day, 1)) yield day;
}
