import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { newId } from '@crease/core/ids.js';
import {
  leagueFormDefaults,
  settingsFromForm,
  type LeagueForm,
  type LeagueSettings,
} from '@crease/core/leagues/league.rules.js';
import type { Position } from '@crease/core/position.js';
import { firstMark } from '@crease/core/team-mark.js';
import { Caller } from './room-client.js';

export interface SeededPlayer {
  id: number;
  name: string;
  position: Position;
  capHit: number;
  rookie?: boolean;
  birthDate?: string | null;
}

export interface SeededLeague {
  leagueId: string;
  settings: LeagueSettings;
  /** In the order of their numbers; the first is the commissioner's. */
  teams: { id: string; name: string; manager: Caller | null }[];
  commissioner: Caller;
}

export interface LeagueSeed {
  name?: string;
  urls: readonly string[];
  secret: string;
  form?: Partial<LeagueForm>;
  type?: 'dynasty' | 'redraft';
  teamNames?: readonly string[];
  /** Teams from this index on have no manager. */
  managed?: number;
  sample?: boolean;
}

/**
 * Writes a league with signed-in managers directly into the database, for tests and benchmarks that need hundreds of
 * leagues.
 */
export async function seedLeague(db: pg.ClientBase | pg.Pool, seed: LeagueSeed): Promise<SeededLeague> {
  const type = seed.type ?? 'dynasty';
  const names = seed.teamNames ?? Array.from({ length: seed.form?.num_teams ?? 12 }, (_, index) => `Team ${index + 1}`);
  const form = { ...leagueFormDefaults(type, seed.name ?? 'Test league'), num_teams: names.length, ...seed.form };
  const settings = settingsFromForm(form);
  const leagueId = id();
  const managed = seed.managed ?? names.length;
  const users = names.slice(0, Math.max(1, managed)).map((name, index) => ({
    id: id(),
    session: id(),
    name: `m${index + 1}-${leagueId}`,
    email: `${leagueId}-${index + 1}@example.test`,
    first: name,
    last: 'Manager',
  }));
  const teams = names.map((name, index) => ({
    id: id(),
    number: index + 1,
    name,
    picture: firstMark(index + 1),
    user: users[index]?.id ?? null,
  }));
  await db.query(
    `insert into app_user (id, username, email, first_name, last_name) select x.id, x.name, x.email, x.first, x.last
     from jsonb_to_recordset($1::jsonb) as x(id text, name text, email text, first text, last text)`,
    [JSON.stringify(users)],
  );
  await db.query(
    'insert into session (id, user_id) select x.session, x.id from jsonb_to_recordset($1::jsonb) as x(id text, session text)',
    [JSON.stringify(users)],
  );
  await db.query(
    `insert into league (id, name, type, phase, current_season, settings, created_by, is_sample) values ($1, $2, $3, 'setup', '2025-26', $4::jsonb, $5, $6)`,
    [leagueId, form.league_name, type, JSON.stringify(settings), users[0]?.id, seed.sample === true],
  );
  await db.query(
    `insert into team (id, league_id, number, name, picture) select x.id, $1, x.number, x.name, x.picture
     from jsonb_to_recordset($2::jsonb) as x(id text, number int, name text, picture text)`,
    [leagueId, JSON.stringify(teams)],
  );
  await db.query(
    `insert into membership (league_id, user_id, team_id, is_commissioner) select $1, x."user", x.id, x.number = 1
     from jsonb_to_recordset($2::jsonb) as x(id text, "user" text, number int) where x."user" is not null`,
    [leagueId, JSON.stringify(teams)],
  );
  const callers = new Map(users.map((user) => [user.id, new Caller(seed.urls, tokens(seed.secret, user), user.id)]));
  const commissioner = callers.get(users[0]?.id ?? '');
  if (!commissioner) throw new Error('a league needs a commissioner');
  return {
    leagueId,
    settings,
    commissioner,
    teams: teams.map((team) => ({
      id: team.id,
      name: team.name,
      manager: team.user === null ? null : (callers.get(team.user) ?? null),
    })),
  };
}

/** Settings of a league whose teams may be short of every position. */
export const NO_MINIMUMS = { min_forwards: 0, min_defense: 0, min_goalies: 0 } as const;

export const SMALL_DRAFT = {
  num_teams: 4,
  rookieDraftEnabled: false,
  general_draft_startup_length: 3,
  ...NO_MINIMUMS,
} as const satisfies Partial<LeagueForm>;

/** Creates a draft, by default a general one whose order is drawn when it begins. `path` is its API address. */
export async function createDraft(
  of: SeededLeague,
  body: object = {},
  by = of.commissioner,
): Promise<{ id: string; path: string }> {
  const path = `/api/${of.leagueId}/drafts`;
  const { draft_id: id } = await by.must<{ draft_id: string }>('POST', path, { type: 'general', ...body });
  return { id, path: `${path}/${id}` };
}

/** Creates a general draft with an hour per pick, in the order of the teams' numbers. */
export async function openDraft(of: SeededLeague, body: object = {}): Promise<{ id: string; path: string }> {
  const draft = await createDraft(of, { clock: { seconds: 3600 }, ...body });
  await orderByNumber(of, draft.id);
  return draft;
}

/** Orders the teams by number instead of by draw, so that a test knows who picks when. */
export async function orderByNumber(
  of: SeededLeague,
  draftId: string,
  kind: 'snake' | 'linear' = 'snake',
): Promise<void> {
  await of.commissioner.must('PUT', `/api/${of.leagueId}/drafts/${draftId}/order`, {
    source: 'commissioner',
    kind,
    team_ids: of.teams.map(({ id }) => id),
  });
}

/** Inserts players with a contract for 2025-26. Rookies get no data that would end their rookie status. */
export async function seedPlayers(db: pg.ClientBase | pg.Pool, players: readonly SeededPlayer[]): Promise<void> {
  const rows = players.map((player, index) => ({
    ...player,
    rank: index + 1,
    birth: player.birthDate === undefined ? (player.rookie ? '2006-01-01' : '1995-01-01') : player.birthDate,
    search: player.name.toLowerCase(),
    drafted: player.rookie === true,
  }));
  await db.query(
    `insert into player (id, full_name, first_name, last_name, search_name, position, position_detail, birth_date, rank, drafted_or_signed, source)
     select x.id, x.name, split_part(x.name, ' ', 1), x.name, x.search, x.position, x.position, x.birth, x.rank, x.drafted, 'test'
     from jsonb_to_recordset($1::jsonb) as x(id int, name text, search text, position text, birth date, rank int, drafted boolean)
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
  await db.query(
    `insert into contract (player_id, season, cap_hit, source) select x.id, '2025-26', x."capHit", 'test'
     from jsonb_to_recordset($1::jsonb) as x(id int, "capHit" int) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** `count` players with a league's usual mix of positions; the best players come first and cost most. */
export function somePlayers(count: number, firstId = 8_000_001): SeededPlayer[] {
  const pattern: Position[] = ['F', 'F', 'D', 'F', 'D', 'F', 'G', 'F', 'D', 'F'];
  return Array.from({ length: count }, (_, index) => ({
    id: firstId + index,
    name: `Player ${firstId + index}`,
    position: pattern[index % pattern.length] ?? 'F',
    capHit: Math.max(775_000, Math.round((9_000_000 * Math.exp(-index / 90)) / 1000) * 1000),
  }));
}

/** Access tokens as sign-in and refresh would issue them; each is renewed before it expires. */
function tokens(secret: string, user: { id: string; session: string; email: string }): () => string {
  let token = '';
  let until = 0;
  return () => {
    if (Date.now() > until) {
      token = accessToken(secret, user);
      until = Date.now() + 300_000;
    }
    return token;
  };
}

/** The same token that sign-in would issue. */
export function accessToken(secret: string, user: { id: string; session: string; email: string }): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: user.id, sid: user.session, email: user.email, typ: 'access', iss: 'crease', aud: 'crease', iat: now, exp: now + 600 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const id = (): string => newId((length) => randomBytes(length));
