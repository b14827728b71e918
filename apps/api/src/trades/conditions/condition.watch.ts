import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  joinProposals,
  proposeOutcome,
  singlesOf,
  type ConditionFacts,
  type Proposal,
} from '@crease/core/trades/conditions/condition.rules.js';
import { championsOf } from '@crease/core/competition/champion.rules.js';
import { goodOf } from '@crease/core/trades/shown/shown.words.js';
import { decidersOf } from '@crease/core/trades/conditions/condition.deciders.js';
import { CUP, PLAYOFF_ROUNDS, type SingleCondition } from '@crease/core/trades/trade.model.js';
import { DraftTrades } from '../../draft/offers/draft-trades.service.js';
import { areSeedsOpen, seedsOf } from '../../competition/matchups/playoff.queries.js';
import { findTable } from '../../competition/table.queries.js';
import { Database, type Db } from '../../platform/database/database.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { endsOnDate, leaguesWithOpenConditions, openConditions, type ConditionRow } from './condition.queries.js';
import { ConditionSettlement } from './condition.settlement.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { TradeNews } from '../trade.news.js';
import { TradeQueries, type TradeRow } from '../trade.queries.js';
import { newsOf } from '../trade.terms.js';
import { changeTrades, type TradeTransaction } from '../trade.transaction.js';
import { writeProposal } from '../trade.writer.js';
import { factsQuery } from './condition-facts.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const g = namesIn('player_game as g');

/** A game of the final, by that number. */
const FINAL_GAME = sql<boolean>`${g.game_id} ~ '^\\d{7}${sql.raw(String(PLAYOFF_ROUNDS))}\\d{2}$'`;
const GAMES_THAT_WIN = 4;

/** Most conditions of a league in one look. */
const LOOKED_AT = 200;

/**
 * Proposes outcomes of open conditions from statistics, contracts and draft orders; members decide. It ends a condition
 * itself, on its date, only when no uninvolved member can decide it.
 */
@Injectable()
export class ConditionWatch {
  /**
   * The last checked condition in leagues with more conditions than one run checks. They stay open, so the next run
   * continues after it.
   */
  private readonly after = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly queries: TradeQueries,
    private readonly news: TradeNews,
    private readonly drafts: DraftTrades,
    private readonly rounds: LeagueRounds,
    private readonly conditions: ConditionSettlement,
  ) {}

  /**
   * Proposes outcomes for open conditions that are proven or ran out, and ends those that only their date can end.
   * Returns the number of changed proposals.
   */
  async look(): Promise<number> {
    let proposed = 0;
    await this.rounds.each('conditions', await leaguesWithOpenConditions(this.database.db), async ({ league_id }) => {
      const page = await openConditions(this.database.db, league_id, this.after.get(league_id) ?? '', LOOKED_AT);
      for (const condition of page) {
        const due = condition.resolve_by <= condition.now;
        if (due && endsOnDate(condition)) await this.end(condition);
        else if (condition.proposed_by === null && (await this.lookAt(condition, due))) proposed += 1;
      }
      const last = page.length < LOOKED_AT ? undefined : page.at(-1)?.id;
      if (last === undefined) this.after.delete(league_id);
      else this.after.set(league_id, last);
    });
    return proposed;
  }

  /** A new draft order or corrected statistics can change a proposal. */
  private async lookAt(condition: ConditionRow, due: boolean): Promise<boolean> {
    const found = await this.find(condition, due);
    if (
      found?.outcome === (condition.proposed_outcome ?? undefined) &&
      isDeepStrictEqual(found?.evidence ?? null, condition.proposed_why)
    )
      return false;
    return changeTrades(this.database, this.news, null, async (work) => {
      // A person may have proposed an outcome since it was read.
      const same = await work.db
        .selectFrom('trade_condition')
        .select('id')
        .where('league_id', '=', condition.league_id)
        .where('id', '=', condition.id)
        .where('outcome', 'is', null)
        .where('proposed_by', 'is', null)
        .where(({ eb }) =>
          condition.proposed_outcome === null
            ? eb('proposed_outcome', 'is', null)
            : eb('proposed_outcome', '=', condition.proposed_outcome),
        )
        .forUpdate()
        .executeTakeFirst();
      const row =
        same === undefined ? null : await this.queries.inLeague(work.db, condition.league_id, condition.trade_id);
      if (!row) return false;
      await writeProposal(work.db, condition, found, null);
      work.news.toLeague(newsOf(row), row.state, null, null);
      if (found && found.outcome !== condition.proposed_outcome) {
        const { commissioner, votes } = decidersOf(condition);
        const figures = {
          asset: goodOf(condition.shown.asset),
          met: found.outcome === 'met',
          evidence: found.evidence,
        };
        const others = await this.others(work.db, condition);
        if (commissioner)
          work.news.mailTo(
            others.teams,
            newsOf(row),
            { kind: 'trade-answered', key: 'conditionWaits', figures },
            (userId) => others.commissioners.has(userId),
          );
        if (votes !== null)
          work.news.mailTo(
            others.teams,
            newsOf(row),
            { kind: 'trade-answered', key: 'conditionVote', figures },
            (userId) => !others.commissioners.has(userId),
          );
      }
      return true;
    });
  }

  /**
   * Ends a condition that no member can decide, by the proof on its date, ignoring cap and roster. When that outcome
   * cannot be executed, tries the other one, then voids the condition.
   */
  private async end(condition: ConditionRow): Promise<void> {
    const found = await this.find(condition, true);
    if (found === null) throw new Error('a condition that is due has an outcome');
    const { evidence } = found;
    for (const outcome of new Set([found.outcome, 'not-met'] as const)) {
      const refused = outcome === found.outcome ? 'none' : 'one';
      const note = { key: 'date', figures: { evidence, refused } } as const;
      const decision = { outcome, by: null, note, override: true };
      if (
        await this.ending(condition, (work, { row, condition: now }) =>
          this.conditions.settle(work, row, now, decision),
        )
      )
        return;
    }
    await this.ending(condition, (work, { row, condition: now }) =>
      this.conditions.voidCondition(work, row, now, { key: 'date', figures: { evidence, refused: 'both' } }),
    );
  }

  /** Returns false when the change was refused. */
  private async ending(
    condition: ConditionRow,
    change: (work: TradeTransaction, now: { row: TradeRow; condition: ConditionRow }) => Promise<void>,
  ): Promise<boolean> {
    try {
      await changeTrades(this.database, this.news, null, async (work) => {
        await change(work, await this.conditions.locked(work, condition));
      });
      return true;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      return error.refusal.name === 'conditionSettled';
    }
  }

  /**
   * Teams of the commissioners and managers who may decide, and these commissioners. In a commissioner's own trade only
   * uninvolved members may.
   */
  private async others(
    db: Db,
    { league_id: leagueId, from_team_id: from, to_team_id: to, commissionersOwn }: ConditionRow,
  ): Promise<{ teams: string[]; commissioners: ReadonlySet<string> }> {
    const rows = await db
      .selectFrom('membership')
      .select(['team_id', 'user_id', 'is_commissioner'])
      .where('league_id', '=', leagueId)
      .where('team_id', 'is not', null)
      .$if(commissionersOwn, (query) => query.where('team_id', 'not in', [from, to]))
      .execute();
    return {
      teams: [...new Set(rows.flatMap(({ team_id: teamId }) => teamId ?? []))],
      commissioners: new Set(rows.flatMap(({ user_id, is_commissioner }) => (is_commissioner ? [user_id] : []))),
    };
  }

  private async find(row: ConditionRow, due: boolean): Promise<Proposal | null> {
    const proposals: ReturnType<typeof proposeOutcome>[] = [];
    for (const single of singlesOf(row.condition))
      proposals.push(proposeOutcome(single, await this.facts(row, single), due));
    return joinProposals(proposals);
  }

  private async facts(row: ConditionRow, condition: SingleCondition): Promise<ConditionFacts> {
    const { asset, league_id: leagueId } = row;
    const season = 'season' in condition ? condition.season : null;
    const player = 'player_id' in condition ? condition.player_id : null;
    const pick = asset.kind === 'draft-pick' ? asset.pick_id : null;
    const other = condition.type === 'pick-of-two' ? condition.other_pick_id : null;
    const club = condition.type === 'playoffs-made' ? condition.club : null;
    const found = await factsQuery(this.database.db, leagueId, { season, player, pick, other, club });
    return {
      pickNumber:
        found?.number ??
        ((condition.type === 'pick-protected' || other !== null) && pick !== null
          ? await this.drafts.numberInLobby(leagueId, pick)
          : null),
      otherNumber: found?.other ?? (other === null ? null : await this.drafts.numberInLobby(leagueId, other)),
      nhlPlayoffRound: found?.round ?? null,
      champion:
        condition.type === 'playoffs-made' && condition.round === CUP ? await this.champion(condition.season) : null,
      games: found?.games ?? null,
      seasonOver: found?.over ?? false,
      clubInNhlPlayoffs: found?.club ?? false,
      signed: found?.signed ?? false,
      ...(condition.type === 'team-result' ? await this.teamResult(leagueId, condition, found?.over ?? false) : {}),
      place: condition.type === 'team-finish' ? await this.place(leagueId, condition.team_id, condition.season) : null,
    };
  }

  /**
   * The club whose goalies have won four games of the final, the fourth round; null while none has. Games that were not
   * imported from the NHL do not name their round.
   */
  private async champion(season: string): Promise<string | null> {
    const row = await this.database.db
      .selectFrom('player_game as g')
      .innerJoin('player_season as s', (join) =>
        join.onRef('s.player_id', '=', 'g.player_id').onRef('s.season', '=', 'g.season').on('s.playoffs', '=', true),
      )
      .where('g.season', '=', season)
      .where('g.playoffs', '=', true)
      .where('g.w', '>', 0)
      .where(FINAL_GAME)
      .groupBy('s.club')
      .having(({ fn }) => fn.count<number>('g.game_id').distinct(), '>=', GAMES_THAT_WIN)
      .select('s.club')
      .executeTakeFirst();
    return row?.club ?? null;
  }

  /** A season's play-off teams, or its winner. */
  private async teamResult(
    leagueId: string,
    { season, result }: Extract<SingleCondition, { type: 'team-result' }>,
    over: boolean,
  ): Promise<Pick<ConditionFacts, 'qualified' | 'champions'>> {
    const { db } = this.database;
    if (result === 'title')
      return over
        ? { champions: championsOf(await findTable(db, leagueId, season)).map(({ teamId }) => teamId) }
        : { champions: null };
    const seeds = await seedsOf(db, leagueId, season);
    const isOpen = seeds.length === 0 || (!over && (await areSeedsOpen(db, leagueId, season)));
    return { qualified: isOpen ? null : seeds.map(({ teamId }) => teamId) };
  }

  /** A team's place in the table of a regular season; null while no team has points. */
  private async place(leagueId: string, teamId: string, season: string): Promise<number | null> {
    const table = await findTable(this.database.db, leagueId, season);
    if (table.every(({ points }) => points === 0)) return null;
    const row = table.find((team) => team.teamId === teamId);
    return row?.tableRank ?? row?.rank ?? null;
  }
}
