import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PlayerTransactionsAnswer, WatchListAnswer } from '@crease/core/players/players.schema.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query } = await fileApp();

let league: PlayLeague;
beforeEach(async () => {
  league = await playLeague(app, {
    form: { num_teams: 3, max_roster_size: 9, ...NO_MINIMUMS },
  });
  await league.weekPicks(2);
});

describe('the watch list', () => {
  const watch = (playerId: number | string, team = 0) => league.call(team, 'PUT', `/watch-list/${playerId}`);
  const list = async (team = 0) =>
    (await league.get<WatchListAnswer>(team, '/watch-list')).players.map(({ player_id }) => player_id);

  test('is each member’s own, newest first, and twice is once', async () => {
    const [one, two] = (await league.free([seedOf('F', 1), seedOf('G', 1)])).map(({ id }) => id);
    for (const id of [one, two, one])
      expect(await watch(id ?? 0)).toMatchObject({ status: 200, body: { success: true, watched: true } });
    expect(await list()).toEqual([two, one]);
    expect(await list(1)).toEqual([]);
    for (let again = 0; again < 2; again += 1)
      expect(await league.call(0, 'DELETE', `/watch-list/${two}`)).toMatchObject({
        status: 200,
        body: { watched: false },
      });
    expect(await list()).toEqual([one]);
    const told = await query`select data from account_event where stream = ${`user:${league.manager(0).userId}`}
      and type = ${'watchListChanged'}`;
    expect(told).toHaveLength(3);
  });

  test('takes only players who exist, and not without end', async () => {
    expect((await watch(999)).status).toBe(404);
    expect((await watch('nobody')).status).toBe(422);
    const many = await league.free(Array.from({ length: 501 }, () => ({ position: 'F' as const, capHit: 1 })));
    await query`insert into watched_player (league_id, user_id, player_id)
      select ${league.id}, ${league.manager(1).userId}, unnest(${many.slice(0, 500).map(({ id }) => id)}::int[])`;
    expectRefusal(await watch(many[500]?.id ?? 0, 1), 409, 'watchListFull', { limit: 500 });
    expect((await watch(many[0]?.id ?? 0, 1)).status).toBe(200);
  });
});

describe('the transactions of a player', () => {
  const of = (playerId: number) => league.get<PlayerTransactionsAnswer>(2, `/players/${playerId}/transactions`);
  const move = (team: number, type: string, playerId: number) => league.move(team, type, playerId);

  test('tell of every hand they went through, in this league alone', async () => {
    const [player] = await league.free([{ position: 'F', capHit: 1, status: 'IR' }]);
    if (!player) throw new Error('no player');
    expect(await of(player.id)).toEqual({
      player_id: player.id,
      player_name: player.name,
      ownership: [],
      transactions: [],
    });
    await league.call(1, 'POST', '/free-agents/add', { player_id: player.id });
    await move(1, 'toIr', player.id);
    await move(1, 'activate', player.id);
    await move(1, 'drop', player.id);
    await database.query(`update waiver set clears_at = now() - interval '1 second' where league_id = $1`, [league.id]);
    await league.call(2, 'POST', '/free-agents/add', { player_id: player.id });
    await query`update roster_entry set team_id = ${league.teams[0]}, acquired_at = clock_timestamp(),
      acquired_by = 'trade:t1' where league_id = ${league.id} and player_id = ${player.id}`;
    const { ownership, transactions } = await of(player.id);
    expect(transactions.map(({ kind, team_name, from_team_name }) => [kind, team_name, from_team_name])).toEqual([
      ['traded', 'Team 1', 'Team 3'],
      ['added', 'Team 3', null],
      ['dropped', 'Team 2', null],
      ['activated', 'Team 2', null],
      ['placed-on-ir', 'Team 2', null],
      ['added', 'Team 2', null],
    ]);
    expect(ownership.map(({ team_name, to }) => [team_name, to === null])).toEqual([
      ['Team 1', true],
      ['Team 3', false],
      ['Team 2', false],
    ]);
    for (const { date } of transactions) expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(60_000);
    const elsewhere = await playLeague(app, { form: { num_teams: 2 } });
    expect(
      (await elsewhere.get<PlayerTransactionsAnswer>(0, `/players/${player.id}/transactions`)).transactions,
    ).toEqual([]);
  });

  test('of nobody are not there', async () => {
    expect((await league.call(0, 'GET', '/players/999/transactions')).status).toBe(404);
  });
});
