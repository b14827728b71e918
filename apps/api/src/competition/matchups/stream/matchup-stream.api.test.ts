import { afterAll, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { foldMatchup } from '@crease/core/competition/matchups/matchup-news.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import {
  matchupStream,
  type AnyEvent,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '@crease/core/realtime/socket-events.js';
import { receive, type Envelope } from '@crease/core/streams/room.js';
import { writeGames } from '../../../players/games.tables.js';
import { eventually, PATIENCE_MS } from '../../../testing/patience.js';
import { seedOf, type PlayLeague } from '../../../testing/play-fixture.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { ScoringService } from '../../scoring/scoring.service.js';
import { matchupSeasons } from '../testing/matchup-season.js';
import { runSql } from '../../../testing/answers/run-sql.js';

const app = await startTestApp();
const other = await app.another();
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await other.close();
  await app.close();
});
const { database, matchups, goTo, ...seasons } = matchupSeasons(app, { num_teams: 2 });
const query = runSql(database);

async function begun(form: Partial<LeagueForm> = {}) {
  const league = await seasons.begun(5, form);
  const players: number[] = [];
  for (const team of [0, 1] as const)
    for (const { id } of await league.hold(team, [seedOf('F', 1), seedOf('G', 1)])) players.push(id);
  await query`update roster_entry set since = now() - interval '60 days' where league_id = ${league.id}`;
  await goTo(league, 2);
  const { season, periods } = await matchups(league);
  return { league, season, players, day: periods[0]?.starts_on ?? '' };
}
const none = figuresOf(() => 0);
const score = async (season: string, day: string, games: readonly (Partial<Figures> & { player_id: number })[]) => {
  await database.write(({ db }) =>
    writeGames(
      db,
      games.map((game) => ({ ...none, ...game, season, playoffs: false, source: 'test', day, game_id: `s${day}` })),
      { underWay: true },
    ),
  );
  await app.app.get(ScoringService).accrueDue();
};
const pageOf = (league: PlayLeague) => league.get<MatchupPageAnswer>(1, '/matchups/1/1');

/** A device that has the page of a matchup open, in one of two processes. */
async function open(at: TestApp, token: string, league: PlayLeague, season: string) {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(at.url, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
  });
  sockets.push(socket);
  const address = { leagueId: league.id, season, period: 1, number: 1 };
  const heard: Envelope<AnyEvent>[] = [];
  socket.on('event', (envelope) => {
    if (envelope.stream === matchupStream(address)) heard.push(envelope);
  });
  const answer = await socket.timeout(PATIENCE_MS).emitWithAck('matchup:join', address);
  return { heard, answer };
}
const folded = (page: MatchupPageAnswer, heard: readonly Envelope<AnyEvent>[]): MatchupPageAnswer => {
  const { room } = receive({ seq: page.seq, state: page, early: new Map() }, heard, (state, { event }) =>
    event.type === 'matchupScored' ? foldMatchup(state, event) : state,
  );
  return { ...room.state, seq: room.seq };
};

test.each(['h2h_points', 'h2h_each_category'] as const)(
  'of %s the page follows scored games by its own stream, in every process',
  async (format) => {
    const { league, season, players, day } = await begun({ format });
    const [one = 0, goalie = 0, two = 0] = players;
    const before = await pageOf(league);
    const devices = [
      await open(app, league.manager(1).token, league, season),
      await open(other, league.manager(0).token, league, season),
    ];
    expect(devices.map(({ answer }) => answer)).toEqual([
      { ok: true, seq: 0 },
      { ok: true, seq: 0 },
    ]);
    await score(season, day, [{ player_id: one, g: 1, sog: 2 }]);
    for (const { heard } of devices) await eventually(() => expect(heard.map(({ seq }) => seq)).toEqual([1]));
    await score(season, day, [
      { player_id: one, g: 2, sog: 3 },
      { player_id: two, g: 1, a: 1 },
      { player_id: goalie, gs: 1, w: 1, sa: 20, ga: 1, goalie_seconds: 3_600 },
    ]);
    for (const { heard } of devices) {
      await eventually(() => expect(heard.map(({ seq }) => seq)).toEqual([1, 2]));
      const now = await pageOf(league);
      expect(now.seq).toBe(2);
      expect(folded(before, heard)).toEqual(now);
      // A page that was read in between ends the same.
      expect(folded({ ...now, seq: 1 }, heard)).toEqual(now);
    }
    const [told] = await query<{
      count: number;
    }>`select count(*)::int as count from event where type = 'matchupScored' and league_id = ${league.id}`;
    expect(told?.count).toBe(2);
  },
);

test('a page that nobody has open has no events, and older events of one are deleted', async () => {
  const { league, season, players, day } = await begun();
  const events = () =>
    query`select seq from event where type = 'matchupScored' and league_id = ${league.id} order by seq`;
  await score(season, day, [{ player_id: players[0] ?? 0, g: 1 }]);
  expect(await events()).toEqual([]);
  const { heard } = await open(app, league.manager(0).token, league, season);
  await score(season, day, [{ player_id: players[0] ?? 0, g: 2 }]);
  await eventually(() => expect(heard).toHaveLength(1));
  await query`update event set at = (at at time zone 'utc' - interval '2 minutes') at time zone 'utc' where type = 'matchupScored'`;
  await score(season, day, [{ player_id: players[0] ?? 0, g: 3 }]);
  await eventually(() => expect(heard).toHaveLength(2));
  expect(await events()).toEqual([{ seq: 2 }]);
  // A process of an earlier release used numbers that the version has not reached.
  await query`update event set at = (at at time zone 'utc' - interval '6 minutes') at time zone 'utc', data = jsonb_set(data, '{after}', '1000000')
     where type = 'matchupScored' and league_id = ${league.id}`;
  await score(season, day, [{ player_id: players[0] ?? 0, g: 4 }]);
  await eventually(() => expect(heard).toHaveLength(3));
});

test('a former member hears no more of it, and a matchup that does not exist has no room', async () => {
  const { league, season, players, day } = await begun();
  const [stays, leaves] = [
    await open(app, league.manager(0).token, league, season),
    await open(app, league.manager(1).token, league, season),
  ];
  expect((await open(app, league.manager(0).token, league, '2019-20')).answer).toMatchObject({
    ok: false,
    refusal: { name: 'notFound' },
  });
  const { userId } = league.manager(1);
  expect((await league.call(0, 'DELETE', `/members/${userId}`)).status).toBe(200);
  await score(season, day, [{ player_id: players[0] ?? 0, g: 1 }]);
  await eventually(() => expect(stays.heard).toHaveLength(1));
  await score(season, day, [{ player_id: players[0] ?? 0, g: 2 }]);
  await eventually(() => expect(stays.heard).toHaveLength(2));
  expect(leaves.heard.length).toBeLessThan(2);
});
