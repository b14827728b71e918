import { Injectable } from '@nestjs/common';
import { decisiveViolations, takesIn, violationWords } from '@crease/core/teams/cap.rules.js';
import type { TradeAnswer, TradeReversalView } from '@crease/core/trades/trade.schema.js';
import { mayAct } from '@crease/core/trades/trade.transitions.js';
import { movePick } from '../leagues/draft-picks.tables.js';
import { WaiverService } from '../free-agents/waiver.service.js';
import { Database, pgArray, type Idempotency } from '../platform/database/database.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { BooksQueries } from '../teams/books.queries.js';
import { TradeExecution } from './trade.execution.js';
import { TradeNews, namesOf } from './trade.news.js';
import { TradeQueries, standingOf, type TradeRow, type TradeStep } from './trade.queries.js';
import { TradeSettlement } from './trade.settlement.js';
import { newsOf } from './trade.terms.js';
import { trading, type Work } from './trade.work.js';

/** What stands against taking a trade back: facts, and rules of cap and roster that a commissioner may overrule. */
interface Hindrances {
  readonly reasons: string[];
  readonly overridable: string[];
}

/** Rolls a rehearsal back. */
class Rehearsed extends Error {
  constructor(readonly found: Hindrances) {
    super('rehearsed');
  }
}

/** An executed trade taken back, step by step, last step first: as long as everything is still where the trade put it. */
@Injectable()
export class TradeReversal {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: TradeQueries,
    private readonly execution: TradeExecution,
    private readonly settlement: TradeSettlement,
    private readonly news: TradeNews,
    private readonly waivers: WaiverService,
  ) {}

  /** Whether it could be done now, and exactly why not: the steps are rehearsed, and nothing of it stays. */
  async preview(member: Member, tradeId: string): Promise<TradeReversalView> {
    requireCommissioner(member, 'reverse a trade');
    try {
      await trading(this.database, this.news, member.userId, async (work) => {
        const row = await this.locked(work, member, tradeId);
        throw new Rehearsed(await this.takeBack(work, row));
      });
      throw new Error('a rehearsal never ends well');
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
      const { reasons, overridable } = error.found;
      return { possible: reasons.length + overridable.length === 0, reasons, overridable };
    }
  }

  async reverse(
    member: Member,
    tradeId: string,
    body: { reason: string; override: boolean },
    idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    requireCommissioner(member, 'reverse a trade');
    return trading(
      this.database,
      this.news,
      member.userId,
      async (work) => {
        const row = await this.locked(work, member, tradeId);
        const { reasons, overridable } = await this.takeBack(work, row);
        const against = [...reasons, ...(body.override ? [] : overridable)];
        if (against.length > 0)
          throw new RefusalError({
            name: 'notReversible',
            message: `This trade cannot be reversed: ${against.join(' ')}`,
            fix: reasons.length === 0 ? 'Override the rules, or mend this first.' : 'Enter a new trade instead.',
          });
        const overridden = body.override && overridable.length > 0;
        const reason = `Reversed by the commissioner: ${body.reason}`;
        await work.sql(
          `update trade set state = 'reversed', version = version + 1, reason = $2, ended_at = clock_timestamp() where id = $1`,
          [row.id, reason],
        );
        const trade = newsOf(row);
        await work.news.toTeams(trade, 'reversed', member.userId);
        work.news.toLeague(trade, 'reversed', member.userId, {
          key: 'trade.reversed',
          figures: { teams: namesOf(row.shown), reason: body.reason, overridden },
        });
        work.news.letter([row.proposer_team_id, row.recipient_team_id], trade, {
          kind: 'trade-vetoed',
          key: 'reversed',
          figures: { teams: namesOf(row.shown), reason },
        });
        await this.settlement.cancelOffers(
          work,
          row.league_id,
          returnedBy(row.done),
          row.id,
          'went back when a trade was reversed',
        );
        return { trade_id: row.id, state: 'reversed' as const, version: row.version + 1 };
      },
      idempotency,
    );
  }

  private async locked(work: Work, member: Member, tradeId: string): Promise<TradeRow> {
    const seen = await this.queries.find(work.sql, member, tradeId);
    await this.books.lock(work.sql, member.leagueId, [seen.proposer_team_id, seen.recipient_team_id]);
    const row = await this.queries.find(work.sql, member, tradeId, true);
    unwrap(mayAct(standingOf(row), 'reverse', member));
    return row;
  }

  /** Undoes every step that can be undone, and says of the others why they cannot. */
  private async takeBack(work: Work, row: TradeRow): Promise<Hindrances> {
    const { sql } = work;
    const league = await this.books.league(sql, row.league_id);
    await this.execution.lockDrafts(sql, row.league_id);
    const teamIds = [row.proposer_team_id, row.recipient_team_id];
    const before = await this.books.books(sql, row.league_id, teamIds);
    const reasons: string[] = [];
    const owners = new Map<string, string>();
    for (const step of [...row.done].reverse()) {
      const why = await this.undo(work, row, step);
      if (why !== null) reasons.push(why);
      else if (step.op === 'draft-pick') owners.set(step.pick_id, step.from);
    }
    reasons.push(...(await this.overWhole(sql, row)));
    if (reasons.length > 0) return { reasons, overridable: [] };
    const after = await this.books.books(sql, row.league_id, teamIds);
    const overridable = before.flatMap((team, index) => {
      const then = after[index];
      if (!then) return [];
      return decisiveViolations(team, then, league.rules, takesIn(team, then))
        .filter(({ decisive }) => decisive)
        .map((violation) => violationWords(team.name, violation).message);
    });
    try {
      await this.execution.tellDrafts(work, league, teamIds, owners, row.id);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      return { reasons: [error.refusal.message], overridable };
    }
    return { reasons, overridable };
  }

  /** Players of whom more than the whole contract would be retained, because others began to while a retention was over that runs again now. */
  private async overWhole(sql: Work['sql'], row: TradeRow): Promise<string[]> {
    const revived = row.done.flatMap((step) => (step.op === 'retention-ended' ? [step.id] : []));
    if (revived.length === 0) return [];
    const found = await sql<{ name: string; percent: number }>(
      `select p.full_name as name, sum(r.percent)::int as percent from retention r join league l on l.id = r.league_id join player p on p.id = r.player_id
       where r.league_id = $1 and r.player_id in (select player_id from retention where id = any($2::text[])) and r.ended_at is null and r.through_season >= l.current_season
       group by p.id having sum(r.percent) > 100 order by p.id`,
      [row.league_id, pgArray(revived)],
    );
    return found.map(
      ({ name, percent }) => `${percent} % of ${name} would be retained in all, more than the whole contract.`,
    );
  }

  /** Undoes one step. Returns why it cannot be done, or null when it was. */
  private async undo({ sql }: Work, row: TradeRow, step: TradeStep): Promise<string | null> {
    switch (step.op) {
      case 'player': {
        const [now] = await sql<{ name: string; team_id: string | null; team: string | null; frozen: boolean }>(
          `select p.full_name as name, r.team_id, t.name as team, exists (select 1 from frozen_asset f where f.league_id = $1 and f.kind = 'player' and f.ref = p.id::text) as frozen
           from player p left join roster_entry r on r.league_id = $1 and r.player_id = p.id left join team t on t.id = r.team_id where p.id = $2`,
          [row.league_id, step.player_id],
        );
        const name = now?.name ?? 'A player';
        if (now?.team_id !== step.to) return `${name} is now ${now?.team == null ? 'a free agent' : `on ${now.team}`}.`;
        if (now.frozen) return `${name} is promised in another trade.`;
        await sql(
          `update roster_entry set team_id = $3, place = $4, acquired_at = clock_timestamp(), acquired_by = $5 where league_id = $1 and player_id = $2`,
          [row.league_id, step.player_id, step.from, step.from_place, `trade:${row.id}`],
        );
        return null;
      }
      case 'drop': {
        const [now] = await sql<{ name: string; team: string | null }>(
          'select p.full_name as name, t.name as team from player p left join roster_entry r on r.league_id = $1 and r.player_id = p.id left join team t on t.id = r.team_id where p.id = $2',
          [row.league_id, step.player_id],
        );
        if (now?.team != null) return `${now.name}, who was dropped in the trade, is now on ${now.team}.`;
        await this.waivers.settle(
          sql,
          row.league_id,
          step.player_id,
          'The trade in which he was dropped was reversed.',
        );
        // Somebody may have added him in this very moment.
        const back = await sql(
          `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, $2, $3, $4, $5) on conflict do nothing returning player_id`,
          [row.league_id, step.player_id, step.team_id, step.place, `trade:${row.id}`],
        );
        return back.length > 0
          ? null
          : `${now?.name ?? 'A player'}, who was dropped in the trade, is now on another team.`;
      }
      case 'place':
        await sql(
          'update roster_entry set place = $4 where league_id = $1 and player_id = $2 and team_id = $3 and place = $5',
          [row.league_id, step.player_id, step.team_id, step.from, step.to],
        );
        return null;
      case 'draft-pick': {
        const [now] = await sql<{ label: string; owner: string; team: string; used: boolean; frozen: boolean }>(
          `select d.season || ' ' || d.type || ', round ' || d.round as label, d.owner_team_id as owner, t.name as team,
             exists (select 1 from draft_selection s join draft x on x.id = s.draft_id where s.pick_id = d.id and x.kind <> 'mock')
               or exists (select 1 from draft x where x.league_id = d.league_id and x.season = d.season and x.type = d.type and x.kind <> 'mock' and (x.status = 'ended' or x.on_clock > d.pick_number)) as used,
             exists (select 1 from frozen_asset f where f.league_id = d.league_id and f.kind = 'draft-pick' and f.ref = d.id) as frozen
           from draft_pick d join team t on t.id = d.owner_team_id where d.id = $1`,
          [step.pick_id],
        );
        if (!now) return 'A draft pick of the trade no longer exists.';
        if (now.used) return `The pick ${now.label} has been used.`;
        if (now.owner !== step.to) return `The pick ${now.label} now belongs to ${now.team}.`;
        if (now.frozen) return `The pick ${now.label} is promised in another trade.`;
        await movePick(sql.db, row.league_id, step.pick_id, { from: step.to, to: step.from });
        return null;
      }
      case 'fa-pick': {
        // A penalty takes no lock on the teams: the pick itself is held, so that none comes between this look and the change.
        const [now] = await sql<{
          week: number;
          owner: string;
          team: string;
          used: boolean;
          penalty: boolean;
          expired: boolean;
          frozen: boolean;
        }>(
          `select f.week, f.owner_team_id as owner, t.name as team, f.player_id is not null as used, f.penalty, f.expires_at + interval '1 second' <= clock_timestamp() as expired,
             exists (select 1 from frozen_asset x where x.league_id = f.league_id and x.kind = 'fa-pick' and x.ref = f.id) as frozen
           from fa_pick f join team t on t.id = f.owner_team_id where f.id = $1 for update of f`,
          [step.pick_id],
        );
        if (!now) return 'An FA pick of the trade no longer exists.';
        if (now.used) return `The FA pick of week ${now.week} has been used.`;
        if (now.owner !== step.to) return `The FA pick of week ${now.week} now belongs to ${now.team}.`;
        if (now.penalty) return `The FA pick of week ${now.week} was forfeited.`;
        if (now.expired) return `The FA pick of week ${now.week} has expired.`;
        if (now.frozen) return `The FA pick of week ${now.week} is promised in another trade.`;
        const back = await sql(
          'update fa_pick set owner_team_id = $2 where id = $1 and owner_team_id = $3 and player_id is null and not penalty returning id',
          [step.pick_id, step.from, step.to],
        );
        if (back.length === 0) throw new Error('a pick that is held does not change');
        return null;
      }
      case 'retention':
        await sql('delete from retention where id = $1', [step.id]);
        return null;
      case 'retention-ended':
        await sql(
          'update retention r set ended_at = null from league l where r.id = $1 and l.id = r.league_id and r.through_season >= l.current_season',
          [step.id],
        );
        return null;
      case 'condition': {
        const [now] = await sql<{ outcome: string | null; done: unknown[]; asset: { label: string } }>(
          `select outcome, done, shown -> 'asset' as asset from trade_condition where id = $1`,
          [step.id],
        );
        if (now && now.outcome !== null && now.done.length > 0)
          return `The condition on ${now.asset.label} was settled and carried out.`;
        await sql('delete from frozen_asset where condition_id = $1', [step.id]);
        await sql(
          `update trade_condition set outcome = coalesce(outcome, 'void'), confirmed_at = coalesce(confirmed_at, clock_timestamp()) where id = $1`,
          [step.id],
        );
        return null;
      }
    }
  }
}

/** What goes back to where it came from: whoever was to get it from its present owner will not. */
function returnedBy(done: readonly TradeStep[]): { kind: string; ref: string }[] {
  return done.flatMap((step) => {
    if (step.op === 'player') return [{ kind: 'player', ref: String(step.player_id) }];
    return step.op === 'draft-pick' || step.op === 'fa-pick' ? [{ kind: step.op, ref: step.pick_id }] : [];
  });
}
