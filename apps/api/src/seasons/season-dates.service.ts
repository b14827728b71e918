import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { dayIn, daysBetween } from '@crease/core/calendar.js';
import type { Refusal } from '@crease/core/result.js';
import { seasonToPlay } from '@crease/core/seasons/phase.rules.js';
import { seasonDatesChanges, weeksLater } from '@crease/core/seasons/season-dates.rules.js';
import { changedDatesWords, type ChangedDates } from '@crease/core/seasons/words/season-dates.words.js';
import { LONGEST_SEASON_DAYS, type SeasonDatesBody } from '@crease/core/seasons/season.schema.js';
import type { SeasonDatesPreview } from '@crease/core/seasons/season.answers.js';
import { weeksOf, type SeasonDates } from '@crease/core/seasons/week.rules.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { shiftFaWeeks, weeksOutside } from '../free-agents/fa-pick.writer.js';
import { nameOf } from '../leagues/league.log.js';
import { lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { lookAgain } from '../leagues/league.tables.js';
import { SettingsTimes } from '../settings/settings-times.service.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { daysLostWith, planMatchups } from '../competition/matchups/calendar.writer.js';
import { missSeason } from '../competition/scoring/missed-days.tables.js';
import { removePoints } from '../competition/scoring/points.writer.js';
import { lockScoring } from '../competition/scoring/scoring-lock.tables.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import type { PhaseDone } from './phase.done.js';
import { SeasonQueries } from './season.queries.js';
import { refusal } from './seasons.refusals.js';
import { namesIn } from '../platform/database/rows.js';

const c = namesIn('phase_change as c');

interface Correction {
  /** The league in the corrected season. */
  readonly league: PlayingLeague;
  /** False for a season that comes next. */
  readonly begun: boolean;
  readonly before: SeasonDates | null;
  readonly after: SeasonDates;
  readonly dates: ChangedDates;
  readonly refusal: Refusal | null;
}

/**
 * Corrects season dates, and with them weeks of picks, days that count and deadlines. Between seasons it stores the
 * coming season's dates.
 */
@Injectable()
export class SeasonDatesService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly picks: FaPickService,
    private readonly seasons: SeasonQueries,
    private readonly settings: SettingsTimes,
    private readonly clock: DbClock,
  ) {}

  async preview(member: Member, body: SeasonDatesBody): Promise<SeasonDatesPreview> {
    requireCommissioner(member, refusal('forbidden.dates'));
    return this.database.read(async (db) => {
      const { dates, refusal: refused } = await this.judge(db, member.leagueId, body);
      return { changes: changedDatesWords(dates), refusal: refused };
    });
  }

  async correct(member: Member, body: SeasonDatesBody, idempotency: Idempotency | null): Promise<SeasonDatesPreview> {
    requireCommissioner(member, refusal('forbidden.dates'));
    return this.database.write(async ({ db, record }) => {
      await lockScoring(db);
      await lockTeams(db, member.leagueId);
      await lockLeague(db, member.leagueId);
      const correction = await this.judge(db, member.leagueId, body);
      const { league, begun, before, after, dates, refusal: refused } = correction;
      if (refused !== null) throw new RefusalError(refused);
      const changes = changedDatesWords(dates);
      if (before === null || changes.length === 0) return { changes, refusal: null };
      if (begun) await this.movePlayed(db, { league, before, after });
      else await this.plan(db, league, after);
      const figures = { who: await nameOf(db, member.userId), season: league.season, ...dates };
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says: begun ? { key: 'season.datesCorrected', figures } : { key: 'season.datesPlanned', figures },
          data: { kind: 'seasonDates', season: league.season, before, after },
        }),
      );
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { changes, refusal: null };
    }, idempotency);
  }

  private async movePlayed(
    db: Db,
    { league, before, after }: { league: PlayingLeague; before: SeasonDates; after: SeasonDates },
  ): Promise<void> {
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
    await planMatchups(db, league, after);
    await lookAgain(db, league.id);
    await removePoints(db, league.id, league.season, after.startsOn);
    await missSeason(db, league.id, league.season, after.startsOn);
  }

  /** Stores a coming season's dates. The site's own dates delete the plan, so that later changes of the site apply. */
  private async plan(db: Db, league: PlayingLeague, after: SeasonDates): Promise<void> {
    const site = await this.seasons.siteDates(db, league.season);
    if (site.startsOn === after.startsOn && site.endsOn === after.endsOn) {
      await db
        .deleteFrom('season_plan')
        .where('league_id', '=', league.id)
        .where('season', '=', league.season)
        .execute();
      return;
    }
    await db
      .insertInto('season_plan')
      .values({ league_id: league.id, season: league.season, starts_on: after.startsOn, ends_on: after.endsOn })
      .onConflict((known) =>
        known.columns(['league_id', 'season']).doUpdateSet(({ ref }) => ({
          starts_on: ref('excluded.starts_on'),
          ends_on: ref('excluded.ends_on'),
        })),
      )
      .execute();
  }

  /** The league with the season and settings of the dates. */
  private async leagueToPlay(db: Db, leagueId: string): Promise<PlayingLeague> {
    const present = await this.books.league(db, leagueId);
    const season = seasonToPlay(present);
    return season === present.season
      ? present
      : { ...present, season, settings: await this.settings.ofNextSeason(db, present) };
  }

  private async judge(db: Db, leagueId: string, body: SeasonDatesBody): Promise<Correction> {
    const league = await this.leagueToPlay(db, leagueId);
    const begun = league.phase === 'in-season';
    const after = { startsOn: body.season_starts_on, endsOn: body.season_ends_on };
    const before = begun
      ? ((await db
          .selectFrom('league_season')
          .select(['starts_on as startsOn', 'ends_on as endsOn'])
          .where('league_id', '=', leagueId)
          .where('season', '=', league.season)
          .executeTakeFirst()) ?? null)
      : await this.seasons.plannedDates(db, league, league.season);
    const said = { league, begun, before, after, dates: {} };
    if (body.season !== league.season)
      return {
        ...said,
        refusal: refusal('datesOther', { field: 'season', figures: { asked: body.season, season: league.season } }),
      };
    if (before === null) return { ...said, refusal: refusal('datesMissing') };
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
    const changes = seasonDatesChanges(league, before, after, { begun });
    if (!begun) return { ...said, dates: { changes }, refusal: null };
    const lost = changes.length === 0 ? [] : await daysLostWith(db, { id: leagueId, season: league.season }, after);
    const weeks = weeksOf(after.startsOn, after.endsOn, league.timeZone).length;
    const outside = await weeksOutside(db, league, { later: weeksLater(before, after), weeks });
    return {
      ...said,
      dates: { changes, lost },
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

/** Records the picks of new weeks in the change that started the season. Taking that change back deletes them, too. */
async function keepForTakeBack(db: Db, league: PlayingLeague, picks: readonly string[]): Promise<void> {
  if (picks.length === 0) return;
  await db
    .updateTable('phase_change as c')
    .set({
      done: sql<PhaseDone>`jsonb_set(${c.done}, '{faPicks}', coalesce(${c.done} -> 'faPicks', '[]'::jsonb) || ${JSON.stringify(picks)}::jsonb)`,
    })
    .where('c.league_id', '=', league.id)
    .where('c.to_phase', '=', 'in-season')
    .where('c.season_after', '=', league.season)
    .where('c.taken_back_at', 'is', null)
    .execute();
}
