import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { seasonPlus } from '@crease/core/season.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { scoringOf } from '@crease/core/seasons/scoring.rules.js';
import { beginsNextSeason, judgePhase, PHASE_WORDS } from '@crease/core/seasons/phase.rules.js';
import { LONGEST_SEASON_DAYS, type PhaseBody, type PhaseChangedAnswer, type PlaySettingsBody } from '@crease/core/seasons/season.schema.js';
import { datesToPlay, dayIn, daysBetween, type SeasonDates } from '@crease/core/seasons/week.rules.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { WaiverService } from '../free-agents/waiver.service.js';
import { lockLeague } from '../leagues/league.service.js';
import { Database, pgArray, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { leagueLine } from '../platform/events/league-line.js';
import { RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { ProtectionService } from '../protection/protection.service.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { voidPromises } from '../trades/promises.queries.js';
import { picksOfSeason, SeasonQueries } from './season.queries.js';

type Sql = Transaction['sql'];

/** A league goes from phase to phase when its commissioner says so, never by itself (decisions §2). */
@Injectable()
export class PhaseService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: SeasonQueries,
    private readonly picks: FaPickService,
    private readonly waivers: WaiverService,
    private readonly protection: ProtectionService,
    private readonly clock: DbClock,
  ) {}

  /** Goes on to the next phase with everything that comes with it, or says what is missing. */
  async advance(member: Member, body: PhaseBody, idempotency: Idempotency | null): Promise<PhaseChangedAnswer> {
    requireCommissioner(member, 'move the league to its next phase');
    return this.database.write(async ({ sql, record }) => {
      // Teams first, like everybody who moves players; then the league itself.
      await sql('select id from team where league_id = $1 order by id for no key update', [member.leagueId]);
      await lockLeague(sql, member.leagueId);
      const league = await this.books.league(sql, member.leagueId);
      // A draft that is about to begin waits for this, and this for one that begins.
      await sql(`select 1 as one from draft where league_id = $1 and kind <> 'mock' and status <> 'ended' order by id for share`, [league.id]);
      const situation = await this.queries.situation(sql, league);
      const { overridden } = unwrap(judgePhase(situation, body.to, body.override_reason != null));
      const season = beginsNextSeason(league.phase) ? seasonPlus(league.season, 1) : league.season;
      await sql('update league set phase = $2, current_season = $3 where id = $1', [league.id, body.to, season]);
      const next: PlayingLeague = { ...league, phase: body.to, season };
      const details: string[] = [];
      if (season !== league.season) details.push(...(await this.beginNext({ sql, record }, next)));
      if (body.to === 'in-season') details.push(...(await this.beginPlay(sql, next, body)));
      if (body.to === 'offseason') {
        await this.waivers.closeAll(sql, league.id);
        await this.picks.endSeason(sql, league.id, league.season);
      }
      if (body.to === 'protection') await this.protection.open(sql, league.id, season, body.protection_deadline == null ? null : new Date(body.protection_deadline).toISOString());
      const override = overridden ? (body.override_reason ?? null) : null;
      await record(
        leagueLine({
          leagueId: league.id, actor: member.userId, actionType: 'others',
          message: [`The league has entered ${PHASE_WORDS[body.to]} (${season}).`, ...details, ...(override === null ? [] : [`Commissioner override: ${override}`])].join(' '),
          data: { kind: 'phase', from: league.phase, to: body.to, season, ...(override === null ? {} : { override }) },
        }),
      );
      const stream = `league:${league.id}`;
      await record({ stream, leagueId: league.id, event: { type: 'leagueChanged' }, rooms: [stream], actor: member.userId });
      return { success: true as const, phase: body.to, season };
    }, idempotency);
  }

  /** The next season: retentions that end, a redraft league's empty rosters, and picks of one more future season. */
  private async beginNext({ sql, record }: Pick<Transaction, 'sql' | 'record'>, league: PlayingLeague): Promise<string[]> {
    const said: string[] = [];
    const redraft = league.type === 'redraft';
    await sql('update retention set ended_at = clock_timestamp() where league_id = $1 and ended_at is null and ($2 or through_season < $3)', [league.id, redraft, league.season]);
    if (redraft) {
      const released = await sql<{ player_id: number }>('delete from roster_entry where league_id = $1 returning player_id', [league.id]);
      await voidPromises({ sql, record }, league.id, released.map(({ player_id }) => player_id), 'The season is over and rosters are empty.');
      said.push('Rosters are empty.');
    }
    const teams = await sql<{ id: string }>('select id from team where league_id = $1 order by number', [league.id]);
    const rows = picksOfSeason(league.type, league.settings, league.season).flatMap((pick) => teams.map(({ id }) => ({ ...pick, team: id, id: newId(randomBytes) })));
    if (rows.length > 0) {
      await sql(
        `insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id)
         select id, $1, season, type, round, team, team from unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::text[]) as pick (id, season, type, round, team)
         on conflict (league_id, season, type, round, original_team_id, extra) do nothing`,
        [league.id, pgArray(rows.map(({ id }) => id)), pgArray(rows.map(({ season }) => season)), pgArray(rows.map(({ type }) => type)), pgArray(rows.map(({ round }) => round)), pgArray(rows.map(({ team }) => team))],
      );
    }
    return said;
  }

  /** The season's dates, and the free-agent picks of its weeks. */
  private async beginPlay(sql: Sql, league: PlayingLeague, body: PhaseBody): Promise<string[]> {
    const now = this.clock.now();
    const usual = datesToPlay(await this.queries.dates(sql, league.season), dayIn(now, league.timeZone));
    const dates = { startsOn: body.season_starts_on ?? usual.startsOn, endsOn: body.season_ends_on ?? usual.endsOn };
    const days = daysBetween(dates.startsOn, dates.endsOn);
    if (days < 0 || days > LONGEST_SEASON_DAYS) {
      const what = days < 0 ? 'has no days' : `has more than ${LONGEST_SEASON_DAYS} days`;
      throw new RefusalError({ name: 'seasonDates', kind: 'invalid', field: 'season_ends_on', message: `A season from ${dates.startsOn} to ${dates.endsOn} ${what}.`, figure: days, limit: LONGEST_SEASON_DAYS, fix: 'Give both dates, the last after the first and within a year.' });
    }
    await sql(
      `insert into league_season (league_id, season, starts_on, ends_on) values ($1, $2, $3::date, $4::date)
       on conflict (league_id, season) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on, begun_at = now()`,
      [league.id, league.season, dates.startsOn, dates.endsOn],
    );
    // Days that were reckoned before the league played them are reckoned again: they count, however late the commissioner was.
    await sql(
      `insert into points_due (season, playoffs, day) select distinct season, playoffs, day from player_game where season = $1 and day >= $2::date order by 1, 2, 3
       on conflict (season, playoffs, day) do nothing`,
      [league.season, dates.startsOn],
    );
    const weeks = await this.picks.generate(sql, league, dates, now);
    return weeks === 0 ? [] : [`${weeks} weeks of free-agent picks lie ahead.`];
  }

  /** Waivers, scoring and the time zone may change at any time; what is past stays as it was. */
  async changePlay(member: Member, body: PlaySettingsBody, idempotency: Idempotency | null): Promise<{ success: true }> {
    requireCommissioner(member, 'change the league settings');
    return this.database.write(async ({ sql, record }) => {
      await lockLeague(sql, member.leagueId);
      const { time_zone, ...settings } = body;
      if (settings.scoring !== undefined || time_zone !== undefined) await keepScoring(sql, member.leagueId);
      const changed = Object.entries(body).flatMap(([key, value]) => (value === undefined ? [] : [key]));
      await sql('update league set settings = settings || $2::jsonb, time_zone = coalesce($3, time_zone) where id = $1', [member.leagueId, JSON.stringify(settings), time_zone ?? null]);
      if (time_zone !== undefined) await this.moveWeeks(sql, member.leagueId);
      await record(
        leagueLine({ leagueId: member.leagueId, actor: member.userId, actionType: 'others', message: `The commissioner changed ${changed.map((key) => WORDS[key as keyof PlaySettingsBody]).join(' and ')}.`, data: { kind: 'settings', changed } }),
      );
      const stream = `league:${member.leagueId}`;
      await record({ stream, leagueId: member.leagueId, event: { type: 'leagueChanged' }, rooms: [stream], actor: member.userId });
      return { success: true as const };
    }, idempotency);
  }

  /** The weeks of the season that is played follow the league's clock. */
  private async moveWeeks(sql: Sql, leagueId: string): Promise<void> {
    const league = await this.books.league(sql, leagueId);
    const [dates] = await sql<SeasonDates>(`select to_char(starts_on, 'YYYY-MM-DD') as "startsOn", to_char(ends_on, 'YYYY-MM-DD') as "endsOn" from league_season where league_id = $1 and season = $2`, [league.id, league.season]);
    if (dates) await this.picks.moveWeeks(sql, league, dates);
  }
}

/** Days that are past go on counting as they did. */
async function keepScoring(sql: Sql, leagueId: string): Promise<void> {
  const [league] = await sql<{ settings: LeagueSettings; time_zone: string }>('select settings, time_zone from league where id = $1', [leagueId]);
  if (league) await sql('insert into scoring_past (league_id, scoring, time_zone) values ($1, $2::jsonb, $3)', [leagueId, JSON.stringify(scoringOf(league.settings)), league.time_zone]);
}

const WORDS: Record<keyof PlaySettingsBody, string> = { waiver_hours: 'the time on waivers', scoring: 'the scoring', time_zone: "the league's time zone" };
