import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { MovesAnswer, MovesPreview } from '@crease/core/teams/team.schema.js';
import { playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { BooksQueries } from './books.queries.js';
import { TeamService } from './team.service.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query } = await fileApp();
let league: PlayLeague;
const seed = () =>
  playLeague(app, {
    form: {
      num_teams: 2,
      max_roster_size: 4,
      min_forwards: 1,
      min_defense: 1,
      min_goalies: 0,
      ir_slots: 1,
      salary_cap: 20_000_000,
      rookie_bank_size: 1,
    },
  });
beforeEach(async () => {
  league = await seed();
});

/** A legal team of three forwards and a defenseman that uses $14 of $20 million. */
const fill = () =>
  league.hold(0, [
    seedOf('F', 5_000_000),
    seedOf('F', 4_000_000, { status: 'IR' }),
    seedOf('F', 3_000_000, { rookie: true }),
    seedOf('D', 2_000_000),
  ]);
const move = <T = Refused & MovesAnswer>(
  team: number,
  moves: { type: string; player_id?: number }[],
  more: { by?: number; override_reason?: string } = {},
) =>
  league.call<T>(more.by ?? team, 'POST', `/teams/${league.teams[team]}/moves`, {
    moves,
    ...(more.override_reason === undefined ? {} : { override_reason: more.override_reason }),
  });
const log = async () => (await league.get<ActivityLogAnswer>(0, '/activity-log')).activities;

describe('a manager', () => {
  test('drops a player, who leaves the team and goes on waivers for a day', async () => {
    const [star] = await fill();
    const answer = await move(0, [{ type: 'drop', player_id: star?.id }]);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, figures: { cap_used: 9_000_000, cap_space: 11_000_000, cap_level: 'room', active: 3 } },
    });
    expect(await league.places(0)).not.toHaveProperty(String(star?.id));
    const [waiver] = await query<{
      hours: number;
    }>`select extract(epoch from clears_at - dropped_at)::float8 / 3600 as hours from waiver where league_id = ${league.id}`;
    expect(waiver?.hours).toBeCloseTo(24, 3);
    expect((await log())[0]).toMatchObject({
      action_type: 'drop-player',
      message: `Team 1 dropped ${star?.name}.`,
      team_ids: [league.teams[0]],
      data: { move: 'drop', playerId: star?.id, waiversUntil: expect.any(String) },
    });
  });

  test('drops a player who is free at once where the league has no waivers', async () => {
    const [star] = await fill();
    await query`update league set settings = settings || '{"waiver_hours": 0}' where id = ${league.id}`;
    expect((await move(0, [{ type: 'drop', player_id: star?.id }])).status).toBe(200);
    expect(await query`select 1 from waiver where league_id = ${league.id}`).toEqual([]);
  });

  test('places an injured player on injured reserve and activates them again, and the log keeps which it was', async () => {
    const [, injured] = await fill();
    expect((await move(0, [{ type: 'toIr', player_id: injured?.id }])).body.figures).toMatchObject({
      ir: 1,
      active: 3,
      cap_used: 10_000_000,
    });
    expect((await log())[0]).toMatchObject({ action_type: 'ir', data: { direction: 'placed' } });
    expect((await move(0, [{ type: 'activate', player_id: injured?.id }])).body.figures).toMatchObject({
      ir: 0,
      active: 4,
    });
    expect((await log())[0]).toMatchObject({ action_type: 'ir', data: { direction: 'activated' } });
  });

  test('sends a rookie to the bank and promotes them', async () => {
    const [, , rookie] = await fill();
    expect((await move(0, [{ type: 'toBank', player_id: rookie?.id }])).body.figures).toMatchObject({
      rookies: 1,
      active: 3,
    });
    expect((await move(0, [{ type: 'promote', player_id: rookie?.id }])).body.figures).toMatchObject({
      rookies: 0,
      active: 4,
    });
  });

  test.each([
    ['a healthy player on injured reserve', 'toIr', 0, 'notInjured'],
    ['a veteran to the rookie bank', 'toBank', 0, 'notARookie'],
    ['somebody who is not on injured reserve back', 'activate', 0, 'wrongPlace'],
    ['the last defenseman away', 'drop', 3, 'minimumDefense'],
  ])('cannot put %s', async (_, type, index, name) => {
    const held = await fill();
    const before = await league.places(0);
    expectRefusal(await move(0, [{ type, player_id: held[index]?.id }]), 409, name, { fix: expect.any(String) });
    expect(await league.places(0)).toEqual(before);
  });

  test('is told rule, figure, limit and what would help', async () => {
    const held = await fill();
    expect((await move(0, [{ type: 'drop', player_id: held[3]?.id }])).body.refusal).toEqual({
      name: 'minimumDefense',
      message: 'Team 1 would have 0 defensemen; at least 1 is needed.',
      figure: 0,
      limit: 1,
      fix: 'No other move of this team makes up for it. Leave it, or add or trade for another player first.',
    });
    // With a pick of this week and a free agent available, the advice is to add one, and following it is accepted.
    await league.weekPicks(1);
    const [free] = await league.free([{ position: 'D', capHit: 800_000 }]);
    const refused = (await move(0, [{ type: 'drop', player_id: held[3]?.id }])).body.refusal;
    expect(refused.fix).toBe('In the same move, add a defenseman who counts at most $8,000,000.');
    const added = await league.call(0, 'POST', '/free-agents/add', {
      player_id: free?.id,
      drop_player_ids: [held[3]?.id],
    });
    expect(added.status).toBe(200);
  });

  test('with a healthy player on injured reserve and a full roster drops, places, gives rookies up, and activates in one move with a drop', async () => {
    const held = await fill();
    const [healthy, rookie] = await league.hold(0, [
      seedOf('F', 9_000_000, { place: 'ir' }),
      seedOf('D', 1_000_000, { rookie: true, place: 'rookie' }),
    ]);
    const activate = { type: 'activate', player_id: healthy?.id };
    expectRefusal(await move(0, [activate]), 409, { fix: expect.stringMatching(/^In the same move, .*drop/) });
    const { body } = await league.call<MovesPreview>(0, 'POST', `/teams/${league.teams[0]}/moves/preview`, {
      moves: [activate],
    });
    expect(body.remedies.length).toBeGreaterThan(0);
    const restore = await query<{
      player_id: number;
      place: string;
    }>`select player_id, place from roster_entry where team_id = ${league.teams[0]}`;
    for (const { steps } of body.remedies) {
      expect([
        steps,
        (await move(0, [activate, ...steps.map(({ type, player_id }) => ({ type, player_id: player_id ?? 0 }))]))
          .status,
      ]).toEqual([steps, 200]);
      await query`delete from roster_entry where team_id = ${league.teams[0]}`;
      for (const { player_id, place } of restore)
        await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values (${league.id}, ${player_id}, ${league.teams[0]}, ${place}, 'test')`;
    }
    expect((await move(0, [{ type: 'drop', player_id: rookie?.id }])).status).toBe(200);
    expect((await move(0, [{ type: 'drop', player_id: held[0]?.id }])).status).toBe(200);
  });

  test('has several moves judged by where they end', async () => {
    await fill();
    const [banked] = await league.hold(0, [{ position: 'D', capHit: 1_000_000, rookie: true, place: 'rookie' }]);
    const held = await league.held(0);
    const defense = held.find(({ position, place }) => position === 'D' && place === 'active');
    expect(
      await move(0, [
        { type: 'drop', player_id: defense?.id },
        { type: 'promote', player_id: banked?.id },
      ]),
    ).toMatchObject({ status: 200 });
  });

  test('loses nothing when one of several moves is refused', async () => {
    const held = await fill();
    const before = await league.places(0);
    expect(
      await move(0, [
        { type: 'drop', player_id: held[0]?.id },
        { type: 'toIr', player_id: held[2]?.id },
      ]),
    ).toMatchObject({ status: 409 });
    expect(await league.places(0)).toEqual(before);
    expect(await query`select 1 from waiver where league_id = ${league.id}`).toEqual([]);
  });

  test('cannot move players of another team, nor players they do not have', async () => {
    const held = await fill();
    expect(await move(0, [{ type: 'drop', player_id: held[0]?.id }], { by: 1 })).toMatchObject({ status: 403 });
    expectRefusal(await move(1, [{ type: 'drop', player_id: held[0]?.id }]), 409, 'notOnTeam');
  });

  test('cannot override a rule', async () => {
    const held = await fill();
    const answer = await league.move(1, 'drop', held[0]?.id, { override_reason: 'I would like to' });
    expect(answer).toMatchObject({ status: 403 });
  });

  test('cannot move anybody while a draft is held', async () => {
    const held = await fill();
    await league.openDraft('paused');
    expectRefusal(await move(0, [{ type: 'drop', player_id: held[0]?.id }]), 409, 'draftRunning');
  });

  test('makes a move once with one key', async () => {
    const [star] = await fill();
    const body = { moves: [{ type: 'drop', player_id: star?.id }] };
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        league.call(0, 'POST', `/teams/${league.teams[0]}/moves`, body, {
          'idempotency-key': `once-${league.id}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await log()).filter(({ action_type }) => action_type === 'drop-player')).toHaveLength(1);
  });
});

describe('the commissioner', () => {
  test('overrides a rule with a reason that everybody reads', async () => {
    const held = await fill();
    const answer = await move(0, [{ type: 'toIr', player_id: held[0]?.id }], {
      override_reason: 'Hurt in practice tonight',
    });
    expect(answer).toMatchObject({ status: 200, body: { figures: { ir: 1, violations: [{ rule: 'healthyOnIr' }] } } });
    expect((await log())[0]).toMatchObject({
      message: `Team 1 placed ${held[0]?.name} on injured reserve. Commissioner override: Hurt in practice tonight`,
      data: { override: 'Hurt in practice tonight' },
    });
  });

  test('moves players of another team only with a reason', async () => {
    const [theirs] = await league.hold(1, [seedOf('F', 1_000_000), seedOf('F', 1_000_000), seedOf('D', 1_000_000)]);
    expectRefusal(await move(1, [{ type: 'drop', player_id: theirs?.id }], { by: 0 }), 422, 'overrideReason', {
      field: 'override_reason',
    });
    expect(
      await move(1, [{ type: 'drop', player_id: theirs?.id }], { by: 0, override_reason: 'Asked me to by phone' }),
    ).toMatchObject({ status: 200 });
    expect((await log())[0]?.message).toContain('Commissioner override: Asked me to by phone');
  });

  test('cannot override what is simply not so', async () => {
    const held = await fill();
    expectRefusal(
      await move(0, [{ type: 'activate', player_id: held[0]?.id }], { override_reason: 'Because I can' }),
      409,
      'wrongPlace',
    );
  });
});

describe('a preview', () => {
  const preview = (moves: { type: string; player_id?: number }[]) =>
    league.call<MovesPreview>(0, 'POST', `/teams/${league.teams[0]}/moves/preview`, { moves });

  test('shows cap, counts and minimums before and after, and changes nothing', async () => {
    const held = await fill();
    const before = await league.places(0);
    const { body } = await preview([{ type: 'drop', player_id: held[0]?.id }]);
    expect(body).toMatchObject({
      refusal: null,
      before: { cap_used: 14_000_000, active: 4, by_position: { F: 3, D: 1, G: 0 }, minimums: { F: 1, D: 1, G: 0 } },
      after: { cap_used: 9_000_000, active: 3, by_position: { F: 2, D: 1, G: 0 } },
    });
    expect(await league.places(0)).toEqual(before);
  });

  test('shows the refusal that the move would meet', async () => {
    const held = await fill();
    const { body } = await preview([{ type: 'drop', player_id: held[3]?.id }]);
    expect(body).toMatchObject({
      refusal: { name: 'minimumDefense', figure: 0, limit: 1 },
      after: { violations: [{ rule: 'minimumDefense' }] },
    });
  });
});

describe('the books of a team', () => {
  test('count the last known contract, what others retain, and what the team retains', async () => {
    const [kept, unsigned] = await league.hold(0, [seedOf('F', 6_000_000), seedOf('D', null)]);
    await database.query(
      `insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values ('r1${league.id.slice(2)}', $1, $2, $3, 25, 1500000, '2026-27')`,
      [league.id, kept?.id, league.teams[1]],
    );
    await query`delete from contract where player_id = ${kept?.id}`;
    await query`insert into contract (player_id, season, cap_hit, source) values (${kept?.id}, '2023-24', 6000000, 'test'), (${kept?.id}, '2026-27', 8000000, 'test')`;
    const queries = app.app.get(BooksQueries);
    await database.write(async ({ db }) => {
      const [mine, other] = await queries.books(db, league.id, [league.teams[0] as string, league.teams[1] as string]);
      expect(mine?.players).toMatchObject([
        { id: kept?.id, capHit: 6_000_000, retainedByOthers: 1_500_000 },
        { id: unsigned?.id, capHit: 775_000, retainedByOthers: 0 },
      ]);
      expect(other).toMatchObject({ retained: 1_500_000, retainedContracts: 1, players: [] });
      const [next] = await queries.books(db, league.id, [league.teams[0] as string], '2026-27');
      expect(next?.players[0]).toMatchObject({ capHit: 8_000_000, retainedByOthers: 2_000_000 });
      const [later] = await queries.books(db, league.id, [league.teams[1] as string], '2027-28');
      expect(later?.retained).toBe(0);
    });
  });

  test('follow the commissioner on a player’s health while their word lasts', async () => {
    const [player] = await league.hold(0, [{ position: 'F', capHit: 1_000_000 }]);
    await query`insert into status_override (id, league_id, player_id, status, reason, set_by, ends_at) values (${league.id}, ${league.id}, ${player?.id}, 'Out', 'Seen limping', ${league.manager(0).userId}, now() + interval '1 day')`;
    const read = () =>
      database.write(({ db }) => app.app.get(BooksQueries).books(db, league.id, [league.teams[0] as string]));
    expect((await read())[0]?.players[0]?.status).toBe('Out');
    await query`update status_override set ends_at = now() where league_id = ${league.id}`;
    expect((await read())[0]?.players[0]?.status).toBe('healthy');
  });
});

test('moves inside another transaction are undone with it', async () => {
  const [star] = await fill();
  const books = app.app.get(BooksQueries);
  await expect(
    database.write(async (transaction) => {
      const playing = await books.league(transaction.db, league.id);
      const [team] = await books.books(transaction.db, league.id, [league.teams[0] as string]);
      if (!team || !star) throw new Error('nobody is here');
      await app.app.get(TeamService).applyMoves(transaction, {
        league: playing,
        team,
        moves: [{ type: 'drop', playerId: star.id }],
        actor: null,
        how: 'trade',
      });
      throw new Error('the trade fell through');
    }),
  ).rejects.toThrow('fell through');
  expect(await league.places(0)).toHaveProperty(String(star?.id));
  expect((await log()).filter(({ action_type }) => action_type === 'drop-player')).toEqual([]);
});
