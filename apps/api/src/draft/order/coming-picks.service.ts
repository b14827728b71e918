import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { declarePick, type Coming } from '@crease/core/draft/order/coming-picks.rules.js';
import type { DeclarePickBody } from '@crease/core/draft/draft.schema.js';
import { newId } from '@crease/core/ids.js';
import { forfeitPick, promisedPick } from '../../leagues/draft-picks.tables.js';
import { addCompensatoryPick, removeCompensatoryPick } from '../../leagues/compensatory-picks.tables.js';
import { lockLeague, lockTeams } from '../../leagues/league-lock.tables.js';
import { touchLeagues } from '../../leagues/league.tables.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import type { Member } from '../../platform/http/member.js';
import { unwrap } from '../../platform/refusal.error.js';

@Injectable()
export class ComingPicks {
  constructor(private readonly database: Database) {}

  async declare(
    { leagueId, userId }: Member,
    body: DeclarePickBody,
    idempotency: Idempotency | null,
  ): Promise<{ pick_id: string }> {
    return this.database.write(async ({ db, record }) => {
      // These locks block trades of picks and the creation of a draft from these picks.
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
      const of =
        declared.what === 'added'
          ? { ...declared, id: newId(randomBytes) }
          : { ...declared.pick, teamId: declared.pick.owner };
      const { id, season, type, round, teamId } = of;
      if (declared.what === 'added')
        await addCompensatoryPick(db, leagueId, {
          id,
          season,
          type,
          round,
          teamId,
          extra: declared.extra,
          place: null,
        });
      else if (declared.what === 'removed') await removeCompensatoryPick(db, id);
      else await forfeitPick(db, leagueId, id, declared.what === 'forfeited' ? reason : null);
      const team = await db.selectFrom('team').select('name').where('id', '=', teamId).executeTakeFirst();
      await touchLeagues(db, [leagueId]);
      await record(
        leagueLine({
          leagueId,
          actor: userId,
          says: {
            key: 'draft.declared',
            figures: { what: body.what, team: team?.name ?? '', season, type, round, reason },
          },
          teamIds: [teamId],
        }),
      );
      await record(toLeague(leagueId, userId, { type: 'leagueChanged' }));
      return { pick_id: id };
    }, idempotency);
  }
}

async function comingPicks(db: Db, leagueId: string): Promise<Omit<Coming, 'teamIds'>> {
  const picks = await db
    .selectFrom('draft_pick as p')
    .innerJoin('league as l', 'l.id', 'p.league_id')
    .leftJoin('player as k', 'k.id', 'p.keeper_id')
    .select(({ eb }) => [
      'p.id',
      'p.season',
      'p.type',
      'p.round',
      'p.extra',
      'p.original_team_id as original',
      'p.owner_team_id as owner',
      isSo(eb('p.forfeited_at', 'is not', null)).as('forfeited'),
      'k.full_name as keeper',
      isSo(promisedPick()).as('promised'),
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
