import { Injectable } from '@nestjs/common';
import { draftRounds, type LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { nextPhase, type Situation } from '@crease/core/seasons/phase.rules.js';
import { defaultSeasonDates, type SeasonDates } from '@crease/core/seasons/week.rules.js';
import { dayIn, isDay } from '@crease/core/calendar.js';
import { rosterRules, violations, violationWords } from '@crease/core/teams/cap.rules.js';
import type { Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';

type Sql = Transaction['sql'];

@Injectable()
export class SeasonQueries {
  constructor(
    private readonly books: BooksQueries,
    private readonly clock: DbClock,
  ) {}

  /** When a season is played: as the site configured it (`season_dates` of the system's configuration), or by default. */
  async dates(sql: Sql, season: Season): Promise<SeasonDates> {
    const [row] = await sql<{ dates: { start?: unknown; end?: unknown } | null }>(
      `select value -> $1 as dates from system_config where key = 'season_dates'`,
      [season],
    );
    const { start, end } = row?.dates ?? {};
    if (typeof start === 'string' && typeof end === 'string' && isDay(start) && isDay(end) && start <= end)
      return { startsOn: start, endsOn: end };
    return defaultSeasonDates(season);
  }

  /** Everything that decides whether the league may go on to its next phase. */
  async situation(sql: Sql, league: PlayingLeague): Promise<Situation> {
    const drafts = await sql<Situation['drafts'][number]>(
      `select type, name, status from draft where league_id = $1 and season = $2 and kind <> 'mock' order by created_at`,
      [league.id, league.season],
    );
    const [season] = await sql<{ ends_on: string }>(
      `select to_char(ends_on, 'YYYY-MM-DD') as ends_on from league_season where league_id = $1 and season = $2`,
      [league.id, league.season],
    );
    const [round] = await sql<{ locked: boolean; due: boolean }>(
      'select locked_at is not null as locked, deadline is not null as due from protection_round where league_id = $1 and season = $2',
      [league.id, league.season],
    );
    return {
      type: league.type,
      phase: league.phase,
      settings: league.settings,
      drafts,
      illegalTeams: nextPhase(league) === 'in-season' ? await this.illegalTeams(sql, league) : [],
      seasonEndsOn: season?.ends_on ?? null,
      today: dayIn(this.clock.now(), league.timeZone),
      sheetsLocked: round?.locked ?? false,
      sheetsDue: round?.due ?? false,
    };
  }

  /** Teams that would not be legal in season, each with its first fault. */
  private async illegalTeams(sql: Sql, league: PlayingLeague): Promise<Situation['illegalTeams']> {
    const rules = rosterRules(league.settings, 'in-season');
    const teams = await sql<{ id: string }>('select id from team where league_id = $1 order by number', [league.id]);
    const books = await this.books.books(
      sql,
      league.id,
      teams.map(({ id }) => id),
    );
    return books.flatMap((team) => {
      const [first] = violations(team, rules);
      return first ? [{ teamId: team.teamId, name: team.name, message: violationWords(team.name, first).message }] : [];
    });
  }
}

/** The picks that must exist from a new season on: dynasty picks can be traded for it and three more, redraft picks are of it alone. */
export function picksOfSeason(
  type: 'dynasty' | 'redraft',
  settings: LeagueSettings,
  season: Season,
): { season: Season; type: 'general' | 'rookie'; round: number }[] {
  const years = type === 'dynasty' ? [0, 1, 2, 3] : [0];
  return years.flatMap((ahead) =>
    (['general', 'rookie'] as const).flatMap((kind) =>
      Array.from({ length: draftRounds(settings, kind, false) ?? 0 }, (_, index) => ({
        season: seasonPlus(season, ahead),
        type: kind,
        round: index + 1,
      })),
    ),
  );
}
