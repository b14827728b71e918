import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClaimBody, ClaimOrderBody } from '@crease/core/free-agents/free-agents.schema.js';
import { claimOrder, claimSequence, drawnAmong, orderForWaiver } from '@crease/core/free-agents/waiver.rules.js';
import { decidedWords } from '@crease/core/free-agents/waiver.words.js';
import { newId } from '@crease/core/ids.js';
import { judgeMoves, type RosterMove } from '@crease/core/teams/roster.rules.js';
import type { MoveBody } from '@crease/core/teams/team.schema.js';
import { Database, pgArray, type Idempotency, type Transaction } from '../platform/database/database.js';
import { leagueLine, teamLine, toUser } from '../platform/events/audience.js';
import { forbidden, notFound, RefusalError } from '../platform/http/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { movesOf, TeamService } from '../teams/team.service.js';
import { settleClaims } from './claims.queries.js';
import { FaPickService } from './fa-pick.service.js';
import { frozenDrop } from '../teams/frozen-players.queries.js';
import { retainedPlayer } from './retained.queries.js';

type Sql = Transaction['sql'];

interface DueWaiver {
  id: string;
  player_id: number;
  name: string;
  dropped_by: string;
  /** When its time was over, whenever it is decided; exact to the microsecond, as text. */
  clears_at: string;
}

interface OpenClaim {
  id: string;
  waiver_id: string;
  team_id: string;
  drop_player_id: number | null;
  moves: MoveBody[];
  priority: number;
}

/** Dropped players wait for claims; when their time is over, the team with the fewest points that can have them has them. */
@Injectable()
export class WaiverService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly teams: TeamService,
    private readonly picks: FaPickService,
  ) {}

  /** Claims a player on waivers, or changes the claim. Whether it is legal is decided when the waiver ends. */
  async claim(
    member: Member,
    { player_id, drop_player_id, moves, priority }: ClaimBody,
    idempotency: Idempotency | null,
  ): Promise<{ claim_id: string }> {
    const teamId = teamOf(member);
    return this.database.write(async ({ sql, record }) => {
      await this.books.lock(sql.db, member.leagueId, [teamId]);
      const [waiver] = await sql<{ id: string; name: string; over: boolean }>(
        `select w.id, p.full_name as name, w.clears_at <= clock_timestamp() as over from waiver w join player p on p.id = w.player_id
         where w.league_id = $1 and w.player_id = $2 and w.resolved_at is null for share of w`,
        [member.leagueId, player_id],
      );
      if (!waiver || waiver.over) {
        throw new RefusalError({
          name: 'notOnWaivers',
          message: 'This player is not on waivers.',
          field: 'player_id',
          fix: 'If no team has the player, add them as a free agent.',
        });
      }
      if (drop_player_id != null) {
        const [mine] = await sql(
          'select 1 as one from roster_entry where league_id = $1 and player_id = $2 and team_id = $3',
          [member.leagueId, drop_player_id, teamId],
        );
        if (!mine)
          throw new RefusalError({
            name: 'notOnTeam',
            message: 'The player to drop is not on your team.',
            field: 'drop_player_id',
            fix: 'Choose one of your players.',
          });
      }
      const others = [...new Set((moves ?? []).map((move) => move.player_id))].filter((id) => id !== player_id);
      const held = await sql(
        'select 1 as one from roster_entry where league_id = $1 and team_id = $2 and player_id = any($3::int[])',
        [member.leagueId, teamId, pgArray(others)],
      );
      if (held.length < others.length)
        throw new RefusalError({
          name: 'notOnTeam',
          message: 'A player to move is not on your team.',
          field: 'moves',
          fix: 'Choose players of your team.',
        });
      const [last] = await sql<{ priority: number }>(
        'select coalesce(max(c.priority), 0)::int as priority from waiver_claim c join waiver w on w.id = c.waiver_id where c.team_id = $1 and c.withdrawn_at is null and w.resolved_at is null and w.id <> $2',
        [teamId, waiver.id],
      );
      const [claim] = await sql<{ id: string }>(
        `insert into waiver_claim (id, waiver_id, league_id, team_id, drop_player_id, priority, moves) values ($1, $2, $3, $4, $5, $6, $7::jsonb)
         on conflict (waiver_id, team_id) where withdrawn_at is null do update set drop_player_id = excluded.drop_player_id, priority = excluded.priority, moves = excluded.moves
         returning id`,
        [
          newId(randomBytes),
          waiver.id,
          member.leagueId,
          teamId,
          drop_player_id ?? null,
          priority ?? (last?.priority ?? 0) + 1,
          JSON.stringify(moves ?? []),
        ],
      );
      if (!claim) throw new Error('the claim was not written');
      await tell(record, member);
      return { claim_id: claim.id };
    }, idempotency);
  }

  /** Puts all open claims of the team in order, together: none is left at a place that nobody wanted. */
  async order(
    member: Member,
    { claim_ids }: ClaimOrderBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const teamId = teamOf(member);
    return this.database.write(async ({ sql, record }) => {
      await this.books.lock(sql.db, member.leagueId, [teamId]);
      const open = await sql<{ id: string }>(
        `select c.id from waiver_claim c join waiver w on w.id = c.waiver_id
         where c.league_id = $1 and c.team_id = $2 and c.withdrawn_at is null and c.outcome is null and w.resolved_at is null order by c.id for update of c`,
        [member.leagueId, teamId],
      );
      const wanted = new Set(claim_ids);
      if (wanted.size !== claim_ids.length || open.length !== wanted.size || open.some(({ id }) => !wanted.has(id))) {
        throw new RefusalError({
          name: 'claimsChanged',
          field: 'claim_ids',
          message: 'Your open claims are others by now.',
          fix: 'Look at them again, then put them in order.',
        });
      }
      await sql(
        'update waiver_claim c set priority = place.priority from unnest($1::text[]) with ordinality as place (id, priority) where c.id = place.id',
        [pgArray(claim_ids)],
      );
      await tell(record, member);
      return { success: true as const };
    }, idempotency);
  }

  /** Takes a claim back while the waiver is open. */
  async withdraw(member: Member, claimId: string, idempotency: Idempotency | null): Promise<{ success: true }> {
    const teamId = teamOf(member);
    return this.database.write(async ({ sql, record }) => {
      // Whoever decides on a team's claims holds the team: a claim is not taken back from under a decision.
      await this.books.lock(sql.db, member.leagueId, [teamId]);
      const [claim] = await sql<{ open: boolean }>(
        `select w.resolved_at is null and c.withdrawn_at is null as open from waiver_claim c join waiver w on w.id = c.waiver_id
         where c.id = $1 and c.league_id = $2 and c.team_id = $3 for update of c`,
        [claimId, member.leagueId, teamId],
      );
      if (!claim) throw notFound('This claim');
      if (!claim.open)
        throw new RefusalError({
          name: 'claimDecided',
          message: 'This claim has been decided.',
          fix: 'Reload your claims.',
        });
      await sql('update waiver_claim set withdrawn_at = clock_timestamp() where id = $1', [claimId]);
      await tell(record, member);
      return { success: true as const };
    }, idempotency);
  }

  /** A player left the waivers by another way: claims on him are told so. */
  async settle(sql: Sql, leagueId: string, playerId: number, why: string): Promise<void> {
    await settleClaims(sql.db, leagueId, [playerId], why);
  }

  /** Ends every waiver of a league, for the end of its season. Returns them, and the claims on them. */
  async closeAll(sql: Sql, leagueId: string): Promise<{ waivers: string[]; claims: string[] }> {
    const waivers = (
      await sql<{ id: string }>(
        'update waiver set resolved_at = clock_timestamp() where league_id = $1 and resolved_at is null returning id',
        [leagueId],
      )
    ).map(({ id }) => id);
    const claims = await sql<{ id: string }>(
      `update waiver_claim set outcome = 'lost', reason = 'The season ended.' where waiver_id = any($1::text[]) and withdrawn_at is null and outcome is null returning id`,
      [pgArray(waivers)],
    );
    return { waivers, claims: claims.map(({ id }) => id) };
  }

  /** The season goes on after all: waivers that its end closed at `closedAt` are open for as long as they would have been, and their claims count again. */
  async reopen(sql: Sql, waivers: readonly string[], claims: readonly string[], closedAt: string): Promise<void> {
    await sql(
      'update waiver set resolved_at = null, clears_at = clears_at + (clock_timestamp() - $2::timestamptz) where id = any($1::text[])',
      [pgArray(waivers), closedAt],
    );
    await sql('update waiver_claim set outcome = null, reason = null where id = any($1::text[])', [pgArray(claims)]);
  }

  /** Decides every waiver whose time is over. */
  async resolveDue(): Promise<void> {
    const leagues = await this.database.query<{ league_id: string }>(
      'select distinct league_id from waiver where resolved_at is null and clears_at <= clock_timestamp()',
    );
    for (const { league_id } of leagues) await this.resolve(league_id);
  }

  /** Decides the waivers of a league whose time is over. Those of different times come in the order of their times, however late it is. */
  async resolve(leagueId: string): Promise<void> {
    for (;;) {
      const [next] = await this.database.query<{ at: string | null }>(
        'select min(clears_at)::text as at from waiver where league_id = $1 and resolved_at is null and clears_at <= clock_timestamp()',
        [leagueId],
      );
      if (next?.at == null) return;
      await this.resolveAt(leagueId, next.at);
    }
  }

  /**
   * Decides the waivers of one time, all together: teams in order of points, each getting what it may of its claims in the order in which
   * it wants them. The winner spends a pick of that time's week; who gets nothing is told why.
   */
  private async resolveAt(leagueId: string, at: string): Promise<void> {
    await this.database.write(async (transaction) => {
      const { sql, record } = transaction;
      // Whoever claims or adds at this moment locks the team first; so does this, before it looks at the waivers.
      const claimants = await sql<{ team_id: string }>(
        `select distinct c.team_id from waiver_claim c join waiver w on w.id = c.waiver_id
         where w.league_id = $1 and w.resolved_at is null and w.clears_at = $2::timestamptz and c.withdrawn_at is null`,
        [leagueId, at],
      );
      if (claimants.length > 0)
        await this.books.lock(
          sql.db,
          leagueId,
          claimants.map(({ team_id }) => team_id),
        );
      const due = await sql<DueWaiver>(
        `select w.id, w.player_id, p.full_name as name, w.dropped_by, w.clears_at::text from waiver w join player p on p.id = w.player_id
         where w.league_id = $1 and w.resolved_at is null and w.clears_at = $2::timestamptz order by w.id for update of w`,
        [leagueId, at],
      );
      if (due.length === 0) return;
      const league = await this.books.league(sql.db, leagueId);
      const claims = await sql<OpenClaim>(
        `select id, waiver_id, team_id, drop_player_id, moves, priority from waiver_claim
         where league_id = $1 and withdrawn_at is null and outcome is null and waiver_id = any($2::text[]) order by team_id, priority, created_at, id`,
        [leagueId, pgArray(due.map(({ id }) => id))],
      );
      // A claim may have come in while this waited for the waiver's row.
      const late = claims
        .map(({ team_id }) => team_id)
        .filter((teamId) => !claimants.some(({ team_id }) => team_id === teamId));
      if (late.length > 0) await this.books.lock(sql.db, leagueId, late);
      const seed = randomBytes(32).toString('hex');
      const points = await sql<{ teamId: string; name: string; points: number }>(
        `select t.id as "teamId", t.name, coalesce(p.points, 0)::float8 as points from team t
         left join team_points p on p.team_id = t.id and p.season = $2 and not p.playoffs where t.league_id = $1`,
        [leagueId, league.season],
      );
      const standing = new Map(points.map((team) => [team.teamId, team]));
      const inOrder = claimOrder(
        [...new Set(claims.map(({ team_id }) => team_id))].map((teamId) => ({
          teamId,
          points: standing.get(teamId)?.points ?? 0,
        })),
        seed,
      );
      const won = new Map<string, string>();
      const refusals = new Map<string, string>();
      const sequence = claimSequence(
        claims.map((claim) => ({ ...claim, teamId: claim.team_id, waiverId: claim.waiver_id })),
        inOrder.map(({ teamId }) => teamId),
        new Map(due.map(({ id, dropped_by }) => [id, dropped_by])),
      );
      for (const claim of sequence) {
        const waiver = due.find(({ id }) => id === claim.waiver_id);
        if (!waiver || won.has(waiver.id)) continue;
        const refused = await this.award(transaction, league, claim, waiver);
        if (refused === null) won.set(waiver.id, claim.team_id);
        else refusals.set(claim.id, refused);
      }
      for (const waiver of due) {
        const winner = won.get(waiver.id) ?? null;
        await sql('update waiver set resolved_at = clock_timestamp(), awarded_to = $2, seed = $3 where id = $1', [
          waiver.id,
          winner,
          seed,
        ]);
        const mine = claims.filter(({ waiver_id }) => waiver_id === waiver.id);
        const claimants = orderForWaiver(
          inOrder.filter(({ teamId }) => mine.some(({ team_id }) => team_id === teamId)),
          waiver.dropped_by,
        );
        const teams = Object.fromEntries(
          [waiver.dropped_by, ...claimants.map(({ teamId }) => teamId)].map((teamId) => [
            teamId,
            standing.get(teamId)?.name ?? 'A team',
          ]),
        );
        const told = decidedWords({
          name: waiver.name,
          droppedBy: waiver.dropped_by,
          winner,
          claimants,
          nameOf: (teamId) => teams[teamId] ?? 'A team',
        });
        const draw = drawnAmong(claimants, waiver.dropped_by).map(({ teamId, drew }) => ({ teamId, number: drew }));
        await record(
          leagueLine({
            leagueId,
            actor: null,
            says: {
              key: 'freeAgents.waiverDecided',
              figures: { name: waiver.name, droppedBy: waiver.dropped_by, winner, claimants, teams },
            },
            teamIds: claimants.map(({ teamId }) => teamId),
            data: {
              kind: 'waiver',
              playerId: waiver.player_id,
              name: waiver.name,
              order: claimants.map(({ teamId }) => teamId),
              wonBy: winner,
              ...(draw.length > 0 ? { seed, draw } : {}),
            },
          }),
        );
        for (const claim of mine) {
          const refused = refusals.get(claim.id);
          const outcome = winner === claim.team_id ? 'won' : refused === undefined ? 'lost' : 'refused';
          const reason = outcome === 'won' ? null : (refused ?? told.whyNot(claim.team_id));
          await sql('update waiver_claim set outcome = $2, reason = $3 where id = $1', [claim.id, outcome, reason]);
          if (reason === null) continue;
          await record(
            teamLine(claim.team_id, {
              leagueId,
              actor: null,
              says: { key: 'freeAgents.claimFailed', figures: { name: waiver.name, reason } },
              data: { kind: 'claim', playerId: waiver.player_id, name: waiver.name, outcome },
            }),
          );
        }
      }
    });
  }

  /** Gives a claimed player to a team if it may have that player now. Returns why not, in words. */
  private async award(
    transaction: Transaction,
    league: PlayingLeague,
    claim: OpenClaim,
    waiver: DueWaiver,
  ): Promise<string | null> {
    const { sql } = transaction;
    if (league.phase !== 'in-season') return 'The season is over.';
    const [taken] = await sql('select 1 as one from roster_entry where league_id = $1 and player_id = $2', [
      league.id,
      waiver.player_id,
    ]);
    if (taken) return 'The player is on a team again.';
    const pick = await this.picks.current(sql.db, league.id, claim.team_id, waiver.clears_at);
    if (!pick) return 'You had no free-agent pick left for the week in which the waiver ended.';
    const [team] = await this.books.books(sql.db, league.id, [claim.team_id]);
    if (!team) throw new Error('a locked team has books');
    const player = await this.books.player(sql.db, league.id, claim.team_id, waiver.player_id);
    const retained = await retainedPlayer(sql.db, league.id, team, player);
    if (retained) return retained.message;
    const drop: RosterMove[] = claim.drop_player_id === null ? [] : [{ type: 'drop', playerId: claim.drop_player_id }];
    const moves: RosterMove[] = [{ type: 'add', player }, ...drop, ...movesOf(claim.moves)];
    const frozen = await frozenDrop(sql.db, league.id, moves);
    if (frozen) return frozen.message;
    const judged = judgeMoves(team, moves, league.rules);
    if (!judged.ok) return judged.refusal.message;
    await this.teams.applyMoves(transaction, {
      league,
      team,
      moves,
      actor: null,
      by: 'waivers',
      how: 'waivers',
      week: pick.week,
    });
    await this.picks.spend(sql.db, pick, player.id);
    return null;
  }
}

function teamOf(member: Member): string {
  if (member.teamId === null) throw forbidden('You have no team in this league.', 'Only managers claim players.');
  return member.teamId;
}

/** A claim is its team's secret until it is decided: only its manager's other devices hear that something about the claims has changed. */
async function tell(record: Transaction['record'], { leagueId, userId }: Member): Promise<void> {
  await record(toUser(userId, userId, { type: 'claimsChanged', leagueId }));
}
