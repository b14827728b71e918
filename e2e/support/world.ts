import type { DraftType } from '@crease/core/draft-type.js';
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { SessionAnswer } from '@crease/core/auth/auth.schema.js';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { leagueFormDefaults, type LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { InvitationView } from '@crease/core/leagues/league.schema.js';

export const PASSWORD = 'short-handed goal';

export interface Account {
  username: string;
  first: string;
  last: string;
  email: string;
  password: string;
}

export interface Person extends Account {
  uid: string;
  token: string;
  /** First and last name. */
  name: string;
}

export interface League {
  id: string;
  name: string;
  commissioner: Person;
  teams: { id: string; name: string; manager: Person | null }[];
}

export interface Draft {
  id: string;
  league: League;
}

/** Random letters, unique in this run. */
export const unique = () => randomBytes(5).toString('hex');

export function newAccount(first: string, last = 'Tester'): Account {
  const key = unique();
  return {
    username: `${first.toLowerCase()}-${key}`,
    first,
    last,
    email: `${first.toLowerCase()}-${key}@e2e.crease.test`,
    password: PASSWORD,
  };
}

/** The smallest playable dynasty league. */
export const SMALL: Partial<LeagueForm> = {
  num_teams: 3,
  max_roster_size: 4,
  min_forwards: 1,
  min_defense: 0,
  min_goalies: 0,
  general_draft_length: 2,
  general_draft_startup_length: 2,
  rookieDraftEnabled: false,
  min_forwards_protected: 1,
  min_defense_protected: 0,
  min_goalies_protected: 0,
};

const MOVES = /\/(?:trades|counter|accept|on-behalf|moves|add)$/;

/** Creates test data over the public HTTP API. */
export class World {
  constructor(private readonly request: APIRequestContext) {}

  async person(first: string, last?: string): Promise<Person> {
    const account = newAccount(first, last);
    return this.signUp(account);
  }

  async signUp(account: Account): Promise<Person> {
    await this.#ok(
      this.request.post('/api/create-user', {
        data: {
          username: account.username,
          first_name: account.first,
          last_name: account.last,
          email: account.email,
          password: account.password,
          self_registration: true,
        },
      }),
    );
    return this.signIn(account);
  }

  /** Signs in a user with an existing account, such as one of the demo's. */
  async signIn(account: Account): Promise<Person> {
    const session = await this.#ok<SessionAnswer>(
      this.request.post('/api/auth/sign-in', { data: { email: account.email, password: account.password } }),
    );
    return {
      ...account,
      uid: session.user.uid,
      token: session.accessToken,
      name: `${session.user.first_name} ${session.user.last_name}`,
    };
  }

  /** A league whose first team is the commissioner's; the following teams belong to `managers`. */
  async league(
    commissioner: Person,
    {
      name = `League ${unique()}`,
      managers = [],
      settings = SMALL,
      teamNames = [],
    }: { name?: string; managers?: Person[]; settings?: Partial<LeagueForm>; teamNames?: string[] } = {},
  ): Promise<League> {
    const form = { ...leagueFormDefaults(settings.league_type ?? 'dynasty', name), ...settings };
    const { league_id: id } = await this.post<{ league_id: string }>(commissioner, 'create-league', form);
    const { teams } = await this.get<LeagueAnswer>(commissioner, id);
    // By number, which their initial names contain ("Team 1" …).
    const byNumber = [...teams].sort((a, b) => a.team_name.localeCompare(b.team_name, 'en', { numeric: true }));
    const own = byNumber.find((team) => team.hasManager);
    const others = byNumber.filter((team) => team !== own);
    const league: League = {
      id,
      name,
      commissioner,
      teams: [own, ...others].flatMap((team) =>
        team === undefined
          ? []
          : [{ id: team.team_id, name: team.team_name, manager: team === own ? commissioner : null }],
      ),
    };
    for (const [index, manager] of managers.entries()) {
      const team = league.teams[index + 1];
      if (team === undefined) throw new Error('more managers than teams');
      const token = await this.invite(league, team.id);
      await this.post(manager, 'accept-invitation', { invitation_token: token });
      team.manager = manager;
    }
    for (const [index, teamName] of teamNames.entries()) {
      const team = league.teams[index];
      if (team === undefined) throw new Error('more names than teams');
      await this.patch(team.manager ?? commissioner, `${id}/teams/${team.id}`, { team_name: teamName });
      team.name = teamName;
    }
    return league;
  }

  /** Imports a league's data, as the import page sends it. */
  async moveIn(as: Person, league: League, brought: object): Promise<void> {
    const buffer = Buffer.from(JSON.stringify(brought));
    const multipart = { file: { name: 'league.json', mimeType: 'application/json', buffer } };
    await this.#ok(this.request.post(`/api/${league.id}/move-in`, { ...this.#with(as), multipart }));
  }

  async invite(league: League, teamId: string, email: string | null = null): Promise<string> {
    const { link } = await this.post<InvitationView>(league.commissioner, `${league.id}/invitations`, {
      team_id: teamId,
      email,
    });
    return new URL(link ?? '').searchParams.get('invitation') ?? '';
  }

  /** A draft whose first round follows the order of the league's teams; optionally started. */
  async draft(
    league: League,
    {
      seconds = 90,
      mock = false,
      type = 'general',
      begin = false,
      kind = 'snake',
    }: {
      seconds?: number;
      mock?: boolean;
      type?: DraftType;
      begin?: boolean;
      kind?: 'snake' | 'linear';
    } = {},
  ): Promise<Draft> {
    const { draft_id: id } = await this.post<{ draft_id: string }>(league.commissioner, `${league.id}/drafts`, {
      type,
      mock,
      clock: { seconds, quietHours: null },
    });
    await this.put(league.commissioner, `${league.id}/drafts/${id}/order`, {
      source: 'commissioner',
      kind,
      team_ids: league.teams.map((team) => team.id),
    });
    const draft = { id, league };
    if (begin) await this.command(draft, 'begin');
    return draft;
  }

  /** Runs a commissioner's command: begin, pause, resume, end … */
  async command(draft: Draft, command: string, body: object = {}): Promise<void> {
    await this.post(draft.league.commissioner, `${draft.league.id}/drafts/${draft.id}/${command}`, body);
  }

  snapshot(draft: Draft, as: Person = draft.league.commissioner): Promise<DraftSnapshot> {
    return this.get<DraftSnapshot>(as, `${draft.league.id}/drafts/${draft.id}`);
  }

  pool(draft: Draft, as: Person = draft.league.commissioner): Promise<DraftPoolAnswer> {
    return this.get<DraftPoolAnswer>(as, `${draft.league.id}/drafts/${draft.id}/pool`);
  }

  /** The commissioner makes the next picks for the teams on the clock, cheapest players first. */
  async pickForAll(draft: Draft, count: number): Promise<void> {
    const { players } = await this.pool(draft);
    const cheap = [...players].sort((a, b) => a.capHit - b.capHit || a.rank - b.rank);
    for (let made = 0; made < count; made += 1) {
      const { state } = await this.snapshot(draft);
      const taken = new Set(state.slots.flatMap((slot) => slot.player?.id ?? []));
      const player = cheap.find((one) => !taken.has(one.id) && !one.rookie);
      await this.post(draft.league.commissioner, `${draft.league.id}/drafts/${draft.id}/picks`, {
        overall: state.onClock?.overall,
        player_id: player?.id,
      });
    }
  }

  get<T>(as: Person, path: string): Promise<T> {
    return this.#ok<T>(this.request.get(`/api/${path}`, this.#with(as)));
  }

  post<T = unknown>(as: Person, path: string, data: object = {}): Promise<T> {
    // Teams of tests have few players, which a move out of season has to confirm.
    const sent = MOVES.test(path) ? { confirm_short: true, ...data } : data;
    return this.#ok<T>(this.request.post(`/api/${path}`, { ...this.#with(as), data: sent }));
  }

  put<T = unknown>(as: Person, path: string, data: object): Promise<T> {
    return this.#ok<T>(this.request.put(`/api/${path}`, { ...this.#with(as), data }));
  }

  patch<T = unknown>(as: Person, path: string, data: object): Promise<T> {
    return this.#ok<T>(this.request.patch(`/api/${path}`, { ...this.#with(as), data }));
  }

  #with(person: Person) {
    return { headers: { Authorization: `Bearer ${person.token}` } };
  }

  async #ok<T = unknown>(pending: Promise<APIResponse>): Promise<T> {
    const answer = await pending;
    if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json().catch(() => undefined)) as T;
  }
}
