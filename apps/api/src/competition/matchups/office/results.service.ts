import { Inject, Injectable } from '@nestjs/common';
import { dayWords } from '@crease/core/calendar.js';
import { checkPoints } from '@crease/core/competition/matchups/office/result.rules.js';
import type { SetResultBody } from '@crease/core/competition/matchups/office/result.calls.js';
import { lockLeague, type LockedLeague } from '../../../leagues/league-lock.tables.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Db, type Idempotency } from '../../../platform/database/database.js';
import { clockNow } from '../../../platform/database/sql.js';
import { requireCommissioner, type Member } from '../../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../../platform/refusal.error.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { storedPeriods, withScores, type Period } from '../matchup.queries.js';
import { refusal } from '../matchups.refusals.js';
import { seedsOf } from '../playoff.queries.js';
import { tellResult } from './result-news.js';

interface Place {
  readonly period: number;
  readonly number: number;
}

type Done = { success: true };

/** A matchup of the season with two teams, whose result can be changed. */
interface Found {
  readonly period: Period;
  readonly matchup: Period['matchups'][number] & { readonly away_team_id: string };
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Sets results of regular matchups, and takes them back. A set result is stored next to the computed one: the decision
 * of its period and corrections of games write only the latter.
 */
@Injectable()
export class ResultsService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  set(member: Member, place: Place, body: SetResultBody, idempotency: Idempotency | null): Promise<Done> {
    const { home_points: home, away_points: away, reason } = body;
    return this.change(member, place, idempotency, ({ period, matchup }) => {
      unwrap(checkPoints({ home, away }, period.rules));
      if (matchup.set === null && matchup.home_points === home && matchup.away_points === away)
        throw new RefusalError(refusal('sameResult', { field: 'home_points', figures: { home, away } }));
      return {
        points: [home, away],
        reason,
        row: {
          set_home_points: home,
          set_away_points: away,
          set_reason: reason,
          set_by: member.userId,
          set_at: clockNow,
        },
      };
    });
  }

  undo(member: Member, place: Place, idempotency: Idempotency | null): Promise<Done> {
    return this.change(member, place, idempotency, ({ matchup: { set } }) => {
      if (set === null) throw new RefusalError(refusal('noSetResult'));
      if (!set.undoable) throw new RefusalError(refusal('setResultStays'));
      return {
        points: [set.home_points, set.away_points],
        reason: null,
        row: { set_home_points: null, set_away_points: null, set_reason: null, set_by: null, set_at: null },
      };
    });
  }

  private async change(
    member: Member,
    place: Place,
    idempotency: Idempotency | null,
    decide: (found: Found) => {
      readonly points: readonly [home: number, away: number];
      readonly reason: string | null;
      readonly row: object;
    },
  ): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.setResult'));
    let mails: string[] = [];
    const done = await this.database.write(async (transaction) => {
      const { db } = transaction;
      // The decision of the period takes the same lock.
      const league = await lockLeague(db, member.leagueId);
      const found = await findMatchup(db, league, place);
      const { matchup, names } = found;
      const { points, reason, row } = decide(found);
      await db
        .updateTable('matchup')
        .set(row)
        .where('league_id', '=', league.id)
        .where('season', '=', league.current_season)
        .where('period', '=', place.period)
        .where('number', '=', place.number)
        .execute();
      const side = (id: string, own: number) => ({ id, name: names.get(id) ?? '', points: own });
      mails = await tellResult(transaction, this.mail, {
        league,
        actor: member.userId,
        ...place,
        home: side(matchup.home_team_id, points[0]),
        away: side(matchup.away_team_id, points[1]),
        before: [matchup.home_points, matchup.away_points ?? 0],
        reason,
        publicUrl: this.config.publicUrl,
      });
      return { success: true as const };
    }, idempotency);
    for (const id of mails) await this.mail.queue(id);
    return done;
  }
}

async function findMatchup(db: Db, league: LockedLeague, place: Place): Promise<Found> {
  const { id, current_season: season, phase } = league;
  const periods = withScores(await storedPeriods(db, id, season, { number: place.period }).execute());
  const period = periods.find(({ number }) => number === place.period);
  const matchup = period?.matchups.find(({ number }) => number === place.number);
  if (period === undefined || matchup === undefined) throw notFound('matchup');
  if (phase !== 'in-season') throw new RefusalError(refusal('resultNotOpen.season', { figures: { season } }));
  if (period.round !== null)
    throw new RefusalError(refusal('resultNotOpen.round', { figures: { round: period.round } }));
  const { away_team_id: away } = matchup;
  if (away === null) throw new RefusalError(refusal('resultNotOpen.bye'));
  if (!period.told) {
    const figures = { period: period.number, day: dayWords(period.ends_on) };
    throw new RefusalError(refusal('resultNotOpen.yet', { figures }));
  }
  // A round may have been decided by this meeting.
  const seeds = period.ties === 'head-to-head' ? await seedsOf(db, id, season) : [];
  if ([matchup.home_team_id, away].every((team) => seeds.some(({ teamId }) => teamId === team)))
    throw new RefusalError(refusal('resultNotOpen.ties'));
  const teams = await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', id).execute();
  return {
    period,
    matchup: { ...matchup, away_team_id: away },
    names: new Map(teams.map((team) => [team.id, team.name])),
  };
}
