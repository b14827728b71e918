import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { dayWords } from '@crease/core/calendar.js';
import { medianFor } from '@crease/core/competition/matchups/double-schedule.rules.js';
import type { ScoreChangeBody } from '@crease/core/competition/matchups/office/score-change.calls.js';
import { checkScoreChange } from '@crease/core/competition/matchups/office/score-change.rules.js';
import { newId } from '@crease/core/ids.js';
import { lockLeague, type LockedLeague } from '../../../leagues/league-lock.tables.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../../platform/database/database.js';
import { requireCommissioner, type Member } from '../../../platform/http/member.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { notFound, RefusalError, unwrap } from '../../../platform/refusal.error.js';
import { markPairs } from '../../sweeps/due-pairs.writer.js';
import { loadPeriods, type Period } from '../matchup.queries.js';
import { periodsOfMatch } from '../matchup-score.js';
import { refusal } from '../matchups.refusals.js';
import { seedsByMeetings } from '../playoff.queries.js';
import { findBegunRound } from '../results/open-ties.queries.js';
import { isUndoable } from './record-changes.queries.js';
import { tellScoreChange, type FollowedChange } from './score-change-news.js';
import { addToStored } from './score-changes.writer.js';

type Done = { success: true };

interface Place {
  readonly period: number;
  readonly number: number;
}

interface Open {
  readonly period: Period;
  readonly matchup: Period['matchups'][number];
}

/**
 * Adds points or category figures to a team's score in a period, or takes some away, and undoes such changes. If the
 * result is announced, it is updated at once, even when it is final; otherwise the change is added when the period's
 * days are summed.
 */
@Injectable()
export class ScoreChangesService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  add(
    member: Member,
    place: Place,
    { team_id: teamId, figure, amount, reason }: ScoreChangeBody,
    idempotency: Idempotency | null,
  ): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.changeScore'));
    return this.write(idempotency, async (to) => {
      const league = await lockLeague(to.db, member.leagueId);
      const open = await findOpen(to.db, league, place.period, (pair) => pair.number === place.number);
      const { home_team_id: home, away_team_id: away } = open.matchup;
      if (teamId !== home && teamId !== away) throw notFound('team');
      unwrap(checkScoreChange({ figure, amount }, open.period.rules));
      const change = { teamId, period: place.period, figure, amount };
      await to.db
        .insertInto('score_change')
        .values({
          league_id: league.id,
          id: newId(randomBytes),
          season: league.current_season,
          period: place.period,
          team_id: teamId,
          figure,
          amount,
          reason,
        })
        .execute();
      return { league, actor: member.userId, ...open, change, reason };
    });
  }

  undo(member: Member, id: string, idempotency: Idempotency | null): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.changeScore'));
    return this.write(idempotency, async (to) => {
      const league = await lockLeague(to.db, member.leagueId);
      const stored = await to.db
        .selectFrom('score_change as c')
        .select(({ ref }) => [
          'c.team_id as teamId',
          'c.period',
          'c.figure',
          'c.amount',
          isUndoable({ league_id: ref('c.league_id'), season: ref('c.season'), at: ref('c.at') }).as('undoable'),
        ])
        .where('c.league_id', '=', league.id)
        .where('c.season', '=', league.current_season)
        .where('c.id', '=', id)
        .executeTakeFirst();
      if (stored === undefined) throw notFound('scoreChange');
      const { undoable, ...change } = stored;
      const isOf = ({ home_team_id: home, away_team_id: away }: Open['matchup']) =>
        home === change.teamId || away === change.teamId;
      const open = await findOpen(to.db, league, change.period, isOf);
      if (!undoable) throw new RefusalError(refusal('scoreChangeStays'));
      await to.db.deleteFrom('score_change').where('league_id', '=', league.id).where('id', '=', id).execute();
      return {
        league,
        actor: member.userId,
        ...open,
        change: { ...change, amount: -change.amount },
        reason: null,
      };
    });
  }

  /** Writes a change, updates stored results and tells the managers. */
  private async write(
    idempotency: Idempotency | null,
    change: (to: Transaction) => Promise<FollowedChange>,
  ): Promise<Done> {
    let mails: string[] = [];
    const done = await this.database.write(async (to) => {
      const followed = await change(to);
      const { league, period } = followed;
      const season = { id: league.id, season: league.current_season };
      if (period.told) await addToStored(to.db, season, followed.change);
      await markPairs(to.db, season);
      mails = await tellScoreChange(to, this.mail, { ...followed, publicUrl: this.config.publicUrl });
      return { success: true as const };
    }, idempotency);
    for (const id of mails) await this.mail.queue(id);
    return done;
  }
}

async function findOpen(
  db: Db,
  { id, current_season: season, phase }: LockedLeague,
  number: number,
  isAsked: (matchup: Open['matchup']) => boolean,
): Promise<Open> {
  const periods = await loadPeriods(db, id, season, { number });
  const period = periods.find((one) => one.number === number);
  const matchup = period?.matchups.find(isAsked);
  if (period === undefined || matchup === undefined) throw notFound('matchup');
  if (phase !== 'in-season') throw new RefusalError(refusal('scoreNotOpen.season', { figures: { season } }));
  const first = periodsOfMatch(periods, number)[0] ?? period;
  if (first.state === 'coming')
    throw new RefusalError(refusal('scoreNotOpen.yet', { figures: { day: dayWords(first.starts_on) } }));
  // The pairs of the next round are final with its first game.
  const isClosed =
    period.round !== null &&
    (periods.at(-1)?.state === 'final' || (await findBegunRound(db, { id, season }, period.round + 1)) !== null);
  if (period.round !== null && isClosed)
    throw new RefusalError(refusal('scoreNotOpen.round', { figures: { round: period.round } }));
  const { home_team_id: home, away_team_id: away } = matchup;
  if (away === null && (period.round !== null || !(await playsMedian(db, id, season))))
    throw new RefusalError(refusal('resultNotOpen.bye'));
  // A team of a double-header has the same score in two matchups.
  const touched = period.matchups.filter((pair) =>
    [home, away].some((team) => team !== null && [pair.home_team_id, pair.away_team_id].includes(team)),
  );
  if (touched.some(({ set }) => set !== null)) throw new RefusalError(refusal('scoreNotOpen.set'));
  const seeds = await seedsByMeetings(db, id, season, period);
  const isSeeded = (team: string | null) => seeds.some(({ teamId }) => teamId === team);
  if (touched.some((pair) => isSeeded(pair.home_team_id) && isSeeded(pair.away_team_id)))
    throw new RefusalError(refusal('resultNotOpen.ties'));
  return { period, matchup };
}

async function playsMedian(db: Db, leagueId: string, season: string): Promise<boolean> {
  const rules = await db
    .selectFrom('matchup_season')
    .select(['median', 'odd'])
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .executeTakeFirstOrThrow();
  return medianFor(rules) !== 'none';
}
