import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { seasonPlus } from '@crease/core/season.js';
import { beginsNextSeason, judgePhase, nextPhase, obstacles } from '@crease/core/seasons/phase.rules.js';
import type { PhaseBody, PhaseChangedAnswer } from '@crease/core/seasons/season.schema.js';
import type { SeasonDetail } from '@crease/core/seasons/season.words.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { draftsToWaitFor, lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { moveLeague } from '../leagues/league.tables.js';
import { SettingsTimes } from '../settings/settings-times.service.js';
import { Database, type Idempotency, type Transaction } from '../platform/database/database.js';
import { clockNow, exact, json, momentOf } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { unwrap } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { ProtectionService } from '../protection/protection.service.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import type { PhaseDone } from './phase.done.js';
import { PhaseSteps } from './phase.steps.js';
import { ScoringService } from '../competition/scoring/scoring.service.js';
import { SeasonQueries } from './season.queries.js';
import { refusal } from './seasons.refusals.js';

/** Moves a league from phase to phase, on a commissioner's command or by the clock (docs/rules.md, Leagues). */
@Injectable()
export class PhaseService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: SeasonQueries,
    private readonly steps: PhaseSteps,
    private readonly points: ScoringService,
    private readonly picks: FaPickService,
    private readonly protection: ProtectionService,
    private readonly settings: SettingsTimes,
  ) {}

  /** Moves to the next phase, or refuses with what is missing. */
  async advance(member: Member, body: PhaseBody, idempotency: Idempotency | null): Promise<PhaseChangedAnswer> {
    requireCommissioner(member, refusal('forbidden.advance'));
    // Score all past days first, including games imported a moment ago, so that the final table has them.
    if (body.to === 'offseason') {
      await this.points.accrueDue();
      await this.points.catchUp([member.leagueId]);
    }
    return this.database.write(
      (transaction) => this.change(transaction, member.leagueId, { body, userId: member.userId }),
      idempotency,
    );
  }

  /** Begins or ends free agency by the clock, when the league's next phase is `to`. */
  async proceed(leagueId: string, to: 'free-agency' | 'annual-drafts'): Promise<void> {
    await this.database.write(async (transaction) => {
      const { db } = transaction;
      await lockTeams(db, leagueId);
      await lockLeague(db, leagueId);
      const league = await this.settings.ofNextStep(db, await this.books.league(db, leagueId));
      const situation = await this.queries.situation(db, league);
      if (nextPhase(situation) !== to || obstacles(situation).length > 0) return;
      await this.change(transaction, leagueId, { body: { to }, userId: null });
    });
  }

  /** Changes the phase with all effects. `userId` is null by the clock. */
  private async change(
    { db, record }: Transaction,
    leagueId: string,
    { body, userId }: { readonly body: PhaseBody; readonly userId: string | null },
  ): Promise<PhaseChangedAnswer> {
    // Lock teams, then the league: the order of everything that moves players.
    await lockTeams(db, leagueId);
    const { phase, current_season: present } = await lockLeague(db, leagueId);
    // The next season uses the settings decided for it.
    const settings = beginsNextSeason(phase)
      ? await this.settings.beginSeason({ db, record }, leagueId, seasonPlus(present, 1))
      : null;
    const league = await this.books.league(db, leagueId);
    // Drafts cannot start until this transaction ends.
    await draftsToWaitFor(db, league.id).where('status', '<>', 'ended').execute();
    const begun = await db.selectNoFrom(exact(clockNow).as('at')).executeTakeFirstOrThrow();
    const situation = await this.queries.situation(db, league);
    const { overridden } = unwrap(judgePhase(situation, body.to, body.override_reason != null));
    const season = beginsNextSeason(league.phase) ? seasonPlus(league.season, 1) : league.season;
    await moveLeague(db, league.id, { phase: body.to, season });
    const next: PlayingLeague = { ...league, phase: body.to, season };
    const details: SeasonDetail[] = [];
    const done: PhaseDone = settings === null ? {} : { settings };
    if (season !== league.season) details.push(...(await this.steps.beginNext({ db, record }, next, done)));
    if (body.to === 'in-season') details.push(...(await this.steps.beginPlay({ db, record }, next, body, done)));
    if (body.to === 'offseason') details.push(...(await this.steps.endSeason({ db, record }, league, done)));
    if (body.to === 'protection')
      done.round = await this.protection.open(db, next, {
        deadline: body.protection_deadline ?? null,
        confirmed: body.confirm_soon === true,
      });
    const override = overridden ? (body.override_reason ?? null) : null;
    await db
      .insertInto('phase_change')
      .values({
        id: newId(randomBytes),
        league_id: league.id,
        from_phase: league.phase,
        to_phase: body.to,
        season_before: league.season,
        season_after: season,
        by_user: userId,
        begun_at: momentOf(begun.at),
        done: json(done),
      })
      .execute();
    await record(
      leagueLine({
        leagueId: league.id,
        actor: userId,
        says: { key: 'season.entered', figures: { phase: body.to, season, details, override } },
        data: { kind: 'phase', from: league.phase, to: body.to, season, ...(override === null ? {} : { override }) },
      }),
    );
    await record(toLeague(league.id, userId, { type: 'leagueChanged' }));
    return { success: true as const, phase: body.to, season };
  }
}
