import { Inject, Injectable } from '@nestjs/common';
import { dayWords } from '@crease/core/calendar.js';
import type { WinnerBody } from '@crease/core/competition/matchups/office/tie.calls.js';
import { aheadBy } from '@crease/core/competition/matchups/tie-break.rules.js';
import { lockLeague, lockTeams, type LockedLeague } from '../../../leagues/league-lock.tables.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../../platform/database/database.js';
import { clockNow } from '../../../platform/database/sql.js';
import { requireCommissioner, type Member } from '../../../platform/http/member.js';
import { notFound, RefusalError } from '../../../platform/refusal.error.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { loadPeriods, type Period } from '../matchup.queries.js';
import { isLevel, scoreOver, tieOver } from '../matchup-score.js';
import { refusal } from '../matchups.refusals.js';
import { deletePairs } from '../pairs.writer.js';
import { findBegunRound, findRound, type OpenTie } from '../results/open-ties.queries.js';
import { followChampion } from '../results/tie-lines.writer.js';
import { tellDecision } from './tie-news.js';

interface Place {
  readonly period: number;
  readonly number: number;
}

type Done = { success: true };

/** A tie that a commissioner may decide now. */
interface Found extends OpenTie {
  readonly played: readonly Period[];
  /** The periods of the next round; none after the last. */
  readonly next: readonly number[];
  /** The team that was chosen; null while the tie waits. */
  readonly winner: string | null;
}

/**
 * Decides ties of the play-offs. A decision is stored as what broke the tie, so that it has no effect once a correction
 * separates the teams. Until the next round begins, a change removes its pairs, and they are drawn again.
 */
@Injectable()
export class TiesService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  decide(
    member: Member,
    place: Place,
    { team_id: winner, reason }: WinnerBody,
    idempotency: Idempotency | null,
  ): Promise<Done> {
    return this.change(member, place, idempotency, ({ home, away }) => {
      if (winner !== home && winner !== away) throw new RefusalError(refusal('notInTie', { field: 'team_id' }));
      return { winner, reason };
    });
  }

  undo(member: Member, place: Place, idempotency: Idempotency | null): Promise<Done> {
    return this.change(member, place, idempotency, ({ winner }) => {
      if (winner === null) throw new RefusalError(refusal('noDecision'));
      return null;
    });
  }

  private async change(
    member: Member,
    place: Place,
    idempotency: Idempotency | null,
    choose: (found: Found) => { readonly winner: string; readonly reason: string } | null,
  ): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.decideTie'));
    let mails: string[] = [];
    const done = await this.database.write(async (transaction) => {
      const { db } = transaction;
      // The next round takes the same locks when it is paired.
      await lockTeams(db, member.leagueId);
      const league = await lockLeague(db, member.leagueId);
      const found = await findTie(db, league, place);
      const chosen = choose(found);
      await storeDecision(db, league, found, chosen === null ? null : { ...chosen, by: member.userId });
      await this.follow(transaction, league, found);
      mails = await tellDecision(transaction, this.mail, {
        league,
        actor: member.userId,
        tie: found,
        before: found.winner,
        after: chosen,
        publicUrl: this.config.publicUrl,
      });
      return { success: true as const };
    }, idempotency);
    for (const id of mails) await this.mail.queue(id);
    return done;
  }

  private async follow({ db, record }: Transaction, league: LockedLeague, { played, next }: Found): Promise<void> {
    const season = { id: league.id, season: league.current_season };
    await deletePairs(db, season, next);
    await followChampion(
      record,
      db,
      season,
      played.map(({ number }) => number),
    );
  }
}

async function storeDecision(
  db: Db,
  league: LockedLeague,
  { period, number, home, away }: OpenTie,
  chosen: { readonly winner: string; readonly reason: string; readonly by: string } | null,
): Promise<void> {
  await db
    .updateTable('matchup')
    .set(
      chosen === null
        ? { tie_by: null, tie_home: null, tie_away: null, tie_reason: null, tie_set_by: null, tie_set_at: null }
        : {
            tie_by: 'commissioner',
            tie_home: Number(chosen.winner === home),
            tie_away: Number(chosen.winner === away),
            tie_reason: chosen.reason,
            tie_set_by: chosen.by,
            tie_set_at: clockNow,
          },
    )
    .where('league_id', '=', league.id)
    .where('season', '=', league.current_season)
    .where('period', '=', period)
    .where('number', '=', number)
    .execute();
}

async function findTie(db: Db, league: LockedLeague, place: Place): Promise<Found> {
  const { id, current_season: season, phase } = league;
  const periods = await loadPeriods(db, id, season, 'all');
  const at = periods.find(({ number }) => number === place.period);
  const pair = at?.matchups.find(({ number }) => number === place.number);
  if (at === undefined || pair === undefined) throw notFound('matchup');
  if (phase !== 'in-season') throw new RefusalError(refusal('tieNotOpen.season', { figures: { season } }));
  const { round } = at;
  if (round === null) throw new RefusalError(refusal('tieNotOpen.regular', { figures: { period: at.number } }));
  if (at.ties !== 'commissioner') throw new RefusalError(refusal('tieNotOpen.rule'));
  const { away_team_id: away, home_team_id: home, bracket, number } = pair;
  if (away === null) throw new RefusalError(refusal('tieNotOpen.bye'));
  const played = periods.filter((one) => one.round === round);
  const last = played.at(-1) ?? at;
  if (!last.told) throw new RefusalError(refusal('tieNotOpen.yet', { figures: { day: dayWords(last.ends_on) } }));
  if (!isLevel(played, pair)) {
    const { homePoints: points, awayPoints: other } = scoreOver(played, pair);
    throw new RefusalError(refusal('tieNotOpen.level', { figures: { points, other } }));
  }
  const begun = await findBegunRound(db, { id, season }, round + 1);
  if (begun !== null) throw new RefusalError(refusal('tieNotOpen.begun', { figures: begun }));
  const next = await findRound(db, { id, season }, round + 1);
  const broken = tieOver(played, pair);
  return {
    round,
    rounds: Math.max(...periods.map((one) => one.round ?? 0)),
    bracket,
    period: last.number,
    number,
    home,
    away,
    played,
    next: next.map((one) => one.number),
    winner: broken === null ? null : aheadBy(broken) > 0 ? home : away,
  };
}
