import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { proposeOutcome, type ConditionFacts } from '@crease/core/trades/condition.rules.js';
import { DraftTrades } from '../draft/draft-trades.service.js';
import { Database, type Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import { leaguesWithOpenConditions, openConditions, type ConditionRow } from './condition.queries.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { TradeNews } from './trade.news.js';
import { TradeQueries } from './trade.queries.js';
import { newsOf } from './trade.terms.js';
import { trading } from './trade.work.js';
import { writeProposal } from './trade.writer.js';

/** The NHL's number of a game in the playoffs has its round as its eighth digit: 2025030214. */
const playoffRound = sql<number | null>`max(case when g.game_id ~ '^\\d{10}$' then substr(g.game_id, 8, 1)::int end)`;

/** Conditions that are looked at in one go. */
const LOOKED_AT = 200;

/** What statistics, contracts and draft orders prove of open conditions. The system only proposes; a commissioner confirms. */
@Injectable()
export class ConditionWatch {
  constructor(
    private readonly database: Database,
    private readonly queries: TradeQueries,
    private readonly news: TradeNews,
    private readonly drafts: DraftTrades,
    private readonly rounds: LeagueRounds,
  ) {}

  /** The system's own look at what is open: proposes what statistics, orders and contracts prove, and what ran out unproven. */
  async look(): Promise<number> {
    let proposed = 0;
    await this.rounds.each('conditions', await leaguesWithOpenConditions(this.database.db), async ({ league_id }) => {
      let after = '';
      for (;;) {
        const page = await openConditions(this.database.db, league_id, after, LOOKED_AT);
        for (const condition of page) if (await this.lookAt(condition)) proposed += 1;
        if (page.length < LOOKED_AT) return;
        after = page.at(-1)?.id ?? '';
      }
    });
    return proposed;
  }

  /** What can be told of one condition now. A draft order that is drawn again, or a corrected statistic, changes what the system said before. */
  private async lookAt(condition: ConditionRow): Promise<boolean> {
    const found = proposeOutcome(
      condition.condition,
      await this.facts(condition),
      condition.resolve_by <= condition.now,
    );
    if (
      found?.outcome === (condition.proposed_outcome ?? undefined) &&
      found?.evidence === (condition.proposed_evidence ?? undefined)
    )
      return false;
    return trading(this.database, this.news, null, async (work) => {
      // Somebody may have spoken on it since it was read.
      const same = await work.db
        .selectFrom('trade_condition')
        .select('id')
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
      const row = same === undefined ? null : await this.queries.byId(work.db, condition.trade_id);
      if (!row) return false;
      await writeProposal(work.db, condition.id, found, null);
      work.news.toLeague(newsOf(row), row.state, null, null);
      if (found && found.outcome !== condition.proposed_outcome) {
        work.news.mailTo(await this.commissioners(work.db, row.league_id), newsOf(row), {
          kind: 'trade-answered',
          key: 'conditionWaits',
          figures: {
            asset: condition.shown.asset.label,
            text: condition.shown.text,
            met: found.outcome === 'met',
            evidence: found.evidence,
          },
        });
      }
      return true;
    });
  }

  /** Teams of the league's commissioners. Commissioners without a team look at the ledger themselves. */
  private async commissioners(db: Db, leagueId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('membership')
      .select('team_id')
      .where('league_id', '=', leagueId)
      .where('is_commissioner', '=', true)
      .where('team_id', 'is not', null)
      .execute();
    return rows.flatMap(({ team_id: teamId }) => teamId ?? []);
  }

  private async facts(row: ConditionRow): Promise<ConditionFacts> {
    const { condition, asset, league_id: leagueId } = row;
    const season = 'season' in condition ? condition.season : null;
    const player = 'player_id' in condition ? condition.player_id : null;
    const pick = asset.kind === 'draft-pick' ? asset.pick_id : null;
    const other = condition.type === 'pick-of-two' ? condition.other_pick_id : null;
    const club = condition.type === 'playoffs-made' ? condition.club : null;
    const found = await this.database.db
      .selectFrom('league as l')
      .where('l.id', '=', leagueId)
      .select(({ eb, and, or, exists, selectFrom }) => [
        selectFrom('draft_pick as p').select('p.pick_number').where('p.id', '=', pick).as('number'),
        selectFrom('draft_pick as p').select('p.pick_number').where('p.id', '=', other).as('other'),
        selectFrom('player_season as s')
          .innerJoin('player_game as g', (join) =>
            join
              .onRef('g.player_id', '=', 's.player_id')
              .onRef('g.season', '=', 's.season')
              .on('g.playoffs', '=', true),
          )
          .select(playoffRound.as('round'))
          .where('s.season', '=', season)
          .where('s.playoffs', '=', true)
          .where('s.club', '=', club)
          .as('round'),
        selectFrom('player_season as s')
          .select(({ fn }) => fn.sum<number | null>('s.gp').as('games'))
          .where('s.player_id', '=', player)
          .where('s.season', '=', season)
          .where('s.playoffs', '=', false)
          .as('games'),
        isSo(
          or([
            eb('l.current_season', '>', season),
            and([eb('l.current_season', '=', season), eb('l.phase', 'in', ['offseason', 'protection'])]),
          ]),
        ).as('over'),
        isSo(
          exists(
            selectFrom('player_season as s')
              .select('s.player_id')
              .where('s.season', '=', season)
              .where('s.playoffs', '=', true)
              .where('s.club', '=', club),
          ),
        ).as('club'),
        isSo(
          exists(
            selectFrom('contract as c')
              .select('c.player_id')
              .where('c.player_id', '=', player)
              .where('c.season', '=', season),
          ),
        ).as('signed'),
      ])
      .executeTakeFirst();
    return {
      pickNumber:
        found?.number ??
        ((condition.type === 'pick-protected' || other !== null) && pick !== null
          ? await this.drafts.numberInLobby(leagueId, pick)
          : null),
      otherNumber: found?.other ?? (other === null ? null : await this.drafts.numberInLobby(leagueId, other)),
      playoffRound: found?.round ?? null,
      games: found?.games ?? null,
      seasonOver: found?.over ?? false,
      clubInPlayoffs: found?.club ?? false,
      signed: found?.signed ?? false,
      place: condition.type === 'team-finish' ? await this.place(leagueId, condition.team_id, condition.season) : null,
    };
  }

  /** A team's place in the table of a regular season; null while nobody has points. */
  private async place(leagueId: string, teamId: string, season: string): Promise<number | null> {
    const rows = await this.database.db
      .selectFrom('team as t')
      .leftJoin('team_points as p', (join) =>
        join.onRef('p.team_id', '=', 't.id').on('p.season', '=', season).on('p.playoffs', '=', false),
      )
      .leftJoin('season_standing as e', (join) =>
        join.onRef('e.league_id', '=', 't.league_id').onRef('e.team_id', '=', 't.id').on('e.season', '=', season),
      )
      .where('t.league_id', '=', leagueId)
      .select(['t.id as team_id', sql<number>`(coalesce(p.points, 0) - coalesce(e.less, 0))::float8`.as('points')])
      .execute();
    if (rows.every(({ points }) => points === 0)) return null;
    const mine = rows.find(({ team_id }) => team_id === teamId)?.points ?? 0;
    return 1 + rows.filter(({ points }) => points > mine).length;
  }
}
