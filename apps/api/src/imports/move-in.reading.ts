import type { MoveInAnswer } from '@crease/core/imports/move-in.answers.js';
import { moveInPackageSchema, NOTHING_ALONG, type AlongBody } from '@crease/core/imports/move-in.schema.js';
import type { Db } from '../platform/database/database.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { contractIn } from '../teams/charges.queries.js';
import { refusal } from './imports.refusals.js';

const NO_ROSTERS = 'fantasy_team,player\n';

/** A CSV file of rosters, or JSON with them and what else comes along. */
export function packageOf(bytes: Buffer): { rosters: Buffer; along: AlongBody } {
  if (bytes[0] !== OPENS) return { rosters: bytes, along: NOTHING_ALONG };
  let found: unknown;
  try {
    found = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RefusalError(
      refusal('moveInPackage', {
        kind: 'invalid',
        field: 'file',
        figures: { at: '', why: 'it ends in the middle, or is no JSON.' },
      }),
    );
  }
  const read = moveInPackageSchema.safeParse(found);
  if (!read.success) {
    const [first] = read.error.issues;
    const figures = { at: first?.path.join('.') ?? '', why: first?.message ?? '' };
    throw new RefusalError(refusal('moveInPackage', { kind: 'invalid', field: 'file', figures }));
  }
  const { rosters, along } = read.data;
  return { rosters: Buffer.from(rosters.trim() === '' ? NO_ROSTERS : rosters), along };
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
