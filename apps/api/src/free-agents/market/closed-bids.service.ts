import { Injectable } from '@nestjs/common';
import { refusal } from '@crease/core/competition/competition.refusals.js';
import { marketRules, type MarketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { BidEnding } from '@crease/core/free-agents/market/market.words.js';
import { storedRefusal } from '@crease/core/refusals.js';
import { closedTeams } from '../../competition/matchups/closed-teams.queries.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { tellPeople } from '../../leagues/team-people.queries.js';
import { Database, type Db, type Transaction } from '../../platform/database/database.js';
import { leagueLine, teamLine, toLeague } from '../../platform/events/audience.js';
import { BooksQueries, type PlayingLeague } from '../../teams/books.queries.js';
import { closeBids } from './bid-run.writer.js';
import { LotService } from './lot.service.js';

const closedBids = (db: Db) =>
  closedTeams(db)
    .innerJoin('bid as b', (join) => join.onRef('b.league_id', '=', 't.league_id').onRef('b.team_id', '=', 't.id'))
    .innerJoin('player as p', 'p.id', 'b.player_id')
    .select(['b.id', 'b.player_id', 'b.lead', 'p.full_name as player'])
    .where('b.decided_at', 'is', null)
    .orderBy('b.id');
type ClosedBid = Awaited<ReturnType<ReturnType<typeof closedBids>['execute']>>[number];

/** Ends bids of teams without a match left. An auction that such a team leads falls to the next bid. */
@Injectable()
export class ClosedBids {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly lots: LotService,
  ) {}

  async leagues(): Promise<string[]> {
    const bids = await closedBids(this.database.db).execute();
    return bids.map(({ league_id }) => league_id);
  }

  endIn(leagueId: string): Promise<void> {
    return this.database.write((to) => this.end(to, leagueId));
  }

  private async end(to: Transaction, leagueId: string): Promise<void> {
    const { db } = to;
    // Locks all teams, because bids of other teams in the same auctions are waiting.
    await lockTeams(db, leagueId);
    const bids = await closedBids(db).where('l.id', '=', leagueId).execute();
    if (bids.length === 0) return;
    const ended = bids.map((bid) => ({ ...bid, ending: endingOf(bid) }));
    await closeBids(
      db,
      leagueId,
      ended.map(({ id, ending }) => ({ id, outcome: 'failed', ending, price: null, amount: null })),
    );
    await to.recordAll(
      ended.map(({ team_id: teamId, player_id: playerId, player: name, ending }) =>
        teamLine(teamId, {
          leagueId,
          actor: null,
          says: { key: 'freeAgents.bidFailed', figures: { name, amount: null, ending } },
          data: { kind: 'bid', playerId, name },
        }),
      ),
    );
    const league = await this.books.league(db, leagueId);
    const rules = marketRules(league.settings);
    if (rules?.lots != null)
      for (const playerId of new Set(bids.map(({ player_id }) => player_id)))
        await this.passLead(to, league, rules, { playerId, bids: bids.filter((bid) => bid.player_id === playerId) });
    for (const teamId of new Set(bids.map(({ team_id }) => team_id)))
      await tellPeople(to, { leagueId, teamId, actor: null }, { type: 'bidsChanged', leagueId });
  }

  /** Finds the next leader of an auction in which bids ended, and says it in the log where the leader left. */
  private async passLead(
    to: Transaction,
    league: PlayingLeague,
    rules: MarketRules,
    { playerId, bids }: { readonly playerId: number; readonly bids: readonly ClosedBid[] },
  ): Promise<void> {
    const { db, record } = to;
    const leader = bids.find(({ lead }) => lead !== null);
    const next = await this.lots.passLead(db, league, rules, playerId);
    if (leader !== undefined) {
      const { team_id: out, name: team, player: name } = leader;
      await record(
        leagueLine({
          leagueId: league.id,
          actor: null,
          says: {
            key: 'freeAgents.leaderOut',
            figures: {
              team,
              name,
              next: next && { team: await teamName(db, league.id, next.bid.teamId), price: next.price },
            },
          },
          teamIds: [out, ...(next === null ? [] : [next.bid.teamId])],
          data: { kind: 'leaderOut', playerId, name },
        }),
      );
    }
    await record(toLeague(league.id, null, { type: 'lotChanged', leagueId: league.id }));
  }
}

const endingOf = ({ name: team }: ClosedBid): BidEnding => ({
  key: 'refused',
  figures: { why: storedRefusal(refusal('playoffOut', { figures: { team } })) },
});

const teamName = async (db: Db, leagueId: string, teamId: string): Promise<string> =>
  (
    await db
      .selectFrom('team')
      .select('name')
      .where('league_id', '=', leagueId)
      .where('id', '=', teamId)
      .executeTakeFirstOrThrow()
  ).name;
