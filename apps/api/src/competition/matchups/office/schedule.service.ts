import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayWords } from '@crease/core/calendar.js';
import { checkPairs } from '@crease/core/competition/matchups/office/pairs.rules.js';
import type { LastDayBody, PairsBody } from '@crease/core/competition/matchups/office/schedule.calls.js';
import type { Pairing } from '@crease/core/competition/matchups/schedule.rules.js';
import type { SeasonLine } from '@crease/core/seasons/season.words.js';
import { lockLeague, type LockedLeague } from '../../../leagues/league-lock.tables.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../../platform/database/database.js';
import { leagueLine, toLeague } from '../../../platform/events/audience.js';
import { requireCommissioner, type Member } from '../../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../../platform/refusal.error.js';
import { redrawPairs } from '../calendar.writer.js';
import { nhlDay } from '../matchup.queries.js';
import { refusal } from '../matchups.refusals.js';
import { putEditedPairs, scheduleOf } from '../pairs.writer.js';
import { movePeriodEnd } from './period-end.writer.js';

type Done = { success: true };

/** Edits the pairs in periods that have not begun, and draws the schedule again before the first one. */
@Injectable()
export class ScheduleService {
  constructor(private readonly database: Database) {}

  edit(member: Member, number: number, { pairs }: PairsBody, idempotency: Idempotency | null): Promise<Done> {
    return this.change(member, idempotency, async (db, league) => {
      const period = (await periodsOf(db, league)).find((one) => one.number === number);
      if (period === undefined) throw notFound('matchup');
      if (period.round !== null)
        throw new RefusalError(refusal('pairsNotOpen.round', { figures: { round: period.round } }));
      if (period.begun) {
        const figures = { period: number, day: dayWords(period.starts_on) };
        throw new RefusalError(refusal('pairsNotOpen.begun', { figures }));
      }
      const teams = await db
        .selectFrom('team')
        .select(['id', 'name'])
        .where('league_id', '=', league.id)
        .orderBy('number')
        .execute();
      const given = pairs.map(({ home_team_id: home, away_team_id: away }): Pairing => ({ home, away }));
      const season = { id: league.id, season: league.current_season };
      unwrap(checkPairs(given, teams, await scheduleOf(db, season)));
      await putEditedPairs(db, season, number, given);
      const names = new Map(teams.map(({ id, name }) => [id, name]));
      const named = given.map(({ home, away }) => ({
        home: names.get(home) ?? '',
        away: away === null ? null : (names.get(away) ?? ''),
      }));
      return { key: 'season.pairsEdited', figures: { period: number, pairs: named } };
    });
  }

  /** Moves the boundary between two future periods, including play-off periods. */
  move(member: Member, number: number, { ends_on: day }: LastDayBody, idempotency: Idempotency | null): Promise<Done> {
    return this.change(member, idempotency, async (db, league) => {
      const periods = await periodsOf(db, league);
      const [one, other] = [number, number + 1].map((of) => periods.find((period) => period.number === of));
      if (one === undefined) throw notFound('matchup');
      if (one.begun) {
        const figures = { period: number, day: dayWords(one.starts_on) };
        throw new RefusalError(refusal('pairsNotOpen.begun', { figures }));
      }
      const { round } = one;
      const begun = periods.find((period) => round !== null && period.round === round && period.begun);
      if (round !== null && begun !== undefined) {
        const figures = { round, day: dayWords(begun.starts_on) };
        throw new RefusalError(refusal('pairsNotOpen.inRound', { figures }));
      }
      if (other === undefined) throw new RefusalError(refusal('lastPeriodStays', { figures: { period: number } }));
      if (one.ends_on === day) return null;
      await movePeriodEnd(db, { id: league.id, season: league.current_season }, [one, other], day);
      const rounds = Math.max(0, ...periods.map((period) => period.round ?? 0));
      const figures = { period: number, before: one.ends_on, after: day, rounds, round, next: other.round };
      return { key: 'season.periodMoved', figures };
    });
  }

  redraw(member: Member, idempotency: Idempotency | null): Promise<Done> {
    return this.change(member, idempotency, async (db, league) => {
      const [first] = await periodsOf(db, league);
      if (first === undefined) throw notFound('matchup');
      if (first.round !== null)
        throw new RefusalError(refusal('pairsNotOpen.round', { figures: { round: first.round } }));
      if (first.begun)
        throw new RefusalError(refusal('pairsNotOpen.redraw', { figures: { day: dayWords(first.starts_on) } }));
      const seed = randomBytes(16).toString('hex');
      await redrawPairs(db, { id: league.id, season: league.current_season }, seed);
      return { key: 'season.scheduleRedrawn', figures: { seed } };
    });
  }

  private change(
    member: Member,
    idempotency: Idempotency | null,
    decide: (db: Db, league: LockedLeague) => Promise<SeasonLine | null>,
  ): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.editSchedule'));
    return this.database.write(async ({ db, record }: Transaction) => {
      // Plans of the calendar take the same lock.
      const league = await lockLeague(db, member.leagueId);
      if (league.phase !== 'in-season') throw new RefusalError(refusal('pairsNotOpen.season'));
      const says = await decide(db, league);
      if (says === null) return { success: true as const };
      const data = { kind: 'matchupSchedule', season: league.current_season };
      await record(leagueLine({ leagueId: league.id, actor: member.userId, says, data }));
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { success: true as const };
    }, idempotency);
  }
}

const periodsOf = (db: Db, { id, current_season: season }: LockedLeague) =>
  db
    .selectFrom('matchup_period')
    .select(['number', 'round', 'starts_on', 'ends_on'])
    .select(({ eb }) => eb('starts_on', '<=', nhlDay).as('begun'))
    .where('league_id', '=', id)
    .where('season', '=', season)
    .orderBy('number')
    .execute();
