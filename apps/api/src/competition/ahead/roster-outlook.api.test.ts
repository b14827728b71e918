import { afterAll, describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { RosterOutlookAnswer } from '@crease/core/competition/ahead/roster-outlook.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { figuresOf } from '@crease/core/players/scoring/scoring.table.js';
import { writeGames } from '../../players/games.tables.js';
import type { PlayLeague } from '../../testing/play-fixture.js';
import { startTestApp, type Refused } from '../../testing/test-app.js';
import { closeAll } from '../../testing/answers/close-all.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';
import { runSql } from '../../testing/answers/run-sql.js';
import { matchupSeasons, today } from '../matchups/testing/matchup-season.js';
import { beginRoto } from '../roto/testing/roto-season.js';

const app = await startTestApp();
const limited = await app.another({ RATE_LIMIT: '1' });
afterAll(async () => {
  await run`delete from nhl_game where id like 'roster-%'`;
  await closeAll(limited, app);
});
const { database, matchups, goTo, ...seasons } = matchupSeasons(app, { num_teams: 2 });
const run = runSql(database);
await run`insert into nhl_club (code, name, city, color)
   select c, c, c, '#123456' from unnest(${['TOR', 'MTL', 'BOS']}::text[]) c on conflict do nothing`;

/** In so many days Toronto plays this club. The last two days are the last of the seasons here. */
const GAMES = [
  [1, 'MTL'],
  [4, 'BOS'],
  [9, 'BOS'],
  [32, 'BOS'],
] as const;
const none = figuresOf(() => 0);

/** A scorer of two goals a game in Toronto for the first team, and one of a goal in Montreal for the second. */
async function scorers(league: PlayLeague) {
  const [[one], [two]] = [
    await league.hold(0, [{ position: 'F', capHit: 1 }]),
    await league.hold(1, [{ position: 'F', capHit: 1 }]),
  ];
  const ids = { one: one?.id ?? 0, two: two?.id ?? 0 };
  await run`update player set nhl_club = case when id = ${ids.one} then 'TOR' else 'MTL' end
    where id in (${ids.one}, ${ids.two})`;
  const [row] = await run<{ season: string }>`select current_season as season from league where id = ${league.id}`;
  const season = row?.season ?? '';
  const games = Array.from({ length: 12 }, (_, game) =>
    [
      { player_id: ids.one, g: 2, sog: 4 },
      { player_id: ids.two, g: 1, sog: 4 },
    ].map((line) => ({
      ...{ ...none, ...line, season, playoffs: false, source: 'test' },
      ...{ day: dayPlus(today, -30 - game), game_id: `roster-${line.player_id}-${game}` },
    })),
  );
  await database.write(({ db }) => writeGames(db, games.flat()));
  for (const [by, club] of GAMES)
    await run`insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at)
      values (${`roster-${by}`}, ${season}, false, ${dayPlus(today, by)}, ${dayPlus(today, by)}::date + interval '23 hours',
        ${club}, 'TOR', 'scheduled', now()) on conflict do nothing`;
  return ids;
}
async function begun(form: Partial<LeagueForm> = {}) {
  const league = await seasons.begun(5, form);
  const ids = await scorers(league);
  await goTo(league, 2);
  return { league, ...ids };
}
const outlook = (league: PlayLeague, sides: readonly object[], manager = 1) =>
  league.call<RosterOutlookAnswer & Refused>(manager, 'POST', '/roster-outlook', { sides });
const swap = (league: PlayLeague, { one, two }: { one: number; two: number }) => [
  { team_id: league.teams[0], joins: [two], leaves: [one] },
  { team_id: league.teams[1], joins: [one], leaves: [two] },
];

describe('the outlook after a change of rosters', () => {
  test('of points has the projection and the chance of each side', async () => {
    const { league, ...ids } = await begun();
    const { body, status } = await outlook(league, swap(league, ids));
    expect(status).toBe(200);
    expect(body.rest).toBeNull();
    const [first, second] = league.teams.map((id) => body.matchups.find(({ team_id }) => team_id === id));
    expect(first).toMatchObject({ against: league.teams[1], period: 1, number: 1 });
    // Two games of two goals against one game of one.
    const [most = 0, least = 0] = [first?.before.projected ?? 0, second?.before.projected ?? 0];
    expect(most / least).toBeCloseTo(4, 5);
    expect([first?.after.projected, second?.after.projected]).toEqual([least, most]);
    expect([first?.before.chance, first?.after.chance]).toEqual([1, 0]);
    expect([second?.before.chance, second?.after.chance]).toEqual([0, 1]);
  });

  test('of categories has the record, and by category the rest of the season', async () => {
    const { league, ...ids } = await begun({ format: 'h2h_each_category', categories: 'G, S%' });
    const { body } = await outlook(league, swap(league, ids));
    const own = body.matchups.find(({ team_id }) => team_id === league.teams[0]);
    expect(own?.before).toEqual({ projected: null, record: { wins: 2, losses: 0, ties: 0 }, chance: 1 });
    expect(own?.after).toEqual({ projected: null, record: { wins: 0, losses: 2, ties: 0 }, chance: 0 });
    expect(body.rest?.categories.map(({ short }) => short)).toEqual(['G', 'S%']);
    expect(body.rest?.teams).toEqual([
      { team_id: league.teams[0], before: [8, 0.5], after: [1, 0.25] },
      { team_id: league.teams[1], before: [1, 0.25], after: [8, 0.5] },
    ]);
    const gone = await outlook(league, [{ team_id: league.teams[0], joins: [], leaves: [ids.one] }]);
    expect(gone.body.rest?.teams).toEqual([{ team_id: league.teams[0], before: [8, 0.5], after: [0, null] }]);
  });

  test('of roto has no matchup, and counts no injured player', async () => {
    // Roto has no switch for projections of matchups.
    const { league } = await beginRoto(app, { categories: 'G, S%', matchup_chances: false });
    const ids = await scorers(league);
    const rest = async () => (await outlook(league, swap(league, ids))).body;
    expect(await rest()).toMatchObject({
      matchups: [],
      rest: { teams: [{ before: [6, 0.5], after: [1, 0.25] }, { before: [1, 0.25] }] },
    });
    await run`update player set status = 'IR' where id = ${ids.two}`;
    expect((await rest()).rest?.teams[0]).toMatchObject({ before: [6, 0.5], after: [0, null] });
  });

  test('shows no chances where the league shows none, and nothing outside a season', async () => {
    const { league, ...ids } = await begun({ matchup_chances: false });
    expect((await outlook(league, swap(league, ids))).body).toEqual({ matchups: [], rest: null });
    for (const format of ['h2h_each_category', 'h2h_most_categories'] as const) {
      const hiding = await begun({ format, categories: 'G, S%', matchup_chances: false });
      expect((await outlook(hiding.league, swap(hiding.league, hiding))).body).toEqual({ matchups: [], rest: null });
    }
    const other = await begun({ format: 'h2h_most_categories' });
    await other.league.phase('offseason');
    expect((await outlook(other.league, swap(other.league, other))).body).toEqual({ matchups: [], rest: null });
    expect((await outlook(league, swap(other.league, ids))).status).toBe(404);
  });

  test('is of two teams, and refuses a team that is on both sides by its name', async () => {
    const { league, ...ids } = await begun();
    const [side] = swap(league, ids);
    const twice = await outlook(league, [side!, { ...side, joins: [], leaves: [] }]);
    expectRefusal(twice, 422, {
      name: 'teamTwice',
      message: 'Team 1 is on both sides of this change.',
      fix: 'Name two different teams.',
    });
    expect((await outlook(league, [side!])).status).toBe(200);
  });

  test('is read at most 120 times a minute by one account', async () => {
    const league = await seasons.begun(5);
    const { userId, token } = league.manager(1);
    const ask = () =>
      limited.api<Refused>(
        'POST',
        `/api/${league.id}/roster-outlook`,
        { sides: [{ team_id: league.teams[0], joins: [], leaves: [] }] },
        { authorization: `Bearer ${token}` },
      );
    expect((await ask()).status).toBe(200);
    await run`update rate_limit set count = 119 where key = ${`roster-outlook:${userId}`}`;
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { refusal: { name: 'tooManyOutlooks' } } });
    expect(refused.body.refusal.message).toBe('The effects of a trade can be calculated at most 120 times a minute.');
    expect((await outlook(league, [{ team_id: league.teams[0], joins: [], leaves: [] }], 0)).status).toBe(200);
  });
});
