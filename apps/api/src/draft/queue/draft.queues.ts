import { Injectable } from '@nestjs/common';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { conditionsOf, distinct, namedIn, playerOf, type Wish } from '@crease/core/draft/queue/wish.rules.js';
import { tellPeople } from '../../leagues/team-people.queries.js';
import { Database } from '../../platform/database/database.js';
import { anyOf, clockNow, json } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { knownIn } from '../../players/players.queries.js';
import { DraftQueries } from '../draft.queries.js';
import { DraftService } from '../draft.service.js';
import { refusal } from '../draft.refusals.js';

interface QueueAnswer {
  player_ids: number[];
  wishes: Wish[];
}

/** Queues of the teams. Only a team's manager can read its queue, not even the commissioner. */
@Injectable()
export class DraftQueues {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftService,
    private readonly queries: DraftQueries,
  ) {}

  async queue(member: Member, draftId: string, teamId: string): Promise<QueueAnswer> {
    await this.ownTeam(member, draftId, teamId);
    return answerOf(await this.queries.queue({ id: draftId, leagueId: member.leagueId }, teamId));
  }

  async save(member: Member, draftId: string, teamId: string, sent: readonly Wish[]): Promise<QueueAnswer> {
    const state = await this.ownTeam(member, draftId, teamId);
    if (state.status === 'ended') throw new RefusalError(refusal('wrongDraftStatus.ended'));
    const wishes = distinct(sent);
    const round = Math.max(0, ...wishes.map((wish) => conditionsOf(wish).from_round ?? 0));
    if (round > state.rounds)
      throw new RefusalError(
        refusal('roundUnknown', {
          figures: { round, rounds: state.rounds },
          kind: 'invalid',
          field: 'wishes',
          figure: round,
          limit: state.rounds,
        }),
      );
    await this.knowAll(member.leagueId, namedIn(wishes));
    await this.database.write(async ({ db, record }) => {
      const queue = { wishes: json(wishes), updated_at: clockNow };
      await db
        .insertInto('draft_queue')
        .values({ league_id: member.leagueId, draft_id: draftId, team_id: teamId, ...queue })
        .onConflict((conflict) => conflict.columns(['league_id', 'draft_id', 'team_id']).doUpdateSet(queue))
        .execute();
      // Publish to the team's own clients only.
      const team = { leagueId: member.leagueId, teamId, actor: member.userId };
      await tellPeople({ db, record }, team, { type: 'queueChanged', draftId, teamId });
    });
    return answerOf(wishes);
  }

  private async knowAll(leagueId: string, players: number[]): Promise<void> {
    const known = await this.database.db
      .selectFrom('player as p')
      .select('p.id')
      .where('p.id', '=', anyOf(players))
      .where(knownIn(leagueId))
      .execute();
    if (known.length === players.length) return;
    const ids = new Set(known.map((row) => row.id));
    const strange = players.find((id) => !ids.has(id));
    throw new RefusalError(
      refusal('playerUnknown', {
        figures: { id: strange },
        kind: 'invalid',
        field: 'player_ids',
        ...(strange === undefined ? {} : { figure: strange }),
      }),
    );
  }

  private async ownTeam(member: Member, draftId: string, teamId: string): Promise<DraftState> {
    const state = await this.drafts.stateFor(member, draftId, false);
    if (!state.teams.some((team) => team.id === teamId)) throw notFound('team');
    if (member.teamId !== teamId) throw new RefusalError(refusal('forbidden.queue', { kind: 'forbidden' }));
    return state;
  }
}

const answerOf = (wishes: Wish[]): QueueAnswer => ({
  player_ids: wishes.flatMap((wish) => playerOf(wish) ?? []),
  wishes,
});
