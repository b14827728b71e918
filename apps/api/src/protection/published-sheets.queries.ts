import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PublishedSheetsAnswer } from '@crease/core/protection/protection.schema.js';
import { sheetReasonWords } from '@crease/core/protection/protection.words.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { playerPoints } from '../points/points.queries.js';
import { contractExpiry, contractIn, expiryStatus } from '../players/player-cost.queries.js';
import { costsOf } from './keeper-picks.queries.js';
import { namesIn } from '../platform/database/rows.js';
import { nameOrder } from '../platform/database/sql.js';

const p = namesIn('player as p');

const onSheet = (list: 's.core' | 's.bench') => sql.ref<number[]>(list);

/** Players released from the sheet's team, by the round's `lock_done`. */
const releasedFrom = sql<number[]>`array(
  select (gone ->> 'player_id')::int from jsonb_array_elements(${sql.ref('r.lock_done')} -> 'released') as gone
  where gone ->> 'team_id' = ${sql.ref('s.team_id')})`;

const listed = (db: Db, leagueId: string, season: string, list: RawBuilder<number[]>) =>
  jsonArrayFrom(
    db
      .selectFrom('player as p')
      .leftJoinLateral(contractIn(db, leagueId, sql.ref<number>('p.id'), sql<string>`${season}::text`), (on) =>
        on.onTrue(),
      )
      .select(({ fn, eb }) => [
        'p.id as player_id',
        'p.full_name as name',
        'p.position',
        contractExpiry(leagueId).as('contract_expiry'),
        expiryStatus(leagueId).as('expiry_status'),
        fn.coalesce('hit.cap_hit', minimumSalary).as('cap_hit'),
        eb('hit.season', 'is distinct from', season).$castTo<boolean>().as('estimated'),
      ])
      .where('p.id', '=', sql<number>`any(${list})`)
      .orderBy(sql`array_position(array['F', 'D', 'G'], ${p.position}::text)`)
      .orderBy(({ ref }) => nameOrder(ref('p.full_name'))),
  );

/** All teams' sheets in a season; empty until they are locked. */
export async function publishedSheets(
  db: Db,
  leagueId: string,
  asked: Season | undefined,
): Promise<PublishedSheetsAnswer> {
  const chosen = asked === undefined ? sql.ref<string>('l.current_season') : sql<string>`${asked}::text`;
  const round = await db
    .selectFrom('league as l')
    .leftJoin('protection_round as r', (join) => join.onRef('r.league_id', '=', 'l.id').on('r.season', '=', chosen))
    .select([chosen.as('season'), 'r.deadline', 'r.locked_at', 'r.kind', 'r.brought'])
    .where('l.id', '=', leagueId)
    .executeTakeFirst();
  const season = round?.season ?? asked ?? '';
  const kind = round?.kind ?? 'dollars';
  const head = {
    season,
    deadline: round?.deadline?.toISOString() ?? null,
    kind,
    brought: round?.brought ?? false,
  };
  if (round?.locked_at == null) return { ...head, locked_at: null, points_from: 'games', sheets: [] };
  const sheets = await lockedSheets(db, leagueId, season);
  const { points, games, from } = await playerPoints(
    db,
    leagueId,
    seasonPlus(season, -1),
    sheets.flatMap(({ core, bench, released }) => [...core, ...bench, ...released].map(({ player_id }) => player_id)),
  );
  const costs = kind === 'round' ? await costsOf(db, leagueId, season) : null;
  const rated = (list: (typeof sheets)[number]['core']) =>
    list.map((player) => ({
      ...player,
      last_points: points.get(player.player_id) ?? 0,
      last_games: games.get(player.player_id) ?? 0,
      cost: costs?.get(player.player_id)?.label ?? null,
    }));
  return {
    ...head,
    locked_at: round.locked_at.toISOString(),
    points_from: from,
    sheets: sheets.map(({ why, ...sheet }) => ({
      ...sheet,
      reason: why === null ? sheet.reason : sheetReasonWords(why),
      core: rated(sheet.core),
      bench: rated(sheet.bench),
      released: rated(sheet.released),
    })),
  };
}

const lockedSheets = (db: Db, leagueId: string, season: Season) =>
  db
    .selectFrom('protection_sheet as s')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 's.league_id').onRef('t.id', '=', 's.team_id'))
    .innerJoin('protection_round as r', (join) =>
      join.onRef('r.league_id', '=', 's.league_id').onRef('r.season', '=', 's.season'),
    )
    .select([
      's.team_id',
      't.name as team_name',
      's.automatic',
      's.reason',
      's.why',
      listed(db, leagueId, season, onSheet('s.core')).as('core'),
      listed(db, leagueId, season, onSheet('s.bench')).as('bench'),
      listed(db, leagueId, season, releasedFrom).as('released'),
    ])
    .where('s.league_id', '=', leagueId)
    .where('s.season', '=', season)
    .where('s.locked_at', 'is not', null)
    .orderBy(({ fn }) => fn('lower', ['t.name']))
    .orderBy('t.number')
    .execute();
