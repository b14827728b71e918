import { setImmediate as breathe } from 'node:timers/promises';
import type { MoveInAnswer } from '@crease/core/imports/move-in.answers.js';
import {
  alongSchema,
  MOVE_IN_MAX_ROWS,
  moveInPackageSchema,
  NOTHING_ALONG,
  type AlongBody,
} from '@crease/core/imports/move-in.schema.js';
import type { Db } from '../platform/database/database.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { contractIn } from '../teams/charges.queries.js';
import { refusal } from './imports.refusals.js';

const NO_ROSTERS = 'fantasy_team,player\n';

const AT_ONCE = 250;
const LISTS = ['picks', 'retained', 'standings', 'past', 'rosters', 'sheets'] as const;

const wrong = (at: string, why: string): RefusalError =>
  new RefusalError(refusal('moveInPackage', { kind: 'invalid', field: 'file', figures: { at, why } }));

/** A CSV file of rosters, or JSON with them and what else comes along. Others are answered while it is read. */
export async function packageOf(bytes: Buffer): Promise<{ rosters: Buffer; along: AlongBody }> {
  const { rosters, along } = bytes[0] === OPENS ? await packed(bytes) : { rosters: bytes, along: NOTHING_ALONG };
  // Counted before they are taken apart, which would take long: no further than they are taken.
  let rows = -1;
  for (let at = rosters.indexOf(10); at >= 0; at = rosters.indexOf(10, at + 1)) {
    rows += 1;
    if (rows > MOVE_IN_MAX_ROWS) throw wrong('rosters', `it has more than ${MOVE_IN_MAX_ROWS} rows.`);
  }
  return { rosters, along };
}

async function packed(bytes: Buffer): Promise<{ rosters: Buffer; along: AlongBody }> {
  let found: unknown;
  try {
    found = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw wrong('', 'it ends in the middle, or is no JSON.');
  }
  await breathe();
  const lists = listsOf(found);
  // All of it without its rows, and then these, some at a time.
  const read = moveInPackageSchema.safeParse(lists === null ? found : lists.without);
  if (!read.success) throw wrongAt(read.error.issues[0], []);
  const { rosters, along } = read.data;
  for (const key of lists === null ? [] : LISTS) {
    const rows = lists?.rows[key] ?? [];
    if (rows.length > MOVE_IN_MAX_ROWS)
      throw wrong(`along.${key}`, `At most ${MOVE_IN_MAX_ROWS.toLocaleString('en-US')} rows are taken.`);
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = alongSchema.shape[key].safeParse(rows.slice(from, from + AT_ONCE));
      if (!some.success) throw wrongAt(some.error.issues[0], ['along', key], from);
      (along[key] as unknown[]).push(...(some.data as unknown[]));
      await breathe();
    }
  }
  return { rosters: Buffer.from(rosters.trim() === '' ? NO_ROSTERS : rosters), along };
}

/** The lists of a package, and the package without their rows; null where they are no lists. */
function listsOf(found: unknown): { rows: Partial<Record<string, unknown[]>>; without: unknown } | null {
  if (typeof found !== 'object' || found === null || !('along' in found)) return null;
  const { along } = found;
  if (typeof along !== 'object' || along === null) return null;
  const rows: Partial<Record<string, unknown[]>> = {};
  for (const [key, list] of Object.entries(along)) if (Array.isArray(list)) rows[key] = list as unknown[];
  const empty = Object.fromEntries(Object.keys(rows).map((key) => [key, []]));
  return { rows, without: { ...found, along: { ...along, ...empty } } };
}

/** Names the field, with the row's place in its whole list. */
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

/** How many picks of each draft to come every team owns. */
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

/** Every team with its players and what each counts in the league's season. */
export async function teamsOf(db: Db, leagueId: string): Promise<MoveInAnswer['teams']> {
  const rows = await db
    .selectFrom('team as t')
    .innerJoin('league as l', 'l.id', 't.league_id')
    .leftJoin('roster_entry as r', (join) =>
      join.onRef('r.team_id', '=', 't.id').onRef('r.league_id', '=', 't.league_id'),
    )
    .leftJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, ref('r.player_id').$castTo<number>(), ref('l.current_season')),
      (on) => on.onTrue(),
    )
    .select(({ fn }) => [
      't.id as team_id',
      't.name as team_name',
      'r.player_id',
      'r.place',
      'p.full_name as name',
      fn.coalesce('hit.cap_hit', minimumSalary).as('hit'),
    ])
    .where('t.league_id', '=', leagueId)
    .orderBy('t.number')
    .orderBy('p.full_name')
    .execute();
  const teams = new Map<string, MoveInAnswer['teams'][number]>();
  for (const { team_id, team_name, player_id, place, name, hit } of rows) {
    const team = teams.get(team_id) ?? { team_id, team_name, players: [] };
    teams.set(team_id, team);
    if (player_id !== null && place !== null) team.players.push({ player_id, name: name ?? '', place, hit });
  }
  return [...teams.values()];
}
