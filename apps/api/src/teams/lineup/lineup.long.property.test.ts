import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { dayPlus, momentIn } from '@crease/core/calendar.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { importCsv } from '../../imports/csv/csv.import.js';
import { Database } from '../../platform/database/database.js';
import { dayAndForm } from '../../points/points.queries.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { amount, randomFrom, seed } from '../../testing/long-run.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';
import { player as asset, tradeLeague, type TradeLeague } from '../../trades/testing/trade-fixture.js';

/*
 * Random weeks of two leagues whose clocks change. A second implementation of the rules, written from their wording,
 * decides what may be changed.
 */

const STEPS = amount(2, 6);
const TEAMS = 3;
const SEATS = { F: 2, D: 1, U: 1 } as const;
type Kind = keyof typeof SEATS;
const CLUBS = ['TOR', 'MTL', 'VAN', 'EDM', 'BOS', 'NYR', 'OTT'];
const MINUTE = 60_000;

const random = randomFrom(seed(1917));
const below = (count: number) => Math.floor(random() * count);
const oneOf = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
const chance = (share: number) => random() < share;

const time = await timeMachine('2026-10-23T12:00:00Z');
const { app, database, closing } = await fileApp({ databaseUrl: time.url });
const connection = closing(new pg.Client({ connectionString: time.url }));
await connection.connect();
afterAll(() => time.close());
const sql = <R extends object>(text: string, params?: readonly unknown[]) => database.query<R>(text, params);

interface Man {
  id: number;
  position: 'F' | 'D';
  club: string;
}
interface Place {
  kind: Kind;
  player_id: number;
}
const fits = (kind: Kind, { position }: Man) => kind === 'U' || kind === position;
const counted = { legal: 0, locked: 0, illegal: 0, moves: 0, trades: 0, days: 0, points: 0 };

class World {
  /** Starts of the day's games, by club. */
  private starts = new Map<string, number>();
  private roster: { id: number; team: number }[] = [];
  private decided: { id: number; team: number }[] | null = null;
  /** Last known place of every player on a decided day; `fixed` has the places at their lock. */
  private seen = new Map<number, Kind | null>();
  private fixed = new Map<number, Kind | null>();
  private now = 0;
  private noon = false;
  private day = '';
  private games = 0;
  readonly over: { day: string; team: number; places: string[] }[] = [];
  private sums = Array.from({ length: TEAMS }, () => 0);

  private constructor(
    readonly league: TradeLeague,
    readonly men: readonly Man[],
    private readonly zone: string,
  ) {}

  static async begin(zone: string): Promise<World> {
    const league = await tradeLeague(app, {
      office: null,
      form: {
        num_teams: TEAMS,
        max_roster_size: 12,
        lineups: 'day',
        lineup_f: SEATS.F,
        lineup_d: SEATS.D,
        lineup_u: SEATS.U,
        lineup_g: 0,
        ir_slots: 3,
        rookie_bank_size: 3,
      },
    });
    // Keep sessions alive over jumps of the clock.
    await sql('update session set kept = true');
    await sql(
      `update league set current_season = '2026-27', time_zone = $2, settings = settings || '{"waiver_hours": 0}' where id = $1`,
      [league.id, zone],
    );
    await sql(
      `insert into league_season (league_id, season, starts_on, ends_on) select id, current_season, '2026-10-07', '2027-04-15' from league where id = $1`,
      [league.id],
    );
    const kinds = Array.from({ length: 24 }, (_, index) => ({
      position: index % 3 === 2 ? ('D' as const) : ('F' as const),
      capHit: 1_000_000,
      status: index % 5 === 4 ? 'IR' : 'healthy',
      rookie: index % 4 === 3,
    }));
    const men: Man[] = [];
    for (let team = 0; team < TEAMS; team += 1) {
      const own = kinds.slice(team * 6, team * 6 + 6);
      for (const [index, { id }] of (await league.hold(team, own)).entries())
        men.push({ id, position: own[index]!.position, club: '' });
    }
    const rest = kinds.slice(TEAMS * 6);
    for (const [index, { id }] of (await league.free(rest)).entries())
      men.push({ id, position: rest[index]!.position, club: '' });
    for (const man of men) {
      man.club = oneOf(CLUBS) ?? '';
      await sql('update player set nhl_club = $2 where id = $1', [man.id, man.club]);
    }
    return new World(league, men, zone);
  }

  private man(id: number): Man {
    return this.men.find((one) => one.id === id)!;
  }
  private at(hour: number, day = this.day): number {
    return momentIn(day, this.zone, hour);
  }
  private get closes(): number {
    return Math.max(momentIn(dayPlus(this.day, 1), this.zone), ...this.starts.values());
  }
  private get decides(): number {
    return Math.min(this.at(12), ...this.starts.values());
  }
  private lockOf(id: number): number {
    return this.starts.get(this.man(id).club) ?? this.closes;
  }

  /** Some NHL clubs play each other, and one game may be postponed. No one reads the games live. */
  private async schedule(): Promise<void> {
    await sql('delete from nhl_game where day = $1', [this.day]);
    this.starts = new Map();
    const clubs = [...CLUBS].sort(() => random() - 0.5);
    for (let index = 0; index < 3; index += 1) {
      const [home, away] = [clubs[2 * index]!, clubs[2 * index + 1]!];
      const hour = index === 0 && chance(0.2) ? 8 : 13 + below(10);
      const starts = momentIn(this.day, 'America/New_York', hour) + below(2) * 30 * MINUTE;
      const off = index === 2 && chance(0.3);
      await sql(
        `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at) values ($1, '2026-27', false, $2, $3, $4, $5, $6, now() - interval '1 hour')`,
        [
          `${this.day.replaceAll('-', '')}${(this.games += 1)}`,
          this.day,
          new Date(starts),
          away,
          home,
          off ? 'postponed' : 'scheduled',
        ],
      );
      if (!off) for (const club of [home, away]) this.starts.set(club, starts);
    }
  }

  private async readRoster(): Promise<void> {
    const rows = await sql<{ id: number; team: string }>(
      `select player_id as id, team_id as team from roster_entry where league_id = $1 and place = 'active'`,
      [this.league.id],
    );
    this.roster = rows.map(({ id, team }) => ({ id, team: this.league.teams.indexOf(team) }));
  }

  private async travel(to: number): Promise<void> {
    for (const { id } of this.men)
      if (this.decided !== null && this.lockOf(id) <= to && !this.fixed.has(id) && this.seen.has(id))
        this.fixed.set(id, this.seen.get(id) ?? null);
    await time.travel(new Date(to), app);
    this.now = to;
    if (this.decided === null && this.decides <= to) this.decided = [...this.roster];
    // A player who leaves between a morning game and noon earns nothing.
    if (this.decided !== null && !this.noon && this.at(12) <= to) {
      this.noon = true;
      this.decided = this.decided.filter(({ id, team }) =>
        this.roster.some((one) => one.id === id && one.team === team),
      );
    }
  }

  private async page(team: number, day = this.day): Promise<LineupAnswer> {
    const { status, body } = await this.league.call<LineupAnswer>(
      team,
      'GET',
      `/teams/${this.league.teams[team]}/lineup?day=${day}`,
    );
    expect(status).toBe(200);
    return body;
  }

  private async look(): Promise<LineupAnswer[]> {
    const pages: LineupAnswer[] = [];
    for (let team = 0; team < TEAMS; team += 1) {
      const page = await this.page(team);
      pages.push(page);
      const present = page.places.filter(({ absent }) => absent === null).map(({ player }) => player);
      const all = [...present, ...page.reserves];
      const active = (this.decided ?? this.roster).filter((one) => one.team === team).map(({ id }) => id);
      expect(all.map(({ id }) => id).sort()).toEqual(active.sort());
      for (const kind of Object.keys(SEATS) as Kind[])
        expect(page.places.filter((place) => place.kind === kind).length).toBeLessThanOrEqual(SEATS[kind]);
      for (const { kind, player } of page.places) expect(fits(kind as Kind, this.man(player.id))).toBe(true);
      for (const { id, locked, locks_at } of all)
        expect([id, locked, locks_at]).toEqual([
          id,
          this.lockOf(id) <= this.now,
          new Date(this.lockOf(id)).toISOString(),
        ]);
      if (this.decided === null) continue;
      for (const { id } of all) {
        const kind = (page.places.find(({ player }) => player.id === id)?.kind as Kind | undefined) ?? null;
        if (this.fixed.has(id)) expect([id, kind]).toEqual([id, this.fixed.get(id)]);
        this.seen.set(id, kind);
      }
    }
    return pages;
  }

  /** Changes a random line-up of this day or a later one. */
  private async change(page: LineupAnswer, team: number): Promise<void> {
    const day = chance(0.75) ? this.day : dayPlus(this.day, 1 + below(2));
    const now = day === this.day ? page : await this.page(team, day);
    const decided = day === this.day ? this.decided : null;
    const active = (decided ?? this.roster).filter((one) => one.team === team).map(({ id }) => id);
    const places: Place[] = now.places
      .filter(({ absent }) => absent === null)
      .map(({ kind, player }) => ({ kind: kind as Kind, player_id: player.id }));
    const before = [...places];
    for (let times = 1 + below(3); times > 0; times -= 1) {
      const index = below(places.length + 1);
      if (chance(0.6)) places.splice(index, 1);
      const comes = chance(0.9) ? oneOf(active) : oneOf(this.men)?.id;
      if (comes !== undefined && chance(0.8) && !places.some(({ player_id }) => player_id === comes))
        places.push({ kind: this.kindFor(comes, places), player_id: comes });
    }
    const kindOf = (list: readonly Place[], id: number) => list.find(({ player_id }) => player_id === id)?.kind ?? null;
    const moved =
      decided === null
        ? []
        : active.filter((id) => this.lockOf(id) <= this.now && kindOf(before, id) !== kindOf(places, id));
    const sound =
      places.every(({ kind, player_id }) => active.includes(player_id) && fits(kind, this.man(player_id))) &&
      (Object.keys(SEATS) as Kind[]).every((kind) => places.filter((one) => one.kind === kind).length <= SEATS[kind]) &&
      (day > this.day || this.now < this.closes);
    const answer = await this.league.call<LineupAnswer & Refused>(
      team,
      'PUT',
      `/teams/${this.league.teams[team]}/lineup`,
      {
        day,
        places,
        version: now.version,
      },
    );
    const legal = sound && moved.length === 0;
    expect([answer.status, legal ? null : answer.body.refusal?.name !== undefined]).toEqual(
      legal ? [200, null] : [409, true],
    );
    if (!legal) {
      counted[sound ? 'locked' : 'illegal'] += 1;
      if (sound) expect(answer.body.refusal?.name).toBe('lineupPlaceLocked');
      return;
    }
    counted.legal += 1;
    const stand = answer.body.places.filter(({ stand_in }) => !stand_in || decided === null);
    // A reserve locked while filling in stays, even without a request before the lock.
    const stays = (id: number) => this.fixed.has(id) || (decided !== null && this.lockOf(id) <= this.now);
    expect(stand.map(({ kind, player }) => `${kind} ${player.id}`).sort()).toEqual(
      places
        .filter(({ player_id }) => stand.some(({ player }) => player.id === player_id) || !stays(player_id))
        .map(({ kind, player_id }) => `${kind} ${player_id}`)
        .sort(),
    );
  }

  /** Mostly a free place that fits. */
  private kindFor(id: number, places: readonly Place[]): Kind {
    const all = Object.keys(SEATS) as Kind[];
    const free = all.filter(
      (kind) => fits(kind, this.man(id)) && places.filter((one) => one.kind === kind).length < SEATS[kind],
    );
    return (chance(0.85) ? oneOf(free) : undefined) ?? oneOf(all)!;
  }

  private async move(team: number): Promise<void> {
    const { league } = this;
    const held = await league.held(team);
    const one = oneOf(held);
    if (one === undefined) return;
    const type =
      one.place === 'ir'
        ? 'activate'
        : one.place === 'rookie'
          ? 'promote'
          : oneOf(['toIr', 'toBank', 'drop', 'toIr'] as const)!;
    const { status } = await league.move(team, type, one.id);
    expect([200, 409]).toContain(status);
    if (status === 200) counted.moves += 1;
  }

  private async act(pages: readonly LineupAnswer[]): Promise<void> {
    const team = below(TEAMS);
    const what = random();
    if (what < 0.5) return this.change(pages[team]!, team);
    if (what < 0.7) return this.move(team);
    if (what < 0.85) {
      const taken = new Set(
        (await Promise.all([0, 1, 2].map((one) => this.league.held(one)))).flat().map(({ id }) => id),
      );
      const free = oneOf(this.men.filter(({ id }) => !taken.has(id)));
      if (free === undefined) return;
      const { status } = await this.league.call(team, 'POST', '/free-agents/add', { player_id: free.id });
      if (status < 300) counted.moves += 1;
      return;
    }
    const other = (team + 1) % TEAMS;
    const mine = oneOf(this.roster.filter((one) => one.team === team));
    const theirs = oneOf(this.roster.filter((one) => one.team === other));
    if (!mine || !theirs) return;
    const refused = await this.league
      .trade({ team, gives: [asset(mine.id)] }, { team: other, gives: [asset(theirs.id)] })
      .then(() => null)
      .catch((error: Error) => error.message);
    if (refused === null) counted.trades += 1;
    else expect(refused).toMatch(/^the offer was /);
  }

  /** Imports the games afterwards and checks that points follow the line-ups. */
  private async reckon(): Promise<void> {
    const goals = new Map(
      this.men.filter(({ club }) => this.starts.has(club)).map(({ id }) => [id, 1 + below(4)] as const),
    );
    const { day } = this;
    async function* input(): AsyncGenerator<string> {
      yield 'nhl_id,game_id,season,day,playoffs,g,a,w,so\n';
      for (const [id, count] of goals) yield `${id},${day},2026-27,${day},0,${count},,,\n`;
    }
    const read = await importCsv(connection, input(), { kind: 'games', source: 'test', now: new Date(this.now) });
    if (!read.ok) throw new Error(read.refusal.message);
    await app.app.get(ScoringService).accrueDue();
    for (const [team, page] of (await this.look()).entries()) {
      const counts = page.places.filter(({ absent }) => absent === null);
      const stood = counts.map(({ player }) => player.id);
      const sum = stood.reduce((total, id) => total + (goals.get(id) ?? 0), 0);
      this.sums[team]! += sum;
      counted.points += sum;
      const [row] = await sql<{ points: number | null; total: number | null }>(
        `select (select points from team_day where team_id = $1 and day = $2 and not playoffs) as points,
           (select points from team_points where team_id = $1 and season = '2026-27' and not playoffs) as total`,
        [this.league.teams[team], day],
      );
      expect([team, Number(row?.points ?? 0), Number(row?.total ?? 0)]).toEqual([team, sum, this.sums[team]]);
      expect(counts.every(({ player }) => player.day_points === null)).toBe(true);
      const atNoon = momentIn(dayPlus(day, 1), this.zone) + 12 * 3_600_000;
      const { earned } = await dayAndForm(app.app.get(Database).db, this.league.id, '2026-27', day, stood, atNoon);
      expect(stood.reduce((total, id) => total + (earned?.get(id) ?? 0), 0)).toBe(sum);
      this.over.push({ day, team, places: page.places.map(({ kind, player }) => `${kind} ${player.id}`) });
    }
  }

  async play(day: string): Promise<void> {
    this.day = day;
    await this.schedule();
    await sql('delete from fa_pick where league_id = $1', [this.league.id]);
    await this.league.weekPicks(6);
    await this.readRoster();
    [this.decided, this.seen, this.fixed, this.noon] = [null, new Map(), new Map(), false];
    const from = Math.max(this.at(7), await time.now());
    const edges = [this.decides, ...this.starts.values()].flatMap((at) => [at, at - MINUTE / 2]);
    const moments = Array.from({ length: STEPS }, () =>
      chance(0.4) ? oneOf(edges)! : from + below(Math.floor((this.closes - from) / MINUTE)) * MINUTE,
    );
    for (const at of moments.filter((one) => one > from && one < this.closes).sort((a, b) => a - b)) {
      if (at < (await time.now())) continue;
      await this.travel(at);
      let pages = await this.look();
      for (let acts = 1 + below(4); acts > 0; acts -= 1) {
        await this.act(pages);
        await this.readRoster();
        pages = await this.look();
      }
    }
    await this.travel(this.closes);
    const pages = await this.look();
    await this.change(pages[0]!, 0);
    await this.reckon();
    counted.days += 1;
  }

  async lookBack(): Promise<void> {
    for (const { day, team, places } of this.over)
      expect([
        day,
        team,
        (await this.page(team, day)).places.map(({ kind, player }) => `${kind} ${player.id}`),
      ]).toEqual([day, team, places]);
  }
}

test('line-ups hold through everything that happens to rosters, over both clock changes', async () => {
  for (const code of CLUBS)
    await sql(`insert into nhl_club (code, name, city, color) values ($1, $1, $1, '#00f') on conflict do nothing`, [
      code,
    ]);
  const weeks = [
    ['Europe/Berlin', '2026-10-24', '2026-10-25'],
    ['America/Toronto', '2026-10-31', '2026-11-01'],
    ['America/Toronto', '2027-03-13', '2027-03-14'],
    ['Europe/Berlin', '2027-03-27', '2027-03-28'],
  ] as const;
  // The normal test run has one week with the clock going back and one with it going forward.
  for (const [zone, ...days] of amount([weeks[0], weeks[2]], [...weeks])) {
    await time.travel(`${days[0]}T03:00:00Z`, app);
    const world = await World.begin(zone);
    await time.travel(`${days[0]}T04:00:00Z`, app);
    for (const day of days) await world.play(day);
    await world.lookBack();
  }
  expect(counted.legal).toBeGreaterThan(0);
  expect(counted.points).toBeGreaterThan(0);
}, 600_000);
