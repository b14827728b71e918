import { afterAll, expect, test } from '@jest/globals';
import { io } from 'socket.io-client';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { AnyEvent } from '@crease/core/realtime/socket-events.js';
import type { InboxAnswer } from '@crease/core/trades/inbox.answers.js';
import { eventually } from '../testing/patience.js';
import { startTestApp } from '../testing/test-app.js';
import { forward, player, tradeLeague } from './testing/trade-fixture.js';

const app = await startTestApp();
const sockets: ReturnType<typeof io>[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await app.close();
});

test('the inbox spans all leagues: each request names its league, and it is told to the user wherever they are', async () => {
  const [here, there] = [await tradeLeague(app), await tradeLeague(app)];
  const both = here.manager(1);
  await there.query('update membership set user_id = $1 where team_id = $2', [both.userId, there.teams[1]]);
  await there.query(`update league set name = 'The Other Pond' where id = $1`, [there.id]);
  const inbox = async () => (await both.api<InboxAnswer>('GET', '/api/inbox')).body.requests;
  expect(await inbox()).toEqual([]);

  // A device on a page outside of any league.
  const socket = io(app.url, { transports: ['websocket'], auth: { token: both.token }, forceNew: true });
  sockets.push(socket);
  const heard: AnyEvent[] = [];
  socket.on('event', ({ event }: Envelope<AnyEvent>) => heard.push(event));
  await eventually(() => expect(socket.connected).toBe(true));

  const [one] = await here.hold(0, [forward(1_000_000)]);
  const [two] = await there.hold(0, [forward(1_000_000)]);
  const first = await here.propose({ team: 0, gives: [player(one!.id)] }, { team: 1 });
  const second = await there.propose({ team: 0, gives: [player(two!.id)] }, { team: 1 });
  await here.propose({ team: 0, gives: [player(one!.id)] }, { team: 2 });
  expect(await inbox()).toMatchObject([
    { trade_id: first, league_id: here.id, sent_to: here.teams[1], requested_by: here.teams[0] },
    {
      trade_id: second,
      league_id: there.id,
      league_name: 'The Other Pond',
      sent_to: there.teams[1],
      requested_by: there.teams[0],
      requested_by_name: expect.any(String),
    },
  ]);
  await eventually(() =>
    expect(heard.filter(({ type }) => type === 'inboxChanged')).toEqual([
      expect.objectContaining({ leagueId: here.id }),
      expect.objectContaining({ leagueId: there.id }),
    ]),
  );

  // The documented shapes still contain one league only.
  expect((await both.api<LeagueAnswer>('GET', `/api/${here.id}`)).body.trades).toEqual([
    { trade_id: first, sent_to: here.teams[1], requested_by: here.teams[0] },
  ]);
  expect(
    (await both.api<{ inbox: object[] }>('GET', `/api/login?team=${there.teams[1]}&league=${there.id}`)).body.inbox,
  ).toEqual([{ trade_id: second, sent_to: there.teams[1], requested_by: there.teams[0] }]);
  expect((await here.manager(0).api<InboxAnswer>('GET', '/api/inbox')).body.requests).toEqual([]);

  await here.call(0, 'POST', `/trades/${first}/withdraw`, {});
  expect((await inbox()).map(({ trade_id }) => trade_id)).toEqual([second]);
  await both.api('POST', `/api/${there.id}/trades/${second}/decline`, {});
  expect(await inbox()).toEqual([]);
  await eventually(() => expect(heard.filter(({ type }) => type === 'inboxChanged')).toHaveLength(4));
});

test('an inbox is its own user’s: what waits for a team that was left is nobody’s', async () => {
  const league = await tradeLeague(app);
  const [one] = await league.hold(0, [forward(1_000_000)]);
  await league.propose({ team: 0, gives: [player(one!.id)] }, { team: 1 });
  const inbox = async () => (await league.manager(1).api<InboxAnswer>('GET', '/api/inbox')).body.requests;
  expect(await inbox()).toHaveLength(1);
  expect((await league.call(1, 'POST', '/leave', {})).status).toBe(200);
  expect(await inbox()).toEqual([]);
  expect((await app.api('GET', '/api/inbox')).status).toBe(401);
});
