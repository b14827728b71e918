import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { dayIn } from '@crease/core/calendar.js';
import { seasonOf } from '@crease/core/season.js';
import { PRESETS } from '@crease/core/players/scoring/scoring.presets.js';
import { NightGameOnIce, startNhlNight, type NightSide } from '../../apps/api/src/testing/nhl-night.js';
import { chromiumFlags, findChromium } from '../../tools/browser.mjs';
import { atMost, type Figure } from '../lib/figures.js';
import { opened, signedIn } from '../lib/visitors.js';
import { FIRST_PLAYER, NAMES, openProduct, type Configuration, type Product, type World } from '../lib/world.js';
import { clubsOnIce, playMatchups, seedLeagues } from './leagues.js';
import { nextScores } from './night.js';

const SLOWDOWN = 4;
const PACE_SECONDS = 10;
const PATIENCE_MS = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Seen {
  /** Times at which the score changed, in ms since 1970. */
  readonly scores: readonly number[];
  readonly tasks: readonly number[];
  readonly shift: number;
  /** Moved elements with the distance in pixels. */
  readonly moved: readonly string[];
}

/** Runs in the page before its own scripts, and notes each change of the score, long tasks and layout shifts. */
const WATCH = `(() => {
  const seen = { scores: [], tasks: [], shift: 0, moved: [] };
  let on = false;
  let shown = null;
  new MutationObserver(() => {
    const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === 'Your matchup');
    const text = heading?.closest('section')?.textContent ?? null;
    if (text === shown) return;
    shown = text;
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => {
        drawn.port1.close();
        if (on) seen.scores.push(performance.timeOrigin + performance.now());
      };
      drawn.port2.postMessage(0);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => { if (on) for (const { duration } of list.getEntries()) seen.tasks.push(duration); }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    if (!on) return;
    for (const { value, sources } of list.getEntries()) {
      seen.shift += value;
      for (const { node, previousRect: was, currentRect: is } of sources)
        seen.moved.push((node?.nodeName ?? 'gone') + ' ' + (node?.textContent ?? '').slice(0, 40) + ' by ' + (is.x - was.x) + ', ' + (is.y - was.y));
    }
  }).observe({ type: 'layout-shift' });
  window.watch = { begin() { on = true; }, seen: () => seen };
})()`;

/** Opens the page on a slow phone; the reader's players score at every look. */
export async function matchup(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const day = dayIn(Date.now() - 6 * 3_600_000, 'America/New_York');
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
  const season = seasonOf(year);
  const games: NightGameOnIce[] = [];
  const night = await startNhlNight(day, games);
  const product = await openProduct(world, configuration, 1, {
    NHL_LIVE_SECONDS: String(PACE_SECONDS),
    NHL_WEB_API_URL: night.url,
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  try {
    const [league] = await seedLeagues(product, 2, { season, day, watched: 2 });
    if (league === undefined) throw new Error('there is no league');
    // Fractions: a figure may grow by several digits at once.
    await product.db.query(`update league set settings = settings || jsonb_build_object('scoring', $1::jsonb)`, [
      JSON.stringify(PRESETS.yahoo.scoring),
    ]);
    await playMatchups(product, { season, day });
    const sides = await clubsOnIce(product);
    await scheduleWeek(product, { season, day }, sides);
    for (let index = 0; index + 1 < sides.length; index += 2) {
      const [away, home] = [sides[index], sides[index + 1]];
      if (!away || !home) break;
      const game = new NightGameOnIce(year * 1_000_000 + 20_101 + index, new Date(Date.now() - 3_600_000), away, home);
      game.state = 'LIVE';
      games.push(game);
    }
    await product.db.query('update live_source set schedule_at = null, next_at = now(), taken_until = now()');
    const { leagueId } = league;
    const own = await ownMatchup(product, leagueId, day);
    const visitor = await signedIn(product, leagueId, own.team);
    const url = `${product.urls[0]}/${leagueId}/league/matchups/${own.period}/${own.number}?season=${season}`;
    const { context, page } = await opened(browser, url, visitor, WATCH, PHONE);
    await page.goto(url, { timeout: PATIENCE_MS });
    await page.getByRole('heading', { name: 'Your matchup' }).waitFor({ timeout: PATIENCE_MS });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times: number[] = [];
    const rounds = quick ? 4 : 15;
    for (let round = -2; round < rounds; round += 1) {
      const scorer = own.players[(round + 2) % own.players.length] ?? 0;
      const score = (player: number) =>
        games
          .find(({ away, home }) => [away, home].some((side) => side.players.some(({ id }) => id === player)))
          ?.goal(player);
      // The last look's box scores are read by then, so the next look sees the goal first.
      await pause(3_000);
      if (round === 0) await page.evaluate('watch.begin()');
      score(scorer);
      score(own.idle);
      await nextScores(night);
      const answered = Date.now();
      if (round < 0) continue;
      await page.waitForFunction(
        (after) => (globalThis as unknown as { watch: { seen(): Seen } }).watch.seen().scores.some((at) => at >= after),
        answered,
        { timeout: PATIENCE_MS },
      );
      const seen = await page.evaluate<Seen>('watch.seen()');
      times.push((seen.scores.find((at) => at >= answered) ?? Infinity) - answered);
    }
    const seen = await page.evaluate<Seen>('watch.seen()');
    await context.close();
    const stated = { goal: 'MATCHUP', configuration: `${NAMES[configuration]}, 390 px, CPU ÷ ${SLOWDOWN}` };
    return [
      atMost(2_000, {
        ...stated,
        what: 'scores answered → score on the page, slowest',
        ours: Math.max(...times),
        note: `${rounds} goals, ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)} ms`,
      }),
      atMost(100, { ...stated, what: 'longest task', ours: Math.max(0, ...seen.tasks) }),
      atMost(0, {
        ...stated,
        what: 'layout shift',
        unit: '',
        ours: seen.shift,
        ...(seen.moved.length > 0 && { note: `moved: ${[...new Set(seen.moved)].join('; ')}` }),
      }),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await night.close();
  }
}

async function ownMatchup({ db }: Product, leagueId: string, day: string) {
  await db.query('delete from lineup_day where league_id = $1', [leagueId]);
  const { rows } = await db.query<{ period: number; number: number; team: string; players: number[] }>(
    `select m.period, m.number, t.id as team, array_agg(r.player_id order by r.player_id) as players
     from matchup_period p join matchup m on m.league_id = p.league_id and m.season = p.season and m.period = p.number
     join team t on t.league_id = p.league_id and t.number = 2 and t.id in (m.home_team_id, m.away_team_id)
     join roster_entry r on r.league_id = p.league_id and r.team_id = t.id
     join player y on y.id = r.player_id and y.position <> 'G' and y.id < ${FIRST_PLAYER + 640}
     where p.league_id = $1 and $2::date between p.starts_on and p.ends_on group by 1, 2, 3 limit 1`,
    [leagueId, day],
  );
  const [found] = rows;
  const [idle, ...players] = found?.players ?? [];
  if (found === undefined || idle === undefined) throw new Error('no matchup is played on the day');
  await db.query(`update roster_entry set place = 'ir' where league_id = $1 and player_id = $2`, [leagueId, idle]);
  return { ...found, idle, players };
}

/** All clubs also play on the next six days, so that the end of the matchup is projected. */
const scheduleWeek = ({ db }: Product, { season, day }: { season: string; day: string }, sides: readonly NightSide[]) =>
  db.query(
    `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at)
     select 'ahead-' || d || '-' || c.n, $1, false, $2::date + d, $2::date + d + interval '23 hours', c.club, c.other,
       'scheduled', now()
     from generate_series(1, 6) d, (select n, club, lead(club) over (order by n) as other
       from unnest($3::text[]) with ordinality t(club, n)) c where c.n % 2 = 1`,
    [season, day, sides.map(({ abbrev }) => abbrev)],
  );
