import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import type { LeagueForm, LeaguePhase, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Position, Place } from '@crease/core/position.js';
import { Database } from '../platform/database/database.js';
import { seedLeague, seedPlayers } from './draft-fixture.js';
import { type Caller } from './room-client.js';
import type { Answer, Refused, TestApp } from './test-app.js';

export interface HeldSeed {
  position: Position;
  /** Null for a player who never signed. */
  capHit: number | null;
  place?: Place;
  status?: string;
  rookie?: boolean;
}

export const seedOf = (position: Position, capHit: number | null, more: Partial<HeldSeed> = {}): HeldSeed => ({
  position,
  capHit,
  ...more,
});

export { NO_MINIMUMS } from './draft-fixture.js';

export interface HeldRow {
  id: number;
  name: string;
  position: Position;
  place: Place;
}

export interface PlayManager {
  readonly userId: string;
  readonly token: string;
  api<T = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
}

export interface PlayLeague {
  readonly id: string;
  readonly teams: readonly string[];
  /** The manager of the team at this index; 0 is the commissioner. */
  manager(index: number): PlayManager;
  /** Sends a manager's request; the path is within the league. */
  call<T = Refused>(
    by: number,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  get<T>(by: number, path: string): Promise<T>;
  move<T = Refused>(team: number, type: string, playerId: number | undefined, more?: object): Promise<Answer<T>>;
  log(by?: number): Promise<string[]>;
  hold(team: number, players: readonly HeldSeed[]): Promise<{ id: number; name: string }[]>;
  free(players: readonly HeldSeed[]): Promise<{ id: number; name: string }[]>;
  held(team: number): Promise<HeldRow[]>;
  places(team: number): Promise<Record<string, Place>>;
  phase(phase: LeaguePhase): Promise<void>;
  /** Gives each team `count` free-agent picks of this week. */
  weekPicks(count?: number): Promise<void>;
  openDraft(status: 'running' | 'paused' | 'lobby' | 'ended', type?: DraftType): Promise<string>;
}

let nextPlayer = 8_100_000;

export async function playLeague(
  app: TestApp,
  {
    form = {},
    type = 'dynasty',
    phase = 'in-season',
  }: { form?: Partial<LeagueForm>; type?: LeagueType; phase?: LeaguePhase } = {},
): Promise<PlayLeague> {
  const database = app.app.get(Database);
  const { leagueId, teams, commissioner } = await seedLeague(database.pool, {
    urls: [app.url],
    secret: app.config.SESSION_SECRET,
    form,
    type,
  });
  const managers = teams.map(({ manager }) => managerOf(app.url, manager ?? commissioner));
  const teamId = (index: number): string => {
    const team = teams[index];
    if (!team) throw new Error(`the league has no team ${index}`);
    return team.id;
  };
  const league: PlayLeague = {
    id: leagueId,
    teams: teams.map(({ id }) => id),
    manager: (index) => {
      const manager = managers[index];
      if (!manager) throw new Error(`team ${index} has no manager`);
      return manager;
    },
    call: (by, method, path, body, headers) => league.manager(by).api(method, `/api/${leagueId}${path}`, body, headers),
    get: async <T>(by: number, path: string) => (await league.call<T>(by, 'GET', path)).body,
    move: (team, type, playerId, more = {}) =>
      league.call(team, 'POST', `/teams/${teamId(team)}/moves`, { moves: [{ type, player_id: playerId }], ...more }),
    async log(by = 0) {
      const { activities } = await league.get<ActivityLogAnswer>(by, '/activity-log?limit=100');
      return activities.map(({ message }) => message);
    },
    async free(players) {
      const rows = players.map((player) => {
        const id = (nextPlayer += 1);
        return { ...player, id, name: `Player ${id}`, capHit: player.capHit ?? 0, unsigned: player.capHit === null };
      });
      await seedPlayers(database.pool, rows);
      for (const { id, unsigned, status } of rows) {
        if (unsigned) await database.query('delete from contract where player_id = $1', [id]);
        if (status) await database.query('update player set status = $2 where id = $1', [id, status]);
      }
      return rows.map(({ id, name }) => ({ id, name }));
    },
    async hold(team, players) {
      const made = await league.free(players);
      for (const [index, { id }] of made.entries()) {
        await database.query(
          `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, $2, $3, $4, 'test')`,
          [leagueId, id, teamId(team), players[index]?.place ?? 'active'],
        );
      }
      return made;
    },
    held: (team) =>
      database.query<HeldRow>(
        'select p.id, p.full_name as name, p.position, r.place from roster_entry r join player p on p.id = r.player_id where r.team_id = $1 order by p.id',
        [teamId(team)],
      ),
    async places(team) {
      return Object.fromEntries((await league.held(team)).map(({ id, place }) => [id, place]));
    },
    async phase(next) {
      await database.query('update league set phase = $2 where id = $1', [leagueId, next]);
    },
    async weekPicks(count = 1) {
      for (const team of teams) {
        for (let number = 1; number <= count; number += 1) {
          await database.query(
            `insert into fa_pick (id, league_id, season, week, number, original_team_id, owner_team_id, starts_at, expires_at)
             select $1, l.id, l.current_season, 7, $3, $4, $4, now() - interval '2 days', now() + interval '3 days' from league l where l.id = $2`,
            [newId(randomBytes), leagueId, number, team.id],
          );
        }
      }
    },
    async openDraft(status, draftType = 'general') {
      const id = newId(randomBytes);
      await database.query(
        `insert into draft (id, league_id, season, type, kind, name, status, seq, rounds, picks, created_by)
         select $1, l.id, l.current_season, $3, 'startup', 'The draft', $4, 1, 1, 1, l.created_by from league l where l.id = $2`,
        [id, leagueId, draftType, status],
      );
      return id;
    },
  };
  await league.phase(phase);
  return league;
}

/** Begins the play-offs: one round with these teams, best seed first. */
export async function beginPlayoffs(database: Database, league: PlayLeague, teams: readonly [number, number]) {
  const [season] = await database.query<{ season: string }>(
    `insert into matchup_season (league_id, season, seed, playoff_teams)
     select id, current_season, repeat('0', 32), 2 from league where id = $1 returning season`,
    [league.id],
  );
  const key = [league.id, season?.season];
  await database.query(
    `insert into matchup_period (league_id, season, number, starts_on, ends_on, round)
     values ($1, $2, 1, current_date - 1, current_date + 5, 1)`,
    key,
  );
  const ids = teams.map((index) => league.teams[index]);
  await database.query(
    `insert into playoff_team (league_id, season, team_id, seed) values ($1, $2, $3, 1), ($1, $2, $4, 2)`,
    [...key, ...ids],
  );
  await database.query(
    `insert into matchup (league_id, season, period, number, home_team_id, away_team_id) values ($1, $2, 1, 1, $3, $4)`,
    [...key, ...ids],
  );
}

function managerOf(url: string, caller: Caller): PlayManager {
  return {
    userId: caller.userId,
    get token() {
      return caller.token;
    },
    async api<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          authorization: `Bearer ${caller.token}`,
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json') ?? false;
      return {
        status: response.status,
        headers: response.headers,
        body: (json && text !== '' ? JSON.parse(text) : text) as T,
      };
    },
  };
}
