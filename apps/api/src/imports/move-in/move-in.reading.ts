import { messageOf } from '@crease/core/messages/messages.js';
import { setImmediate as yieldNow } from 'node:timers/promises';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import {
  extrasSchema,
  MOVE_IN_MAX_ROWS,
  moveInPackageSchema,
  NO_EXTRAS,
  type ExtrasBody,
} from '@crease/core/imports/move-in/move-in.schema.js';
import type { Place } from '@crease/core/position.js';
import type { Db } from '../../platform/database/database.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { minimumSalary } from '../../platform/database/system-config.js';
import { nameOrder } from '../../platform/database/sql.js';
import { broughtSeason } from '../../competition/brought/brought-matches.queries.js';
import { finalTables } from '../../competition/final-tables.queries.js';
import { contractIn } from '../../players/player-cost.queries.js';
import { countsOnCap, retainedByOthers, retainedPart } from '../../teams/charges.queries.js';
import { refusal } from '../imports.refusals.js';

const NO_ROSTERS = 'fantasy_team,player\n';

const AT_ONCE = 250;
const LISTS = ['picks', 'retained', 'standings', 'matches', 'past', 'rosters', 'sheets'] as const;

const wrong = (at: string, why: string): RefusalError =>
  new RefusalError(refusal('moveInPackage', { kind: 'invalid', field: 'file', figures: { at, why } }));

/** Reads a CSV file of rosters, or JSON with rosters and more. Yields to other requests in between. */
export async function packageOf(bytes: Buffer): Promise<{ rosters: Buffer; along: ExtrasBody }> {
  const { rosters, along } = bytes[0] === OPENS ? await packed(bytes) : { rosters: bytes, along: NO_EXTRAS };
  // Count rows before parsing and stop at the limit, because parsing a long file would take long.
  let rows = -1;
  for (let at = rosters.indexOf(10); at >= 0; at = rosters.indexOf(10, at + 1)) {
    rows += 1;
    if (rows > MOVE_IN_MAX_ROWS) throw wrong('rosters', messageOf('hasMoreRows', { most: MOVE_IN_MAX_ROWS }));
  }
  return { rosters, along };
}

async function packed(bytes: Buffer): Promise<{ rosters: Buffer; along: ExtrasBody }> {
  let found: unknown;
  try {
    found = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw wrong('', messageOf('endsInTheMiddleOrIsNoJson'));
  }
  await yieldNow();
  const lists = listsOf(found);
  // Validate the package without its rows first, then the rows in batches.
  const read = moveInPackageSchema.safeParse(lists === null ? found : lists.without);
  if (!read.success) throw wrongAt(read.error.issues[0], []);
  const { rosters, along } = read.data;
  for (const key of lists === null ? [] : LISTS) {
    const rows = lists?.rows[key] ?? [];
    if (rows.length > MOVE_IN_MAX_ROWS)
      throw wrong(`along.${key}`, messageOf('atMostRowsAreTaken', { most: MOVE_IN_MAX_ROWS }));
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = extrasSchema.shape[key].safeParse(rows.slice(from, from + AT_ONCE));
      if (!some.success) throw wrongAt(some.error.issues[0], ['along', key], from);
      (along[key] as unknown[]).push(...(some.data as unknown[]));
      await yieldNow();
    }
  }
  return { rosters: Buffer.from(rosters.trim() === '' ? NO_ROSTERS : rosters), along };
}

/** The lists of a package, and the package without their rows; null when they are not lists. */
function listsOf(found: unknown): { rows: Partial<Record<string, unknown[]>>; without: unknown } | null {
  if (typeof found !== 'object' || found === null || !('along' in found)) return null;
  const { along } = found;
  if (typeof along !== 'object' || along === null) return null;
  const rows: Partial<Record<string, unknown[]>> = {};
  for (const [key, list] of Object.entries(along)) if (Array.isArray(list)) rows[key] = list as unknown[];
  const empty = Object.fromEntries(Object.keys(rows).map((key) => [key, []]));
  return { rows, without: { ...found, along: { ...along, ...empty } } };
}

/** Names the field, with the row's index in its whole list. */
function wrongAt(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
  list: readonly string[],
  from = 0,
): RefusalError {
  const [first, ...rest] = issue?.path ?? [];
  const path = typeof first === 'number' ? [first + from, ...rest] : (issue?.path ?? []);
  return wrong([...list, ...path].join('.'), issue?.message ?? '');
}

const OPENS = '{'.charCodeAt(0);

export async function picksOf(db: Db, leagueId: string): Promise<MoveInAnswer['picks']> {
  return db
    .selectFrom('draft_pick')
    .select(({ fn }) => ['season', 'type', 'owner_team_id as team_id', fn.countAll<number>().as('count')])
    .where('league_id', '=', leagueId)
    .where('forfeited_at', 'is', null)
    .where('draft_id', 'is', null)
    .groupBy(['season', 'type', 'owner_team_id'])
    .orderBy('season')
    .orderBy('type')
    .execute();
}

export async function standingsOf(
  db: Db,
  leagueId: string,
  sent: ExtrasBody['standings'],
): Promise<MoveInAnswer['standings']> {
  const seasons = new Set(sent.map(({ season }) => season));
  if (seasons.size === 0) return [];
  return (await finalTables(db, leagueId).orderBy('s.season').orderBy('s.team_id').execute())
    .filter(({ season }) => seasons.has(season))
    .map(({ season, team_id, rank, points }) => ({ season, team_id, rank, points }));
}

export async function matchesIn(
  db: Db,
  leagueId: string,
  sent: ExtrasBody['matches'],
): Promise<MoveInAnswer['matches']> {
  const answer: MoveInAnswer['matches'] = [];
  for (const season of [...new Set(sent.map((match) => match.season))].sort().reverse()) {
    const stored = await broughtSeason(db, leagueId, season);
    if (stored === null) continue;
    const left = stored.seeds.filter(({ out_in: out }) => out === null);
    answer.push({
      season,
      count: stored.matches.filter(({ away_team_id: away }) => away !== null).length,
      rounds: Math.max(0, ...stored.matches.map(({ round }) => round ?? 0)),
      champion: left.length === 1 ? (left[0]?.team_id ?? null) : null,
      left: left.length,
    });
  }
  return answer;
}

/** Every team with its players, their charges in the league's season, and its retained salary. */
export async function teamsOf(db: Db, leagueId: string): Promise<MoveInAnswer['teams']> {
  const rows = await db
    .selectFrom('team as t')
    .innerJoin('league as l', 'l.id', 't.league_id')
    .leftJoin('roster_entry as r', (join) =>
      join.onRef('r.team_id', '=', 't.id').onRef('r.league_id', '=', 't.league_id'),
    )
    .leftJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, leagueId, ref('r.player_id').$castTo<number>(), ref('l.current_season')),
      (on) => on.onTrue(),
    )
    .select(({ fn, ref }) => [
      't.id as team_id',
      't.name as team_name',
      'r.player_id',
      'r.place',
      'p.full_name as name',
      fn.coalesce('hit.cap_hit', minimumSalary).as('hit'),
      countsOnCap(leagueId, ref('r.place').$castTo<Place>()).as('counts'),
      retainedByOthers(db, leagueId, {
        player: ref('r.player_id').$castTo<number>(),
        team: ref('t.id'),
        season: ref('l.current_season'),
      }).as('others'),
    ])
    .where('t.league_id', '=', leagueId)
    .orderBy('t.number')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .execute();
  const retained = await db
    .selectFrom('retention as x')
    .innerJoin('league as l', 'l.id', 'x.league_id')
    .innerJoin('player as p', 'p.id', 'x.player_id')
    .select(({ ref }) => [
      'x.team_id',
      'x.player_id',
      'p.full_name as name',
      retainedPart(ref('l.current_season')).as('amount'),
    ])
    .where('x.league_id', '=', leagueId)
    .where('x.ended_at', 'is', null)
    .whereRef('x.through_season', '>=', 'l.current_season')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .execute();
  const teams = new Map<string, MoveInAnswer['teams'][number]>();
  for (const { team_id, team_name, player_id, place, name, hit, counts, others } of rows) {
    const team = teams.get(team_id) ?? {
      team_id,
      team_name,
      players: [],
      retained: retained.filter((one) => one.team_id === team_id).map(({ team_id: _, ...one }) => one),
    };
    teams.set(team_id, team);
    if (player_id !== null && place !== null)
      team.players.push({ player_id, name: name ?? '', place, hit, charge: counts ? hit - (others ?? 0) : 0 });
  }
  return [...teams.values()];
}
