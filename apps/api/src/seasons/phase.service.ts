import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { seasonPlus } from '@crease/core/season.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { scoringOf } from '@crease/core/seasons/scoring.rules.js';
import { beginsNextSeason, judgePhase, PHASE_WORDS } from '@crease/core/seasons/phase.rules.js';
import type { PhaseBody, PhaseChangedAnswer, PlaySettingsBody } from '@crease/core/seasons/season.schema.js';
import type { SeasonDates } from '@crease/core/seasons/week.rules.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { lockLeague } from '../leagues/league.service.js';
import { Database, type Idempotency, type Transaction } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/league-line.js';
import { unwrap } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { ProtectionService } from '../protection/protection.service.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import type { PhaseDone } from './phase.done.js';
import { PhaseSteps } from './phase.steps.js';
import { PointsService } from './points.service.js';
import { SeasonQueries } from './season.queries.js';

type Sql = Transaction['sql'];

/** A league goes from phase to phase when its commissioner says so, never by itself (decisions §2). */
@Injectable()
export class PhaseService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: SeasonQueries,
    private readonly steps: PhaseSteps,
    private readonly points: PointsService,
    private readonly picks: FaPickService,
    private readonly protection: ProtectionService,
  ) {}

  /** Goes on to the next phase with everything that comes with it, or says what is missing. */
  async advance(member: Member, body: PhaseBody, idempotency: Idempotency | null): Promise<PhaseChangedAnswer> {
    requireCommissioner(member, 'move the league to its next phase');
    // Days that are over count in the final table, whenever their games came in.
    if (body.to === 'offseason') await this.points.accrueDue();
    return this.database.write(async ({ sql, record }) => {
      // Teams first, like everybody who moves players; then the league itself.
      await sql('select id from team where league_id = $1 order by id for no key update', [member.leagueId]);
      await lockLeague(sql, member.leagueId);
      const league = await this.books.league(sql, member.leagueId);
      // A draft that is about to begin waits for this, and this for one that begins.
      await sql(`select 1 as one from draft where league_id = $1 and kind <> 'mock' and status <> 'ended' order by id for share`, [league.id]);
      const [clock] = await sql<{ now: string }>('select clock_timestamp()::text as now');
      const situation = await this.queries.situation(sql, league);
      const { overridden } = unwrap(judgePhase(situation, body.to, body.override_reason != null));
      const season = beginsNextSeason(league.phase) ? seasonPlus(league.season, 1) : league.season;
      await sql('update league set phase = $2, current_season = $3 where id = $1', [league.id, body.to, season]);
      const next: PlayingLeague = { ...league, phase: body.to, season };
      const details: string[] = [];
      const done: PhaseDone = {};
      if (season !== league.season) details.push(...(await this.steps.beginNext({ sql, record }, next, done)));
      if (body.to === 'in-season') details.push(...(await this.steps.beginPlay({ sql, record }, next, body, done)));
      if (body.to === 'offseason') details.push(...(await this.steps.endSeason({ sql, record }, league, done)));
      if (body.to === 'protection') done.round = await this.protection.open(sql, next, { deadline: body.protection_deadline ?? null, confirmed: body.confirm_soon === true });
      const override = overridden ? (body.override_reason ?? null) : null;
      await sql(
        `insert into phase_change (id, league_id, from_phase, to_phase, season_before, season_after, by_user, begun_at, done) values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::jsonb)`,
        [newId(randomBytes), league.id, league.phase, body.to, league.season, season, member.userId, clock?.now, JSON.stringify(done)],
      );
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
