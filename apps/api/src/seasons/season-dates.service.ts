import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { dayIn, daysBetween } from '@crease/core/calendar.js';
import type { Refusal } from '@crease/core/result.js';
import { seasonDatesLines, weeksLater } from '@crease/core/seasons/season-dates.rules.js';
import { LONGEST_SEASON_DAYS, type SeasonDatesBody } from '@crease/core/seasons/season.schema.js';
import type { SeasonDatesPreview } from '@crease/core/seasons/season.answers.js';
import { weeksOf, type SeasonDates } from '@crease/core/seasons/week.rules.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { shiftFaWeeks, weeksOutside } from '../free-agents/fa-pick.writer.js';
import { nameOf } from '../leagues/league.log.js';
import { lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { daysDue } from '../players/points-due.tables.js';
import { removePoints } from '../points/points.writer.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import type { PhaseDone } from './phase.done.js';
import { refusal } from './seasons.refusals.js';

interface Correction {
  readonly league: PlayingLeague;
  readonly before: SeasonDates | null;
  readonly after: SeasonDates;
  readonly changes: string[];
  readonly refusal: Refusal | null;
}

/**
 * Corrects the dates of the season in progress, and with them its weeks of picks, the days that count and the
 * deadlines.
 */
@Injectable()
export class SeasonDatesService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly picks: FaPickService,
    private readonly clock: DbClock,
  ) {}

  async preview(member: Member, body: SeasonDatesBody): Promise<SeasonDatesPreview> {
    requireCommissioner(member, refusal('forbidden.dates'));
    return this.database.write(async ({ db }) => {
      const { changes, refusal: refused } = await this.judge(db, member.leagueId, body);
      return { changes, refusal: refused };
    });
  }

  async correct(member: Member, body: SeasonDatesBody, idempotency: Idempotency | null): Promise<SeasonDatesPreview> {
    requireCommissioner(member, refusal('forbidden.dates'));
    return this.database.write(async ({ db, record }) => {
      await lockTeams(db, member.leagueId);
      await lockLeague(db, member.leagueId);
      const { league, before, after, changes, refusal: refused } = await this.judge(db, member.leagueId, body);
      if (refused !== null) throw new RefusalError(refused);
      if (before === null || changes.length === 0) return { changes, refusal: null };
      await db
        .updateTable('league_season')
        .set({ starts_on: after.startsOn, ends_on: after.endsOn })
        .where('league_id', '=', league.id)
        .where('season', '=', league.season)
        .execute();
      const weeks = weeksOf(after.startsOn, after.endsOn, league.timeZone).length;
      await shiftFaWeeks(db, league, { later: weeksLater(before, after), weeks });
      const { picks } = await this.picks.generate(db, league, after, this.clock.now());
      await keepForTakeBack(db, league, picks);
      await removePoints(db, league.id, league.season, after.startsOn);
      await daysDue(db, league.season, after.startsOn);
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says: { key: 'season.datesCorrected', figures: { who: await nameOf(db, member.userId), lines: changes } },
          data: { kind: 'seasonDates', before, after },
        }),
      );
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { changes, refusal: null };
    }, idempotency);
  }

  private async judge(db: Db, leagueId: string, body: SeasonDatesBody): Promise<Correction> {
    const league = await this.books.league(db, leagueId);
    const after = { startsOn: body.season_starts_on, endsOn: body.season_ends_on };
    const before =
      (await db
        .selectFrom('league_season')
        .select(['starts_on as startsOn', 'ends_on as endsOn'])
        .where('league_id', '=', leagueId)
        .where('season', '=', league.season)
        .executeTakeFirst()) ?? null;
    const said = { league, before, after, changes: [] };
    if (before === null || league.phase !== 'in-season') return { ...said, refusal: refusal('datesNotPlayed') };
    const days = daysBetween(after.startsOn, after.endsOn);
    if (days < 0 || days > LONGEST_SEASON_DAYS)
      return {
        ...said,
        refusal: refusal('seasonDates', {
          kind: 'invalid',
          field: 'season_ends_on',
          figures: { ...after, days, most: LONGEST_SEASON_DAYS },
          figure: days,
          limit: LONGEST_SEASON_DAYS,
        }),
      };
    const weeks = weeksOf(after.startsOn, after.endsOn, league.timeZone).length;
    const outside = await weeksOutside(db, league, { later: weeksLater(before, after), weeks });
    return {
      ...said,
      changes: seasonDatesLines(league, before, after),
      refusal:
        outside === null
          ? null
          : refusal('datesWeeks', {
              field: 'season_starts_on',
              figures: {
                picks: outside.picks,
                first: dayIn(outside.first.getTime(), league.timeZone),
                last: dayIn(outside.last.getTime(), league.timeZone),
              },
              figure: outside.picks,
              limit: 0,
            }),
    };
  }
}

/** Adds the picks of new weeks to the season's start, so that taking it back deletes them, too. */
async function keepForTakeBack(db: Db, league: PlayingLeague, picks: readonly string[]): Promise<void> {
  if (picks.length === 0) return;
  await db
    .updateTable('phase_change as c')
    .set({
      done: sql<PhaseDone>`jsonb_set(c.done, '{faPicks}', coalesce(c.done -> 'faPicks', '[]'::jsonb) || ${JSON.stringify(picks)}::jsonb)`,
    })
    .where('c.league_id', '=', league.id)
    .where('c.to_phase', '=', 'in-season')
    .where('c.season_after', '=', league.season)
    .where('c.taken_back_at', 'is', null)
    .execute();
}
