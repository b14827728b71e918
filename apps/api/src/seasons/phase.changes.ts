import { Injectable } from '@nestjs/common';
import { judgeTakeBack } from '@crease/core/seasons/take-back.rules.js';
import type { PhaseChangedAnswer } from '@crease/core/seasons/season.schema.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { WaiverService } from '../free-agents/waiver.service.js';
import { deleteFaPicks } from '../free-agents/fa-pick.writer.js';
import { removeRestricted } from '../free-agents/rfa/rfa.writer.js';
import { removeUnrestricted } from '../free-agents/ufa/ufa.writer.js';
import { takeBudgetsBack } from '../free-agents/market/budgets.writer.js';
import { deletePicks } from '../leagues/pick-deletion.tables.js';
import { draftsToWaitFor, lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { moveLeague } from '../leagues/league.tables.js';
import { SettingsTimes } from '../settings/settings-times.service.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { clockNow, exact } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { RefusalError, unwrap } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { removeFinalTable } from '../competition/final-tables.writer.js';
import { reopenPeriods, reopenTies } from '../competition/matchups/matchup.writer.js';
import { missSeason } from '../competition/scoring/missed-days.tables.js';
import { lockScoring } from '../competition/scoring/scoring-lock.tables.js';
import { undoRound } from '../protection/round.writer.js';
import { backOnRosters } from '../teams/put-back.queries.js';
import { restorePromises } from '../trades/promises.queries.js';
import { runAgain } from '../trades/settlement/retention.writer.js';
import { undoingOf, type PhaseChange } from './phase.done.js';
import { type Hand, backToBank, unplay } from './phase.undo.js';
import { sinceChange } from './since-change.queries.js';
import { refusal } from './seasons.refusals.js';
import { fullName } from '../auth/account/full-name.queries.js';

/** A league's last change of phase, while it is still in that phase; null when none can be taken back. */
export async function lastChange(
  db: Db,
  leagueId: string,
): Promise<(PhaseChange & { by: string | null; iso: string }) | null> {
  const change = await db
    .selectFrom('phase_change as c')
    .innerJoin('league as l', 'l.id', 'c.league_id')
    .leftJoin('app_user as u', 'u.id', 'c.by_user')
    .select(({ ref }) => [
      'c.id',
      'c.from_phase as from',
      'c.to_phase as to',
      'c.season_before as seasonBefore',
      'c.season_after as seasonAfter',
      exact(ref('c.begun_at')).as('begunAt'),
      exact(ref('c.at')).as('at'),
      'c.at as date',
      'c.done',
      fullName(ref('u.first_name'), ref('u.last_name')).as('by'),
    ])
    .where('c.league_id', '=', leagueId)
    .where('c.taken_back_at', 'is', null)
    .whereRef('c.to_phase', '=', 'l.phase')
    .whereRef('c.season_after', '=', 'l.current_season')
    .orderBy('c.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!change) return null;
  const { date, ...rest } = change;
  return { ...rest, iso: date.toISOString() };
}

/** Takes back a change of phase. Refused once anything has followed it (docs/rules.md, Leagues). */
@Injectable()
export class PhaseChanges {
  constructor(
    private readonly database: Database,
    private readonly picks: FaPickService,
    private readonly waivers: WaiverService,
    private readonly settings: SettingsTimes,
  ) {}

  /** Undoes the league's last change of phase. Refuses when `changeId` is not that change. */
  async takeBack(member: Member, changeId: string, idempotency: Idempotency | null): Promise<PhaseChangedAnswer> {
    requireCommissioner(member, refusal('forbidden.takeBack'));
    return this.database.write(async ({ db, record }) => {
      await lockScoring(db);
      // Lock teams, then the league, then its drafts: the order of all changes of phase.
      await lockTeams(db, member.leagueId);
      const league = await lockLeague(db, member.leagueId);
      await draftsToWaitFor(db, league.id).execute();
      const change = await lastChange(db, league.id);
      if (change?.id !== changeId) throw new RefusalError(refusal('otherChange'));
      unwrap(judgeTakeBack(await sinceChange(db, league.id, change)));
      await this.putBack({ db, record }, league.id, change);
      await moveLeague(db, league.id, { phase: change.from, season: change.seasonBefore });
      await db
        .updateTable('phase_change')
        .set({ taken_back_at: clockNow, taken_back_by: member.userId })
        .where('league_id', '=', league.id)
        .where('id', '=', change.id)
        .execute();
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says: {
            key: 'season.takenBack',
            figures: {
              step: change.to,
              phase: change.from,
              season: change.seasonBefore,
              undoing: undoingOf(change.done),
            },
          },
          data: { kind: 'phaseTakenBack', from: change.to, to: change.from, season: change.seasonBefore },
        }),
      );
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { success: true as const, phase: change.from, season: change.seasonBefore };
    }, idempotency);
  }

  private async putBack({ db, record }: Hand, leagueId: string, change: PhaseChange): Promise<void> {
    const { done, seasonBefore, seasonAfter } = change;
    if (done.faPicksEnded !== undefined) await this.picks.resumeSeason(db, leagueId, done.faPicksEnded);
    if (done.waivers !== undefined) await this.waivers.reopen(db, leagueId, done.waivers, done.claims ?? [], change.at);
    if (done.standing !== undefined) await removeFinalTable(db, leagueId, done.standing);
    if (done.matchups !== undefined) {
      await reopenPeriods(db, { id: leagueId, season: seasonBefore }, done.matchups);
      await reopenTies(db, { id: leagueId, season: seasonBefore });
    }
    if (done.graduates !== undefined) await backToBank({ db, record }, leagueId, change, done.graduates);
    if (done.released !== undefined) await backOnRosters(db, leagueId, done.released, change.begunAt);
    if (done.restricted !== undefined) await removeRestricted(db, leagueId, seasonAfter, done.restricted);
    if (change.to === 'free-agency') await removeUnrestricted(db, leagueId, seasonAfter);
    if (done.retentions !== undefined) await runAgain(db, leagueId, done.retentions);
    if (done.promises !== undefined) await restorePromises({ db, record }, leagueId, done.promises);
    if (done.draftPicks !== undefined) await deletePicks(db, leagueId, done.draftPicks);
    if (done.budgets !== undefined) await takeBudgetsBack(db, leagueId, done.budgets);
    if (done.settings !== undefined)
      await this.settings.undoSeason({ db, record }, leagueId, done.settings, seasonAfter);
    if (done.faPicks !== undefined) await deleteFaPicks(db, leagueId, done.faPicks);
    if (done.played !== undefined) await unplay(db, leagueId, seasonAfter, done.played);
    if (done.round !== undefined) await undoRound(db, leagueId, seasonAfter, done.round);
    // Players may have been active on other days, so these days are scored again.
    if (done.graduates !== undefined || done.released !== undefined)
      await missSeason(db, leagueId, seasonBefore, change.at.slice(0, 10));
  }
}
