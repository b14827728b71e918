import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { ClientToServerEvents, ServerToClientEvents } from '@crease/core/realtime/socket-events.js';
import {
  seedLeague,
  seedPlayers,
  somePlayers,
  type SeededLeague,
} from '../../../apps/api/src/testing/draft-fixture.js';
import type { Answer, Caller } from '../../../apps/api/src/testing/room-client.js';
import { SECRET, type Fleet } from './fleet.js';

export interface TradeReply {
  trade_id?: string;
  state?: string;
  version?: number;
  refusal?: { name: string };
}

const FIRST_PLAYER = 8_000_001;
const EACH = 8;

/**
 * A league in which trades execute on acceptance. The commissioner's own trades always need a review, so the first team
 * does not trade: team 0 here is the league's second.
 */
export class Market {
  private constructor(
    readonly fleet: Fleet,
    readonly league: SeededLeague,
    private readonly teams: number,
  ) {}

  static async open(fleet: Fleet, teams = 4): Promise<Market> {
    const players = somePlayers(teams * EACH, FIRST_PLAYER);
    await seedPlayers(fleet.db, players);
    const league = await seedLeague(fleet.db, {
      urls: fleet.urls,
      secret: SECRET,
      form: { num_teams: teams + 1, min_forwards: 0, min_defense: 0, min_goalies: 0, salary_cap: 1_000_000_000 },
    });
    await withoutReview(fleet, league.leagueId);
    for (const [index, { id }] of players.entries()) {
      await fleet.db.query(
        `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, $2, $3, 'active', 'harness')`,
        [league.leagueId, id, league.teams[1 + (index % teams)]?.id],
      );
    }
    return new Market(fleet, league, teams);
  }

  get path(): string {
    return `/api/${this.league.leagueId}/trades`;
  }

  manager(index: number): Caller {
    const manager = this.league.teams[index + 1]?.manager;
    if (!manager) throw new Error(`team ${index} has no manager`);
    return manager;
  }

  team(index: number): string {
    return this.league.teams[index + 1]?.id ?? '';
  }

  offer(from: number, to: number, playerId: number): object {
    return {
      confirm_short: true,
      sides: [
        { team_id: this.team(from), assets: [{ kind: 'player', player_id: playerId }] },
        { team_id: this.team(to), assets: [] },
      ],
    };
  }

  async playerOf(index: number): Promise<number> {
    const { rows } = await this.fleet.db.query<{ id: number }>(
      'select player_id as id from roster_entry where team_id = $1 order by player_id limit 1',
      [this.team(index)],
    );
    return rows[0]?.id ?? 0;
  }

  async holder(playerId: number): Promise<string | undefined> {
    const { rows } = await this.fleet.db.query<{ team_id: string }>(
      'select team_id from roster_entry where league_id = $1 and player_id = $2',
      [this.league.leagueId, playerId],
    );
    return rows[0]?.team_id;
  }

  post(by: number, path: string, body: unknown, key: string = randomUUID()): Promise<Answer<TradeReply>> {
    return this.manager(by).call<TradeReply>('POST', `${this.path}${path}`, body, key);
  }

  async shown(by: number, tradeId: string): Promise<{ version: number; hash: string; confirm_short: true }> {
    const { version, hash } = await this.manager(by).must<{ version: number; hash: string }>(
      'GET',
      `/api/${this.league.leagueId}/trade/${tradeId}`,
    );
    return { version, hash, confirm_short: true };
  }

  /** Problems of the league after a fault: streams with gaps, half-executed trades, assets frozen without reason. */
  async check(): Promise<string[]> {
    const wrong: string[] = [];
    const { leagueId } = this.league;
    const found = async (what: string, sql: string) => {
      const { rows } = await this.fleet.db.query<object>(sql, [leagueId]);
      if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
    };
    await found(
      'streams with gaps',
      'select stream from event where league_id = $1 group by stream having count(*) <> max(seq)',
    );
    await found(
      'held for a trade that has ended',
      'select f.ref from frozen_asset f join trade t on t.id = f.trade_id where f.league_id = $1 and f.condition_id is null and t.due_at is null',
    );
    await found(
      'told more or less than once that it was executed',
      `select t.id from trade t left join event e on e.league_id = t.league_id and e.data -> 'says' ->> 'key' = 'trade.executed' and e.data -> 'data' ->> 'tradeId' = t.id where t.league_id = $1 and t.state = 'executed' group by t.id having count(e.id) <> 1`,
    );
    const { rows } = await this.fleet.db.query<{ count: number }>(
      'select count(*)::int as count from roster_entry where league_id = $1',
      [leagueId],
    );
    if (rows[0]?.count !== this.teams * EACH)
      wrong.push(`${rows[0]?.count} players are on a team, there were ${this.teams * EACH}`);
    return [...wrong, ...this.fleet.crashes()];
  }
}

export async function withoutReview(fleet: Fleet, leagueId: string): Promise<void> {
  await fleet.db.query(`update league set settings = settings || '{"trade_review_hours": 0}' where id = $1`, [
    leagueId,
  ]);
}

/** The inbox's badge, fetched on connect and updated by events. */
export class Badge {
  count = -1;
  /** Toasts by stream and number; each must appear once. */
  readonly toasts: string[] = [];
  /** Received envelopes, including duplicates. */
  received = 0;
  connectedAt = 0;
  rightAt = 0;
  private readonly seen = new Set<string>();
  private readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  private goal = -1;
  private asking: Promise<void> = Promise.resolve();

  constructor(
    private readonly caller: Caller,
    private readonly leagueId: string,
    url: string,
  ) {
    this.socket = io(url, {
      transports: ['websocket'],
      auth: (answer) => answer({ token: caller.token }),
      reconnectionDelay: 50,
      reconnectionDelayMax: 300,
      forceNew: true,
    });
    this.socket.on('connect', () => {
      this.connectedAt = Date.now();
      this.socket.emit('league:join', { leagueId }, () => undefined);
      void this.ask();
    });
    this.socket.on('event', ({ stream, seq, event }) => {
      if (event.type !== 'inboxChanged' || event.leagueId !== leagueId) return;
      this.received += 1;
      const key = `${stream} ${seq}`;
      if (this.seen.has(key)) return;
      this.seen.add(key);
      this.toasts.push(key);
      // One request at a time, so that the last answer is the newest.
      this.asking = this.asking.then(() => this.ask());
    });
  }

  private async ask(): Promise<void> {
    const answer = await this.caller
      .insist<{ trades: unknown[] }>('GET', `/api/${this.leagueId}`, undefined, '', 5_000)
      .catch(() => null);
    if (answer?.status === 200) this.shows(answer.body.trades.length);
  }

  private shows(count: number): void {
    this.count = count;
    if (count === this.goal && this.rightAt === 0) this.rightAt = Date.now();
  }

  expect(count: number): void {
    this.goal = count;
    this.rightAt = this.count === count ? Date.now() : 0;
  }

  close(): void {
    this.socket.disconnect();
  }
}
