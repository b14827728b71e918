import type { DraftType } from '@crease/core/draft-type.js';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { DraftPool, PickJudge } from '@crease/core/draft/team/legality.rules.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { leagueFormDefaults, type LeagueForm, type LeagueType } from '@crease/core/leagues/league.rules.js';
import type { CsvKind } from '@crease/core/players/files/csv.columns.js';
import type { Position, Place } from '@crease/core/position.js';
import type { MovesPreview, TeamFigures } from '@crease/core/teams/team.schema.js';
import { TradeAlarms } from '../trades/clock/trade.alarms.js';
import { importCsv } from '../imports/csv/csv.import.js';
import { linesWhere, queryOf } from './log-lines.js';
import { accessToken } from './draft-fixture.js';
import { Caller, RoomClient, type Answer } from './room-client.js';
import type { Refused, TestApp, TestUser } from './test-app.js';
import { invite } from './test-league.js';
import type { TimeMachine } from './time-machine.js';

export interface LifePlayer {
  readonly id: number;
  readonly position: Position;
  /** Cap hit by season. A missing season has no contract. */
  readonly hits: Readonly<Record<string, number>>;
  readonly birthDate: string;
  /** Year of the player's NHL entry draft; null when irrelevant. */
  readonly draftYear: number | null;
}

export interface LifeManager {
  readonly user: TestUser;
  readonly teamId: string;
  readonly caller: Caller;
}

export interface HeldLine {
  readonly player_id: number;
  readonly position: Position;
  readonly place: Place;
  readonly cap_hit: number;
}

/**
 * Plays a league from sign-up on, over HTTP and sockets, on a clock that the test controls. Only imports write directly
 * to the database.
 */
export class LeagueLife {
  leagueId = '';
  managers: LifeManager[] = [];
  readonly admin: pg.Client;

  private constructor(
    readonly app: TestApp,
    readonly time: TimeMachine,
  ) {
    this.admin = new pg.Client({ connectionString: time.url });
  }

  /**
   * Creates a league with its members: signs up those given by name, invites and joins them. The first is the
   * commissioner.
   */
  static async begin(
    app: TestApp,
    time: TimeMachine,
    type: LeagueType,
    people: readonly (string | TestUser)[],
    form: Partial<LeagueForm> = {},
  ): Promise<LeagueLife> {
    const life = new LeagueLife(app, time);
    await life.admin.connect();
    const users: TestUser[] = [];
    for (const one of people) users.push(typeof one === 'string' ? await app.signUp(one) : one);
    const [owner] = users;
    if (!owner) throw new Error('a league needs a commissioner');
    const made = await owner.api<{ league_id: string }>('POST', '/api/create-league', {
      ...leagueFormDefaults(type, 'The Long Pond'),
      num_teams: people.length,
      ...form,
    });
    if (made.status !== 201) throw new Error(`the league was refused: ${JSON.stringify(made.body)}`);
    life.leagueId = made.body.league_id;
    const { teams } = (await owner.api<LeagueAnswer>('GET', `/api/${life.leagueId}`)).body;
    for (const [index, user] of users.entries()) {
      const teamId = teams[index]?.team_id ?? '';
      if (index > 0) {
        const { token } = await invite(owner, life.leagueId, { teamId });
        const joined = await user.api('POST', '/api/accept-invitation', { invitation_token: token });
        if (joined.status !== 200) throw new Error(`${user.name} could not join: ${JSON.stringify(joined.body)}`);
      }
      life.managers.push({ user, teamId, caller: life.session(user) });
    }
    return life;
  }

  /** A session that renews its access token while it lasts. */
  private session(user: TestUser): Caller {
    const [, payload = ''] = user.token.split('.');
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
    return new Caller(
      [this.app.url],
      () => accessToken(this.app.config.SESSION_SECRET, { id: user.userId, session: sid, email: user.email }),
      user.userId,
    );
  }

  get commissioner(): Caller {
    return this.manager(0).caller;
  }

  manager(index: number): LifeManager {
    const manager = this.managers[index];
    if (!manager) throw new Error(`there is no manager ${index}`);
    return manager;
  }

  of(teamId: string): LifeManager {
    const manager = this.managers.find((one) => one.teamId === teamId);
    if (!manager) throw new Error(`nobody manages ${teamId}`);
    return manager;
  }

  path(rest = ''): string {
    return `/api/${this.leagueId}${rest}`;
  }

  go(to: string, more: object = {}): Promise<Answer<Refused & { season: string }>> {
    return this.commissioner.call('POST', this.path('/phase'), { to, ...more });
  }

  /** Runs everything due until a day. All managers sign in again, because idle sessions have ended. */
  async until(day: string): Promise<void> {
    await this.time.travel(day, this.app);
    await this.app.app.get(TradeAlarms).sweep();
    await this.signInAgain();
  }

  /** Signs all managers in after a time jump. `signIn` lets leagues share users. */
  async signInAgain(
    signIn: (user: TestUser) => Promise<TestUser> = (user) => this.app.signIn(user.email, user.password),
  ): Promise<void> {
    this.managers = await Promise.all(
      this.managers.map(async ({ user, teamId }) => {
        const again = await signIn(user);
        return { user: again, teamId, caller: this.session(again) };
      }),
    );
  }

  /**
   * Plays a draft to its end, every pick over HTTP, while a socket follows. Returns the final board. With `skips` the
   * commissioner skips picks without a legal player; otherwise such a pick is an error.
   */
  async draft(type: DraftType, { skips = false } = {}): Promise<DraftSnapshot['state']> {
    const { draft_id: id } = await this.commissioner.must<{ draft_id: string }>('POST', this.path('/drafts'), { type });
    const path = this.path(`/drafts/${id}`);
    await this.commissioner.must('POST', `${path}/begin`, {});
    const room = new RoomClient(this.commissioner, this.leagueId, id);
    try {
      await room.until((state) => state.status === 'running' || state.status === 'ended');
      const pool = new DraftPool((await this.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`)).players);
      for (;;) {
        const turn = room.state.onClock;
        if (room.state.status === 'ended' || turn === null) break;
        const choice = new PickJudge(room.state, turn.teamId, pool).automatic([]);
        if (!choice && skips) {
          await this.commissioner.must('POST', `${path}/skip`, { overall: turn.overall });
          await room.until((state) => state.onClock?.overall !== turn.overall);
          continue;
        }
        if (!choice) throw new Error(`${turn.teamId} has no legal player at pick ${turn.overall} of the ${type} draft`);
        await this.of(turn.teamId).caller.must('POST', `${path}/picks`, {
          overall: turn.overall,
          player_id: choice.player.id,
        });
        await room.until((state) => state.onClock?.overall !== turn.overall);
      }
      const { state } = await this.commissioner.must<DraftSnapshot>('GET', path);
      await room.until((seen) => seen.seq === state.seq);
      if (!isDeepStrictEqual(room.state, state)) throw new Error('the room and the server see different drafts');
      return state;
    } finally {
      room.close();
    }
  }

  async held(teamId: string): Promise<HeldLine[]> {
    const { rows } = await this.admin.query<HeldLine>(
      `select p.id as player_id, p.position, r.place, coalesce((select c.cap_hit from contract c join league l on l.id = r.league_id where c.player_id = p.id and c.season <= l.current_season order by c.season desc limit 1), 0) as cap_hit
       from roster_entry r join player p on p.id = r.player_id where r.league_id = $1 and r.team_id = $2 order by p.id`,
      [this.leagueId, teamId],
    );
    return rows;
  }

  move(
    teamId: string,
    moves: readonly { type: string; player_id: number }[],
  ): Promise<{ status: number; body: Refused & { figures: TeamFigures } }> {
    return this.of(teamId).caller.call('POST', this.path(`/teams/${teamId}/moves`), { moves });
  }

  /**
   * Finds out if any move of the team's players is legal. Previews each refused move with its first advice, except
   * advice that starts with a free choice of a free agent. Changes nothing.
   */
  async waysOn(teamId: string): Promise<{ legal: boolean; advice: { moves: unknown; refusal: unknown }[] }> {
    const { caller } = this.of(teamId);
    const look = (moves: readonly { type: string; player_id: number | null }[]) =>
      caller.must<MovesPreview>('POST', this.path(`/teams/${teamId}/moves/preview`), { moves });
    const held = await this.held(teamId);
    let legal = false;
    const advice: { moves: unknown; refusal: unknown }[] = [];
    for (const place of ['rookie', 'ir', 'active'] as const) {
      for (const { player_id } of held.filter((one) => one.place === place).slice(0, 3)) {
        for (const type of {
          active: ['drop', 'toIr', 'toBank'],
          ir: ['activate', 'drop'],
          rookie: ['promote', 'drop'],
        }[place]) {
          const { refusal, remedies } = await look([{ type, player_id }]);
          if (refusal === null) legal = true;
          const [remedy] = remedies;
          if (!remedy || remedy.steps.some((step) => step.player_id === null)) continue;
          const moves = [
            { type, player_id },
            ...remedy.steps.map((step) => ({ type: step.type, player_id: step.player_id })),
          ];
          advice.push({ moves, refusal: (await look(moves)).refusal });
        }
      }
    }
    return { legal, advice };
  }

  async log(): Promise<string[]> {
    return linesWhere(queryOf(this.admin), `league_id = $1 and type = 'activity'`, [this.leagueId]);
  }

  async end(): Promise<void> {
    await this.admin.end();
  }
}

export async function importFile(time: TimeMachine, kind: CsvKind, lines: readonly string[]): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    yield `${lines.join('\n')}\n`;
  }
  const connection = new pg.Client({ connectionString: time.url });
  await connection.connect();
  try {
    const result = await importCsv(connection, text(), { kind, source: 'test', now: new Date(await time.now()) });
    if (!result.ok) throw new Error(`the import was refused: ${JSON.stringify(result.refusal)}`);
    if (result.value.counts.refused > 0)
      throw new Error(`rows were refused: ${JSON.stringify(result.value.rows.slice(0, 3))}`);
  } finally {
    await connection.end();
  }
}

export function importPlayers(
  time: TimeMachine,
  players: readonly LifePlayer[],
  seasons: readonly string[],
): Promise<void> {
  const columns = seasons.map((season) => `cap_hit_${season.replace('-', '_')}`);
  const end = (hits: LifePlayer['hits']): string => {
    const last = Object.keys(hits).sort().at(-1);
    return last === undefined ? '' : String(Number(last.slice(0, 4)) + 1);
  };
  return importFile(time, 'players', [
    `nhl_id,full_name,position,position_detail,birth_date,nhl_team,draft_year,draft_round,draft_overall,contract_expiry,${columns.join(',')}`,
    ...players.map(({ id, position, hits, birthDate, draftYear }) =>
      [
        id,
        `Player ${id}`,
        position,
        position === 'F' ? 'C' : position,
        birthDate,
        'TOR',
        draftYear ?? '',
        draftYear === null ? '' : 1,
        draftYear === null ? '' : (id % 200) + 1,
        end(hits),
        ...seasons.map((season) => hits[season] ?? ''),
      ].join(','),
    ),
  ]);
}
