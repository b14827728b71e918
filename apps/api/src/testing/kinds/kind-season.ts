import { expect } from '@jest/globals';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RotoAnswer } from '@crease/core/competition/roto/roto.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { rowOf, type SettingKey } from '@crease/core/leagues/settings.values.js';
import { figuresOf } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { Database } from '../../platform/database/database.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { writeGames } from '../../players/games.tables.js';
import { playLeague, type HeldSeed } from '../play-fixture.js';
import type { Refused, TestApp } from '../test-app.js';
import type { TimeMachine } from '../time-machine.js';
import type { Kind, KindLife, KindTeam, Stage } from './kind.model.js';
import * as own from './own-count.js';

/** Settings that make small rosters legal in all leagues. */
const SMALL: Partial<LeagueForm> = {
  num_teams: 4,
  max_roster_size: 9,
  min_forwards: 0,
  min_defense: 0,
  min_goalies: 0,
  general_draft_length: 2,
  rookie_draft_length: 1,
  maxPickupsPerWeek: 5,
  min_forwards_protected: 0,
  min_defense_protected: 0,
  min_goalies_protected: 0,
};
const SEASON = '2025-26';
const MILLION = 1_000_000;
/** Forwards, a defenseman and a goalie with games, then a forward without. */
const SQUAD: readonly HeldSeed[] = [
  { position: 'F', capHit: 30 * MILLION },
  { position: 'F', capHit: MILLION },
  { position: 'F', capHit: MILLION },
  { position: 'D', capHit: 20 * MILLION },
  { position: 'G', capHit: MILLION },
  { position: 'F', capHit: MILLION },
];

/** Plays leagues side by side, each from its annual drafts through a season into the next one. */
export class KindSeason {
  private lives: KindLife[] = [];
  private readonly database: Database;

  constructor(
    private readonly app: TestApp,
    private readonly time: TimeMachine,
  ) {
    this.database = app.app.get(Database);
  }

  async play(kinds: readonly Kind[]): Promise<void> {
    for (const kind of kinds) this.lives.push(await this.begin(kind));
    // No one signs in again while a year passes.
    await this.database.query(`update session set active_at = '2099-01-01', last_seen_at = '2099-01-01'`);
    await this.time.travel('2025-10-01T16:00:00Z', this.app);
    const dates = { season_starts_on: own.FIRST_DAY, season_ends_on: own.LAST_DAY };
    await this.each((life) => go(life, 'in-season', dates));
    await this.each((life) => setLineups(life));
    await this.playNights();
    await this.time.travel('2025-11-25T16:00:00Z', this.app);
    await this.each(async (life) => {
      await go(life, 'offseason');
      await checkSeason(life);
    });
    await this.time.travel('2026-07-03T16:00:00Z', this.app);
    const hasSheets = ({ kind: { type, form } }: KindLife) =>
      type === 'dynasty' && form.protectionSheetsEnabled !== false;
    await this.each(async (life) => {
      if (hasSheets(life)) await go(life, 'protection', { protection_deadline: '2026-07-05T16:00:00Z' });
    });
    await this.stage('sheets');
    await this.time.travel('2026-07-06T16:00:00Z', this.app);
    for (const task of ['restricted-agents', 'bids']) await this.app.app.get(TimedTasks).runToEnd(task);
    await this.stage('matching');
    await this.each(async (life) => {
      // The clock ends free agency once nothing is open.
      if ((await this.phaseOf(life)).phase !== 'annual-drafts') await go(life, 'annual-drafts');
    });
    await this.stage('drafts');
    await this.time.travel('2026-10-01T16:00:00Z', this.app);
    await this.each(async (life) => {
      await go(life, 'in-season', { season_starts_on: '2026-10-05', season_ends_on: '2027-04-15' });
      expect(await this.phaseOf(life)).toEqual({ phase: 'in-season', current_season: '2026-27' });
    });
  }

  private async phaseOf({ league }: KindLife): Promise<{ phase?: unknown; current_season?: unknown }> {
    const [row] = await this.database.query('select phase, current_season from league where id = $1', [league.id]);
    return row ?? {};
  }

  private async begin(kind: Kind): Promise<KindLife> {
    const keys = Object.keys(kind.form) as (SettingKey & keyof typeof kind.form)[];
    const asked = keys.filter((key) => rowOf(key).asked !== false);
    const form = Object.fromEntries(asked.map((key) => [key, kind.form[key]]));
    const league = await playLeague(this.app, {
      type: kind.type,
      phase: 'annual-drafts',
      form: { ...SMALL, ...form },
    });
    const changes = Object.fromEntries(keys.filter((key) => !asked.includes(key)).map((key) => [key, kind.form[key]]));
    if (Object.keys(changes).length > 0) await must(league.manager(0), 'PATCH', `/api/${league.id}/settings`, changes);
    const teams: KindTeam[] = [];
    for (const [index, id] of league.teams.entries()) {
      const held = (await league.hold(index, SQUAD)).map((player) => player.id);
      teams.push({ id, players: held.slice(0, -1), spare: held.at(-1) ?? 0 });
    }
    return { kind, league, teams };
  }

  /** Names the kind in errors. */
  private async each(work: (life: KindLife) => Promise<void>): Promise<void> {
    for (const life of this.lives)
      await work(life).catch((cause: unknown) => {
        throw new Error(`${life.kind.name}: ${String(cause)}`, { cause });
      });
  }

  private stage(stage: Stage): Promise<void> {
    return this.each(async (life) => life.kind.bites[stage]?.(life));
  }

  private async playNights(): Promise<void> {
    const none = figuresOf(() => 0);
    for (let week = 0; week * 3 < own.NIGHTS.length; week += 1) {
      const sunday = own.dayAfter(7 * week + 6);
      await this.time.travel(`${sunday}T16:00:00Z`, this.app);
      const games = [0, 1, 2].flatMap((index) => {
        const night = 3 * week + index;
        const day = own.NIGHTS[night] ?? '';
        return this.lives.flatMap(({ teams }) =>
          teams.flatMap(({ players }, team) =>
            players.flatMap((player_id, slot) => {
              const line = own.lineOf(team, slot, night);
              if (line === null) return [];
              const of = { player_id, season: SEASON, playoffs: false, source: 'test', day, game_id: `g${day}` };
              return [{ ...none, ...line, goalie_seconds: line.gs * 3600, ...of }];
            }),
          ),
        );
      });
      await this.database.write(({ db }) => writeGames(db, games));
      await this.app.app.get(ScoringService).accrueDue();
      if (week === 1) await this.stage('autumn');
      if (week === 4) await this.stage('winter');
      // Periods and rounds of play-offs begin and end on Mondays.
      await this.time.travel(`${own.dayAfter(7 * week + 7)}T16:00:00Z`, this.app);
    }
  }
}

type Manager = ReturnType<KindLife['league']['manager']>;
async function must<T>(manager: Manager, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await manager.api<T & Partial<Refused>>(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const ask = <T>({ league }: KindLife, method: string, path: string, body?: unknown): Promise<T> =>
  must<T>(league.manager(0), method, `/api/${league.id}${path}`, body);
const go = async (life: KindLife, to: string, more: object = {}): Promise<void> => {
  await ask(life, 'POST', '/phase', { to, override_reason: 'For this test', ...more });
};

async function setLineups(life: KindLife): Promise<void> {
  if ((life.kind.form.lineups ?? 'off') === 'off') return;
  for (const [index, { id, players }] of life.teams.entries()) {
    const path = `/api/${life.league.id}/teams/${id}/lineup`;
    const manager = life.league.manager(index);
    const day = own.FIRST_DAY;
    const { version } = await must<{ version: number }>(manager, 'GET', `${path}?day=${day}`);
    const [first, second, , defenseman, goalie] = players;
    const places = Object.entries({ F: [first, second], D: [defenseman], G: [goalie] }).flatMap(([kind, ids]) =>
      ids.map((player_id) => ({ kind, player_id })),
    );
    await must(manager, 'PUT', path, { day, version, places });
  }
}

/** Compares the season that has ended with an independent count. */
async function checkSeason(life: KindLife): Promise<void> {
  const { format = 'points' } = life.kind.form;
  const race = await ask<RaceAnswer>(life, 'GET', `/race?season=${SEASON}`);
  const champion =
    format === 'roto'
      ? await checkRoto(life)
      : await (format === 'points' ? checkPoints(life, race) : checkMatchups(life));
  const winner = (life.kind.form.table_playoff_teams ?? 0) >= 2 ? await checkTablePlayoffs(life) : null;
  const champions = race.champions.map(({ team_id: id }) => id);
  expect(champions).toContain(winner ?? champion);
  // Level teams share a title, except after play-offs.
  expect(
    race.teams
      .filter(({ rank }) => rank === 1)
      .map(({ team_id: id }) => id)
      .sort(),
  ).toEqual([...champions].sort());
}

const indexOf = ({ teams }: KindLife, id: string | null): number => teams.findIndex((team) => team.id === id);
const best = (figures: readonly number[]): number => figures.indexOf(Math.max(...figures));

async function checkPoints(life: KindLife, { teams }: RaceAnswer): Promise<string> {
  const { kind } = life;
  const { goalie_games: least = 0, goalie_games_points: each = 1 } = kind.form;
  const points = life.teams.map((_, team) => {
    const missing = Math.max(0, (least ?? 0) - own.goalieGames(kind, team));
    const less = missing * (each ?? 0);
    return { points: own.pointsOn(kind, team) - less, less };
  });
  for (const { team_id: id, points: earned, less } of teams)
    expect([id, { points: earned, less }]).toEqual([id, points[indexOf(life, id)]]);
  if ((least ?? 0) > 0) expect(points.every(({ less }) => less > 0)).toBe(true);
  return life.teams[best(points.map((one) => one.points))]?.id ?? '';
}

async function checkRoto(life: KindLife): Promise<string> {
  const { roto } = await ask<RotoAnswer>(life, 'GET', `/roto?season=${SEASON}`);
  const points = own.rotoPoints(life.kind, life.teams.length);
  for (const team of roto?.teams ?? [])
    expect([team.team_id, team.points]).toEqual([team.team_id, points[indexOf(life, team.team_id)]]);
  expect(roto?.teams).toHaveLength(life.teams.length);
  return life.teams[best(points)]?.id ?? '';
}

/** A team's score against another: points, or the weight of categories. */
function scoreOf({ kind }: KindLife, team: number, other: number, from: string, to: string): number {
  if (['points', 'h2h_points'].includes(kind.form.format ?? 'points')) return own.pointsOn(kind, team, from, to);
  const { won, tied } = own.categoriesOn(kind, team, other, from, to);
  return won + tied / 2;
}

const none = () => ({ wins: 0, losses: 0, ties: 0 });
const count = (row: ReturnType<typeof none>, ahead: number) => {
  row[ahead > 0 ? 'wins' : ahead < 0 ? 'losses' : 'ties'] += 1;
};

async function checkMatchups(life: KindLife): Promise<string> {
  const { kind } = life;
  const { periods, table, divisions, playoffs } = await ask<MatchupsAnswer>(life, 'GET', `/matchups?season=${SEASON}`);
  const records = life.teams.map(none);
  const of = (index: number) => records[index] ?? none();
  for (const { matchups, round, starts_on: from, ends_on: to } of periods) {
    if (round !== null) continue;
    for (const pair of matchups) {
      const [home, away] = [indexOf(life, pair.home_team_id), indexOf(life, pair.away_team_id)];
      const [left, right] = [scoreOf(life, home, away, from, to), scoreOf(life, away, home, from, to)];
      expect([from, home, away, pair.home_points, pair.away_points]).toEqual([from, home, away, left, right]);
      if (kind.form.format === 'h2h_each_category')
        for (const [team, other] of [
          [home, away],
          [away, home],
        ] as const) {
          const { won, lost, tied } = own.categoriesOn(kind, team, other, from, to);
          const row = of(team);
          Object.assign(row, { wins: row.wins + won, losses: row.losses + lost, ties: row.ties + tied });
        }
      else {
        count(of(home), left - right);
        count(of(away), right - left);
      }
    }
    if (kind.form.matchup_median !== true || kind.form.format !== 'h2h_points') continue;
    const scores = life.teams.map((_, team) => own.pointsOn(kind, team, from, to));
    const [, low = 0, high = 0] = [...scores].sort((a, b) => a - b);
    for (const [team, score] of scores.entries()) count(of(team), 2 * score - low - high);
  }
  const win = kind.form.matchup_record === '3-1-0' ? 3 : 2;
  const share = ({ wins, losses, ties }: ReturnType<typeof none>) => (win * wins + ties) / (wins + losses + ties);
  for (const { team_id: id, wins, losses, ties } of table)
    expect([id, { wins, losses, ties }]).toEqual([id, of(indexOf(life, id))]);
  // Play-offs have reordered the table; before them the share of wins decides its order.
  const sharesOf = (ids: readonly string[]) => ids.map((id) => share(of(indexOf(life, id))));
  const expectOrder = (ids: readonly string[], below: readonly string[] = []) => {
    const shares = sharesOf(ids);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(Math.max(0, ...sharesOf(below))).toBeLessThanOrEqual(shares.at(-1) ?? Infinity);
  };
  const order = (playoffs?.seeds ?? table).map(({ team_id: id }) => id);
  for (const { teams } of divisions) expectOrder(teams.map(({ team_id: id }) => id));
  const first = kind.form.playoff_division_winners === true ? divisions.length : 0;
  const leaders = divisions.map(({ teams }) => teams[0]?.team_id);
  const heads = order.slice(0, first);
  expect(heads.filter((id) => leaders.includes(id))).toHaveLength(first);
  expectOrder(heads);
  const outside = life.teams.map(({ id }) => id).filter((id) => !order.includes(id));
  expectOrder(order.slice(first), outside);
  return playoffs === null ? (order[0] ?? '') : championOf(life, playoffs, periods);
}

/** Play-offs after a table: the first of the table on their first day, and who beat whom by the own count. */
async function checkTablePlayoffs(life: KindLife): Promise<string> {
  const { periods, playoffs, table } = await ask<MatchupsAnswer>(life, 'GET', `/matchups?season=${SEASON}`);
  if (playoffs === null) throw new Error('The season has no play-offs.');
  expect(table).toEqual([]);
  expect(periods.every(({ round }) => round !== null)).toBe(true);
  expect(playoffs.seeds).toHaveLength(life.kind.form.table_playoff_teams ?? 0);
  return championOf(life, playoffs, periods);
}

/** The title's winner by the own count. */
function championOf(
  life: KindLife,
  { pairs, rounds, consolation, champion }: NonNullable<MatchupsAnswer['playoffs']>,
  periods: MatchupsAnswer['periods'],
): string {
  let last = '';
  for (const { round, home_team_id: first, away_team_id: second, ahead: leader } of [
    ...pairs,
    ...(consolation?.pairs ?? []),
  ]) {
    const own = periods.filter((period) => period.round === round);
    const [from, to] = [own[0]?.starts_on ?? '', own.at(-1)?.ends_on ?? ''];
    const [home, away] = [indexOf(life, first), indexOf(life, second)];
    const ahead = (start: string, end: string) =>
      scoreOf(life, home, away, start, end) - scoreOf(life, away, home, start, end);
    const wins = own.reduce((sum, period) => sum + Math.sign(ahead(period.starts_on, period.ends_on)), 0);
    const difference = (life.kind.form.playoff_rounds === 'wins' ? wins : 0) || ahead(from, to);
    const winner = difference > 0 ? first : difference < 0 ? second : leader;
    expect([round, first, second, leader]).toEqual([round, first, second, winner]);
    if (round === rounds && pairs.some((pair) => pair.home_team_id === first && pair.round === round))
      last = winner ?? '';
  }
  expect(champion).toBe(last);
  return last;
}
