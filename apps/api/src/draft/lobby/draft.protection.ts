import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { ProtectedAnswer } from '@crease/core/draft/draft.schema.js';
import { lossLimits } from '@crease/core/leagues/drafts/draft.table.js';
import { tellPeople } from '../../leagues/team-people.queries.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { protectedPlayers } from '../draft-pool.queries.js';
import { DraftQueries } from '../draft.queries.js';
import { refusal } from '../draft.refusals.js';
import { DraftService } from '../draft.service.js';

/**
 * The players that a team protects in a draft from other teams' rosters. Only the team's manager sees them until the
 * draft begins.
 */
@Injectable()
export class DraftProtection {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftService,
    private readonly queries: DraftQueries,
    private readonly books: BooksQueries,
  ) {}

  async list(member: Member, draftId: string, teamId: string): Promise<ProtectedAnswer> {
    const state = await this.ownTeam(member, draftId, teamId);
    return this.answer(this.database.db, state, teamId);
  }

  async save(
    member: Member,
    draftId: string,
    teamId: string,
    sent: readonly number[],
    idempotency: Idempotency | null,
  ): Promise<ProtectedAnswer> {
    const state = await this.ownTeam(member, draftId, teamId);
    const playerIds = [...new Set(sent)];
    return this.database.write(async ({ db, record }) => {
      // A beginning draft takes the same locks before it fixes its pool.
      await this.books.lock(db, member.leagueId, [teamId]);
      await requireLobby(db, member.leagueId, draftId);
      const { protects } = await this.limits(state);
      if (playerIds.length > protects)
        throw new RefusalError(
          refusal('protect.tooMany', {
            figures: { players: playerIds.length, most: protects },
            kind: 'invalid',
            field: 'player_ids',
            figure: playerIds.length,
            limit: protects,
          }),
        );
      await requireActive(db, member.leagueId, teamId, playerIds);
      await db
        .deleteFrom('draft_protected')
        .where('league_id', '=', member.leagueId)
        .where('draft_id', '=', draftId)
        .where('team_id', '=', teamId)
        .execute();
      // A player who changed teams may still be on the list of the former one.
      await db
        .deleteFrom('draft_protected')
        .where('league_id', '=', member.leagueId)
        .where('draft_id', '=', draftId)
        .where('player_id', '=', anyOf(playerIds))
        .execute();
      await db
        .insertInto('draft_protected')
        .columns(['league_id', 'draft_id', 'player_id', 'team_id'])
        .expression((from) =>
          from
            .selectFrom('roster_entry as r')
            .select(['r.league_id', sql<string>`${draftId}`.as('draft_id'), 'r.player_id', 'r.team_id'])
            .where('r.league_id', '=', member.leagueId)
            .where('r.team_id', '=', teamId)
            .where('r.player_id', '=', anyOf(playerIds)),
        )
        .execute();
      const { leagueId, userId: actor } = member;
      await tellPeople({ db, record }, { leagueId, teamId, actor }, { type: 'protectedSaved', leagueId, draftId });
      return this.answer(db, state, teamId);
    }, idempotency);
  }

  private async answer(db: Db, state: DraftState, teamId: string): Promise<ProtectedAnswer> {
    const league = await this.queries.league(state.leagueId);
    if (!league) throw notFound('league');
    const limits = await this.limits(state);
    const pool = await this.queries.pool({ ...league, season: state.season }, state.type, state.kind, db);
    const own = (await protectedPlayers(db, state)).get(teamId) ?? [];
    const players = pool.filter(({ from }) => from === teamId);
    return {
      protects: limits.protects,
      most: limits.most,
      player_ids: own.filter((id) => players.some((player) => player.id === id)),
      players: players.map(({ id, name, position, detail, club, capHit, rank }) => ({
        id,
        name,
        position,
        detail,
        club,
        capHit,
        rank,
      })),
    };
  }

  private async limits({ leagueId, type, name }: DraftState) {
    const league = await this.queries.league(leagueId);
    if (!league) throw notFound('league');
    const limits = lossLimits(type, league.settings);
    if (limits === null) throw new RefusalError(refusal('nothingToProtect', { figures: { draft: name } }));
    return limits;
  }

  private async ownTeam(member: Member, draftId: string, teamId: string): Promise<DraftState> {
    const state = await this.drafts.stateFor(member, draftId, false);
    if (!state.teams.some((team) => team.id === teamId)) throw notFound('team');
    if (member.teamId !== teamId) throw new RefusalError(refusal('forbidden.protect', { kind: 'forbidden' }));
    return state;
  }
}

async function requireLobby(db: Db, leagueId: string, draftId: string): Promise<void> {
  const draft = await db
    .selectFrom('draft')
    .select('status')
    .where('league_id', '=', leagueId)
    .where('id', '=', draftId)
    .executeTakeFirst();
  if (draft?.status !== 'lobby') throw new RefusalError(refusal('wrongDraftStatus.protect'));
}

async function requireActive(db: Db, leagueId: string, teamId: string, playerIds: readonly number[]): Promise<void> {
  const held = await db
    .selectFrom('roster_entry')
    .select('player_id')
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('place', '=', 'active')
    .where('player_id', '=', anyOf(playerIds))
    .execute();
  if (held.length === playerIds.length) return;
  const known = new Set(held.map(({ player_id }) => player_id));
  const id = playerIds.find((candidate) => !known.has(candidate));
  throw new RefusalError(
    refusal('protect.notHeld', {
      figures: { id },
      kind: 'invalid',
      field: 'player_ids',
      ...(id === undefined ? {} : { figure: id }),
    }),
  );
}
