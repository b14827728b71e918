import { Injectable } from '@nestjs/common';
import { lineWords } from '@crease/core/activity/activity.words.js';
import { refuse } from '@crease/core/result.js';
import { decisiveViolations, takesIn, violationWords } from '@crease/core/teams/cap.rules.js';
import { proposeOutcome, type ConditionFacts, type ConditionOutcome } from '@crease/core/trades/condition.rules.js';
import { endsOnArrival, OVER_WHOLE, retentionProblems } from '@crease/core/teams/retention.rules.js';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import type { ConditionView } from '@crease/core/trades/trade.schema.js';
import { DraftTrades } from '../draft/draft-trades.service.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { forbidden, RefusalError } from '../platform/http/refusal.error.js';
import { BooksQueries } from '../teams/books.queries.js';
import { TradeContextQueries, type LoadedContext, type Sql } from './trade-context.queries.js';
import { TradeExecution } from './trade.execution.js';
import { TradeNews } from './trade.news.js';
import { TradeQueries, conditionView, type ConditionRow, type TradeRow, type TradeStep } from './trade.queries.js';
import { TradeSettlement } from './trade.settlement.js';
import { asAccepted, newsOf } from './trade.terms.js';
import { trading, type Work } from './trade.work.js';

const LOOKED_AT = 200;

/** The ledger of conditions: the system and the two teams propose what came true, a commissioner confirms, and then it is carried out. */
@Injectable()
export class TradeConditionsService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly contexts: TradeContextQueries,
    private readonly queries: TradeQueries,
    private readonly execution: TradeExecution,
    private readonly settlement: TradeSettlement,
    private readonly news: TradeNews,
    private readonly drafts: DraftTrades,
  ) {}

  /** Says what came true, for the commissioner to confirm. For the managers of the two teams and for commissioners. */
  async propose(
    member: Member,
    conditionId: string,
    body: { outcome: ConditionOutcome; note: string | null },
    idempotency: Idempotency | null,
  ): Promise<ConditionView> {
    await trading(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const condition = await this.queries.condition(work.sql, member.leagueId, conditionId);
        const party =
          member.teamId !== null &&
          (member.teamId === condition.from_team_id || member.teamId === condition.to_team_id);
        if (!party && !member.commissioner)
          throw forbidden('Only the two teams and the commissioner can do this.', 'Ask one of them.');
        const { row } = await this.locked(work, condition);
        await this.writeProposal(
          work.sql,
          conditionId,
          body.outcome,
          body.note ?? 'Reported without further words.',
          member.userId,
        );
        work.news.toLeague(newsOf(row), row.state, member.userId, null);
        return { condition_id: conditionId };
      },
      idempotency,
    );
    return this.view(member.leagueId, conditionId);
  }

  /** A commissioner's word settles a condition: what it held goes where it belongs, in one transaction, or the word is refused. */
  async confirm(
    member: Member,
    conditionId: string,
    body: { outcome: ConditionOutcome; note: string | null; override_reason: string | null },
    idempotency: Idempotency | null,
  ): Promise<ConditionView> {
    requireCommissioner(member, 'settle a condition');
    await trading(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const { sql, news } = work;
        const { row, condition } = await this.locked(
          work,
          await this.queries.condition(sql, member.leagueId, conditionId),
        );
        const goods = goodsOf(condition, body.outcome);
        const done = await this.carryOut(work, row, condition, goods, body.override_reason !== null);
        const note =
          [body.note, body.override_reason === null ? null : `Rules overridden: ${body.override_reason}`]
            .filter((text) => text !== null)
            .join(' ') || null;
        await sql(
          `update trade_condition set outcome = $2, confirmed_by = $3, confirmed_at = clock_timestamp(), note = $4, done = $5::jsonb where id = $1`,
          [conditionId, body.outcome, member.userId, note, JSON.stringify(done)],
        );
        const trade = newsOf(row);
        const { asset, instead } = condition.shown;
        const receiver =
          row.shown.find(({ team_id }) => team_id === condition.to_team_id)?.team_name ?? 'The other team';
        const giver = row.shown.find(({ team_id }) => team_id === condition.from_team_id)?.team_name ?? 'the team';
        const met = body.outcome === 'met';
        const owner =
          goods.length === 0
            ? { team: giver, asset: asset.label, stays: true }
            : { team: receiver, asset: met ? asset.label : (instead?.label ?? asset.label), stays: false };
        const says = {
          key: 'trade.conditionSettled',
          figures: { met, text: condition.shown.text, owner, note },
        } as const;
        await news.toTeams(trade, row.state, member.userId);
        news.toLeague(trade, row.state, member.userId, says);
        news.letter([row.proposer_team_id, row.recipient_team_id], trade, {
          kind: 'trade-answered',
          key: 'conditionSettled',
          figures: { line: lineWords(says) },
        });
        if (done.length > 0) await this.settlement.cancelOffers(work, member.leagueId, refsOfGoods(goods), row.id);
        return { condition_id: conditionId };
      },
      idempotency,
    );
    return this.view(member.leagueId, conditionId);
  }

  /** The condition's trade under both teams' locks, and the condition as it stands then. */
  private async locked(work: Work, seen: ConditionRow): Promise<{ row: TradeRow; condition: ConditionRow }> {
    await this.books.lock(work.sql, seen.league_id, [seen.from_team_id, seen.to_team_id]);
    const row = await this.queries.byId(work.sql, seen.trade_id, true);
    const condition = await this.queries.condition(work.sql, seen.league_id, seen.id);
    if (!row) throw new Error('a condition belongs to a trade');
    if (condition.outcome !== null)
      throw new RefusalError({
        name: 'conditionSettled',
        message: 'This condition has been settled.',
        fix: 'Reload the ledger.',
      });
    return { row, condition };
  }

  private async carryOut(
    work: Work,
    row: TradeRow,
    condition: ConditionRow,
    goods: readonly TradeAsset[],
    override: boolean,
  ): Promise<TradeStep[]> {
    const { sql } = work;
    const { league_id: leagueId, from_team_id: from, to_team_id: to } = condition;
    await sql('delete from frozen_asset where condition_id = $1', [condition.id]);
    if (goods.length === 0) {
      await this.execution.tellPromises(work, leagueId, condition.trade_id);
      return [];
    }
    await this.execution.lockDrafts(sql, leagueId);
    const sides = [
      { team_id: from, assets: goods, moves: [] },
      { team_id: to, assets: [], moves: [] },
    ] as const;
    const loaded = asAccepted(await this.contexts.load(sql, leagueId, { sides }, condition.trade_id), row);
    const before = await this.books.books(sql, leagueId, [from, to]);
    for (const asset of goods)
      if (asset.kind === 'draft-pick' && loaded.context.picks.get(asset.pick_id)?.used) throw used(condition);
    const gone = new Set(goods.flatMap((asset) => (asset.kind === 'player' ? [asset.player_id] : [])));
    for (const asset of goods) {
      if (asset.kind !== 'retention') continue;
      if (!gone.has(asset.player_id) && loaded.context.players.get(asset.player_id)?.teamId === from)
        throw holdsHimself(loaded, from, asset.player_id);
      this.refuseRetention(asset, loaded, { gets: gone.has(asset.player_id) ? to : null, override });
    }
    const steps: TradeStep[] = [];
    for (const asset of goods)
      steps.push(...(await this.execution.hand(sql, condition.trade_id, asset, from, to, loaded)));
    const after = await this.books.books(sql, leagueId, [from, to]);
    for (const [index, team] of before.entries()) {
      const then = after[index];
      if (!then || override) continue;
      const violation = decisiveViolations(team, then, loaded.league.rules, takesIn(team, then)).find(
        ({ decisive }) => decisive,
      );
      if (!violation) continue;
      const { message, fix } = violationWords(team.name, violation);
      throw new RefusalError({
        name: violation.rule,
        message,
        figure: violation.figure,
        limit: violation.limit,
        fix: `${fix ?? 'Make room first.'} Or override the rule with a reason.`,
      });
    }
    await this.execution.tellDrafts(
      work,
      loaded.league,
      [from, to],
      new Map(goods.flatMap((asset) => (asset.kind === 'draft-pick' ? [[asset.pick_id, to] as const] : []))),
      condition.trade_id,
    );
    return steps;
  }

  /**
   * Others may have begun to retain of the contract since it was promised. `gets` is the team that gets the player in the same moment,
   * whose own part ends. More than the whole contract is refused even where a commissioner overrides the rules.
   */
  private refuseRetention(
    { player_id, percent }: Extract<TradeAsset, { kind: 'retention' }>,
    { context, league }: LoadedContext,
    { gets, override }: { gets: string | null; override: boolean },
  ): void {
    const player = { id: player_id, name: context.players.get(player_id)?.name ?? 'the player', capHit: 0 };
    const ends = gets === null ? [] : endsOnArrival(context.retentions, player_id, gets, league.season);
    const problems = retentionProblems(
      { team: context.teams[0], player, percent },
      league.settings,
      league.season,
      context.retentions.filter((retention) => !ends.includes(retention)),
    );
    const whole = problems.find(({ name }) => name === OVER_WHOLE);
    if (whole) throw new RefusalError({ ...whole, fix: 'Settle it as not met.' });
    const [problem] = problems;
    if (problem && !override)
      throw new RefusalError({ ...problem, fix: 'Override the rule with a reason, or settle it as not met.' });
  }

  /** The system's own look at what is open: proposes what statistics, orders and contracts prove, and what ran out unproven. */
  async look(): Promise<number> {
    let proposed = 0;
    let after = '';
    for (;;) {
      const page = await this.queries.openConditions(this.queries.sql, after, LOOKED_AT);
      for (const condition of page) if (await this.lookAt(condition)) proposed += 1;
      if (page.length < LOOKED_AT) return proposed;
      after = page.at(-1)?.id ?? '';
    }
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
      const rows = await work.sql(
        `select id from trade_condition where id = $1 and outcome is null and proposed_by is null and proposed_outcome is not distinct from $2 for update`,
        [condition.id, condition.proposed_outcome],
      );
      const row = rows.length === 0 ? null : await this.queries.byId(work.sql, condition.trade_id);
      if (!row) return false;
      await this.writeProposal(work.sql, condition.id, found?.outcome ?? null, found?.evidence ?? null, null);
      work.news.toLeague(newsOf(row), row.state, null, null);
      if (found && found.outcome !== condition.proposed_outcome) {
        work.news.letter(await this.commissioners(work.sql, row.league_id), newsOf(row), {
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

  private async writeProposal(
    sql: Sql,
    conditionId: string,
    outcome: ConditionOutcome | null,
    evidence: string | null,
    userId: string | null,
  ): Promise<void> {
    await sql(
      'update trade_condition set proposed_outcome = $2, proposed_evidence = $3, proposed_by = $4, proposed_at = case when $2::text is null then null else clock_timestamp() end where id = $1',
      [conditionId, outcome, evidence, userId],
    );
  }

  /** Teams of the league's commissioners: who manages none looks at the ledger himself. */
  private async commissioners(sql: Sql, leagueId: string): Promise<string[]> {
    const rows = await sql<{ team_id: string }>(
      'select team_id from membership where league_id = $1 and is_commissioner and team_id is not null',
      [leagueId],
    );
    return rows.map(({ team_id }) => team_id);
  }

  private async facts(row: ConditionRow): Promise<ConditionFacts> {
    const { condition, asset, league_id: leagueId } = row;
    const { sql } = this.queries;
    const season = 'season' in condition ? condition.season : null;
    const player = 'player_id' in condition ? condition.player_id : null;
    const [found] = await sql<{
      number: number | null;
      games: number | null;
      over: boolean;
      club: boolean;
      signed: boolean;
    }>(
      `select
         (select p.pick_number from draft_pick p where p.id = $2) as number,
         (select sum(s.gp)::int from player_season s where s.player_id = $3 and s.season = $4 and not s.playoffs) as games,
         (select l.current_season > $4 or (l.current_season = $4 and l.phase in ('offseason', 'protection')) from league l where l.id = $1) as over,
         exists (select 1 from player_season s where s.season = $4 and s.playoffs and s.club = $5) as club,
         exists (select 1 from contract c where c.player_id = $3 and c.season = $4) as signed`,
      [
        leagueId,
        asset.kind === 'draft-pick' ? asset.pick_id : null,
        player,
        season,
        condition.type === 'playoffs-made' ? condition.club : null,
      ],
    );
    return {
      pickNumber:
        found?.number ??
        (condition.type === 'pick-protected' && asset.kind === 'draft-pick'
          ? await this.drafts.numberInLobby(leagueId, asset.pick_id)
          : null),
      games: found?.games ?? null,
      seasonOver: found?.over ?? false,
      clubInPlayoffs: found?.club ?? false,
      signed: found?.signed ?? false,
      place: condition.type === 'team-finish' ? await this.place(leagueId, condition.team_id, condition.season) : null,
    };
  }

  /** A team's place in the regular season's points; null while nobody has any. */
  private async place(leagueId: string, teamId: string, season: string): Promise<number | null> {
    const rows = await this.queries.sql<{ team_id: string; points: number }>(
      `select t.id as team_id, coalesce(p.points, 0)::float8 as points from team t left join team_points p on p.team_id = t.id and p.season = $2 and not p.playoffs where t.league_id = $1`,
      [leagueId, season],
    );
    if (rows.every(({ points }) => points === 0)) return null;
    const mine = rows.find(({ team_id }) => team_id === teamId)?.points ?? 0;
    return 1 + rows.filter(({ points }) => points > mine).length;
  }

  private async view(leagueId: string, conditionId: string): Promise<ConditionView> {
    return conditionView(await this.queries.condition(this.queries.sql, leagueId, conditionId));
  }
}

/** What changes hands when a condition is settled so. */
function goodsOf(condition: ConditionRow, outcome: ConditionOutcome): TradeAsset[] {
  const free = { ...condition.asset, condition: null };
  if (outcome === 'met')
    return free.kind === 'player' && condition.retained_percent !== null
      ? [free, { kind: 'retention', player_id: free.player_id, percent: condition.retained_percent, condition: null }]
      : [free];
  return condition.instead_pick_id === null
    ? []
    : [{ kind: 'draft-pick', pick_id: condition.instead_pick_id, condition: null }];
}

const refsOfGoods = (goods: readonly TradeAsset[]): { kind: string; ref: string }[] =>
  goods.flatMap((asset) =>
    asset.kind === 'retention'
      ? []
      : [{ kind: asset.kind, ref: asset.kind === 'player' ? String(asset.player_id) : asset.pick_id }],
  );

/** Nobody retains salary of his own player: he pays all of him. */
const holdsHimself = ({ context, faces }: LoadedContext, teamId: string, playerId: number): RefusalError =>
  new RefusalError(
    refuse(
      'holdsPlayer',
      `${context.players.get(playerId)?.name ?? 'The player'} is on ${faces.get(teamId)?.name ?? 'the team'} again, which pays all of him.`,
      { fix: 'Settle it as not met.' },
    ).refusal,
  );

const used = (condition: ConditionRow): RefusalError =>
  new RefusalError(
    refuse('pickUsed', 'The draft pick has been used meanwhile.', {
      fix:
        condition.instead_pick_id === null
          ? 'Settle it as not met, and let the teams agree on something else.'
          : 'Settle it as not met: next year’s pick goes instead.',
    }).refusal,
  );
