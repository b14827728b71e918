import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { declarePick, type Coming } from '@crease/core/draft/coming-picks.rules.js';
import type { DeclarePickBody } from '@crease/core/draft/draft.schema.js';
import { newId } from '@crease/core/ids.js';
import { addCompensatoryPick, forfeitPick, removeCompensatoryPick } from '../leagues/draft-picks.tables.js';
import { lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { touchLeagues } from '../leagues/league.tables.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import type { Member } from '../platform/http/member.js';
import { unwrap } from '../platform/http/refusal.error.js';

/** Compensatory and forfeited picks of drafts that are still to be made, as commissioners declare them. */
@Injectable()
export class ComingPicks {
  constructor(private readonly database: Database) {}

  async declare(
    { leagueId, userId }: Member,
    body: DeclarePickBody,
    idempotency: Idempotency | null,
  ): Promise<{ pick_id: string }> {
    return this.database.write(async ({ db, record }) => {
      // Whoever trades picks waits, and so does whoever makes a draft of them.
      const teamIds = await lockTeams(db, leagueId);
      await lockLeague(db, leagueId);
      const coming = { ...(await comingPicks(db, leagueId)), teamIds };
      const declared = unwrap(
        declarePick(
          coming,
          body.what === 'added'
            ? { what: body.what, season: body.season, type: body.type, round: body.round, teamId: body.team_id }
            : { what: body.what, pickId: body.pick_id },
        ),
      );
      const { reason } = body;
      let of;
      if (declared.what === 'added' && body.what === 'added') {
        const { season, type, round, team_id: teamId } = body;
        of = { id: newId(randomBytes), season, type, round, teamId };
        await addCompensatoryPick(db, leagueId, { ...of, extra: declared.extra, place: null });
      } else if (declared.what !== 'added') {
        const { pick } = declared;
        of = { id: pick.id, season: pick.season, type: pick.type, round: pick.round, teamId: pick.owner };
        if (declared.what === 'removed') await removeCompensatoryPick(db, pick.id);
        else await forfeitPick(db, pick.id, declared.what === 'forfeited' ? reason : null);
      } else throw new Error('a declaration comes to what was declared');
      const { season, type, round } = of;
      const team = await db.selectFrom('team').select('name').where('id', '=', of.teamId).executeTakeFirst();
      await touchLeagues(db, [leagueId]);
      await record(
        leagueLine({
          leagueId,
          actor: userId,
          says: {
            key: 'draft.declared',
            figures: { what: body.what, team: team?.name ?? '', season, type, round, reason },
          },
          teamIds: [of.teamId],
        }),
      );
      await record(toLeague(leagueId, userId, { type: 'leagueChanged' }));
      return { pick_id: of.id };
    }, idempotency);
  }
}

async function comingPicks(db: Db, leagueId: string): Promise<Omit<Coming, 'teamIds'>> {
  const picks = await db
    .selectFrom('draft_pick as p')
    .innerJoin('league as l', 'l.id', 'p.league_id')
    .leftJoin('player as k', 'k.id', 'p.keeper_id')
    .select(({ eb, exists, selectFrom }) => [
      'p.id',
      'p.season',
      'p.type',
      'p.round',
      'p.extra',
      'p.original_team_id as original',
      'p.owner_team_id as owner',
      isSo(eb('p.forfeited_at', 'is not', null)).as('forfeited'),
      'k.full_name as keeper',
      isSo(
        exists(
          selectFrom('frozen_asset as f')
            .select('f.ref')
            .whereRef('f.league_id', '=', 'p.league_id')
            .where('f.kind', '=', 'draft-pick')
            .whereRef('f.ref', '=', 'p.id'),
        ),
      ).as('promised'),
    ])
    .where('p.league_id', '=', leagueId)
    .whereRef('p.season', '>=', 'l.current_season')
    .execute();
  const made = await db
    .selectFrom('draft')
    .select(['season', 'type', 'status'])
    .where('league_id', '=', leagueId)
    .where('kind', '<>', 'mock')
    .execute();
  return { picks, made: made.map(({ status, ...draft }) => ({ ...draft, lobby: status === 'lobby' })) };
}
