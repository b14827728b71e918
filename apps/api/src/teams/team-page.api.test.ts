import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@crease/core/ids.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { CapMapAnswer } from '@crease/core/teams/caps/cap-map.answers.js';
import type { StrengthAnswer } from '@crease/core/teams/strength/strength.answers.js';
import type { PickHistoryAnswer, TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import type { TradePreview } from '@crease/core/trades/trade.schema.js';
import { playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';

const { app, query: run } = await fileApp();
let league: PlayLeague;
beforeEach(async () => {
  league = await playLeague(app, {
    form: {
      num_teams: 3,
      max_roster_size: 10,
      min_forwards: 1,
      min_defense: 1,
      min_goalies: 0,
      salary_cap: 20_000_000,
    },
  });
});
const page = (team = 0, query = '', by = 0) => league.get<TeamPageAnswer>(by, `/teams/${league.teams[team]}${query}`);
const draftPick = async (season: string, round: number, original: number, owner = original) => {
  const id = newId(randomBytes);
  await run`insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id)
    values (${id}, ${league.id}, ${season}, 'general', ${round}, ${league.teams[original]},
    ${league.teams[original]})`;
  if (owner !== original) await run`update draft_pick set owner_team_id = ${league.teams[owner]} where id = ${id}`;
  return id;
};

describe('the team page', () => {
  test('lists players by place and position with contract years, charges, points and possible moves', async () => {
    const [wing, back, hurt, rookie] = await league.hold(0, [
      seedOf('F', 6_000_000),
      seedOf('D', 2_000_000),
      seedOf('F', 4_000_000, { place: 'ir', status: 'LTIR' }),
      seedOf('G', 900_000, { place: 'rookie', rookie: true }),
    ]);
    await run`insert into contract (player_id, season, cap_hit, source) values (${wing?.id}, '2026-27', 7000000, 'test'), (${wing?.id}, '2024-25', 1000000, 'test')`;
    await run`insert into player_season (player_id, season, playoffs, gp, g, a, pts, source) values (${wing?.id}, '2025-26', false, 10, 3, 4, 7, 'test'), (${wing?.id}, '2025-26', true, 10, 9, 9, 18, 'test')`;
    await run`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${wing?.id}, ${league.teams[1]}, 25, 1500000, '2026-27')`;
    const { roster, figures, season, seasons, using_previous_contracts } = await page();
    expect({ season, using_previous_contracts, seasons: seasons.slice(0, 2) }).toEqual({
      season: '2025-26',
      using_previous_contracts: false,
      seasons: ['2025-26', '2024-25'],
    });
    expect(roster.map(({ player_id }) => player_id)).toEqual([wing?.id, back?.id, hurt?.id, rookie?.id]);
    expect(roster[0]).toMatchObject({
      place: 'active',
      cap_hit: 6_000_000,
      retained_by_others: 1_500_000,
      charge: 4_500_000,
      estimated: false,
      points: 7,
      rookie: false,
      moves: ['drop'],
      contract_years: [
        { season: '2025-26', cap_hit: 6_000_000 },
        { season: '2026-27', cap_hit: 7_000_000 },
      ],
    });
    expect(roster[2]).toMatchObject({ place: 'ir', status: 'LTIR', moves: ['drop', 'activate'] });
    expect(roster[3]).toMatchObject({ place: 'rookie', rookie: true, moves: ['drop', 'promote'] });
    expect(figures).toMatchObject({
      cap_used: 6_500_000,
      active: 2,
      ir: 1,
      rookies: 1,
      by_position: { F: 1, D: 1, G: 0 },
    });
    expect((await page(1)).retained).toEqual([
      {
        player_id: wing?.id,
        name: wing?.name,
        percent: 25,
        dollars: null,
        amount: 1_500_000,
        through_season: '2026-27',
        team_id: league.teams[0],
        team_name: 'Team 1',
      },
    ]);
    const { team } = await page();
    expect({
      roster_size: team.roster_size,
      ir_count: team.ir_count,
      rookie_count: team.rookie_count,
      total_cap: team.total_cap,
      cap_space: team.cap_space,
    }).toEqual({ roster_size: 2, ir_count: 1, rookie_count: 1, total_cap: 6_500_000, cap_space: 13_500_000 });
  });

  test('shows a later season’s cap: contracts less what others retain, what the team retains, and apart from them who has no contract', async () => {
    const [long] = await league.hold(0, [seedOf('F', 6_000_000), seedOf('D', 2_000_000)]);
    await run`insert into contract (player_id, season, cap_hit, source) values (${long?.id}, '2026-27', 6500000, 'test')`;
    await run`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id.slice(1) + league.id.slice(0, 1)}, ${league.id}, ${long?.id}, ${league.teams[2]}, 10, 650000, '2026-27')`;
    const [elsewhere] = await league.hold(1, [{ position: 'F', capHit: 4_000_000 }]);
    await run`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${elsewhere?.id}, ${league.teams[0]}, 25, 1000000, '2026-27')`;
    const cap = 20_000_000;
    expect((await page()).outlook).toEqual([
      {
        season: '2025-26',
        cap,
        signed: 7_400_000,
        estimated: 0,
        injured: 0,
        received: 600_000,
        retained: 1_000_000,
        dead: 0,
        space_given: 0,
        used: 8_400_000,
        space: 11_600_000,
        players_signed: 2,
        players_estimated: 0,
      },
      {
        season: '2026-27',
        cap,
        signed: 5_850_000,
        estimated: 2_000_000,
        injured: 0,
        received: 650_000,
        retained: 1_000_000,
        dead: 0,
        space_given: 0,
        used: 6_850_000,
        space: 13_150_000,
        players_signed: 1,
        players_estimated: 1,
      },
      {
        season: '2027-28',
        cap,
        signed: 0,
        estimated: 8_500_000,
        injured: 0,
        received: 0,
        retained: 0,
        dead: 0,
        space_given: 0,
        used: 0,
        space: 20_000_000,
        players_signed: 0,
        players_estimated: 2,
      },
    ]);
  });

  test.each(['in-season', 'offseason', 'protection'] as const)(
    'has one figure for each season’s cap, also where contracts have ended, and a trade shows the same: %s',
    async (phase) => {
      const [ended, signed] = await league.hold(0, [seedOf('F', 6_000_000), seedOf('D', 2_000_000)]);
      const [other] = await league.hold(1, [{ position: 'F', capHit: 3_000_000 }]);
      // One player's contract ended a season ago; the other's continues.
      await run`update contract set season = '2024-25' where player_id = ${ended?.id}`;
      await run`insert into contract (player_id, season, cap_hit, source) values (${signed?.id}, '2026-27', 2500000, 'test')`;
      await league.phase(phase);
      const { team, figures, outlook } = await page();
      expect([
        figures.cap_used,
        figures.estimated,
        outlook[0]?.used,
        outlook[0]?.estimated,
        team.total_cap + team.salary_retained,
      ]).toEqual([8_000_000, 6_000_000, 8_000_000, 6_000_000, 8_000_000]);
      expect([figures.cap_space, outlook[0]?.space]).toEqual([team.cap_space, team.cap_space]);
      const sides = [
        { team_id: league.teams[0], assets: [], moves: [] },
        { team_id: league.teams[1], assets: [{ kind: 'player', player_id: other?.id }], moves: [] },
      ];
      const { effects } = (await league.call<TradePreview>(0, 'POST', '/trades/preview', { sides })).body;
      const seen = effects.sides[0].seasons;
      expect(seen.map(({ season, before }) => [season, before.cap_used, before.estimated, before.cap_space])).toEqual(
        outlook.map(({ season, used, estimated, space }) => [season, used, estimated, space]),
      );
      // The new player has no contract after this season and adds nothing in the next ones.
      expect(seen.map(({ after }) => [after.cap_used, after.estimated])).toEqual([
        [11_000_000, 6_000_000],
        [2_500_000, 9_000_000],
        [0, 11_500_000],
      ]);
      // The page of a later season has the same figures.
      expect((await page(0, '?year=2026-27')).figures).toMatchObject({
        cap_used: outlook[1]?.used,
        cap_space: outlook[1]?.space,
        estimated: outlook[1]?.estimated,
      });
    },
  );

  test.each(['offseason', 'protection'] as const)(
    'and every other place compute cap space against the cap of the phase: %s',
    async (phase) => {
      await league.hold(0, [{ position: 'F', capHit: 21_000_000 }]);
      await league.phase(phase);
      const { team, figures, outlook } = await page();
      const { teams } = await league.get<LeagueAnswer>(1, '');
      expect([
        team.cap_space,
        figures.cap_space,
        outlook[0]?.space,
        teams.find(({ team_id }) => team_id === team.team_id)?.cap_space,
      ]).toEqual([1_000_000, 1_000_000, 1_000_000, 1_000_000]);
      // Later seasons use the plain cap.
      expect(outlook[1]?.space).toBe(20_000_000);
    },
  );

  test('shows a season to come against the cap that has been decided for it', async () => {
    await league.hold(0, [{ position: 'F', capHit: 5_000_000 }]);
    const present = (await page()).outlook[0]?.cap ?? 0;
    const answer = await league.call<{ coming: { key: string }[] }>(0, 'PATCH', '/settings', {
      salary_cap: present - 4_000_000,
    });
    expect(answer).toMatchObject({ status: 200, body: { coming: [{ key: 'salary_cap' }] } });
    expect((await page()).outlook.map(({ cap }) => cap)).toEqual([present, present - 4_000_000, present - 4_000_000]);
    const sides = [
      { team_id: league.teams[0], assets: [], moves: [] },
      { team_id: league.teams[1], assets: [], moves: [] },
    ];
    const { effects } = (await league.call<TradePreview>(0, 'POST', '/trades/preview', { sides })).body;
    expect(effects.sides[0].seasons.map(({ before }) => before.cap)).toEqual([
      present,
      present - 4_000_000,
      present - 4_000_000,
    ]);
  });

  test('promises nothing beyond this season in a redraft league, whose rosters begin empty', async () => {
    const redraft = await playLeague(app, { type: 'redraft', form: { num_teams: 2 } });
    const [star] = await redraft.hold(0, [{ position: 'F', capHit: 6_000_000 }]);
    await run`insert into contract (player_id, season, cap_hit, source) values (${star?.id}, '2026-27', 9000000, 'test')`;
    const { body } = await redraft.call<TeamPageAnswer>(0, 'GET', `/teams/${redraft.teams[0]}`);
    expect(body.outlook).toMatchObject([{ season: '2025-26', signed: 6_000_000, players_signed: 1 }]);
  });

  test('what is retained follows the cap hit, when an import mends it, and ends with its last season', async () => {
    const [star] = await league.hold(0, [{ position: 'F', capHit: 6_000_000 }]);
    await run`insert into contract (player_id, season, cap_hit, source) values (${star?.id}, '2026-27', 9000000, 'test')`;
    await run`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${star?.id}, ${league.teams[1]}, 50, 3000000, '2025-26')`;
    const figures = async () => ({
      charge: (await page()).roster[0]?.charge,
      of: (await page()).team.total_cap,
      years: (await page()).outlook.map(({ signed }) => signed),
      kept: (await page(1)).team.salary_retained,
      line: (await page(1)).retained[0]?.amount,
    });
    expect(await figures()).toEqual({
      charge: 3_000_000,
      of: 3_000_000,
      years: [3_000_000, 9_000_000, 0],
      kept: 3_000_000,
      line: 3_000_000,
    });
    // The new cap hit is lower than the amount retained before.
    await run`update contract set cap_hit = 1000001 where player_id = ${star?.id} and season = '2025-26'`;
    expect(await figures()).toEqual({
      charge: 500_001,
      of: 500_001,
      years: [500_001, 9_000_000, 0],
      kept: 500_000,
      line: 500_000,
    });
    await run`delete from retention where id = ${league.id}`;
  });

  test('shows all picks of the tradable seasons with original and present owner', async () => {
    await draftPick('2024-25', 1, 0);
    await draftPick('2025-26', 1, 0);
    await draftPick('2026-27', 1, 0, 1);
    await draftPick('2028-29', 2, 2, 0);
    await draftPick('2028-29', 3, 2, 1);
    await league.weekPicks(1);
    const { picks, fa_picks } = await page();
    expect(
      picks.map(({ season, round, assigned_to, owned_by }) => [
        season,
        round,
        league.teams.indexOf(assigned_to),
        league.teams.indexOf(owned_by),
      ]),
    ).toEqual([
      ['2025-26', 1, 0, 0],
      ['2026-27', 1, 0, 1],
      ['2028-29', 2, 2, 0],
    ]);
    expect(fa_picks).toMatchObject([
      {
        week: 7,
        owned_by: league.teams[0],
        player_taken: null,
        starts_at: expect.stringMatching(/Z$/),
        expiry_date: expect.stringMatching(/Z$/),
      },
    ]);
  });

  test('shows the contracts of an earlier season when asked', async () => {
    const [player] = await league.hold(0, [{ position: 'F', capHit: 6_000_000 }]);
    await run`insert into contract (player_id, season, cap_hit, source) values (${player?.id}, '2024-25', 2500000, 'test'), (${player?.id}, '2022-23', 1100000, 'test')`;
    expect(await page(0, '?usePrevious=true')).toMatchObject({
      season: '2024-25',
      using_previous_contracts: true,
      figures: { cap_used: 2_500_000 },
      roster: [{ cap_hit: 2_500_000, estimated: false }],
    });
    expect(await page(0, '?usePrevious=true&year=2022-23')).toMatchObject({
      season: '2022-23',
      roster: [{ cap_hit: 1_100_000 }],
    });
    expect(await page(0, '?year=2023')).toMatchObject({
      season: '2023-24',
      roster: [{ cap_hit: 1_100_000, estimated: true }],
    });
    expect((await league.call(0, 'GET', `/teams/${league.teams[0]}?year=last`)).status).toBe(422);
  });

  test('takes the league’s own season for the previous contracts where the league is behind the system', async () => {
    const [player] = await league.hold(0, [{ position: 'F', capHit: 6_000_000 }]);
    await run`insert into contract (player_id, season, cap_hit, source) values (${player?.id}, '2024-25', 2500000, 'test'), (${player?.id}, '2023-24', 1100000, 'test')`;
    await run`update league set current_season = '2024-25' where id = ${league.id}`;
    expect(await page(0, '?usePrevious=true')).toMatchObject({
      season: '2024-25',
      using_previous_contracts: false,
      figures: { cap_used: 2_500_000 },
    });
    expect(await page()).toMatchObject({ season: '2024-25', figures: { cap_used: 2_500_000 } });
    expect(await page(0, '?usePrevious=true&year=2023-24')).toMatchObject({
      season: '2023-24',
      using_previous_contracts: true,
    });
  });

  test('is read by everybody in the league, and edited by its manager and commissioners', async () => {
    expect((await page(1, '', 1)).team.can_edit).toBe(true);
    expect((await page(1, '', 0)).team.can_edit).toBe(true);
    expect((await page(0, '', 1)).team.can_edit).toBe(false);
    expect((await league.call(0, 'GET', `/teams/${newId(randomBytes)}`)).status).toBe(404);
  });

  test('tells api/login the same figures', async () => {
    await league.hold(0, [{ position: 'F', capHit: 6_000_000 }]);
    const answer = await league.manager(1).api('GET', `/api/login?team=${league.teams[0]}&league=${league.id}`);
    expect(answer.body).toEqual({ teamInfo: { roster_size: 1, total_cap: 6_000_000, salary_retained: 0 }, inbox: [] });
  });
});

describe('the history of a pick', () => {
  const history = (id: string, by = 0) =>
    league.manager(by).api<Refused & PickHistoryAnswer>('GET', `/api/pick-history/${id}`);

  test('tells where a draft pick went and who was taken with it', async () => {
    const id = await draftPick('2025-26', 1, 0, 1);
    await run`update draft_pick set owner_team_id = ${league.teams[2]} where id = ${id}`;
    const [taken] = await league.free([{ position: 'F', capHit: 1 }]);
    const draft = await league.openDraft('ended');
    await run`update draft_pick set draft_id = ${draft}, pick_number = 5 where id = ${id}`;
    await run`insert into draft_selection (league_id, draft_id, overall, pick_id, player_id, team_id) values (${league.id}, ${draft}, 5, ${id}, ${taken?.id}, ${league.teams[2]})`;
    const { pick, history: steps } = (await history(id)).body;
    expect(pick).toMatchObject({
      kind: 'draft',
      season: '2025-26',
      type: 'general',
      round: 1,
      pick_number: 5,
      assigned_to_name: 'Team 1',
      owned_by_name: 'Team 3',
      player: taken?.name,
    });
    expect(steps.map(({ what, from, to }) => [what, from, to])).toEqual([
      ['created', null, 'Team 1'],
      ['moved', 'Team 1', 'Team 2'],
      ['moved', 'Team 2', 'Team 3'],
      ['used', 'Team 3', null],
    ]);
  });

  test('tells of a free-agent pick that was traded, forfeited, given back and used', async () => {
    await league.weekPicks(1);
    const [row] = await run<{ id: string }>`select id from fa_pick where owner_team_id = ${league.teams[1]}`;
    const id = row?.id ?? '';
    await run`update fa_pick set owner_team_id = ${league.teams[0]} where id = ${id}`;
    for (const what of ['penalty', 'pardon'])
      await league.call(0, 'POST', `/free-agents/picks/${id}/${what}`, { reason: 'Just so' });
    await run`delete from fa_pick where original_team_id = ${league.teams[0]}`;
    const [player] = await league.free([{ position: 'F', capHit: 1 }]);
    expect(
      await league.call(0, 'POST', '/free-agents/add', {
        player_id: player?.id,
        override_reason: 'No defenseman yet',
      }),
    ).toMatchObject({ status: 200 });
    const { pick, history: steps } = (await history(id)).body;
    expect(pick).toMatchObject({
      kind: 'fa',
      week: 7,
      assigned_to_name: 'Team 2',
      owned_by_name: 'Team 1',
      player: player?.name,
    });
    expect(steps.map(({ what }) => what)).toEqual(['moved', 'forfeited', 'given-back', 'used']);
  });

  test('does not exist for who is not in the league', async () => {
    const id = await draftPick('2025-26', 1, 0);
    const outsider = await app.signUp('outsider');
    const absent = await outsider.api<Refused>('GET', `/api/pick-history/${newId(randomBytes)}`);
    const foreign = await outsider.api<Refused>('GET', `/api/pick-history/${id}`);
    expect(foreign).toMatchObject({ status: 404, body: absent.body });
    expect((await history(id, 1)).status).toBe(200);
  });
});

test('each team has the points of its active players by position, as its page has them, and the league its median', async () => {
  const [wing, , hurt] = await league.hold(0, [
    seedOf('F', 1_000_000),
    seedOf('D', 1_000_000),
    seedOf('F', 1_000_000, { place: 'ir', status: 'LTIR' }),
  ]);
  const [other] = await league.hold(1, [{ position: 'F', capHit: 1_000_000 }]);
  for (const [player, goals] of [
    [wing, 3],
    [hurt, 9],
    [other, 1],
  ] as const)
    await run`insert into player_season (player_id, season, playoffs, gp, g, a, pts, source)
      values (${player?.id}, '2025-26', false, 10, ${goals}, 0, ${goals}, 'test')`;
  const { teams, median } = await league.get<StrengthAnswer>(2, '/strength');
  const of = (team: number) => teams.find(({ team_id }) => team_id === league.teams[team])?.points;
  const own = (await page()).roster.find(({ player_id }) => player_id === wing?.id);
  expect(own?.points).toBeGreaterThan(0);
  expect(of(0)).toEqual({ F: own?.points, D: 0, G: 0 });
  expect(of(2)).toEqual({ F: 0, D: 0, G: 0 });
  expect(median).toEqual({ F: of(1)?.F, D: 0, G: 0 });
});

test('the caps of all teams have the figures of the teams’ own pages', async () => {
  const [wing] = await league.hold(0, [seedOf('F', 6_000_000), seedOf('D', 2_000_000)]);
  await league.hold(1, [{ position: 'G', capHit: 4_000_000 }]);
  await run`insert into contract (player_id, season, cap_hit, source) values (${wing?.id}, '2026-27', 7000000, 'test')`;
  await run`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${wing?.id}, ${league.teams[1]}, 25, 1500000, '2026-27')`;
  const { seasons } = await league.get<CapMapAnswer>(2, '/caps');
  expect(seasons.map(({ season, cap }) => [season, cap])).toEqual([
    ['2025-26', 20_000_000],
    ['2026-27', 20_000_000],
    ['2027-28', 20_000_000],
  ]);
  const partsOf = (team: number) =>
    seasons.map(({ teams }) => teams.find(({ team_id }) => team_id === league.teams[team]));
  expect(partsOf(0)[0]).toMatchObject({ by_position: { F: 4_500_000, D: 2_000_000, G: 0 }, space: 13_500_000 });
  expect(partsOf(1)[0]).toMatchObject({ by_position: { F: 0, D: 0, G: 4_000_000 }, retained: 1_500_000 });
  for (const team of [0, 1, 2]) {
    const { outlook } = await page(team, '', team);
    expect(partsOf(team).map((parts) => [parts?.used, parts?.retained, parts?.space])).toEqual(
      outlook.map(({ used, retained, space }) => [used, retained, space]),
    );
  }
});
