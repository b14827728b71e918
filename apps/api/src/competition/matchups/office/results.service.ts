import { Inject, Injectable } from '@nestjs/common';
import { checkPoints } from '@crease/core/competition/matchups/office/result.rules.js';
import type { SetResultBody } from '@crease/core/competition/matchups/office/result.calls.js';
import { lockLeague, type LockedLeague } from '../../../leagues/league-lock.tables.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../../platform/database/database.js';
import { clockNow } from '../../../platform/database/sql.js';
import { requireCommissioner, type Member } from '../../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../../platform/refusal.error.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { markPairs } from '../../sweeps/due-pairs.writer.js';
import { storedPeriods, withScores, type Period } from '../matchup.queries.js';
import { isLevel, periodsOfMatch, scoreOver, setOver } from '../matchup-score.js';
import { refusal } from '../matchups.refusals.js';
import { findAnnouncedTies, findRound } from '../results/open-ties.queries.js';
import { followChampion, tellTies } from '../results/tie-lines.writer.js';
import { findResultStop } from './result-stop.queries.js';
import { tellResult } from './result-news.js';

interface Place {
  readonly period: number;
  readonly number: number;
}

type Done = { success: true };

/** A matchup of the season with two teams, whose result can be changed. */
interface Found {
  /** The periods that are compared together: all of a round, or one. A set result is stored with the last of them. */
  readonly match: readonly Period[];
  readonly period: Period;
  readonly matchup: Period['matchups'][number] & { readonly away_team_id: string };
  readonly points: readonly [home: number, away: number];
  /** All periods of its round; none for a regular matchup. */
  readonly round: readonly Period[];
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Sets results of matchups, and takes them back. A set result is stored next to the computed one: the decision of its
 * period and corrections of games write only the latter. Until the next round's first game its pairs follow.
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
    return this.change(member, place, idempotency, (found) => {
      const { match, period, matchup, points } = found;
      unwrap(checkPoints({ home, away }, period.rules));
      if (setOver(match, matchup) === null && points[0] === home && points[1] === away)
        throw new RefusalError(refusal('sameResult', { field: 'home_points', figures: { home, away } }));
      // A series goes on after a level match.
      const isDecided = period.ties === 'commissioner' && found.round.at(-1)?.told === true;
      if (period.round !== null && isDecided && isLevel(withSet(found, { home, away }), matchup))
        throw new RefusalError(refusal('levelResult', { field: 'home_points', figures: { round: period.round } }));
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
    return this.change(member, place, idempotency, ({ match, matchup }) => {
      const set = setOver(match, matchup);
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
      const { period, matchup, names } = found;
      const { points, reason, row } = decide(found);
      const season = { id: league.id, season: league.current_season };
      const { ties: waiting } = await findAnnouncedTies(db, season);
      await db
        .updateTable('matchup')
        .set(row)
        .where('league_id', '=', league.id)
        .where('season', '=', league.current_season)
        .where('period', '=', period.number)
        .where('number', '=', place.number)
        .execute();
      await follow(transaction, league, found);
      const side = (id: string, own: number) => ({ id, name: names.get(id) ?? '', points: own });
      mails = await tellResult(transaction, this.mail, {
        league,
        actor: member.userId,
        period: period.number,
        number: place.number,
        home: side(matchup.home_team_id, points[0]),
        away: side(matchup.away_team_id, points[1]),
        before: found.points,
        reason,
        publicUrl: this.config.publicUrl,
      });
      // Without the set result the teams can be tied again.
      const ties = (await findAnnouncedTies(db, season)).ties.filter(
        ({ period: of, home }) => !waiting.some((tie) => tie.period === of && tie.home === home),
      );
      mails.push(
        ...(await tellTies(transaction, this.mail, { league: season, ties, publicUrl: this.config.publicUrl })),
      );
      return { success: true as const };
    }, idempotency);
    for (const id of mails) await this.mail.queue(id);
    return done;
  }
}

/** Lets what follows from a result follow: pairs of a round that has not begun, or the champion. */
async function follow({ db, record }: Transaction, league: LockedLeague, { round }: Found): Promise<void> {
  const season = { id: league.id, season: league.current_season };
  await markPairs(db, season);
  const [first] = round;
  if (first?.round == null || (await findRound(db, season, first.round + 1)).length > 0) return;
  await followChampion(
    record,
    db,
    season,
    round.map(({ number }) => number),
  );
}

/** The round of a match as if it had this result. */
const withSet = ({ round, period, matchup }: Found, { home, away }: { home: number; away: number }): Period[] =>
  round.map((one) =>
    one.number !== period.number
      ? one
      : {
          ...one,
          matchups: one.matchups.map((row) =>
            row.number !== matchup.number
              ? row
              : {
                  ...row,
                  home_points: home,
                  away_points: away,
                  set: { by: null, reason: '', home_points: home, away_points: away, undoable: true },
                },
          ),
        },
  );

async function findMatchup(db: Db, league: LockedLeague, place: Place): Promise<Found> {
  const { id, current_season: season, phase } = league;
  const periods = withScores(await storedPeriods(db, id, season, { number: place.period }).execute());
  const match = periodsOfMatch(periods, place.period);
  const period = match.at(-1);
  const matchup = period?.matchups.find(({ number }) => number === place.number);
  if (period === undefined || matchup === undefined) throw notFound('matchup');
  const stop = await findResultStop(db, { id, season, phase }, period, matchup);
  if (stop !== null) throw new RefusalError(stop);
  const { away_team_id: away } = matchup;
  if (away === null) throw new Error('a result that can be set has two sides');
  const teams = await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', id).execute();
  const { homePoints, awayPoints } = scoreOver(match, matchup);
  return {
    match,
    period,
    matchup: { ...matchup, away_team_id: away },
    points: [homePoints, awayPoints],
    round: period.round === null ? [] : periods,
    names: new Map(teams.map((team) => [team.id, team.name])),
  };
}
