import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ClaimsAnswer } from '@crease/core/free-agents/free-agents.schema.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import { Listeners } from '../testing/listener.js';
import { eventually } from '../testing/patience.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';

const { app, database, closing, query } = await fileApp();
const listeners = closing(new Listeners(app));

let league: PlayLeague;
let players: { id: number; name: string }[];
beforeEach(async () => {
  league = await playLeague(app, {
    form: { num_teams: 3, max_roster_size: 9, ...NO_MINIMUMS },
  });
  players = await league.hold(0, [seedOf('F', 1), seedOf('D', 1), seedOf('G', 1)]);
  for (const { id } of players) expect(await league.move(0, 'drop', id)).toMatchObject({ status: 200 });
});

const claim = async (team: number, playerId: number | undefined) =>
  (await league.call<{ claim_id: string }>(team, 'POST', '/free-agents/claims', { player_id: playerId })).body.claim_id;
const order = (team: number, claim_ids: unknown) =>
  league.call(team, 'PUT', '/free-agents/claims/order', { claim_ids });
const open = async (team: number) =>
  (await league.get<ClaimsAnswer>(team, '/free-agents/claims')).claims
    .filter(({ outcome }) => outcome === 'open')
    .map(({ id, priority }) => [id, priority]);

describe('a manager’s claims', () => {
  test('reach only the manager’s own devices when they are placed, put in order and withdrawn', async () => {
    const [phone, laptop, rival, chief] = await Promise.all(
      [1, 1, 2, 0].map((by) => listeners.open(league.manager(by).token, league.id)),
    );
    const told = async (times: number) => {
      for (const device of [phone, laptop])
        await eventually(() =>
          expect(device?.of('claimsChanged')).toEqual(
            Array.from({ length: times }, () => ({ type: 'claimsChanged', leagueId: league.id })),
          ),
        );
    };
    const first = await claim(1, players[0]?.id);
    await told(1);
    const second = await claim(1, players[1]?.id);
    await told(2);
    expect((await order(1, [second, first])).status).toBe(200);
    await told(3);
    expect((await league.call(1, 'DELETE', `/free-agents/claims/${first}`)).status).toBe(200);
    await told(4);
    // A device that has this later event for the whole league has received all earlier ones.
    await league.manager(0).api('POST', '/api/record-action', { league_id: league.id, message: 'Hello' });
    for (const device of [rival, chief]) {
      await eventually(() => expect(device?.of('activity').some(({ data }) => data?.kind === 'note')).toBe(true));
      expect(JSON.stringify(device?.heard)).not.toMatch(/claim/i);
    }
    const rooms = await query`select distinct unnest(rooms) as room from account_event where type = 'claimsChanged'
      and data ->> 'leagueId' = ${league.id}`;
    expect(rooms).toEqual([{ room: `user:${league.manager(1).userId}` }]);
  });

  test('are put in order all together, or not at all', async () => {
    const ids = [await claim(1, players[0]?.id), await claim(1, players[1]?.id), await claim(1, players[2]?.id)];
    const [one, two, three] = ids;
    const rivals = await claim(2, players[0]?.id);
    expect((await order(1, [three, one, two])).status).toBe(200);
    expect(await open(1)).toEqual([
      [three, 1],
      [one, 2],
      [two, 3],
    ]);
    for (const wrong of [
      [one, two],
      [one, two, two],
      [one, two, rivals],
      [one, two, three, rivals],
    ])
      expect(await order(1, wrong)).toMatchObject({ status: 409, body: { refusal: { name: 'claimsChanged' } } });
    for (const wrong of [[], 'all', ['?']]) expect((await order(1, wrong)).status).toBe(422);
    await league.call(1, 'DELETE', `/free-agents/claims/${one}`);
    expect((await order(1, [one, two, three])).status).toBe(409);
    expect(await open(1)).toEqual([
      [three, 1],
      [two, 3],
    ]);
    expect((await order(1, [two, three])).status).toBe(200);
    expect(await open(1)).toEqual([
      [two, 1],
      [three, 2],
    ]);
    expect(await open(2)).toEqual([[rivals, 1]]);
  });
});

describe('the preview of a claim', () => {
  const preview = (playerId: number | undefined, more: object = {}) =>
    league.call<MovesPreview>(1, 'POST', '/free-agents/preview', {
      player_id: playerId,
      claim: true,
      ...more,
    });

  test('says what would stand in its way when it is decided, and not that the player waits', async () => {
    expect((await preview(players[0]?.id)).body.refusal).toMatchObject({
      name: 'noFaPick',
      message: 'Team 2 has no free-agent pick for the week in which the claim is decided.',
    });
    await league.weekPicks(1);
    expect((await preview(players[0]?.id)).body).toMatchObject({ refusal: null, after: { active: 1 } });
    expect((await preview(players[0]?.id, { claim: false })).body.refusal).toMatchObject({ name: 'onWaivers' });
    // A pick of this week cannot pay for a claim decided in another one.
    await database.query(`update waiver set clears_at = now() + interval '5 days' where league_id = $1`, [league.id]);
    expect((await preview(players[0]?.id)).body.refusal).toMatchObject({ name: 'noFaPick' });
    await database.query(`update waiver set clears_at = now() + interval '1 day' where league_id = $1`, [league.id]);
    await league.hold(
      1,
      Array.from({ length: 9 }, () => ({ position: 'F' as const, capHit: 1 })),
    );
    expect((await preview(players[0]?.id)).body.refusal).toMatchObject({ name: 'rosterSize', figure: 10, limit: 9 });
  });

  test('is refused for a player who does not wait', async () => {
    const [free] = await league.free([{ position: 'F', capHit: 1 }]);
    expect((await preview(free?.id)).body.refusal).toMatchObject({ name: 'notOnWaivers' });
    expect((await preview(free?.id, { claim: 'maybe' })).status).toBe(422);
  });
});
