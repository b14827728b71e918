import { dayIn } from '@crease/core/calendar.js';
import { seasonOf } from '@crease/core/season.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import type { SeededLeague } from '../../apps/api/src/testing/draft-fixture.js';
import { NightGameOnIce, startNhlNight, type NhlNight } from '../../apps/api/src/testing/nhl-night.js';
import { clockOffset } from '../lib/commit-clock.js';
import { atMost, atMostTimes, type Figure } from '../lib/figures.js';
import { joined } from '../lib/room.js';
import { median } from '../lib/stats.js';
import { ThinSocket } from '../lib/thin-socket.js';
import {
  databaseOf,
  NAMES,
  openProduct,
  startFloor,
  type Configuration,
  type Product,
  type World,
} from '../lib/world.js';
import { capPlaces, clubsOnIce, playFormats, seedLeagues } from './leagues.js';

const LEAGUES = Number(process.env.LEAGUES ?? 1_000);
/** Leagues that are open in a browser, in both processes. */
const WATCHED = 20;
const PACE_SECONDS = 10;
/** Simulated latency of the NHL's answers. */
const ANSWER_MS = 60;
const PATIENCE_MS = 60_000;
/** The web app's retries of a read that a busy server refused. */
const RETRIES = 2;
/** Number of each club's skaters on fantasy teams. */
const HELD = 6;

class Screen {
  private readonly socket: ThinSocket;
  private heard: ((at: number) => void) | null = null;

  constructor(
    readonly url: string,
    readonly league: SeededLeague,
    private readonly room: 'ours' | 'floor',
  ) {
    this.socket = new ThinSocket(url, { token: this.token }, (text, at) => {
      if (!text.startsWith('["event"') || !text.includes('"leagueChanged"')) return;
      this.heard?.(at);
      this.heard = null;
    });
  }

  private get token(): string {
    return this.league.teams[1]?.manager?.token ?? '';
  }

  async open(): Promise<void> {
    await this.socket.opened;
    const { leagueId } = this.league;
    await (this.room === 'ours'
      ? joined(this.socket, 'league:join', { leagueId })
      : joined(this.socket, 'join', { draft: leagueId }));
  }

  next(): Promise<number> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`a goal did not arrive at ${this.room} ${this.url}`)),
        PATIENCE_MS,
      );
      this.heard = (at) => {
        clearTimeout(timer);
        resolve(at);
      };
    });
  }

  async tonight(): Promise<TonightAnswer> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetch(`${this.url}/api/${this.league.leagueId}/tonight`, {
        headers: { authorization: `Bearer ${this.token}` },
      });
      if (answer.ok) return (await answer.json()) as TonightAnswer;
      if (answer.status !== 503 || attempt === RETRIES) throw new Error(`tonight was answered with ${answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt));
    }
  }

  close(): void {
    this.socket.close();
  }
}

/** Resolves with the time of the next answered scores request. */
export const nextScores = (night: NhlNight): Promise<number> =>
  new Promise((resolve) => {
    night.answering = (path) => {
      if (!path.startsWith('/v1/score/')) return;
      night.answering = null;
      resolve(performance.now());
    };
  });

/** Scores goals with two assists in two games, by players on a team of every league, so that every league changes. */
export function goals(games: readonly NightGameOnIce[], round: number): void {
  for (const game of [games[(2 * round) % games.length], games[(2 * round + 1) % games.length]]) {
    const skaters =
      (round % 2 === 0 ? game?.away : game?.home)?.players.filter(({ position }) => position !== 'G') ?? [];
    const by = (offset: number) => skaters[(round + offset) % HELD]?.id ?? 0;
    game?.goal(by(0), [by(1), by(2)], round % 4 === 0 ? 'pp' : 'ev');
  }
}

/**
 * Like `lastCommit`, but waits until `leagues` leagues have committed: the watched ones while games run, all of them
 * afterwards.
 */
export async function committed(
  product: Product,
  after: string,
  leagues: number,
  patienceMs = PATIENCE_MS,
): Promise<Awaited<ReturnType<typeof lastCommit>>> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const commit = await lastCommit(product, after);
    if (commit.leagues === leagues) return commit;
    if (performance.now() > until) throw new Error(`the points of ${commit.leagues} leagues moved`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Commit time of the newest version of a league (ms, monotonic), and the number of leagues with a new one. */
export async function lastCommit(
  { db }: Product,
  after: string,
): Promise<{ at: number; leagues: number; newest: string }> {
  const { offset } = await clockOffset(db);
  const { rows } = await db.query<{ at: number; leagues: number; newest: string }>(
    `select (extract(epoch from max(pg_xact_commit_timestamp(xmin))) * 1000)::float8 as at, count(*)::int as leagues,
       coalesce(max(changed_at), $1::timestamptz)::text as newest
     from stream where id like 'version:%' and changed_at > $1::timestamptz`,
    [after],
  );
  const [row] = rows;
  return { at: (row?.at ?? Number.NaN) - offset, leagues: row?.leagues ?? 0, newest: row?.newest ?? after };
}

/** Teams whose points tonight differ from an independent sum, in leagues with the default weights. */
async function wrong({ db }: Product, day: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select r.team_id, sum(k.g + k.a + 2 * k.w + k.so) as points from player_game k
       join roster_entry r on r.player_id = k.player_id and r.place = 'active'
       join league l on l.id = r.league_id and not l.settings ? 'scoring'
       left join lineup_day x on x.league_id = r.league_id and x.team_id = r.team_id and x.day = $1::date
       where k.day = $1::date and (x.team_id is null or k.player_id = any (x.player_ids)) group by 1
     ) s full join (select d.team_id, d.points from team_day d join team t on t.league_id = d.league_id and t.id = d.team_id join league l on l.id = t.league_id
       where d.day = $1::date and not l.settings ? 'scoring') d using (team_id)
     where coalesce(s.points, 0) <> coalesce(d.points, 0)`,
    [day],
  );
  return rows[0]?.n ?? 0;
}

interface Night {
  readonly figures: Figure[];
  /** Median time until the watched leagues have their points, and the time until all have theirs (ms). */
  readonly watched: number;
  readonly all: number;
}

export const nightOfLeagues = async (world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> =>
  (await playNight(world, configuration, { quick })).figures;

type Change = typeof playFormats;

/** Compares a plain night with one where half of the leagues changed. */
const nightOfHalf =
  (goal: string, half: string, change: Change) =>
  async (world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> => {
    const plain = await playNight(world, configuration, { quick });
    const changed = await playNight(world, configuration, { quick, change });
    const note = `${LEAGUES} leagues, half of them ${half}; the floor is the same night with plain leagues by points`;
    const stated = { goal, configuration: NAMES[configuration], note };
    return [
      ...changed.figures.map((figure) => ({ ...figure, goal, note: `${LEAGUES} leagues, half of them ${half}` })),
      atMostTimes(1.6, {
        ...stated,
        what: `scores answered → points of ${WATCHED} watched leagues, p50`,
        ours: changed.watched,
        floor: plain.watched,
      }),
      atMostTimes(1.6, {
        ...stated,
        what: 'last scores answered → points of all leagues',
        ours: changed.all,
        floor: plain.all,
      }),
    ];
  };

export const nightOfFormats = nightOfHalf('FORMATS', 'by matchups, categories or roto', playFormats);
export const nightOfCaps = nightOfHalf('CAPS', 'late in a season with caps of games by place', capPlaces);

async function playNight(
  world: World,
  configuration: Configuration,
  { quick, change }: { readonly quick: boolean; readonly change?: Change },
): Promise<Night> {
  const day = dayIn(Date.now() - 6 * 3_600_000, 'America/New_York');
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
  const games: NightGameOnIce[] = [];
  const night = await startNhlNight(day, games);
  night.slowMs = ANSWER_MS;
  const product = await openProduct(world, configuration, 2, {
    NHL_LIVE_SECONDS: String(PACE_SECONDS),
    NHL_WEB_API_URL: night.url,
  });
  const screens: Screen[] = [];
  const bare: Screen[] = [];
  const leagues = await seedLeagues(product, LEAGUES, { season: seasonOf(year), day, watched: WATCHED });
  await change?.(product, { season: seasonOf(year), day });
  const sides = await clubsOnIce(product);
  const floor = await startFloor('night-floor.mjs', {
    DATABASE_URL: databaseOf(product),
    NIGHT_URL: night.url,
    DAY: day,
  });
  try {
    for (let index = 0; index < sides.length; index += 2) {
      const [away, home] = [sides[index], sides[index + 1]];
      if (!away || !home) break;
      const game = new NightGameOnIce(year * 1_000_000 + 20_101 + index, new Date(Date.now() - 3_600_000), away, home);
      game.state = 'LIVE';
      games.push(game);
    }
    for (const [index, league] of leagues.entries()) {
      screens.push(new Screen(product.urls[index % product.urls.length] ?? '', league, 'ours'));
      bare.push(new Screen(floor.url, league, 'floor'));
    }
    for (const screen of [...screens, ...bare]) await screen.open();
    const found = { socket: [] as number[], shown: [] as number[], points: [] as number[] };
    const floors = { socket: [] as number[], points: [] as number[] };
    const questions = () => night.asked.filter((path) => path.startsWith('/v1/score/')).length;
    let most = 0;
    let newest = (await lastCommit(product, '-infinity')).newest;
    // The schedule was read before there were any games.
    await product.db.query('update live_source set schedule_at = null, next_at = now(), taken_until = now()');
    for (let round = -2; round < (quick ? 4 : 15); round += 1) {
      goals(games, round + 2);
      const heard = Promise.all(
        screens.map(async (screen) => {
          const at = await screen.next();
          await screen.tonight();
          return { at, shown: performance.now() };
        }),
      );
      const before = questions();
      const answered = await nextScores(night);
      const arrivals = await heard;
      const commit = await committed(product, newest, WATCHED);
      newest = commit.newest;

      const told = Promise.all(bare.map((screen) => screen.next()));
      const begun = nextScores(night);
      const look = fetch(`${floor.url}/look`).then(async (answer) => (await answer.json()) as { leagues: number });
      const from = await begun;
      const moved = await look;
      const done = performance.now();
      if (moved.leagues !== LEAGUES) throw new Error(`the floor moved ${moved.leagues} leagues`);
      const last = Math.max(...(await told));
      // Minus the floor's one request.
      most = Math.max(most, questions() - before - 1);
      if (round < 0) continue;
      found.points.push(commit.at - answered);
      found.socket.push(Math.max(...arrivals.map(({ at }) => at)) - answered);
      found.shown.push(Math.max(...arrivals.map(({ shown }) => shown)) - answered);
      floors.points.push(done - from);
      floors.socket.push(last - from);
    }
    for (const game of games) game.state = 'FINAL';
    const ended = await nextScores(night);
    // The winner's goalies change the points of unwatched leagues too.
    const unwatched = await committed(product, newest, LEAGUES);
    const mistaken = await wrong(product, day);
    if (mistaken > 0) throw new Error(`${mistaken} teams have other points than their players`);
    const range = (values: readonly number[]) =>
      `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)} ms`;
    const note = `${LEAGUES} leagues of 12 teams and 276 players, ${games.length} games, two goals at every look, ${found.points.length} looks by one of two processes, ${ANSWER_MS} ms for each answer; floor's looks ${range(floors.points)}, ours ${range(found.points)}`;
    const stated = { goal: 'NIGHT', configuration: NAMES[configuration], note };
    const figure = (limit: number, what: string, ours: readonly number[], base?: readonly number[]): Figure[] => [
      atMost(limit, { ...stated, what: `${what}, p50`, ours: median(ours), ...(base ? { floor: median(base) } : {}) }),
      atMost(limit, { ...stated, what: `${what}, slowest`, ours: Math.max(...ours) }),
    ];
    const figures = [
      ...figure(2_000, `scores answered → points of ${WATCHED} watched leagues`, found.points),
      ...figure(5_000, 'last scores answered → points of all leagues', [unwatched.at - ended], floors.points),
      ...figure(2_000, `scores answered → last of ${WATCHED} sockets`, found.socket, floors.socket),
      ...figure(2_000, `scores answered → last of ${WATCHED} screens has its answer`, found.shown),
      atMost(1, {
        ...stated,
        what: 'questions for the scores in one pace, of both processes',
        unit: 'questions',
        ours: most,
      }),
    ];
    return { figures, watched: median(found.points), all: unwatched.at - ended };
  } finally {
    for (const screen of [...screens, ...bare]) screen.close();
    await floor.stop();
    await product.stop();
    await night.close();
  }
}
