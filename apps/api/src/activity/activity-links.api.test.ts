import { describe, expect, test } from '@jest/globals';
import type { ActivityEntry, ActivityLogAnswer, HomeAnswer } from '@crease/core/activity/activity.schema.js';
import { fileApp } from '../testing/test-app.js';
import { forward, player, tradeLeague, type TradeLeague } from '../trades/testing/trade-fixture.js';

const { app, database } = await fileApp();

const NOTE = { kind: 'note', note: 'others' };

const log = async (league: TradeLeague, by: number, query = ''): Promise<ActivityEntry[]> =>
  (await league.get<ActivityLogAnswer>(by, `/activity-log${query}`)).activities;
const home = async (league: TradeLeague, by: number): Promise<ActivityEntry[]> =>
  (await league.get<HomeAnswer>(by, '/home')).recentActivity;
const note = async (league: TradeLeague, by: number, message: string, trade_id: string) => {
  expect(
    await league.manager(by).api('POST', '/api/record-action', { league_id: league.id, message, trade_id }),
  ).toMatchObject({ status: 200 });
};

describe('a line of the log names what it is about:', () => {
  test('the trade, to whom it is open', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const secret = await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    await note(league, 1, 'What do you say?', secret);
    const of = (lines: ActivityEntry[]) => lines.find(({ message }) => message.endsWith('What do you say?'))?.data;
    for (const read of [log, home]) {
      for (const party of [1, 2]) expect(of(await read(league, party))).toEqual({ ...NOTE, tradeId: secret });
      for (const other of [0, 3]) expect(of(await read(league, other))).toEqual(NOTE);
    }
    expect((await league.accept(2, secret)).body.state).toBe('executed');
    for (const read of [log, home]) {
      const lines = await read(league, 3);
      expect(of(lines)).toEqual({ ...NOTE, tradeId: secret });
      expect(lines.find(({ data }) => data.kind === 'trade')?.data).toMatchObject({
        tradeId: secret,
        state: 'executed',
      });
    }
  });

  test('no trade of another league, and none that is not there', async () => {
    const [league, elsewhere] = [await tradeLeague(app), await tradeLeague(app)];
    const [star] = await elsewhere.hold(1, [forward(5_000_000)]);
    const { id } = await elsewhere.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    await note(league, 1, 'Elsewhere', id);
    await note(league, 1, 'Nowhere', 'Tr1aaaaaaaaa');
    expect((await log(league, 1)).slice(0, 2).map(({ data }) => data)).toEqual([NOTE, NOTE]);
  });

  test('the player of a move, a status and a waiver, as they are named in it', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(1_000_000, { status: 'IR' })]);
    const move = (type: string) => league.move(1, type, star!.id);
    for (const type of ['toIr', 'activate', 'drop']) expect((await move(type)).status).toBe(200);
    expect(
      await league.call(0, 'PUT', `/players/${star!.id}/status`, { status: 'Out', reason: 'Seen on crutches' }),
    ).toMatchObject({ status: 200 });
    const lines = (await log(league, 2)).slice(0, 4);
    expect(lines.map(({ data }) => [data.playerId, data.name])).toEqual(lines.map(() => [star!.id, star!.name]));
    for (const { message } of lines) expect(message).toContain(star!.name);
  });

  test('the draft and the players of its events, and nothing else of them', async () => {
    const league = await tradeLeague(app);
    const draftId = await league.openDraft('running');
    const [one, two] = [
      { id: 1, name: 'Ada Prov', position: 'F', capHit: 5 },
      { id: 2, name: 'Ben Puck', position: 'F', capHit: 6 },
    ];
    const happen = (event: object) =>
      database.write(({ record }) =>
        record({
          stream: `draft:${draftId}`,
          leagueId: league.id,
          event,
          rooms: [`draft:${draftId}`, `league:${league.id}`],
          actor: null,
          activity: { actionType: 'others', says: { key: 'draft.begun', figures: { draft: 'Mine' } } },
        } as never),
      );
    await happen({ type: 'draftBegun', pool: 'secret' });
    await happen({ type: 'playerPicked', player: one, autoSeed: 'secret' });
    await happen({ type: 'playerReplaced', from: one, to: two, reason: 'A slip' });
    const named = (...players: { id: number; name: string }[]) => ({
      kind: 'draft',
      draftId,
      players: players.map(({ id, name }) => ({ id, name })),
    });
    for (const read of [log, home])
      expect((await read(league, 1)).map(({ data }) => data).filter(({ kind }) => kind === 'draft')).toEqual([
        { ...named(one, two), lines: 3 },
      ]);
    expect((await log(league, 1, `?draft=${draftId}`)).map(({ data }) => data)).toEqual([
      named(one, two),
      named(one),
      named(),
    ]);
  });
});
