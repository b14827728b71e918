import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { FaPickView } from '@crease/core/answer.parts.js';
import type {
  ClaimsAnswer,
  FreeAgentAdded,
  StatusOverrideView,
  WaiversAnswer,
} from '@crease/core/free-agents/free-agents.schema.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { eventually } from '../testing/patience.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query, sweep } = await fileApp();
const other = await app.another();

let league: PlayLeague;
beforeEach(async () => {
  league = await playLeague(app, {
    form: {
      num_teams: 3,
      max_roster_size: 3,
      ...NO_MINIMUMS,
      ir_slots: 1,
      salary_cap: 20_000_000,
    },
  });
  await league.weekPicks(1);
});

type Added = Refused & FreeAgentAdded;
const add = (team: number, body: object, { by = team, url = app.url } = {}) => {
  const manager = league.manager(by);
  if (url === app.url) return manager.api<Added>('POST', `/api/${league.id}/free-agents/add`, body);
  return other.api<Added>('POST', `/api/${league.id}/free-agents/add`, body, {
    authorization: `Bearer ${manager.token}`,
  });
};
const claim = (team: number, body: object) =>
  league.call<Refused & { claim_id: string }>(team, 'POST', '/free-agents/claims', body);
const claims = async (team: number) => (await league.get<ClaimsAnswer>(team, '/free-agents/claims')).claims;
const picks = async () => (await league.get<{ picks: FaPickView[] }>(0, '/free-agents/picks')).picks;
const unused = async (team: number) =>
  (await picks()).filter(({ owned_by, player_taken }) => owned_by === league.teams[team] && player_taken === null)
    .length;
const log = async (team = 0) => (await league.get<ActivityLogAnswer>(team, '/activity-log')).activities;
const someone = async (capHit = 1_000_000) => {
  const [player] = await league.free([{ position: 'F', capHit }]);
  if (!player) throw new Error('no player');
  return player;
};

/** The team has retained a quarter of the player's salary for `days` days. */
const retained = (team: number, player: { id: number }, days: number) =>
  query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at) values (${league.id}, ${league.id}, ${player.id}, ${league.teams[team]}, 25, 1, '2026-27', now() - ${days} * interval '1 day')`;

describe('adding a free agent', () => {
  test('puts the player on the team for one pick of this week', async () => {
    const player = await someone();
    expect(await add(1, { player_id: player.id })).toMatchObject({
      status: 200,
      body: { success: true, player_id: player.id, week: 7, figures: { active: 1, cap_used: 1_000_000 } },
    });
    expect(await league.places(1)).toEqual({ [player.id]: 'active' });
    expect((await picks()).filter(({ player_taken }) => player_taken !== null)).toMatchObject([
      { week: 7, owned_by: league.teams[1], player_taken: player.name },
    ]);
    expect((await log())[0]).toMatchObject({
      action_type: 'add-player',
      message: `Team 2 added ${player.name}.`,
      data: { move: 'add', week: 7, player: { id: player.id, capHit: 1_000_000 } },
    });
  });

  test('is judged together with a drop', async () => {
    const [first] = await league.hold(0, [seedOf('F', 1), seedOf('F', 1), seedOf('F', 1)]);
    const player = await someone();
    expectRefusal(await add(0, { player_id: player.id }), 409, 'rosterSize', { figure: 4, limit: 3 });
    expect((await add(0, { player_id: player.id, drop_player_ids: [first?.id] })).status).toBe(200);
    expect(Object.keys(await league.places(0))).toHaveLength(3);
    expect((await log()).slice(0, 2).map(({ action_type }) => action_type)).toEqual(['drop-player', 'add-player']);
  });

  test('may send a player to injured reserve or make room there in the same move', async () => {
    await league.hold(0, [seedOf('F', 1), seedOf('F', 1), seedOf('F', 1)]);
    const [hurt] = await league.free([{ position: 'F', capHit: 1, status: 'LTIR' }]);
    expect((await add(0, { player_id: hurt?.id, moves: [{ type: 'toIr', player_id: hurt?.id }] })).status).toBe(200);
    expect((await league.places(0))[String(hurt?.id)]).toBe('ir');
  });

  test('is refused while a healthy player sits on injured reserve', async () => {
    const [healthy] = await league.hold(0, [{ position: 'F', capHit: 1, place: 'ir' }]);
    const player = await someone();
    expectRefusal(await add(0, { player_id: player.id }), 409, 'healthyOnIr', {
      fix: `In the same move, activate ${healthy?.name} or drop ${healthy?.name}.`,
    });
    expect(await add(0, { player_id: player.id, moves: [{ type: 'activate', player_id: healthy?.id }] })).toMatchObject(
      { status: 200 },
    );
  });

  test('replaces a hurt goalie at the minimum in one move, and each of the two refusals offers the other move', async () => {
    await query`update league set settings = settings || '{"min_goalies": 1}' where id = ${league.id}`;
    const [goalie] = await league.hold(0, [seedOf('G', 1, { status: 'Out' }), seedOf('F', 1), seedOf('F', 1)]);
    const [fresh] = await league.free([{ position: 'G', capHit: 1_000_000 }]);
    const placing = await league.call<MovesPreview>(0, 'POST', `/teams/${league.teams[0]}/moves/preview`, {
      moves: [{ type: 'toIr', player_id: goalie?.id }],
    });
    expect(placing.body).toMatchObject({
      refusal: { name: 'minimumGoalies', fix: expect.stringContaining('add a goalie') },
      remedies: [{ steps: [{ type: 'add', position: 'G', player_id: null }] }],
    });
    const adding = await league.call<MovesPreview>(0, 'POST', '/free-agents/preview', { player_id: fresh?.id });
    expect(adding.body).toMatchObject({
      refusal: { name: 'rosterSize', fix: expect.stringContaining(`move ${goalie?.name} to injured reserve`) },
    });
    for (const { steps } of adding.body.remedies) {
      const moves = steps.map(({ type, player_id }) => ({ type, player_id }));
      expect(
        (await league.call<MovesPreview>(0, 'POST', '/free-agents/preview', { player_id: fresh?.id, moves })).body
          .refusal,
      ).toBeNull();
    }
    expect((await add(0, { player_id: fresh?.id, moves: [{ type: 'toIr', player_id: goalie?.id }] })).status).toBe(200);
    expect(await league.places(0)).toMatchObject({ [String(goalie?.id)]: 'ir', [String(fresh?.id)]: 'active' });
  });

  test('is refused over the cap, and costs no pick then', async () => {
    const dear = await someone(25_000_000);
    expectRefusal(await add(0, { player_id: dear.id }), 409, 'cap', {
      figure: 25_000_000,
      limit: 20_000_000,
      fix: expect.any(String),
    });
    expect(await unused(0)).toBe(1);
  });

  test('is refused without a pick of this week: used, expired, not yet begun, forfeited or traded away', async () => {
    const [one, two] = await league.free([seedOf('F', 1), seedOf('F', 1)]);
    expect((await add(0, { player_id: one?.id })).status).toBe(200);
    const refused = async () =>
      expectRefusal(await add(0, { player_id: two?.id }), 409, 'noFaPick', { figure: 0, limit: 1 });
    await refused();
    const change = (set: string) =>
      database.query(
        `update fa_pick set player_id = null, used_at = null, ${set} where league_id = $1 and original_team_id = $2`,
        [league.id, league.teams[0]],
      );
    for (const set of [
      `expires_at = now() - interval '2 seconds'`,
      `expires_at = now() + interval '9 days', starts_at = now() + interval '2 days'`,
      `starts_at = now() - interval '1 day', penalty = true`,
      `penalty = false, owner_team_id = '${league.teams[1]}'`,
    ]) {
      await change(set);
      await refused();
    }
    expect(await unused(1)).toBe(2);
    await add(1, { player_id: two?.id });
    expect((await picks()).filter(({ player_taken }) => player_taken === two?.name)).toMatchObject([
      { assigned_to: league.teams[1] },
    ]);
  });

  test('is refused out of season and while a draft is held or paused', async () => {
    const player = await someone();
    const draft = await league.openDraft('running');
    expectRefusal(await add(0, { player_id: player.id }), 409, 'draftRunning');
    await query`update draft set status = 'ended' where id = ${draft}`;
    await league.phase('offseason');
    expectRefusal(await add(0, { player_id: player.id }), 409, 'notInSeason');
  });

  test('fills a position minimum without a pick from the day after the last draft on', async () => {
    await query`update league set settings = settings || '{"min_forwards": 1, "rookieDraftEnabled": false}' where id = ${league.id}`;
    const [player, second] = [await someone(), await someone()];
    const draft = await league.openDraft('ended');
    const ended = (ago: string) => query`update draft set ended_at = now() - ${ago}::interval where id = ${draft}`;
    await league.phase('annual-drafts');
    await ended('0 seconds');
    expectRefusal(await add(0, { player_id: player.id }), 409, 'notInSeason', {
      message: expect.stringContaining('yet'),
    });
    await ended('2 days');
    const before = await unused(0);
    expect(await add(0, { player_id: player.id })).toMatchObject({ status: 200, body: { week: null } });
    expect(await unused(0)).toBe(before);
    expectRefusal(await add(0, { player_id: second.id }), 409, 'notInSeason', { figure: 1, limit: 1 });
    // A drop that misses the minimum is legal, but needs the manager's confirmation.
    const path = `/api/${league.id}/teams/${league.teams[0]}/moves`;
    const drop = { moves: [{ type: 'drop', player_id: player.id }] };
    expect((await league.manager(0).api<MovesPreview>('POST', `${path}/preview`, drop)).body).toMatchObject({
      refusal: null,
      warnings: [{ rule: 'minimumForwards', figure: 0, limit: 1 }],
    });
    const asked = {
      status: 409,
      body: {
        refusal: {
          name: 'comingMinimum',
          field: 'confirm_short',
          figure: 0,
          limit: 1,
          message: expect.stringContaining('at least 1 is needed when the season starts'),
          fix: expect.stringContaining('Or confirm'),
        },
      },
    };
    expect(await league.manager(0).api('POST', path, drop)).toMatchObject(asked);
    expect(await league.manager(0).api('POST', path, { ...drop, override_reason: 'Agreed by email' })).toMatchObject(
      asked,
    );
    const exchange = { player_id: second.id, drop_player_ids: [player.id] };
    await query`update league set settings = settings || '{"min_forwards": 2}' where id = ${league.id}`;
    // An exchange leaves as many forwards as before, so nothing is to be confirmed.
    expect((await add(0, exchange)).status).toBe(200);
    const again = { moves: [{ type: 'drop', player_id: second.id }], confirm_short: true };
    expect((await league.manager(0).api('POST', path, again)).status).toBe(200);
  });

  test('fills a minimum at once in a league whose teams were all imported, because it needs no draft', async () => {
    await query`update league set settings = settings || '{"min_forwards": 1}' where id = ${league.id}`;
    await league.phase('startup-drafts');
    const player = await someone();
    for (const team of league.teams.keys()) await league.hold(team, [{ position: 'D', capHit: 1 }]);
    expectRefusal(await add(0, { player_id: player.id }), 409, 'notInSeason', {
      message: expect.stringContaining('the day after the last draft'),
    });
    await query`update roster_entry set acquired_by = 'import' where league_id = ${league.id}`;
    expect(await add(0, { player_id: player.id })).toMatchObject({ status: 200, body: { week: null } });
  });

  test('is refused for a player whose salary the team retained within a year', async () => {
    const player = await someone();
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at, ended_at) values (${league.id}, ${league.id}, ${player.id}, ${league.teams[0]}, 10, 1, '2025-26', now() - interval '100 days', now())`;
    expectRefusal(await add(0, { player_id: player.id }), 409, 'retainedPlayer', { figure: 100, limit: 365 });
    expect((await add(1, { player_id: player.id })).status).toBe(200);
  });

  test('pays the whole salary of a player whose salary it retains in part, and no longer that part beside it', async () => {
    await league.hold(0, [{ position: 'F', capHit: 13_500_000 }]);
    const player = await someone(6_000_000);
    await retained(0, player, 400);
    const preview = await league.call<MovesPreview>(0, 'POST', '/free-agents/preview', { player_id: player.id });
    expect(preview.body).toMatchObject({
      refusal: null,
      before: { cap_used: 15_000_000, salary_retained: 1_500_000 },
      after: { cap_used: 19_500_000, salary_retained: 0, total_cap: 19_500_000 },
    });
    expect(await add(0, { player_id: player.id })).toMatchObject({
      status: 200,
      body: { figures: { cap_used: 19_500_000, salary_retained: 0 } },
    });
    const page = await league.call<{ figures: unknown }>(0, 'GET', `/teams/${league.teams[0]}`);
    expect(page.body.figures).toMatchObject({ cap_used: 19_500_000, salary_retained: 0 });
  });

  test('by override within the year of retention counts the same', async () => {
    const player = await someone(6_000_000);
    await retained(0, player, 100);
    expect(await add(0, { player_id: player.id, override_reason: 'Both teams agreed' })).toMatchObject({
      status: 200,
      body: { figures: { cap_used: 6_000_000, salary_retained: 0 } },
    });
  });

  test('of a player who is not there, or of another team’s, or for another team, is refused', async () => {
    const [theirs] = await league.hold(1, [{ position: 'F', capHit: 1 }]);
    expect((await add(0, { player_id: 1 })).status).toBe(404);
    expectRefusal(await add(0, { player_id: theirs?.id }), 409, 'playerTaken', {
      message: `${theirs?.name} is on Team 2.`,
    });
    expect((await add(1, { player_id: (await someone()).id, team_id: league.teams[2] })).status).toBe(403);
    expect((await add(1, { player_id: 'one' })).status).toBe(422);
  });

  test('is done by the commissioner for another team with a reason, even without a pick', async () => {
    const player = await someone();
    await query`update fa_pick set penalty = true where league_id = ${league.id}`;
    expect((await add(0, { player_id: player.id, team_id: league.teams[1] })).status).toBe(422);
    expect(
      await add(0, { player_id: player.id, team_id: league.teams[1], override_reason: 'His phone was broken' }),
    ).toMatchObject({ status: 200, body: { week: null } });
    expect((await log())[0]?.message).toBe(`Team 2 added ${player.name}. Commissioner override: His phone was broken`);
  });

  test('at the same instant by two managers on two processes lets one have the player and tells the other', async () => {
    for (let round = 0; round < 20; round += 1) {
      await query`update fa_pick set player_id = null, used_at = null where league_id = ${league.id}`;
      const player = await someone();
      const answers = await Promise.all([
        add(1, { player_id: player.id }),
        add(2, { player_id: player.id }, { url: other.url }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers[0].status === 200 ? 1 : 2;
      const lost = answers.find(({ status }) => status === 409);
      expect(lost?.body.refusal).toMatchObject({
        name: 'playerTaken',
        message: `${player.name} is on Team ${winner + 1}.`,
      });
      expect(await unused(winner)).toBe(0);
      expect(await unused(3 - winner)).toBe(1);
      await query`delete from roster_entry where league_id = ${league.id}`;
    }
  });

  test('twice at the same instant by one manager spends one pick', async () => {
    const [one, two] = await league.free([seedOf('F', 1), seedOf('F', 1)]);
    const answers = await Promise.all([
      add(1, { player_id: one?.id }),
      add(1, { player_id: two?.id }, { url: other.url }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(Object.keys(await league.places(1))).toHaveLength(1);
  });

  test('is previewed with figures and the refusal it would meet', async () => {
    const player = await someone(19_500_000);
    const preview = (body: object) => league.call<MovesPreview>(0, 'POST', '/free-agents/preview', body);
    expect((await preview({ player_id: player.id })).body).toMatchObject({
      refusal: null,
      before: { cap_used: 0 },
      after: { cap_used: 19_500_000, cap_space: 500_000, cap_level: 'tight' },
    });
    await league.phase('offseason');
    expect((await preview({ player_id: player.id })).body).toMatchObject({ refusal: { name: 'notInSeason' } });
    expect(await league.places(0)).toEqual({});
  });
});

describe('waivers', () => {
  /** A player on waivers, dropped by team 1. */
  const dropped = async (capHit = 1_000_000) => {
    const [player] = await league.hold(0, [{ position: 'F', capHit }]);
    if (!player) throw new Error('no player');
    const answer = await league.move(0, 'drop', player.id);
    expect(answer.status).toBe(200);
    return player;
  };
  const timeIsUp = () =>
    query`update waiver set clears_at = now() - interval '1 second' where league_id = ${league.id}`;
  const points = (team: number, sum: number) =>
    query`insert into team_points (league_id, team_id, season, playoffs, points)
      select league_id, ${league.teams[team]}, '2025-26', false, ${sum} from team
      where id = ${league.teams[team]} on conflict (league_id, team_id, season, playoffs) do update
      set points = excluded.points`;

  test('keep a dropped player from being added until they end', async () => {
    const player = await dropped();
    expectRefusal(await add(1, { player_id: player.id }), 409, 'onWaivers', { fix: expect.stringContaining('Claim') });
    const { waivers } = await league.get<WaiversAnswer>(2, '/free-agents/waivers');
    expect(waivers).toMatchObject([{ player_id: player.id, dropped_by: league.teams[0] }]);
    await timeIsUp();
    // Free by the clock, even before a task has resolved the waiver.
    expect((await add(1, { player_id: player.id })).status).toBe(200);
    expect((await league.get<WaiversAnswer>(2, '/free-agents/waivers')).waivers).toEqual([]);
  });

  test('end by themselves where nobody claims', async () => {
    const player = await dropped();
    await timeIsUp();
    await sweep();
    expect((await log())[0]?.message).toBe(`${player.name} cleared waivers and is a free agent.`);
    await sweep();
    expect((await log()).filter(({ message }) => message.includes('cleared'))).toHaveLength(1);
  });

  test('give the player to the team with the fewest points for one of its picks, and tell the others why', async () => {
    await points(0, 50);
    await points(1, 20);
    await points(2, 30);
    const player = await dropped();
    for (const team of [0, 2, 1]) expect((await claim(team, { player_id: player.id })).status).toBe(200);
    await timeIsUp();
    expect(await add(0, { player_id: player.id })).toMatchObject({ body: { refusal: { name: 'onWaivers' } } });
    await sweep();
    expect(await league.places(1)).toEqual({ [player.id]: 'active' });
    expect([await unused(0), await unused(1), await unused(2)]).toEqual([1, 0, 1]);
    expect(await claims(1)).toMatchObject([{ outcome: 'won', reason: null }]);
    expect(await claims(2)).toMatchObject([
      { outcome: 'lost', reason: 'Team 2 came first with fewer points: 20 to your 30.' },
    ]);
    expect((await log(2)).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(
            `^Your claim for ${player.name}, filed by .+, failed\\. Team 2 came first with fewer points: 20 to your 30\\.$`,
          ),
        ),
      ]),
    );
    // The service decides, and the line names the person whose claim it was.
    expect((await log()).find(({ data }) => data.kind === 'move' && data.playerId === player.id)?.message).toMatch(
      new RegExp(`^Team 2 added ${player.name} off waivers, claimed by .+\\.$`),
    );
    expect((await log(1)).some(({ message }) => message.startsWith('Your claim'))).toBe(false);
    const line = (await log()).find(({ data }) => data.kind === 'waiver');
    expect(line).toMatchObject({
      message: `${player.name} was claimed off waivers by, in order: Team 2 (20 points), Team 3 (30 points), Team 1 (dropped the player, so claims last). Team 2 has the player.`,
      data: { wonBy: league.teams[1] },
    });
    expect(line?.data).not.toHaveProperty('seed');
  });

  test('say that equals were drawn, and with which numbers', async () => {
    const player = await dropped();
    for (const team of [1, 2]) await claim(team, { player_id: player.id });
    await timeIsUp();
    await sweep();
    const line = (await log()).find(({ data }) => data.kind === 'waiver');
    const words =
      /in order: Team (\d) \(0 points, drew (\d+)\), Team (\d) \(0 points, drew (\d+)\)\. Ties were broken by a draw: numbers from 1 to 1,000, the lowest first\. Team (\d) has the player\.$/.exec(
        line?.message ?? '',
      );
    expect(words).not.toBeNull();
    const [first, low, second, high, winner] = words!.slice(1).map(Number) as [number, number, number, number, number];
    expect(low).toBeLessThan(high);
    expect(winner).toBe(first);
    expect(line?.data).toMatchObject({
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
      draw: [
        { teamId: league.teams[first - 1], number: low },
        { teamId: league.teams[second - 1], number: high },
      ],
    });
    expect(await claims(second - 1)).toMatchObject([
      {
        outcome: 'lost',
        reason: `Team ${first} came first: you were tied on points, and it drew ${low} to your ${high}.`,
      },
    ]);
  });

  test('give the player back to the team that dropped him only where nobody else may have them', async () => {
    await points(1, 50);
    const player = await dropped();
    for (const team of [0, 1]) await claim(team, { player_id: player.id });
    await timeIsUp();
    await sweep();
    expect(await league.places(1)).toEqual({ [player.id]: 'active' });
    expect(await claims(0)).toMatchObject([
      { outcome: 'lost', reason: 'Team 2 came first: the team that dropped the player claims last.' },
    ]);
    const again = await dropped();
    await query`update fa_pick set player_id = null, used_at = null where league_id = ${league.id}`;
    await league.hold(1, [{ position: 'F', capHit: 19_500_000 }]);
    for (const team of [0, 1]) await claim(team, { player_id: again.id });
    await timeIsUp();
    await sweep();
    expect(await league.places(0)).toEqual({ [again.id]: 'active' });
  });

  test('let a claim move a hurt player to injured reserve, and carry the move out only if it wins', async () => {
    await points(1, 1);
    const [hurt] = await league.hold(1, [seedOf('F', 1, { status: 'IR' }), seedOf('F', 1), seedOf('F', 1)]);
    const player = await dropped();
    const foreign = await someone();
    expectRefusal(
      await claim(1, { player_id: player.id, moves: [{ type: 'toIr', player_id: foreign.id }] }),
      409,
      'notOnTeam',
      { field: 'moves' },
    );
    expect((await claim(1, { player_id: player.id })).status).toBe(200);
    const preview = await league.call<MovesPreview>(1, 'POST', '/free-agents/preview', {
      player_id: player.id,
      claim: true,
    });
    expect(preview.body).toMatchObject({
      refusal: { name: 'rosterSize' },
      remedies: [
        { steps: [{ type: 'toIr', player_id: hurt?.id }] },
        { steps: [{ type: 'drop' }] },
        { steps: [{ type: 'drop' }] },
        { steps: [{ type: 'drop' }] },
      ],
    });
    const moves = preview.body.remedies[0]!.steps.map(({ type, player_id }) => ({ type, player_id }));
    expect((await claim(1, { player_id: player.id, moves })).status).toBe(200);
    expect(await claims(1)).toMatchObject([{ moves: [{ type: 'toIr', player_id: hurt?.id, name: hurt?.name }] }]);
    expect((await league.places(1))[String(hurt?.id)]).toBe('active');
    await timeIsUp();
    await sweep();
    expect(await claims(1)).toMatchObject([{ outcome: 'won' }]);
    expect(await league.places(1)).toMatchObject({ [String(hurt?.id)]: 'ir', [player.id]: 'active' });
  });

  test('pass over a claim that is not legal, and say so', async () => {
    await points(1, 1);
    await points(2, 2);
    await points(0, 3);
    await league.hold(1, [{ position: 'F', capHit: 19_500_000 }]);
    const player = await dropped();
    await claim(1, { player_id: player.id });
    await claim(2, { player_id: player.id });
    await timeIsUp();
    await sweep();
    expect(await league.places(2)).toEqual({ [player.id]: 'active' });
    expect(await claims(1)).toMatchObject([
      { outcome: 'refused', reason: expect.stringContaining('$20,500,000 of a $20,000,000 cap') },
    ]);
  });

  test('give a player to the team that retains some of their salary, which then pays all of it and only that', async () => {
    await points(1, 1);
    await league.hold(1, [{ position: 'F', capHit: 13_500_000 }]);
    const player = await dropped(6_000_000);
    await retained(1, player, 400);
    await claim(1, { player_id: player.id });
    await timeIsUp();
    await sweep();
    expect(await claims(1)).toMatchObject([{ outcome: 'won', reason: null }]);
    expect(await query`select ended_at is null as runs from retention where league_id = ${league.id}`).toEqual([
      { runs: false },
    ]);
  });

  test('let a claim drop a player, and use the picks for what the team wants most', async () => {
    await points(1, 1);
    const [mine] = await league.hold(1, [seedOf('F', 1), seedOf('F', 1), seedOf('F', 1)]);
    const first = await dropped();
    const second = await dropped();
    await claim(1, { player_id: first.id, priority: 2 });
    await claim(1, { player_id: second.id, priority: 1, drop_player_id: mine?.id });
    expect((await claims(1)).map(({ player_id, priority }) => [player_id, priority])).toEqual([
      [second.id, 1],
      [first.id, 2],
    ]);
    await timeIsUp();
    await sweep();
    const places = await league.places(1);
    expect(places).toHaveProperty(String(second.id));
    expect(places).not.toHaveProperty(String(mine?.id));
    expect((await claims(1)).find(({ player_id }) => player_id === first.id)).toMatchObject({
      outcome: 'refused',
      reason: 'You had no free-agent pick left for the week in which the waiver ended.',
    });
  });

  /** Moves picks to a week that ended an hour ago; each team gets one for the week since. */
  const aWeekLater = async () => {
    await query`update fa_pick set starts_at = now() - interval '7 days', expires_at = now() - interval '1 hour' - interval '1 second' where league_id = ${league.id}`;
    await query`insert into fa_pick (id, league_id, season, week, number, original_team_id, owner_team_id, starts_at, expires_at)
       select 'next' || substr(id, 5), league_id, season, 8, number, original_team_id, owner_team_id, now() - interval '1 hour', now() + interval '6 days' from fa_pick where league_id = ${league.id}`;
  };
  const endedAgo = (player: { id: number }, interval: string) =>
    query`update waiver set clears_at = now() - ${interval}::interval where league_id = ${league.id} and player_id = ${player.id}`;
  const weeksSpent = async () =>
    (await picks())
      .filter(({ player_taken }) => player_taken !== null)
      .map(({ week, player_taken }) => [week, player_taken]);

  test('that are decided late are paid with a pick of the week in which they ended', async () => {
    const [one, two] = [await dropped(), await dropped()];
    for (const { id } of [one, two]) await claim(1, { player_id: id });
    await aWeekLater();
    await endedAgo(one, '3 hours');
    await endedAgo(two, '2 hours');
    await sweep();
    expect(await weeksSpent()).toEqual([[7, one.name]]);
    expect(Object.fromEntries((await claims(1)).map(({ player_id, reason }) => [player_id, reason]))).toEqual({
      [one.id]: null,
      [two.id]: 'You had no free-agent pick left for the week in which the waiver ended.',
    });
  });

  test('of players who were dropped in one move end at one time, and are decided together', async () => {
    const both = await league.hold(0, [seedOf('F', 1), seedOf('F', 1)]);
    expect(
      await league.call(0, 'POST', `/teams/${league.teams[0]}/moves`, {
        moves: both.map(({ id }) => ({ type: 'drop', player_id: id })),
      }),
    ).toMatchObject({ status: 200 });
    expect(await query`select distinct clears_at::text from waiver where league_id = ${league.id}`).toHaveLength(1);
  });

  test('that are decided late together come in the order of their times, whatever a team wants most', async () => {
    await points(2, 10);
    const [early, late, last] = [await dropped(), await dropped(), await dropped()];
    await claim(1, { player_id: early.id, priority: 3 });
    await claim(1, { player_id: late.id, priority: 1 });
    await claim(2, { player_id: late.id, priority: 1 });
    await claim(2, { player_id: last.id, priority: 2 });
    await aWeekLater();
    await endedAgo(last, '10 minutes');
    await endedAgo(late, '90 minutes');
    await endedAgo(early, '2 hours');
    await Promise.all([sweep(), other.app.get(TimedTasks).sweep()]);
    await sweep();
    expect(await weeksSpent()).toEqual(
      expect.arrayContaining([
        [7, early.name],
        [7, late.name],
        [8, last.name],
      ]),
    );
    expect([await league.places(1), await league.places(2)]).toEqual([
      { [early.id]: 'active' },
      { [late.id]: 'active', [last.id]: 'active' },
    ]);
    expect((await log()).filter(({ data }) => data.kind === 'waiver').map(({ data }) => data.name)).toEqual([
      last.name,
      late.name,
      early.name,
    ]);
  });

  test('are decided once, however many processes look at once', async () => {
    const player = await dropped();
    await claim(1, { player_id: player.id });
    await timeIsUp();
    await Promise.all([sweep(), other.app.get(TimedTasks).sweep(), sweep()]);
    expect((await log()).filter(({ data }) => data.kind === 'waiver')).toHaveLength(1);
    expect(await unused(1)).toBe(0);
  });

  test('are decided by an alarm when their time comes', async () => {
    await query`update league set settings = settings || '{"waiver_hours": 0.0004}' where id = ${league.id}`;
    const working = await app.another({ ROLE: 'all' });
    try {
      const player = await dropped();
      await eventually(async () =>
        expect((await log())[0]?.message).toBe(`${player.name} cleared waivers and is a free agent.`),
      );
    } finally {
      await working.close();
    }
  });

  test('hear a claim, a change of it and its withdrawal from its own team alone', async () => {
    const player = await dropped();
    const { claim_id } = (await claim(1, { player_id: player.id })).body;
    expect((await claim(1, { player_id: player.id, priority: 5 })).body.claim_id).toBe(claim_id);
    expect(await claims(1)).toMatchObject([{ player_id: player.id, priority: 5, outcome: 'open' }]);
    expect(await claims(2)).toEqual([]);
    expect((await league.call(2, 'DELETE', `/free-agents/claims/${claim_id}`)).status).toBe(404);
    expect((await league.call(1, 'DELETE', `/free-agents/claims/${claim_id}`)).status).toBe(200);
    expect((await claims(1))[0]?.outcome).toBe('withdrawn');
    await timeIsUp();
    await sweep();
    expect(await league.places(1)).toEqual({});
  });

  test('are not taken back from under a decision that is being made', async () => {
    const player = await dropped();
    const { claim_id } = (await claim(1, { player_id: player.id })).body;
    // The decision locks the claimants' teams until it commits.
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from team where league_id = $1 and id = $2 for no key update', [
      league.id,
      league.teams[1],
    ]);
    const withdrawn = league.call(1, 'DELETE', `/free-agents/claims/${claim_id}`);
    const answered = await Promise.race([
      withdrawn.then(({ status }) => status),
      eventually(async () => {
        const waiting =
          await query`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update'`;
        expect(waiting).toHaveLength(1);
        return 'waiting';
      }, 10_000),
    ]);
    expect(answered).toBe('waiting');
    await client.query(`update waiver_claim set outcome = 'won' where id = $1`, [claim_id]);
    await client.query('update waiver set resolved_at = clock_timestamp() where league_id = $1', [league.id]);
    await client.query('commit');
    client.release();
    expectRefusal(await withdrawn, 409, 'claimDecided');
    expect(await claims(1)).toMatchObject([{ outcome: 'won' }]);
  });

  test('take no claim on a player who is not waiting, nor with a drop of somebody else', async () => {
    const free = await someone();
    const waiting = await dropped();
    expectRefusal(await claim(1, { player_id: free.id }), 409, 'notOnWaivers');
    expectRefusal(await claim(1, { player_id: waiting.id, drop_player_id: free.id }), 409, 'notOnTeam', {
      field: 'drop_player_id',
    });
    await timeIsUp();
    expectRefusal(await claim(1, { player_id: waiting.id }), 409, 'notOnWaivers');
  });
});

describe('a penalty', () => {
  const penalty = (team: number, pick: string | undefined, what = 'penalty') =>
    league.call(team, 'POST', `/free-agents/picks/${pick}/${what}`, { reason: 'Late with the dues' });

  test('forfeits an open pick, is logged, and can be taken back', async () => {
    const pick = (await picks()).find(({ owned_by }) => owned_by === league.teams[1]);
    expect((await penalty(0, pick?.id)).status).toBe(200);
    expect((await picks()).find(({ id }) => id === pick?.id)?.player_taken).toBe('penalty');
    expect((await log())[0]?.message).toBe(
      'The commissioner forfeited the week 7 free-agent pick of Team 2: Late with the dues',
    );
    expect(await add(1, { player_id: (await someone()).id })).toMatchObject({
      body: { refusal: { name: 'noFaPick' } },
    });
    expect((await penalty(0, pick?.id, 'pardon')).status).toBe(200);
    expect((await add(1, { player_id: (await someone()).id })).status).toBe(200);
  });

  test('does not touch a pick that was used or has expired, and is not for managers', async () => {
    const pick = (await picks()).find(({ owned_by }) => owned_by === league.teams[1]);
    expect((await penalty(1, pick?.id)).status).toBe(403);
    await add(1, { player_id: (await someone()).id });
    expectRefusal(await penalty(0, pick?.id), 409, 'pickUsed');
    await query`update fa_pick set player_id = null, expires_at = now() - interval '2 seconds' where id = ${pick?.id}`;
    expectRefusal(await penalty(0, pick?.id), 409, 'pickExpired');
  });
});

describe('a status set by the commissioner', () => {
  const status = (team: number, playerId: number, body: object) =>
    league.call(team, 'PUT', `/players/${playerId}/status`, body);

  test('counts in its league for 14 days, is logged, and ends by itself', async () => {
    const [player] = await league.hold(1, [{ position: 'F', capHit: 1 }]);
    const toIr = () => league.move(1, 'toIr', player?.id);
    expect((await toIr()).body.refusal.name).toBe('notInjured');
    expect((await status(0, player?.id ?? 0, { status: 'IR', reason: 'Broke a leg on holiday' })).status).toBe(200);
    const { overrides } = await league.get<{ overrides: StatusOverrideView[] }>(1, '/status-overrides');
    expect(overrides).toMatchObject([{ status: 'IR', imported_status: 'healthy', reason: 'Broke a leg on holiday' }]);
    expect(Date.parse(overrides[0]?.ends_at ?? '') - Date.parse(overrides[0]?.set_at ?? '')).toBe(14 * 86_400_000);
    expect((await toIr()).status).toBe(200);
    await query`update status_override set ends_at = now() where league_id = ${league.id}`;
    expect(await add(1, { player_id: (await someone()).id })).toMatchObject({
      body: { refusal: { name: 'healthyOnIr' } },
    });
    await sweep();
    expect((await log())[0]?.message).toBe(`The status that the commissioner set for ${player?.name} has ended.`);
  });

  test('is the commissioner’s to set and to take back', async () => {
    const player = await someone();
    expect((await status(1, player.id, { status: 'IR', reason: 'I need the room' })).status).toBe(403);
    expect((await status(0, player.id, { status: 'dead', reason: 'Quite sure' })).status).toBe(422);
    await status(0, player.id, { status: 'Out', reason: 'Seen in a cast' });
    expect((await league.call(0, 'DELETE', `/players/${player.id}/status`)).status).toBe(200);
    expect((await league.call(0, 'DELETE', `/players/${player.id}/status`)).status).toBe(404);
  });
});

test('the log tells once of a week that ended, and how many picks were left', async () => {
  await add(0, { player_id: (await someone()).id });
  await query`update fa_pick set expires_at = now() - interval '5 seconds' where league_id = ${league.id}`;
  await Promise.all([sweep(), other.app.get(TimedTasks).sweep()]);
  await sweep();
  expect((await log()).filter(({ data }) => data.kind === 'weekEnded').map(({ message }) => message)).toEqual([
    'Week 7 has ended. 2 free-agent picks expired unused.',
  ]);
});
