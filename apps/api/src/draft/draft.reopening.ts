import { Injectable } from '@nestjs/common';
import { mayCommand } from '@crease/core/draft/draft.commands.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { PHASE_WORDS } from '@crease/core/seasons/phase.rules.js';
import { pgArray, type Idempotency, type Transaction } from '../platform/database/database.js';
import type { Member } from '../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { DRAFT_PHASES, type CommandAnswer } from './draft.parts.js';
import { DraftQueries } from './draft.queries.js';
import { DraftService } from './draft.service.js';

type Sql = Transaction['sql'];

/** The end of a draft, taken back: until something else has followed (decisions §2). */
@Injectable()
export class DraftReopening {
  constructor(
    private readonly drafts: DraftService,
    private readonly queries: DraftQueries,
  ) {}

  async reopen(member: Member, draftId: string, idempotency: Idempotency | null): Promise<CommandAnswer> {
    const earlier = await this.drafts.earlierAnswer(idempotency);
    if (earlier) return earlier;
    const state = await this.drafts.stateFor(member, draftId);
    unwrap(mayCommand(state, 'reopen', this.drafts.actorOf(member, state)));
    const [present, promises] = await Promise.all([
      this.queries.teams(state.leagueId, state.season),
      this.queries.promises(state.leagueId),
    ]);
    // Managers may have come and left; what the teams hold is as the draft left it, or it is not reopened.
    const teams = state.teams.map((team) => {
      const now = present.find(({ id }) => id === team.id);
      if (!now) return team;
      const { name, picture, manager } = now;
      const auto =
        state.kind === 'mock'
          ? team.auto
          : manager === null
            ? ('empty' as const)
            : team.auto === 'empty'
              ? ('off' as const)
              : team.auto;
      return { ...team, name, picture, manager, auto };
    });
    const pickIds = new Set(state.slots.flatMap(({ pickId, status }) => (status === 'open' ? [pickId] : [])));
    const command = {
      type: 'reopen',
      teams,
      promises: state.kind === 'mock' ? [] : promises.filter(({ pickId }) => pickIds.has(pickId)),
    } as const;
    return this.drafts.execute(member, draftId, command, idempotency, [], (sql) => this.takeBack(sql, state));
  }

  /** Under the locks of the teams, as phases, rosters and trades move. */
  private async takeBack(sql: Sql, state: DraftState): Promise<void> {
    await sql('select id from team where league_id = $1 order by id for no key update', [state.leagueId]);
    if (state.kind !== 'mock') {
      const followed = await this.followed(sql, state);
      if (followed)
        throw new RefusalError({
          name: 'somethingFollowed',
          message: `${state.name} cannot be reopened any more: ${followed}`,
          fix: 'Take that back first, or move players on the team pages.',
        });
    }
    await sql(`update draft set ended_at = null where id = $1 and status = 'ended'`, [state.id]);
  }

  /** What has followed since the end of a draft, as a sentence; null when nothing has. */
  private async followed(sql: Sql, state: DraftState): Promise<string | null> {
    const [league] = await sql<{ phase: DraftPhase; season: string; ended_at: string | null }>(
      'select l.phase, l.current_season as season, d.ended_at::text as ended_at from draft d join league l on l.id = d.league_id where d.id = $1',
      [state.id],
    );
    if (!league) throw notFound('This draft');
    if (league.season !== state.season) return `the league plays ${league.season} by now.`;
    if (!DRAFT_PHASES.includes(league.phase)) return `the league has gone on to ${PHASE_WORDS[league.phase]}.`;
    const { ended_at: end } = league;
    const [later] = await sql<{ name: string }>(
      `select name from draft where league_id = $1 and kind <> 'mock' and id <> $2 and begun_at > $3::timestamptz order by begun_at limit 1`,
      [state.leagueId, state.id, end],
    );
    if (later) return `${later.name} has begun since.`;
    // A replaced player is the draft's own doing. What came later was written later, though its transaction may have begun before.
    const [move] = await sql<{ player: string; team: string }>(
      `with replaced as (select (data #>> '{from,id}')::int as player_id from event where stream = 'draft:' || $2 and type = 'playerReplaced' and at > $3::timestamptz)
       select p.full_name as player, t.name as team from (
         select player_id, team_id, to_at as at from roster_past where league_id = $1 and to_at > $3::timestamptz and player_id not in (select player_id from replaced)
         union all
         select player_id, team_id, greatest(since, acquired_at) from roster_entry where league_id = $1 and greatest(since, acquired_at) > $3::timestamptz and acquired_by <> 'draft:' || $2
       ) moved join player p on p.id = moved.player_id join team t on t.id = moved.team_id order by moved.at limit 1`,
      [state.leagueId, state.id, end],
    );
    if (move) return `the roster of ${move.team} has changed since (${move.player}).`;
    const [pick] = await sql<{ round: number; team: string }>(
      `select p.round, t.name as team from pick_move m join draft_pick p on p.id = m.pick_id join team t on t.id = p.original_team_id
       where m.pick_id = any($1::text[]) and m.at > $2::timestamptz order by m.id limit 1`,
      [pgArray(state.slots.map(({ pickId }) => pickId)), end],
    );
    if (pick) return `the pick of round ${pick.round} of ${pick.team} has been traded since.`;
    const [retained] = await sql<{ player: string }>(
      `select p.full_name as player from retention r join player p on p.id = r.player_id
       where r.league_id = $1 and (r.created_at > $2::timestamptz or (r.ended_at > $2::timestamptz and not exists (select 1 from roster_entry e where e.league_id = r.league_id and e.player_id = r.player_id and e.acquired_by = 'draft:' || $3)))
       order by p.id limit 1`,
      [state.leagueId, end, state.id],
    );
    return retained ? `the salary retained of ${retained.player} has changed since.` : null;
  }
}

type DraftPhase = (typeof DRAFT_PHASES)[number];
