import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { seasonPlus } from '@crease/core/season.js';
import { beginsNextSeason, judgePhase } from '@crease/core/seasons/phase.rules.js';
import type { PhaseBody, PhaseChangedAnswer } from '@crease/core/seasons/season.schema.js';
import type { SeasonDetail } from '@crease/core/seasons/season.words.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { lockLeague } from '../leagues/league.service.js';
import { SettingsTimes } from '../settings/settings-times.service.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { unwrap } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { ProtectionService } from '../protection/protection.service.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import type { PhaseDone } from './phase.done.js';
import { PhaseSteps } from './phase.steps.js';
import { PointsService } from '../points/points.service.js';
import { SeasonQueries } from './season.queries.js';

/** A league goes from phase to phase when its commissioner says so, never by itself (docs/rules.md, Leagues). */
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
    private readonly settings: SettingsTimes,
  ) {}

  /** Goes on to the next phase with everything that comes with it, or says what is missing. */
  async advance(member: Member, body: PhaseBody, idempotency: Idempotency | null): Promise<PhaseChangedAnswer> {
    requireCommissioner(member, 'move the league to its next phase');
    // Days that are over count in the final table, whenever their games came in.
    if (body.to === 'offseason') await this.points.accrueDue();
    return this.database.write(async ({ sql, record }) => {
      // Teams first, like everybody who moves players; then the league itself.
      await sql('select id from team where league_id = $1 order by id for no key update', [member.leagueId]);
      const { phase, current_season: present } = await lockLeague(sql, member.leagueId);
      // What was decided for the next season says how it is prepared.
      const settings = beginsNextSeason(phase)
        ? await this.settings.beginSeason({ sql, record }, member.leagueId, seasonPlus(present, 1))
        : null;
      const league = await this.books.league(sql, member.leagueId);
      // A draft that is about to begin waits for this, and this for one that begins.
      await sql(
        `select 1 as one from draft where league_id = $1 and kind <> 'mock' and status <> 'ended' order by id for share`,
        [league.id],
      );
      const [clock] = await sql<{ now: string }>('select clock_timestamp()::text as now');
      const situation = await this.queries.situation(sql, league);
      const { overridden } = unwrap(judgePhase(situation, body.to, body.override_reason != null));
      const season = beginsNextSeason(league.phase) ? seasonPlus(league.season, 1) : league.season;
      await sql('update league set phase = $2, current_season = $3 where id = $1', [league.id, body.to, season]);
      const next: PlayingLeague = { ...league, phase: body.to, season };
      const details: SeasonDetail[] = [];
      const done: PhaseDone = settings === null ? {} : { settings };
      if (season !== league.season) details.push(...(await this.steps.beginNext({ sql, record }, next, done)));
      if (body.to === 'in-season') details.push(...(await this.steps.beginPlay({ sql, record }, next, body, done)));
      if (body.to === 'offseason') details.push(...(await this.steps.endSeason({ sql, record }, league, done)));
      if (body.to === 'protection')
        done.round = await this.protection.open(sql, next, {
          deadline: body.protection_deadline ?? null,
          confirmed: body.confirm_soon === true,
        });
      const override = overridden ? (body.override_reason ?? null) : null;
      await sql(
        `insert into phase_change (id, league_id, from_phase, to_phase, season_before, season_after, by_user, begun_at, done) values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::jsonb)`,
        [
          newId(randomBytes),
          league.id,
          league.phase,
          body.to,
          league.season,
          season,
          member.userId,
          clock?.now,
          JSON.stringify(done),
        ],
      );
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says: { key: 'season.entered', figures: { phase: body.to, season, details, override } },
          data: { kind: 'phase', from: league.phase, to: body.to, season, ...(override === null ? {} : { override }) },
        }),
      );
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { success: true as const, phase: body.to, season };
    }, idempotency);
  }
}
