import { afterAll, expect, test } from '@jest/globals';
import { dayIn, dayPlus, momentIn } from '@crease/core/calendar.js';
import { decidedTo, lineupRules } from '@crease/core/leagues/lineup.rules.js';
import { tradeStop } from '@crease/core/leagues/calendar.rules.js';
import { moveLeague, writeSettings } from '../../leagues/league.tables.js';
import { IrReturnService } from '../../teams/ir-return.service.js';
import { returningLeagues } from '../../teams/ir-return.queries.js';
import { dueLineups, lineupLeagues } from '../../teams/lineup/lineup.queries.js';
import { LineupDays } from '../../teams/lineup/lineup-days.service.js';
import { randomFrom, seed } from '../../testing/long-run.js';
import { fileApp } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';
import { forward, tradeLeague } from '../../trades/testing/trade-fixture.js';
import { dueStops, stopFactsOf } from '../../trades/clock/trade-stops.queries.js';

/*
 * Random leagues whose settings, phases and clocks change. The sweeps find due leagues by indexes. This test judges
 * each league by the rules instead: both must find the same leagues at the same times.
 */

const COPIES = 40;
const DAY = 86_400_000;
const NEAR_MS = DAY;
const START = Date.parse('2027-02-24T09:00:00Z');

const random = randomFrom(seed(216));
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];

const time = await timeMachine(new Date(START));
const { app, database, query, tasks } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());
const days = app.app.get(LineupDays);
const { db } = database;

const zone = () => oneOf(['America/Los_Angeles', 'America/Toronto', 'Europe/Helsinki', 'Asia/Tokyo']);
const settings = () => ({
  lineups: oneOf(['off', 'day', 'day', 'week'] as const),
  trade_deadline: oneOf(['', '', '02-26', '02-29', '03-03']),
  playoffs_freeze: oneOf([true, false]),
  playoff_deadline: oneOf(['own', 'last-period'] as const),
  ir_return_days: oneOf([0, 2] as const),
});
const phase = () => oneOf(['in-season', 'in-season', 'in-season', 'offseason'] as const);

async function lineupsByRules(): Promise<string[]> {
  const now = await time.now();
  const due: string[] = [];
  for (const league of await lineupLeagues(db).execute()) {
    const rules = lineupRules(league.settings);
    const next = league.settled_to === null ? league.from_day : dayPlus(league.settled_to, 1);
    const games = await days.games(db, league);
    if (rules === null || next === null || next <= decidedTo(rules, now, league.timeZone, games.startsOn))
      due.push(league.id);
  }
  return due;
}

/** The news about the ends of trading that the rules require now: 'trade.stopped-LEAGUE-SEASON-RULE-TIME'. */
async function stopsByRules(ids: readonly string[]): Promise<string[]> {
  const now = await time.now();
  const news: string[] = [];
  for (const id of ids) {
    const league = await stopFactsOf(db, id).executeTakeFirst();
    const stop = league === undefined ? null : tradeStop(league);
    if (league === undefined || stop === null || stop.at - now > NEAR_MS) continue;
    const key = now >= stop.at ? 'trade.stopped' : 'trade.stopNear';
    news.push(`${key}-${id}-${league.season}-${stop.rule}-${stop.at}`);
  }
  return news;
}

/** Leagues with a healthy player on injured reserve who is not announced, or an announcement that no longer holds. */
async function returnsByRules(): Promise<string[]> {
  const rows = await query<{
    id: string;
    limits: boolean;
    healthy: boolean;
    announced: boolean;
  }>`select l.id, l.phase = 'in-season' and l.settings ->> 'ir_return_days' <> '0' as limits,
       r.place = 'ir' and coalesce(o.status, p.status) = 'healthy' as healthy, i.player_id is not null as announced
     from league l join roster_entry r on r.league_id = l.id join player p on p.id = r.player_id
     left join status_override o on o.league_id = l.id and o.player_id = p.id
     left join ir_return i on i.league_id = l.id and i.player_id = r.player_id`;
  const due = rows.filter(({ limits, healthy, announced }) => (limits && healthy) !== announced);
  return [...new Set(due.map(({ id }) => id))].sort();
}

const told = async () =>
  (await query<{ key: string }>`select key from job_run where key like 'trade.stop%'`).map(({ key }) => key);

test('the sweeps find the leagues that the rules find, when they find them', async () => {
  const model = await tradeLeague(app, {});
  const held = await model.hold(0, [forward(1_000_000), forward(2_000_000)]);
  const ids = Array.from({ length: COPIES }, (_, number) => `random-${number}`);
  for (const id of ids) {
    for (const [table, key] of [
      ['league', 'id'],
      ['team', 'league_id'],
      ['roster_entry', 'league_id'],
    ] as const)
      await database.query(
        `insert into ${table} select (jsonb_populate_record(o, $2::jsonb)).* from ${table} o where o.${key} = $1`,
        [model.id, { [key]: id }],
      );
    await query`update league set current_season = '2026-27', phase = ${phase()}, time_zone = ${zone()}, settings = settings || ${settings()} where id = ${id}`;
    await query`insert into league_season (league_id, season, starts_on, ends_on) values (${id}, '2026-27', '2026-10-07', ${oneOf(['2027-02-27', '2027-03-02', '2027-04-15'])})`;
  }
  const expected = new Set<string>();
  for (let step = 0; step < 16; step += 1) {
    // Games at any hour, some before noon.
    await database.query(
      `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at)
       values ($1, '2026-27', false, $2, $3, 'TOR', 'MTL', $4, now())`,
      [
        `game-${step}`,
        dayIn(START + (step / 2) * DAY, 'America/New_York'),
        new Date(
          momentIn(
            dayIn(START + (step / 2) * DAY, 'America/New_York'),
            'America/New_York',
            8 + Math.floor(random() * 12),
          ),
        ),
        oneOf(['scheduled', 'scheduled', 'postponed']),
      ],
    );
    for (let change = 0; change < 4; change += 1) {
      const id = oneOf(ids as [string, ...string[]]);
      if (change === 0) await moveLeague(db, id, { phase: phase(), season: '2026-27' });
      else await writeSettings(db, id, settings(), zone());
    }
    await time.set(new Date(START + (step / 2 + random() / 2) * DAY), app);

    const due = await lineupsByRules();
    const named = new Set((await dueLineups(db).execute()).map(({ league_id }) => league_id));
    expect(due.filter((id) => !named.has(id))).toEqual([]);
    await days.settle();
    expect(await lineupsByRules()).toEqual([]);
    expect((await dueLineups(db).execute()).filter(({ marked }) => marked)).toEqual([]);

    for (const { id } of held) await query`update player set status = ${oneOf(['healthy', 'IR'])} where id = ${id}`;
    await query`update roster_entry set place = ${oneOf(['ir', 'ir', 'active'])}::text where league_id = ${oneOf(ids as [string, ...string[]])}`;
    await database.query(
      `insert into status_override (id, league_id, player_id, status, reason, set_by, ends_at)
       select $1, $2, $3, $4, 'Random', created_by, now() + interval '90 days' from league where id = $2 on conflict do nothing`,
      [`override-${step}`, oneOf(ids as [string, ...string[]]), held[step % 2]?.id, oneOf(['healthy', 'IR'])],
    );
    const returning = await returningLeagues(db).execute();
    expect(returning.map(({ league_id }) => league_id).sort()).toEqual(await returnsByRules());
    await app.app.get(IrReturnService).announce();
    expect(await returnsByRules()).toEqual([]);

    for (const news of await stopsByRules(ids)) expected.add(news);
    await tasks.runNow('trade-deadlines');
    expect((await told()).filter((key) => key.includes('random')).sort()).toEqual([...expected].sort());
    expect(await dueStops(db).execute()).toEqual([]);
  }
  expect(expected.size).toBeGreaterThan(10);
}, 60_000);
