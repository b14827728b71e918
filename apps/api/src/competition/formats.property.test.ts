import { afterAll, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import { ODD_TEAMS, type ScheduleRules } from '@crease/core/competition/matchups/double-schedule.rules.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { CORRECTIONS } from '@crease/core/competition/matchups/corrections.rules.js';
import { PLAYOFF_TIES } from '@crease/core/competition/playoffs/playoff.rules.js';
import { TABLE_ORDERS } from '@crease/core/competition/matchups/table-order.rules.js';
import { rotoRules } from '@crease/core/competition/roto/roto.rules.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsChangedAnswer } from '@crease/core/leagues/settings.answers.js';
import type { RotoAnswer } from '@crease/core/competition/roto/roto.answers.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import { startYear } from '@crease/core/season.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { writeGames } from '../players/games.tables.js';
import { amount, randomFrom, seed } from '../testing/long-run.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { timeMachine } from '../testing/time-machine.js';
import { checkCategories, checkRotoPoints, type StoredPeriod } from './matchups/testing/counted-categories.js';
import { countedPoints } from './matchups/testing/counted-points.js';
import { checkOpponents, checkRecords, checkSeries } from './matchups/testing/counted-records.js';
import { beginWeighed, unweighed, weigh, weightsOf, type Weighed } from './matchups/testing/weighed-seasons.js';
import { seasonRules } from './matchups/matchup.writer.js';
import { MatchupsService } from './matchups/matchups.service.js';
import { ScoringService } from './scoring/scoring.service.js';

/*
 * Leagues of every format play by random games, while settings change, dates and games are corrected and the server
 * loses its connections. Points of matchups and tables are computed again from the games.
 */

const LEAGUES = amount(5, 15);
const SEASONS = amount(2, 3);
const FORMATS = ['h2h_points', 'h2h_each_category', 'h2h_most_categories', 'roto', 'points'] as const;
const STORED = `select p.number, p.goalie_starts, coalesce(p.below, c.below) as below
  from matchup_period p left join category_season c on c.league_id = p.league_id and c.season = p.season
  where p.league_id = $1 and p.season = $2 order by p.number`;
const RULES = 'select doubles, odd from matchup_season where league_id = $1 and season = $2';
/** Points added to scores, or goals where categories decide. */
const ADDED = `select period || ' ' || team_id as key, sum(amount)::float8 as sum from score_change
  where league_id = $1 and season = $2 group by 1`;
const CATEGORIES = ['G, A, PIM low, HIT x0.5', 'G, A, SOG, S%, HIT, BLK, W, GAA, SV%, SO', 'S%, GAA x2'] as const;
type Chance = ReturnType<typeof randomFrom>;
const random = randomFrom(seed(94));
const [further, third, fourth] = [95, 96, 97].map((one) => randomFrom(seed(one))) as [Chance, Chance, Chance];
const fifth = randomFrom(seed(98));
const sixth = randomFrom(seed(99));
const seventh = randomFrom(seed(100));
const eighth = randomFrom(seed(101));
const ninth = randomFrom(seed(102));
const tenth = randomFrom(seed(103));
const eleventh = randomFrom(seed(104));
/** Counts of events. A run without any of one kind would prove nothing. */
const counted = {
  crashes: 0,
  champions: 0,
  takenBack: 0,
  roto: 0,
  corrections: 0,
  settings: 0,
  forced: 0,
  divided: 0,
  doubles: 0,
  limited: 0,
  changed: 0,
  weighed: 0,
  series: 0,
  recordsChanged: 0,
  recordsUndone: 0,
  recordsRefused: 0,
  scoresChanged: 0,
  scoresUndone: 0,
  scoresRefused: 0,
  tablePlayoffs: 0,
  compared: 0,
  thirds: 0,
};
const below = (count: number): number => Math.floor(random() * count);
const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
const chance = (part: number): boolean => random() < part;

const time = await timeMachine('2025-09-20T15:00:00Z');
const { app, database, query, sweep } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());

/** Settings of a season; the format of the first one is given, so that each format is played. */
const randomForm = (teams: number, format: LeagueForm['format'] = one(FORMATS)): Partial<LeagueForm> => ({
  format,
  matchup_median: chance(0.3),
  matchup_weekday: one(['monday', 'thursday'] as const),
  matchup_short_weeks: one(['join', 'keep', 'none'] as const),
  categories: one(CATEGORIES),
  category_goalies: below(4),
  goalie_starts_period: Math.floor(fifth() * 4),
  period_limits: fifth() < 0.5 ? 'fixed' : 'scaled',
  category_goalies_below: one(['all', 'both', 'ratios'] as const),
  roto_goalies: one([0, 40]),
  roto_ties: one(['mean', 'best'] as const),
  playoff_teams: one([0, 2, 3, teams, 16]),
  table_playoff_teams: [0, 2, 4, 16][Math.floor(eighth() * 4)] ?? 0,
  table_playoff_fixed: tenth() < 0.5,
  playoff_periods: Math.max(1 + below(2), seventh() < 0.3 ? 3 : 1),
  playoff_rounds: seventh() < 0.5 ? 'wins' : 'sum',
  playoff_reseed: chance(0.5),
  playoff_out: one(['closed', 'open'] as const),
  divisions: [0, 2, 3][Math.floor(further() * 3)],
  playoff_division_winners: further() < 0.5,
  matchup_days: [7, 7, 5, 10, 14][Math.floor(further() * 5)] ?? 7,
  matchup_split: (['whole', 'whole', '3-4', '4-3'] as const)[Math.floor(seventh() * 4)],
  matchup_record: (['share', '2-1-0', '3-1-0'] as const)[Math.floor(further() * 3)],
  matchup_corrections: CORRECTIONS[Math.floor(third() * CORRECTIONS.length)],
  matchup_ties: third() < 0.5 ? 'broken' : 'tie',
  playoff_ties: PLAYOFF_TIES[Math.floor(third() * PLAYOFF_TIES.length)],
  playoff_end: third() < 0.5 ? 'season' : 'rest',
  ...{ matchup_double: fourth() < 0.3, matchup_odd: ODD_TEAMS[Math.floor(fourth() * ODD_TEAMS.length)] },
  matchup_order: TABLE_ORDERS[Math.floor(third() * TABLE_ORDERS.length)],
  playoff_third: further() < 0.5,
  playoff_consolation: (['none', 'consolation', 'losers'] as const)[Math.floor(further() * 3)],
});

const FORM: Partial<LeagueForm> = {
  max_roster_size: 4,
  ...NO_MINIMUMS,
  general_draft_length: 1,
  rookie_draft_length: 1,
  protectionSheetsEnabled: false,
};

interface Team {
  readonly id: string;
  readonly skaters: readonly number[];
  readonly goalie: number;
}
type Played = Partial<Figures> & { readonly player_id: number };
/** A league with its teams, and what it should have by the games that were played. */
interface Life extends Weighed {
  readonly league: PlayLeague;
  readonly teams: readonly Team[];
  readonly games: Map<string, Map<number, Played>>;
  /** Results of final periods, by season and period. */
  readonly decided: Map<string, string>;
  from: string;
  to: string;
}

const api = async <T>({ league }: Life, method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await league.call<T & Refused>(0, method, path, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const phaseOf = (life: Life) => api<PhaseAnswer>(life, 'GET', '/phase');
const matchupsOf = (life: Life) => api<MatchupsAnswer>(life, 'GET', '/matchups');
const go = (life: Life, to: string, more: object = {}) =>
  api(life, 'POST', '/phase', { to, override_reason: 'For this life', ...more });
const sessionsLast = () => query`update session set active_at = '2099-01-01', last_seen_at = '2099-01-01'`;

const startLife = async (index: number): Promise<Life> => {
  const teams = 2 + below(6);
  const league = await playLeague(app, {
    phase: 'annual-drafts',
    form: { ...FORM, num_teams: teams, ...randomForm(teams, FORMATS[index % FORMATS.length]) },
  });
  const rosters: Team[] = [];
  for (const [team, id] of league.teams.entries()) {
    const players = await league.hold(team, [seedOf('F', 1), seedOf('D', 1), seedOf('G', 1)]);
    const [forward = 0, defenseman = 0, goalie = 0] = players.map((player) => player.id);
    rosters.push({ id, skaters: [forward, defenseman], goalie });
  }
  return { league, teams: rosters, games: new Map(), decided: new Map(), ...unweighed(), from: '', to: '' };
};

/** A game of a player. Few figures, so that teams are often level. */
const randomGame = (player_id: number, isGoalie: boolean): Played =>
  isGoalie
    ? {
        player_id,
        gs: 1,
        w: below(2),
        sa: 10 * (1 + below(3)),
        ga: below(4),
        so: below(2),
        goalie_seconds: 1_800 * below(3),
      }
    : { player_id, g: below(3), a: below(2), pim: 2 * below(2), hits: below(5), sog: below(6), blocks: below(2) };

/** Delivers or corrects games. */
async function play(lives: readonly Life[], season: string, day: string): Promise<void> {
  const games: Played[] = [];
  for (const { teams, games: known } of lives.filter(({ from, to }) => day >= from && day <= to))
    for (const { skaters, goalie } of teams)
      for (const id of [...skaters, goalie]) {
        if (!chance(0.5)) continue;
        const game = randomGame(id, id === goalie);
        known.set(day, (known.get(day) ?? new Map<number, Played>()).set(id, game));
        games.push(game);
      }
  const none = figuresOf(() => 0);
  await database.write(({ db }) =>
    writeGames(
      db,
      games.map((game) => ({ ...none, ...game, season, playoffs: false, source: 'test', day, game_id: `g${day}` })),
    ),
  );
  await app.app.get(ScoringService).accrueDue();
}

async function checkRoto(life: Life, season: string): Promise<boolean> {
  const { roto } = await api<RotoAnswer>(life, 'GET', `/roto?season=${season}`);
  if (roto === null) return false;
  expect(roto.teams).toHaveLength(life.teams.length);
  checkRotoPoints(life, roto, life);
  return true;
}

/** Each team is in one division. Each result inside it counts for two teams. */
function checkDivisions({ teams }: Life, divisions: MatchupsAnswer['divisions'], inCategories: boolean): void {
  if (divisions.length === 0) return;
  counted.divided += 1;
  const placed = divisions.flatMap((division) => division.teams.map(({ team_id: id }) => id));
  expect([...placed].sort()).toEqual(teams.map(({ id }) => id).sort());
  const sizes = divisions.map((division) => division.teams.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  for (const division of inCategories ? [] : divisions) {
    const sum = (of: 'wins' | 'losses' | 'ties') => division.teams.reduce((all, row) => all + row[of], 0);
    expect([sum('wins') - sum('losses'), sum('ties') % 2]).toEqual([0, 0]);
  }
}

async function changeWeights(life: Life, day: string): Promise<void> {
  const { periods } = await matchupsOf(life);
  // Play-offs after a table have periods, too. Their season is one of points.
  if (periods.every(({ round }) => round !== null)) return;
  counted.weighed += 1;
  // No two changes are the same.
  const shutout = 1 + counted.weighed;
  const weights = { goal: 1 + Math.floor(sixth() * 3), assist: sixth() < 0.5 ? 1 : 0.5, win: 3, shutout };
  const force = sixth() < 0.7 ? { reason: 'For this life', illegal_team_ids: [] } : null;
  const changed = await api<SettingsChangedAnswer>(life, 'PATCH', '/settings', {
    scoring: weights,
    ...(force === null ? {} : { force }),
  });
  const effect = changed.applied.includes('scoring')
    ? 'now'
    : changed.coming.find(({ key }) => key === 'scoring')?.effect;
  expect([life.league.id, day, effect]).toEqual([
    life.league.id,
    day,
    weigh(life, weights, { periods, day, forced: force !== null }),
  ]);
}

/** Rules that a commissioner would have at once, with a reason. */
const FORCED: readonly Partial<LeagueForm>[] = [
  // What a form of another format also has.
  ...FORMATS.map((format) => ({ format, matchup_days: 7, playoff_periods: 1, categories: CATEGORIES[0] })),
  ...[true, false].flatMap((on) => [{ matchup_median: on }, { playoff_reseed: on }, { playoff_third: on }]),
  ...CORRECTIONS.map((corrections) => ({ matchup_corrections: corrections })),
  ...TABLE_ORDERS.map((order) => ({ matchup_order: order })),
  ...[0, 2, 4].flatMap((teams) => [{ playoff_teams: teams }, { table_playoff_teams: teams }]),
  ...(['mean', 'best'] as const).map((ties) => ({ roto_ties: ties })),
  ...(['none', 'losers'] as const).map((lower) => ({ playoff_consolation: lower })),
  { matchup_record: '3-1-0' },
  { matchup_double: true },
  { matchup_ties: 'broken' },
  { playoff_ties: 'commissioner' },
  { roto_goalies: 40 },
];

/** A commissioner gives a reason for other rules: the season keeps its own, and the league shows them. */
async function forceRules(life: Life): Promise<void> {
  const force = { reason: 'For this life', illegal_team_ids: [] };
  const rules = FORCED[Math.floor(eleventh() * FORCED.length)];
  await api(life, 'PATCH', '/settings', { ...rules, force });
  counted.forced += 1;
  const { id } = life.league;
  const { season } = await phaseOf(life);
  const { settings } = await database.db
    .selectFrom('league')
    .select('settings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = await database.db
    .selectFrom('matchup_season')
    .selectAll()
    .where('league_id', '=', id)
    .where('season', '=', season)
    .executeTakeFirst();
  const shown = seasonRules(settings);
  expect([id, rules, stored]).toEqual([id, rules, shown === null ? undefined : expect.objectContaining(shown)]);
  const roto = await database.db
    .selectFrom('category_season')
    .select(['goalie_games as goalies', 'ties'])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('kind', '=', 'roto')
    .executeTakeFirst();
  const { goalies, ties } = rotoRules(settings) ?? {};
  expect([id, rules, roto]).toEqual([id, rules, goalies === undefined ? undefined : { goalies, ties }]);
}

/** A commissioner adds results to a team's record, takes them, or undoes a change, where the season allows it. */
async function changeRecords(life: Life): Promise<void> {
  const { record_changes: changes = [], table } = await matchupsOf(life);
  const undoable = changes.find((change) => change.undoable);
  const undo = undoable !== undefined && eighth() < 0.4;
  const sign = eighth() < 0.5 ? 1 : -1;
  const results = { wins: sign * Math.floor(eighth() * 3), losses: sign, ties: 0 };
  const row = table[Math.floor(eighth() * table.length)];
  const path = `/api/${life.league.id}/record-changes`;
  const { status, body } = undo
    ? await life.league.manager(0).api<Partial<Refused>>('DELETE', `${path}/${undoable.id}`)
    : await life.league.manager(0).api<Partial<Refused>>('POST', path, {
        ...results,
        team_id: row?.team_id ?? life.teams[0]?.id,
        reason: 'For this life',
      });
  // A season without matchups refuses, and a record cannot fall below zero.
  const hasFewer = row !== undefined && (row.wins + results.wins < 0 || row.losses + results.losses < 0);
  const { refusal } = body;
  if (refusal?.name === 'recordBelowZero') expect([undo, hasFewer]).not.toEqual([false, false]);
  else if (table.length === 0) expect(refusal?.name).toBe('recordNotOpen');
  else expect([status, refusal?.name, undo || !hasFewer]).toEqual([200, undefined, true]);
  counted[status !== 200 ? 'recordsRefused' : undo ? 'recordsUndone' : 'recordsChanged'] += 1;
}

/** Changes a score in a begun period, or takes a change back. */
async function changeScores(life: Life): Promise<void> {
  const { season, categories, periods } = await matchupsOf(life);
  const begun = periods.filter(({ state, matchups }) => state !== 'coming' && matchups.length > 0);
  const period = begun[Math.floor(ninth() * begun.length)];
  const pair = period?.matchups[Math.floor(ninth() * period.matchups.length)];
  const [wantsUndo, amount] = [ninth() < 0.5, Math.floor(ninth() * 7) - 3];
  if (period === undefined || pair?.away_team_id == null || amount === 0) return;
  const manager = life.league.manager(0);
  const page = `/api/${life.league.id}/matchups/${period.number}/${pair.number}`;
  const { score_changes: changes = [] } = (await manager.api<MatchupPageAnswer>('GET', page)).body;
  const stored = wantsUndo ? changes.find(({ undoable }) => undoable) : undefined;
  const change = { team_id: pair.home_team_id, figure: categories === null ? null : 'g', amount };
  const { status, body } =
    stored === undefined
      ? await manager.api<Partial<Refused>>('POST', `${page}/score-changes`, { ...change, reason: 'For this life' })
      : await manager.api<Partial<Refused>>('DELETE', `/api/${life.league.id}/score-changes/${stored.id}`);
  counted[status !== 200 ? 'scoresRefused' : stored ? 'scoresUndone' : 'scoresChanged'] += 1;
  if (status !== 200) {
    // A final round can no longer be changed, nor can a matchup that decides a tie of the play-offs.
    const isFinal = period.round !== null && body.refusal?.name === 'scoreNotOpen';
    expect([isFinal || body.refusal?.name === 'resultNotOpen', body.refusal]).toEqual([true, body.refusal]);
    return;
  }
  // A round is final with all its periods.
  for (const { round, number } of periods)
    if (number === period.number || (round !== null && round === period.round))
      life.decided.delete(`${season} ${number}`);
}

/** The match for third place: between the losers of the semi-finals, and its winner is third in the end. */
function checkThird({ playoffs }: MatchupsAnswer, ranks: readonly string[]): void {
  const [match] = playoffs?.third?.pairs ?? [];
  if (playoffs?.begun !== true || match === undefined) return;
  counted.thirds += 1;
  const lost = playoffs.seeds.filter(({ out_in: out }) => out === playoffs.rounds - 1).map(({ team_id: id }) => id);
  expect([match.home_team_id, match.away_team_id].sort()).toEqual(lost.sort());
  const fourth = match.ahead === match.home_team_id ? match.away_team_id : match.home_team_id;
  expect(ranks.slice(2, 4)).toEqual([match.ahead, fourth]);
}

/** Checks what is true at every moment of a season. */
async function check(life: Life): Promise<void> {
  const answer = await matchupsOf(life);
  const { season, periods, playoffs, categories, table, divisions, record } = answer;
  if (periods.length > 0 && periods.every(({ round }) => round !== null)) counted.tablePlayoffs += 1;
  const added = new Map(
    (await database.query<{ key: string; sum: number }>(ADDED, [life.league.id, season])).map(({ key, sum }) => [
      key,
      sum,
    ]),
  );
  const stored = await database.query<StoredPeriod>(STORED, [life.league.id, season]);
  if (categories !== null) counted.compared += checkCategories(life, answer, stored, added);
  counted.series += checkSeries(answer);
  if (await checkRoto(life, season)) return;
  checkDivisions(life, divisions, categories !== null);
  const [rules] = await database.query<ScheduleRules>(RULES, [life.league.id, season]);
  if (categories === null && periods.length > 0) checkRecords(answer);
  for (const period of periods) {
    const teams = period.matchups.flatMap((pair) => [pair.home_team_id, pair.away_team_id]).filter((id) => id !== null);
    if (period.round !== null) expect([period.number, new Set(teams).size]).toEqual([period.number, teams.length]);
    if (period.round === null) counted.doubles += checkOpponents(period, life.teams.length, rules);
    const key = `${season} ${period.number}`;
    const now = JSON.stringify(period);
    if (period.state === 'final') expect(now).toBe(life.decided.get(key) ?? now);
    if (period.state === 'final') life.decided.set(key, now);
    else expect([key, life.decided.get(key)]).toEqual([key, undefined]);
    if (categories !== null) {
      counted.changed += period.categories === null ? 0 : 1;
      const { length } = period.categories ?? categories.list;
      for (const pair of period.matchups) expect(pair.categories?.length ?? length).toBe(length);
      continue;
    }
    for (const pair of period.state === 'final' ? [] : period.matchups)
      for (const [id, points] of [
        [pair.home_team_id, pair.home_points],
        [pair.away_team_id, pair.away_points],
      ] as const) {
        const team = life.teams.find((known) => known.id === id);
        if (team === undefined) continue;
        const weights = weightsOf(life, period.number);
        const limit = stored[period.number - 1]?.goalie_starts;
        const days = { from: period.starts_on, to: period.ends_on, limit, weights };
        const own = countedPoints(life.games, team, days);
        counted.limited += own.isLimited ? 1 : 0;
        expect([key, id, points ?? 0]).toEqual([key, id, own.points + (added.get(`${period.number} ${id}`) ?? 0)]);
      }
  }
  for (const [index, { starts_on: from }] of periods.entries())
    expect(index === 0 || from > (periods[index - 1]?.ends_on ?? '')).toBe(true);
  expect(table.map(({ rank }) => rank)).toEqual([...table.map(({ rank }) => rank)].sort((a, b) => a - b));
  // Before the play-offs decide, points per result order the table.
  const win = { share: 2, '2-1-0': 2, '3-1-0': 3 }[record];
  const shares = table.map(({ wins, losses, ties }) => (win * wins + ties) / Math.max(1e-9, wins + losses + ties));
  if (playoffs === null)
    for (const [index, share] of shares.slice(1).entries())
      expect(share).toBeLessThanOrEqual((shares[index] ?? 0) + 1e-9);
  // Each result counts for two teams, except results against the median and changes by a commissioner.
  const sum = (of: 'wins' | 'losses' | 'ties') => table.reduce((all, row) => all + row[of], 0);
  const isPlain = periods.every(({ median }) => median === null) && (answer.record_changes ?? []).length === 0;
  if (isPlain && categories === null) expect(sum('wins')).toBe(sum('losses'));
  if (playoffs?.champion) expect(playoffs.seeds.filter(({ out_in: out }) => out === null)).toHaveLength(1);
  const lower = playoffs?.consolation;
  if (playoffs?.begun === true && lower?.winner)
    expect(lower.seeds.filter(({ out_in: out }) => out === null).map(({ team_id: id }) => id)).toEqual([lower.winner]);
}

/** Ends the server's transactions, as a crash would. The next sweep does what they did not commit. */
async function crash(): Promise<void> {
  let working = true;
  const work = app.app
    .get(TimedTasks)
    .sweep()
    .catch(() => null)
    .finally(() => (working = false));
  while (working)
    counted.crashes += (
      await query`select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`
    ).length;
  await work;
}

/** Results of a period are announced once; corrected results have their own line. */
async function checkLog({ league }: Life): Promise<void> {
  const twice = await query`select data -> 'data' ->> 'season' as season, data -> 'data' ->> 'period' as period
     from event where league_id = ${league.id} and data -> 'says' ->> 'key' = 'season.matchups' group by 1, 2 having count(*) > 1`;
  expect(twice).toEqual([]);
}

/** Ends the season, sometimes twice, and checks who won it. */
async function finish(life: Life): Promise<void> {
  const { season } = await phaseOf(life);
  await go(life, 'offseason');
  if (chance(0.5)) {
    const { taking_back: change } = await phaseOf(life);
    await api(life, 'POST', '/phase/take-back', { change_id: change?.id });
    life.decided.clear();
    counted.takenBack += 1;
    await sweep();
    await check(life);
    await go(life, 'offseason');
  }
  life.decided.clear();
  await check(life);
  const { teams, champions } = await api<RaceAnswer>(life, 'GET', `/race?season=${season}`);
  const answer = await matchupsOf(life);
  const { playoffs, table, periods, categories } = answer;
  const { from, to } = life;
  checkThird(
    answer,
    teams.map(({ team_id: id }) => id),
  );
  expect(teams).toHaveLength(life.teams.length);
  expect(teams[0]?.rank).toBe(1);
  if (playoffs !== null) {
    expect(champions.map(({ team_id: id }) => id)).toEqual([playoffs.champion]);
    expect(teams.map(({ rank }) => rank)).toEqual(teams.map((_, index) => index + 1));
  } else if (table.length > 0) expect(champions.map(({ team_id: id }) => id)).toContain(table[0]?.team_id);
  if (await checkRoto(life, season)) {
    counted.champions += champions.length;
    counted.roto += 1;
    return;
  }
  // Tables of matchups by categories have category points.
  for (const { team_id: id, points } of categories === null ? teams : []) {
    const team = life.teams.find((known) => known.id === id);
    if (team !== undefined && periods.every(({ round }) => round !== null))
      expect([id, points]).toEqual([id, countedPoints(life.games, team, { from, to, weights: life.weights }).points]);
  }
  counted.champions += champions.length > 0 ? 1 : 0;
}

test(
  'seasons of every format end with one champion, whatever changes in between, and begin again',
  async () => {
    const lives: Life[] = [];
    for (let index = 0; index < LEAGUES; index += 1) lives.push(await startLife(index));
    // Nobody signs in again while years pass.
    await sessionsLast();
    for (let year = 2025; year < 2025 + SEASONS; year += 1) {
      await time.travel(`${year}-10-01T16:00:00Z`, app);
      let [last, season] = ['', ''];
      for (const life of lives) {
        life.from = dayPlus(`${year}-10-06`, below(4));
        life.to = dayPlus(life.from, 14 + below(amount(12, 60)));
        if (life.to > last) last = life.to;
        beginWeighed(life);
        await go(life, 'in-season', { season_starts_on: life.from, season_ends_on: life.to });
        ({ season } = await phaseOf(life));
        expect(startYear(season)).toBe(year);
      }
      for (let day = `${year}-10-05`; day <= dayPlus(last, 5);) {
        const until = dayPlus(day, 1 + below(2));
        await time.set(`${dayPlus(until, -1)}T20:00:00Z`, app);
        await (chance(0.2) ? sweep() : app.app.get(MatchupsService).advance());
        for (; day < until; day = dayPlus(day, 1)) await play(lives, season, day);
        if (chance(0.1)) await crash();
        if (chance(0.1)) {
          await play(lives, season, dayPlus(day, -1 - below(9)));
          counted.corrections += 1;
        }
        if (chance(0.2)) {
          await sweep();
          for (const life of lives) await check(life);
        }
        for (const life of fifth() < 0.1 ? lives : [])
          await api(life, 'PATCH', '/settings', { categories: CATEGORIES[Math.floor(fifth() * 3)] });
        const weighed = sixth() < 0.35 ? lives[Math.floor(sixth() * lives.length)] : undefined;
        if (weighed !== undefined)
          await changeWeights(weighed, new Date((await time.now()) - 43_200_000).toISOString().slice(0, 10));
        const life = one(lives);
        const changed = eighth() < 0.5 ? lives[Math.floor(eighth() * lives.length)] : undefined;
        for (let times = 0; changed !== undefined && times < 2; times += 1) await changeRecords(changed);
        for (const some of ninth() < 0.3 ? lives : []) await changeScores(some);
        for (const forcing of eleventh() < 0.2 ? lives : []) await forceRules(forcing);
        if (!chance(0.1)) continue;
        await api(life, 'PATCH', '/settings', randomForm(life.teams.length));
        counted.settings += 1;
      }
      for (const life of lives) {
        await checkLog(life);
        await finish(life);
      }
      await time.travel(`${year + 1}-07-03T16:00:00Z`, app);
      for (const life of lives)
        for (let steps = 0; steps < 3 && (await phaseOf(life)).phase !== 'annual-drafts'; steps += 1)
          await go(life, (await phaseOf(life)).next);
    }
    const { series: _, thirds: __, ...others } = counted;
    // The few leagues of the short form may have no round of several matches, and no match for third place.
    for (const [what, times] of Object.entries(amount<Readonly<Record<string, number>>>(others, counted)))
      expect([what, times > 0]).toEqual([what, true]);
  },
  60_000 + SEASONS * LEAGUES * 40_000,
);
