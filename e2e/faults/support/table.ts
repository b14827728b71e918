import { randomBytes, randomUUID } from 'node:crypto';
import type { ClockSettings, DraftState } from '@crease/core/draft/draft.model.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { newId } from '@crease/core/ids.js';
import { problemsOf, type Acknowledged } from '../../../apps/api/src/testing/draft-check.js';
import {
  accessToken,
  seedLeague,
  seedPlayers,
  somePlayers,
  type SeededLeague,
} from '../../../apps/api/src/testing/draft-fixture.js';
import { Caller, RoomClient, type Answer } from '../../../apps/api/src/testing/room-client.js';
import { Figures, sleep } from './figures.js';
import { SECRET, type Fleet } from './fleet.js';

export interface Seats {
  readonly teams?: number;
  readonly watchers?: number;
  readonly rounds?: number;
  /** Seconds that a commissioner may set. */
  readonly seconds?: number;
  /** A clock faster than commissioners may set, in milliseconds. */
  readonly quick?: { readonly clockMs: number; readonly graceMs: number; readonly autoMs: number };
  readonly bank?: number;
  /** Target of requests; by default the processes in turn. */
  readonly through?: string;
  /** Without socket clients. */
  readonly silent?: boolean;
  /** An auction with a bid clock of this many seconds. */
  readonly bidSeconds?: number;
}

export interface Attempt {
  readonly at: number;
  readonly ms: number;
  /** HTTP status; 0 when the connection was lost. */
  readonly status: number;
  readonly name: string;
}

interface PickAnswer {
  seq?: number;
  overall?: number;
  player_id?: number;
  team_id?: string;
  refusal?: { name: string };
}

const FIRST_PLAYER = 8_000_001;

/** A running draft with its managers, watchers and clients, and a record of all acknowledged picks. */
export class Table {
  readonly rooms: RoomClient[] = [];
  readonly managers = new Map<string, { caller: Caller; room: RoomClient | null }>();
  readonly acknowledged: Acknowledged[] = [];
  readonly attempts: Attempt[] = [];
  readonly acksAt: number[] = [];

  private constructor(
    readonly fleet: Fleet,
    readonly league: SeededLeague,
    readonly draftId: string,
    readonly players: readonly number[],
  ) {}

  static async open(
    fleet: Fleet,
    {
      teams = 12,
      watchers = 20,
      rounds = 10,
      seconds = 3_600,
      quick,
      bank = 0,
      through,
      silent = false,
      bidSeconds,
    }: Seats = {},
  ): Promise<Table> {
    const players = somePlayers(teams * rounds + 40, FIRST_PLAYER);
    await seedPlayers(fleet.db, players);
    const form: Partial<LeagueForm> = {
      num_teams: teams,
      rookieDraftEnabled: false,
      general_draft_startup_length: rounds,
      max_roster_size: rounds,
      min_forwards: 0,
      min_defense: 0,
      min_goalies: 0,
      salary_cap: 1_000_000_000,
      ...(bidSeconds === undefined ? {} : { draft_form: 'auction', auction_bid_seconds: bidSeconds }),
    };
    const league = await seedLeague(fleet.db, { urls: through ? [through] : fleet.urls, secret: SECRET, form });
    if (bank > 0)
      await league.commissioner.must('PATCH', `/api/${league.leagueId}/settings`, { draft_time_bank: bank });
    const { draft_id: draftId } = await league.commissioner.must<{ draft_id: string }>(
      'POST',
      `/api/${league.leagueId}/drafts`,
      { type: 'general', clock: { seconds } },
    );
    if (quick) await quicken(fleet, draftId, quick);
    const table = new Table(
      fleet,
      league,
      draftId,
      players.map((player) => player.id),
    );
    for (const { id, manager } of league.teams) if (manager) table.managers.set(id, { caller: manager, room: null });
    if (!silent) {
      for (const manager of table.managers.values())
        table.rooms.push((manager.room = new RoomClient(manager.caller, league.leagueId, draftId, fleet.balancer.url)));
      for (const caller of await seedWatchers(fleet, league, watchers))
        table.rooms.push(new RoomClient(caller, league.leagueId, draftId, fleet.balancer.url));
      await Promise.all(table.rooms.map((room) => room.until(() => true, 20_000)));
    }
    await league.commissioner.must('POST', `${table.path}/begin`, {});
    await Promise.all(table.rooms.map((room) => room.until((state) => state.status === 'running', 20_000)));
    return table;
  }

  get path(): string {
    return `/api/${this.league.leagueId}/drafts/${this.draftId}`;
  }

  get witness(): RoomClient {
    const [room] = this.rooms;
    if (!room) throw new Error('nobody listens');
    return room;
  }

  managerOf(teamId: string): Caller {
    const manager = this.managers.get(teamId);
    if (!manager) throw new Error('the team has no manager');
    return manager.caller;
  }

  freePlayer(state: DraftState, random: () => number): number {
    const taken = new Set(state.slots.map((slot) => slot.player?.id));
    const free = this.players.filter((id) => !taken.has(id));
    return free[Math.floor(random() * Math.min(30, free.length))] ?? 0;
  }

  /** Sends a request once and records it. Lost connections have status 0. */
  async attempt<T = PickAnswer>(
    caller: Caller,
    method: string,
    path: string,
    body: unknown,
    key: string,
  ): Promise<Answer<T>> {
    const at = Date.now();
    const answer = await caller.call<T>(method, path, body, key).catch((): Answer<T> => ({ status: 0, body: {} as T }));
    this.attempts.push({
      at,
      ms: Date.now() - at,
      status: answer.status,
      name: (answer.body as PickAnswer | null)?.refusal?.name ?? '',
    });
    return answer;
  }

  /** Makes a pick, repeated with its key until it is answered, like the web client. */
  async pick(
    caller: Caller,
    overall: number,
    playerId: number,
    key: string = randomUUID(),
    withinMs = 60_000,
  ): Promise<Answer<PickAnswer>> {
    const until = Date.now() + withinMs;
    for (;;) {
      const answer = await this.attempt(caller, 'POST', `${this.path}/picks`, { overall, player_id: playerId }, key);
      if (answer.status === 200) this.acknowledge(answer.body);
      if ((answer.status > 0 && answer.status < 500) || Date.now() > until) return answer;
      await sleep(50);
    }
  }

  acknowledge({ overall = 0, player_id: playerId = 0, team_id: teamId = '' }: PickAnswer): void {
    this.acksAt.push(Date.now());
    if (
      !this.acknowledged.some(
        (known) => known.overall === overall && known.playerId === playerId && known.teamId === teamId,
      )
    )
      this.acknowledged.push({ overall, playerId, teamId });
  }

  /** Managers pick when their client shows their turn, until the draft ends or `stop` is called. */
  play(random: () => number, thinkMs: number, last = Infinity): { done: Promise<void>; stop(): void } {
    let stopped = false;
    const over = (state: DraftState) => stopped || state.status === 'ended' || (state.onClock?.overall ?? 0) > last;
    const manage = async (teamId: string, caller: Caller, room: RoomClient) => {
      while (!stopped) {
        const state = await room.until(
          (now) => over(now) || (now.status === 'running' && now.onClock?.teamId === teamId),
          120_000,
        );
        if (over(state)) return;
        await sleep(thinkMs * random() * 2);
        const present = room.state;
        const overall = present.onClock?.overall;
        if (overall === undefined || present.onClock?.teamId !== teamId) continue;
        const answer = await this.pick(caller, overall, this.freePlayer(present, random));
        if (answer.status === 200)
          await room.until((now) => over(now) || (now.onClock?.overall ?? Infinity) > overall, 60_000);
        else await sleep(20);
      }
    };
    const done = Promise.all(
      [...this.managers].flatMap(([teamId, { caller, room }]) => (room ? [manage(teamId, caller, room)] : [])),
    ).then(() => undefined);
    return { done, stop: () => (stopped = true) };
  }

  /** Time from each commit to the last client that received it. */
  spread(since: number): Figures {
    const last = new Map<number, { at: number; told: number }>();
    for (const room of this.rooms) {
      for (const [index, { seq, at }] of room.applied.entries()) {
        const committed = Date.parse(at);
        if (committed >= since)
          last.set(seq, { at: committed, told: Math.max(last.get(seq)?.told ?? 0, room.appliedAt[index] ?? 0) });
      }
    }
    const figures = new Figures();
    for (const { at, told } of last.values()) figures.add(told - at);
    return figures;
  }

  /** Checks the draft after a fault. Clients may take `withinMs` to reach the final state. */
  async check(withinMs = 10_000): Promise<string[]> {
    const { rows } = await this.fleet.db.query<{ seq: number }>('select seq from draft where id = $1', [this.draftId]);
    const seq = rows[0]?.seq ?? 0;
    await Promise.allSettled(this.rooms.map((room) => room.until((state) => state.seq >= seq, withinMs)));
    return [...(await problemsOf(this.fleet.db, this.draftId, this.acknowledged, this.rooms)), ...this.fleet.crashes()];
  }

  /** Milliseconds from a moment to the first pick acknowledged after it; null without one. */
  recoveryFrom(moment: number): number | null {
    const next = this.acksAt.find((at) => at >= moment);
    return next === undefined ? null : next - moment;
  }

  answered(filter: (attempt: Attempt) => boolean = () => true): Figures {
    const figures = new Figures();
    for (const attempt of this.attempts) if (attempt.status > 0 && filter(attempt)) figures.add(attempt.ms);
    return figures;
  }

  close(): void {
    for (const room of this.rooms) room.close();
  }
}

/** Writes a faster clock into a draft that no process has loaded yet. */
async function quicken(
  fleet: Fleet,
  draftId: string,
  { clockMs, graceMs, autoMs }: NonNullable<Seats['quick']>,
): Promise<void> {
  const clock: ClockSettings = { seconds: clockMs / 1000, graceMs, autoMs, quietHours: null };
  await fleet.db.query(
    `update event set data = jsonb_set(data, '{state,clock}', $2::jsonb) where stream = $1 and seq = 1`,
    [`draft:${draftId}`, JSON.stringify(clock)],
  );
}

async function seedWatchers(fleet: Fleet, league: SeededLeague, count: number): Promise<Caller[]> {
  const id = () => newId(randomBytes);
  const users = Array.from({ length: count }, (_, index) => ({
    id: id(),
    session: id(),
    name: `w${index + 1}-${league.leagueId}`,
    email: `${league.leagueId}-w${index + 1}@example.test`,
  }));
  const json = JSON.stringify(users);
  await fleet.db.query(
    `insert into app_user (id, username, email, first_name, last_name) select x.id, x.name, x.email, 'Wanda', 'Watcher' from jsonb_to_recordset($1::jsonb) as x(id text, name text, email text)`,
    [json],
  );
  await fleet.db.query(
    'insert into session (id, user_id) select x.session, x.id from jsonb_to_recordset($1::jsonb) as x(id text, session text)',
    [json],
  );
  await fleet.db.query(
    'insert into membership (league_id, user_id) select $1, x.id from jsonb_to_recordset($2::jsonb) as x(id text)',
    [league.leagueId, json],
  );
  return users.map((user) => new Caller(fleet.urls, () => accessToken(SECRET, user), user.id));
}
