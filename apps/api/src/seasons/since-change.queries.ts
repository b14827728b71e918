import { sql } from 'kysely';
import type { Since } from '@crease/core/seasons/take-back.rules.js';
import type { Db } from '../platform/database/database.js';
import { isSo, momentOf, noneOf } from '../platform/database/sql.js';
import type { PhaseChange } from './phase.done.js';

export async function sinceChange(
  db: Db,
  leagueId: string,
  { at, to, seasonBefore, seasonAfter, done }: PhaseChange,
): Promise<Since> {
  const then = momentOf(at);
  // Conditions that the change itself ended do not count.
  const ended = (done.promises ?? []).map(({ conditionId }) => conditionId);
  const drafts = db.selectFrom('draft').where('league_id', '=', leagueId).where('kind', '<>', 'mock');
  const begun = drafts.select('name').where('begun_at', '>', then).orderBy('begun_at');
  const lobbies = drafts
    .select('name')
    .where('status', '=', 'lobby')
    .where('created_at', '>', then)
    .where(sql<boolean>`${seasonBefore !== seasonAfter}`)
    .orderBy('created_at');
  const moved = db
    .selectFrom('roster_past')
    .select('player_id')
    .where('league_id', '=', leagueId)
    .where('to_at', '>', then)
    .unionAll(
      db
        .selectFrom('roster_entry')
        .select('player_id')
        .where('league_id', '=', leagueId)
        .where(({ or, eb }) => or([eb('since', '>', then), eb('acquired_at', '>', then)])),
    );
  return db
    .selectNoFrom(({ exists, selectFrom }) => [
      selectFrom(moved.as('s'))
        .select(({ fn }) => fn.count<number>('s.player_id').distinct().as('count'))
        .$asScalar()
        .as('rosterMoves'),
      selectFrom('trade')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('league_id', '=', leagueId)
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', 'in', ['accepted', 'in-review']), eb('accepted_at', '>', then)]),
            and([eb('state', 'in', ['executed', 'reversed']), eb('ended_at', '>', then)]),
          ]),
        )
        .$asScalar()
        .as('trades'),
      selectFrom('bid')
        .select(({ fn }) => fn.count<number>('player_id').distinct().as('count'))
        .where('league_id', '=', leagueId)
        .where('season', '=', seasonAfter)
        .where('decided_at', 'is', null)
        .where(sql<boolean>`${to === 'free-agency'}`)
        .$asScalar()
        .as('auctions'),
      selectFrom('trade_condition')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('league_id', '=', leagueId)
        .where('outcome', 'is not', null)
        .where('confirmed_at', '>', then)
        .where('id', '<>', noneOf(ended))
        .$asScalar()
        .as('conditions'),
      selectFrom('pick_move as m')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('m.league_id', '=', leagueId)
        .where('m.what', '<>', 'moved')
        .where('m.at', '>', then)
        .$asScalar()
        .as('penalties'),
      sql<string[]>`array(${begun})`.as('draftsBegun'),
      sql<string[]>`array(${lobbies})`.as('lobbies'),
      isSo(
        exists(
          selectFrom('protection_round')
            .select('season')
            .where('league_id', '=', leagueId)
            .where('season', '=', seasonAfter)
            .where('locked_at', '>', then),
        ),
      ).as('sheetsLocked'),
    ])
    .executeTakeFirstOrThrow();
}
