import { describe, expect, test } from '@jest/globals';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { eventually } from '../../testing/patience.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, database, query } = await fileApp();

const HELD = 5;
const FORM: Partial<LeagueForm> = {
  num_teams: 3,
  max_roster_size: 8,
  ...NO_MINIMUMS,
  general_draft_length: 1,
  rookieDraftEnabled: false,
  protectionSheetsEnabled: false,
  maxPickupsPerWeek: 1,
  expansion_rounds: 3,
  expansion_protected: 2,
  expansion_most_lost: 2,
};
const TODAY = dayIn(Date.now(), 'America/Toronto');

const call = <T>(league: PlayLeague, method: string, path: string, body?: object, by = 0) =>
  league.call<T & Refused>(by, method, path, body);
async function must<T>(...request: Parameters<typeof call>): Promise<T> {
  const { status, body } = await call<T>(...request);
  if (status >= 300) throw new Error(`${request[1]} ${request[2]}: ${status} ${JSON.stringify(body)}`);
  return body;
}
const go = (league: PlayLeague, to: string, more: object = {}) =>
  must(league, 'POST', '/phase', { to, override_reason: 'For this test', ...more });
const expand = (league: PlayLeague, teams: unknown = 2, by = 0) =>
  call<{ draft_id: string }>(league, 'POST', '/drafts', { type: 'expansion', teams, clock: { seconds: 3600 } }, by);

/** Three teams with five players each; season 2025-26 has ended, won by the first team. */
async function betweenSeasons(form: Partial<LeagueForm> = {}) {
  const league = await playLeague(app, { form: { ...FORM, ...form } });
  const players: number[][] = [];
  for (const [place, id] of league.teams.entries()) {
    await query`insert into team_points (league_id, team_id, season, playoffs, points) select league_id, ${id}, '2025-26', false, ${300 - 100 * place} from team where id = ${id}`;
    const held = await league.hold(
      place,
      Array.from({ length: HELD }, () => ({ position: 'F' as const, capHit: 1_000_000 })),
    );
    players.push(held.map((player) => player.id));
  }
  await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', '2025-10-07', ${dayPlus(TODAY, -1)}::date)`;
  await go(league, 'offseason');
  return { league, players };
}

/** Everything of a league's earlier seasons that members see, and the rows that a second league has. */
async function seen(league: PlayLeague) {
  const race = await must<RaceAnswer>(league, 'GET', '/race?season=2025-26');
  const history = await must<HistoryAnswer>(league, 'GET', '/history');
  const { table } = await must<{ table: unknown }>(league, 'GET', '/matchups?season=2025-26');
  return { race, history, table };
}
const rowsOf = async (league: PlayLeague) =>
  Promise.all(
    ['team', 'draft_pick', 'roster_entry', 'draft', 'setting_change', 'membership'].map((name) =>
      database.query(`select to_jsonb(x) from ${name} x where league_id = $1 order by to_jsonb(x)::text`, [league.id]),
    ),
  );
const teamsOf = (league: PlayLeague) =>
  query<{
    id: string;
    name: string;
    number: number;
  }>`select id, name, number from team where league_id = ${league.id} order by number`;
const settingsOf = async (league: PlayLeague) =>
  (
    await query<{ teams: number }>`select (settings ->> 'num_teams')::int as teams from league where id = ${league.id}`
  )[0]?.teams;
const picksOf = (league: PlayLeague, team: string) =>
  query<{
    season: string;
    type: string;
    picks: number;
  }>`select season, type, count(*)::int as picks from draft_pick where league_id = ${league.id} and original_team_id = ${team}
     group by season, type order by season, type`;
const lines = async (league: PlayLeague) =>
  (await must<ActivityLogAnswer>(league, 'GET', '/activity-log')).activities.map(({ message }) => message);

describe('an expansion draft', () => {
  test('leaves the play-offs as they are set, and says how many of the teams are in them', async () => {
    const { league } = await betweenSeasons({ format: 'h2h_points', num_teams: 7 });
    await query`update league set settings = settings - 'playoff_teams' where id = ${league.id}`;
    await go(league, 'annual-drafts');
    expect((await expand(league)).status).toBe(201);
    const [stored] =
      await query`select settings -> 'playoff_teams' as playoffs, settings -> 'num_teams' as teams from league where id = ${league.id}`;
    // With nine teams the default would be six.
    expect(stored).toEqual({ playoffs: 4, teams: 9 });
    expect((await lines(league)).find((line) => line.includes('added'))).toContain('4 of them are in the play-offs');
  });

  test('brings teams that play from the coming season on, and changes no earlier one and no other league', async () => {
    const { league, players } = await betweenSeasons();
    const { league: other } = await betweenSeasons();
    await go(league, 'annual-drafts');
    await go(other, 'annual-drafts');
    const [before, others] = [await seen(league), await rowsOf(other)];
    const { status, body } = await expand(league);
    expect([status, await settingsOf(league)]).toEqual([201, 5]);
    const teams = await teamsOf(league);
    expect(teams.map(({ name }) => name)).toEqual(['Team 1', 'Team 2', 'Team 3', 'Team 4', 'Team 5']);
    const joined = teams.slice(3).map(({ id }) => id);
    const [old = '', fresh = ''] = [teams[0]?.id, joined[0]];
    const yearly = await picksOf(league, old);
    expect(yearly.map(({ type }) => type)).toEqual(yearly.map(() => 'general'));
    expect(await picksOf(league, fresh)).toEqual(
      [{ season: '2026-27', type: 'expansion', picks: 3 }, ...yearly.filter(({ season }) => season > '2025-26')].sort(
        (a, b) => (`${a.season} ${a.type}` < `${b.season} ${b.type}` ? -1 : 1),
      ),
    );
    expect(await must(league, 'POST', '/invitations', { team_id: fresh, email: null })).toBeTruthy();

    const path = `/drafts/${body.draft_id}`;
    const lobby = await must<DraftSnapshot>(league, 'GET', path);
    expect(lobby).toMatchObject({ standings: false, poolSize: 9 });
    expect(lobby.state).toMatchObject({
      rounds: 3,
      order: { kind: 'snake', source: 'undrawn' },
      rules: { mostLost: 2 },
    });
    expect(lobby.state.order.teamIds).toEqual(joined);
    expect(new Set(lobby.state.slots.map(({ ownerTeamId }) => ownerTeamId))).toEqual(new Set(joined));
    expectRefusal(
      await call(league, 'PUT', `${path}/order`, { source: 'standings', kind: 'snake' }),
      409,
      'noStandings',
    );
    const worst = players[1]?.slice(-2) ?? [];
    await must(league, 'PUT', `${path}/protected/${league.teams[1]}`, { player_ids: worst }, 1);

    const general = await must<{ draft_id: string }>(league, 'POST', '/drafts', { type: 'general' });
    const order = (await must<DraftSnapshot>(league, 'GET', `/drafts/${general.draft_id}`)).state.order.teamIds;
    expect(order.slice(2)).toEqual([league.teams[2], league.teams[1], league.teams[0]]);
    expect([...order.slice(0, 2)].sort()).toEqual([...joined].sort());
    expectRefusal(await call(league, 'POST', `/drafts/${general.draft_id}/begin`, {}), 409, 'expansionFirst');
    expectRefusal(await call(league, 'DELETE', path), 409, 'draftExists');

    await must(league, 'POST', `${path}/begin`, {});
    const { players: pool } = await must<DraftPoolAnswer>(league, 'GET', `${path}/pool`);
    const exposed = pool.map(({ id }) => id);
    expect(exposed).not.toEqual(expect.arrayContaining([worst[0]]));
    // Without managers the new teams pick automatically.
    await eventually(async () =>
      expect((await must<DraftSnapshot>(league, 'GET', path)).state).toMatchObject({
        status: 'ended',
        order: { source: 'random', seed: expect.any(String) },
      }),
    );
    const sizes = await query<{
      size: number;
    }>`select (select count(*)::int from roster_entry r where r.team_id = t.id) as size from team t
       where t.league_id = ${league.id} order by t.number`;
    expect(sizes.map(({ size }) => size)).toEqual([3, 3, 3, 3, 3]);
    await must(league, 'POST', `/drafts/${general.draft_id}/begin`, {});
    await must(league, 'POST', `/drafts/${general.draft_id}/end`, {});
    expect(await seen(league)).toEqual(before);
    await go(league, 'in-season', { season_starts_on: TODAY, season_ends_on: dayPlus(TODAY, 60) });
    const weeks = await query<{
      picks: number;
    }>`select count(f.id)::int as picks from team t left join fa_pick f on f.league_id = t.league_id
         and f.original_team_id = t.id and f.season = '2026-27'
       where t.league_id = ${league.id} group by t.number order by t.number`;
    expect(new Set(weeks.map(({ picks }) => picks)).size).toBe(1);
    expect(weeks[4]?.picks).toBeGreaterThan(5);
    const { teams: table } = await must<RaceAnswer>(league, 'GET', '/race?season=2026-27');
    expect(table.map(({ team_id: id }) => id).sort()).toEqual(teams.map(({ id }) => id).sort());
    const { race } = await seen(league);
    expect(race.teams).toEqual(before.race.teams);
    expect(await rowsOf(other)).toEqual(others);
    expect(await lines(league)).toContainEqual(
      expect.stringContaining('added Team 4 and Team 5 to the league: from 2026-27 on it has 5 teams.'),
    );
  });

  test('reminds the teams that can lose players to protect some, and not the ones that join by it', async () => {
    const { league, players } = await betweenSeasons();
    await go(league, 'annual-drafts');
    expect((await expand(league)).status).toBe(201);
    const fresh = (await teamsOf(league)).at(-1)?.id;
    const isReminded = async (by: number) =>
      (await must<{ concerns: { kind: string }[] }>(league, 'GET', '/concerns', undefined, by)).concerns.some(
        ({ kind }) => kind === 'protect-players',
      );
    expect([await isReminded(1), await isReminded(2)]).toEqual([true, true]);
    // The third manager has the new team, which got a player in a trade.
    await query`update roster_entry set team_id = ${fresh} where player_id = ${players[2]?.[0]}`;
    await query`update membership set team_id = ${fresh} where league_id = ${league.id} and team_id = ${league.teams[2]}`;
    expect([await isReminded(1), await isReminded(2)]).toEqual([true, false]);
  });

  test('called off before it begins leaves nothing behind', async () => {
    const { league } = await betweenSeasons();
    await go(league, 'annual-drafts');
    const [before, tables] = [await rowsOf(league), await seen(league)];
    const { body } = await expand(league, 1);
    const path = `/drafts/${body.draft_id}`;
    expect(await call(league, 'DELETE', path, undefined, 1)).toMatchObject({ status: 403 });
    const team = (await teamsOf(league))[3]?.id;
    const { id: invitation } = await must<{ id: string }>(league, 'POST', '/invitations', {
      team_id: team,
      email: null,
    });
    expectRefusal(await call(league, 'DELETE', path), 409, 'teamsTaken');
    expect(await settingsOf(league)).toBe(4);
    await must(league, 'DELETE', `/invitations/${invitation}`);
    const [pick] = await query<{
      id: string;
    }>`select id from draft_pick where original_team_id = ${team} and type = 'general' and season = '2027-28'`;
    const own = (to: string | undefined) => query`update draft_pick set owner_team_id = ${to} where id = ${pick?.id}`;
    await own(league.teams[1]);
    expectRefusal(await call(league, 'DELETE', path), 409, 'picksTraded');
    await own(team);
    await must(league, 'DELETE', path);
    const after = await rowsOf(league);
    expect(after.map((rows, index) => (index === 4 ? rows.length - 2 : rows))).toEqual(
      before.map((rows, index) => (index === 4 ? rows.length : rows)),
    );
    expect([await settingsOf(league), await seen(league)]).toEqual([3, tables]);
    expect(await lines(league)).toContainEqual(
      expect.stringContaining('called off the expansion: Team 4 left the league'),
    );
    expect((await expand(league, 1)).status).toBe(201);
  });

  test('is refused to managers, at other times, beside other drafts, and for numbers that cannot be played', async () => {
    const { league } = await betweenSeasons();
    const refused = async (teams?: unknown, by = 0) => {
      const { status, body } = await expand(league, teams, by);
      return [status, body.refusal.name, await settingsOf(league)];
    };
    expect(await refused()).toEqual([409, 'wrongPhase', 3]);
    await go(league, 'annual-drafts');
    expect(await refused(2, 1)).toEqual([403, 'forbidden', 3]);
    expect(await refused(0)).toEqual([422, 'invalid', 3]);
    expect(await refused(30)).toEqual([409, 'tooManyTeams', 3]);
    expect(await refused(3)).toEqual([409, 'expansionShort', 3]);
    const { draft_id: general } = await must<{ draft_id: string }>(league, 'POST', '/drafts', { type: 'general' });
    expect(await refused()).toEqual([409, 'draftExists', 3]);
    await must(league, 'DELETE', `/drafts/${general}`);
    expect((await expand(league)).status).toBe(201);
    expect(await refused()).toEqual([409, 'draftExists', 5]);
    const none = await betweenSeasons({ expansion_rounds: 0 });
    await go(none.league, 'annual-drafts');
    expectRefusal(await expand(none.league), 409, 'noSuchDraft');
  });
});
