import { Injectable } from '@nestjs/common';
import { momentWords } from '@crease/core/calendar.js';
import type {
  AddFreeAgentBody,
  FreeAgentAdded,
  PreviewFreeAgentBody,
} from '@crease/core/free-agents/free-agents.schema.js';
import { refuse, type Refusal, type Result } from '@crease/core/result.js';
import { figures } from '@crease/core/teams/cap.rules.js';
import type { RosterMove } from '@crease/core/teams/roster.rules.js';
import type { HeldPlayer, Newcomer, TeamBooks } from '@crease/core/teams/team.model.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import { Database, type Idempotency, type Transaction } from '../platform/database/database.js';
import { forbidden, notFound, RefusalError } from '../platform/http/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { KNOWN_SQL, PLAYABLE_SQL } from '../players/players.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { decide, movesOf, previewOf, requireHand, requireLook, TeamService } from '../teams/team.service.js';
import { frozenDrop } from '../teams/frozen-players.queries.js';
import { FaPickService, type SpendablePick } from './fa-pick.service.js';
import { WaiverService } from './waiver.service.js';
import { retainedPlayer } from './retained.queries.js';

type Sql = Transaction['sql'];

/** Everything an addition is decided by. */
interface Addition {
  readonly league: PlayingLeague;
  readonly team: TeamBooks;
  readonly player: Newcomer;
  readonly moves: readonly RosterMove[];
  readonly pick: SpendablePick | null;
  /** What stands in the way besides the team's own limits; a commissioner can override it. */
  readonly hindrance: Refusal | null;
}

@Injectable()
export class FreeAgentService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly teams: TeamService,
    private readonly picks: FaPickService,
    private readonly waivers: WaiverService,
  ) {}

  /**
   * Adds a free agent for one pick of the present week, with drops and other moves judged as one move. Of two who add the same player at
   * the same instant one team has the player; the other is refused and keeps its pick.
   */
  async add(member: Member, body: AddFreeAgentBody, idempotency: Idempotency | null): Promise<FreeAgentAdded> {
    const teamId = teamFor(member, body);
    requireHand(member, teamId, body.override_reason);
    return this.database.write(async (transaction) => {
      const { sql } = transaction;
      await this.books.lock(sql, member.leagueId, [teamId]);
      await this.books.refuseDuringDraft(sql, member.leagueId);
      const { league, team, player, moves, pick, hindrance } = await this.addition(sql, member.leagueId, teamId, body);
      const frozen = await frozenDrop(sql, member.leagueId, moves);
      if (frozen) throw new RefusalError(frozen);
      const reason = body.override_reason ?? null;
      if (hindrance && reason === null) throw new RefusalError(hindrance);
      const { after, override } = await decide(
        sql,
        team,
        moves,
        league,
        reason,
        member.teamId !== teamId || hindrance !== null,
      );
      await this.teams.applyMoves(transaction, {
        league,
        team,
        moves,
        actor: member.userId,
        override,
        by: 'free-agent',
        week: pick?.week ?? null,
      });
      if (pick) await this.picks.spend(sql, pick, player.id);
      await this.waivers.settle(sql, league.id, player.id, `${team.name} added the player by the commissioner's hand.`);
      return {
        success: true as const,
        team_id: teamId,
        player_id: player.id,
        week: pick?.week ?? null,
        figures: figures(after, league.rules),
      };
    }, idempotency);
  }

  /** The team before and after the addition, and the refusal it (or the claim) would meet. Changes nothing. */
  async preview(member: Member, body: PreviewFreeAgentBody): Promise<MovesPreview> {
    const teamId = teamFor(member, body);
    requireLook(member, teamId);
    return this.database.write(async ({ sql }) => {
      await this.books.refuseDuringDraft(sql, member.leagueId);
      const { league, team, moves, hindrance } = await this.addition(sql, member.leagueId, teamId, body);
      return previewOf(sql, team, moves, league, hindrance ?? (await frozenDrop(sql, member.leagueId, moves)));
    });
  }

  private async addition(sql: Sql, leagueId: string, teamId: string, body: PreviewFreeAgentBody): Promise<Addition> {
    const league = await this.books.league(sql, leagueId);
    const [team] = await this.books.books(sql, leagueId, [teamId]);
    if (!team) throw new Error('a team has books');
    const player = await this.books.player(sql, leagueId, teamId, body.player_id);
    await refuseUnavailable(sql, leagueId, player);
    const pick = await this.picks.current(sql, leagueId, teamId);
    const drops = (body.drop_player_ids ?? []).map((playerId): RosterMove => ({ type: 'drop', playerId }));
    const moves: RosterMove[] = [{ type: 'add', player }, ...drops, ...movesOf(body.moves ?? [])];
    const wait = body.claim === true ? null : await waiting(sql, leagueId, player);
    const hindrance =
      inSeason(league, player) ??
      wait ??
      (await retainedPlayer(sql, league.id, team, player)) ??
      (body.claim === true ? await withPickThen(sql, league, team, player) : withPick(league, team, pick));
    return { league, team, player, moves, pick, hindrance };
  }
}

const refusalOf = (result: Result<never> & { ok: false }): Refusal => result.refusal;

function teamFor(member: Member, { team_id }: AddFreeAgentBody): string {
  const teamId = team_id ?? member.teamId;
  if (teamId === null) throw forbidden('You have no team in this league.', 'Name the team you act for.');
  return teamId;
}

/** Facts that nobody can override: the player is not in this league's game, or somebody has him. */
async function refuseUnavailable(sql: Sql, leagueId: string, player: HeldPlayer): Promise<void> {
  const [row] = await sql<{ known: boolean; playable: boolean; holder: string | null }>(
    `select ${KNOWN_SQL} as known, ${PLAYABLE_SQL} as playable, (select t.name from roster_entry r join team t on t.id = r.team_id where r.league_id = $1 and r.player_id = p.id) as holder from player p where p.id = $2`,
    [leagueId, player.id],
  );
  if (!row?.known) throw notFound('This player');
  if (row.holder !== null)
    throw new RefusalError({
      name: 'playerTaken',
      message: `${player.name} is on ${row.holder}.`,
      field: 'player_id',
      fix: 'Choose another player.',
    });
  if (!row.playable)
    throw new RefusalError({
      name: 'notPlayable',
      message: `${player.name} does not play any more.`,
      field: 'player_id',
      fix: 'Choose another player.',
    });
}

function inSeason(league: PlayingLeague, player: HeldPlayer): Refusal | null {
  if (league.phase === 'in-season') return null;
  return refusalOf(
    refuse('notInSeason', `${player.name} cannot be added: free agents are added in season only.`, {
      fix: 'Wait until the season begins.',
    }),
  );
}

/** A dropped player waits for claims. One who has waited long enough, and whom nobody claimed, is free whether or not that was written down yet. */
async function waiting(sql: Sql, leagueId: string, player: HeldPlayer): Promise<Refusal | null> {
  const [waiver] = await sql<{ clears_at: string | Date; claimed: boolean; over: boolean; time_zone: string }>(
    `select w.clears_at, (select l.time_zone from league l where l.id = w.league_id) as time_zone, w.clears_at <= clock_timestamp() as over, exists (select 1 from waiver_claim c where c.waiver_id = w.id and c.withdrawn_at is null) as claimed
     from waiver w where w.league_id = $1 and w.player_id = $2 and w.resolved_at is null for update`,
    [leagueId, player.id],
  );
  if (!waiver || (waiver.over && !waiver.claimed)) return null;
  const until = momentWords(new Date(waiver.clears_at).getTime(), waiver.time_zone);
  return refusalOf(
    refuse('onWaivers', `${player.name} is on waivers until ${until}.`, {
      field: 'player_id',
      fix: 'Claim the player; the claim is decided then.',
    }),
  );
}

/** A claim is paid with a pick of the week in which it is decided. */
async function withPickThen(
  sql: Sql,
  league: PlayingLeague,
  team: TeamBooks,
  player: HeldPlayer,
): Promise<Refusal | null> {
  const [row] = await sql<{ paid: boolean }>(
    `select exists (
       select from fa_pick f where f.owner_team_id = $3 and f.player_id is null and not f.penalty and f.starts_at <= w.clears_at and f.expires_at + interval '1 second' > w.clears_at
         and not exists (select from frozen_asset x where x.league_id = f.league_id and x.kind = 'fa-pick' and x.ref = f.id)) as paid
     from waiver w where w.league_id = $1 and w.player_id = $2 and w.resolved_at is null`,
    [league.id, player.id, team.teamId],
  );
  if (!row)
    return refusalOf(
      refuse('notOnWaivers', `${player.name} is not on waivers.`, {
        field: 'player_id',
        fix: 'If no team has the player, add them as a free agent.',
      }),
    );
  if (row.paid) return null;
  return refusalOf(
    refuse('noFaPick', `${team.name} has no free-agent pick for the week in which the claim is decided.`, {
      figure: 0,
      limit: league.settings.maxPickupsPerWeek,
      fix: 'Without a pick of that week the claim fails.',
    }),
  );
}

function withPick(league: PlayingLeague, team: TeamBooks, pick: SpendablePick | null): Refusal | null {
  if (pick) return null;
  return refusalOf(
    refuse('noFaPick', `${team.name} has no free-agent pick left this week.`, {
      figure: 0,
      limit: league.settings.maxPickupsPerWeek,
      fix: league.settings.faTradesAllowed
        ? 'Wait until Monday, or trade for a pick of this week.'
        : 'Wait until Monday.',
    }),
  );
}
