import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { newId } from '@crease/core/ids.js';
import type { PickHistoryAnswer } from '@crease/core/teams/team.answers.js';
import type { ConditionLedgerAnswer } from '@crease/core/trades/trade.schema.js';
import { readableAddresses } from '../testing/answers/readable-addresses.js';
import { eventually } from '../testing/patience.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import {
  day,
  faPick,
  forward,
  givePicks,
  pick,
  player,
  retain,
  tradeLeague,
  type TradeLeague,
} from './testing/trade-fixture.js';
import { TradeSettlement } from './settlement/trade.settlement.js';

const one = await startTestApp();
const two = await one.another();
const recorders: Recorder[] = [];
afterAll(async () => {
  for (const recorder of recorders) recorder.close();
  await two.close();
  await one.close();
});

const SECRET = 'Between you and me: zamboni';
const absent = () => newId(randomBytes);

interface Places {
  readonly draftId: string;
  readonly playerId: number;
  readonly pickIds: readonly string[];
}

/**
 * A client that records everything it receives: events of every room, answers of every readable route, and refusals.
 */
class Recorder {
  readonly heard: string[] = [];
  private readonly socket: Socket;

  private constructor(
    private readonly app: TestApp,
    private readonly league: TradeLeague,
    readonly by: number,
    private readonly places: Places,
  ) {
    this.socket = io(app.url, { transports: ['websocket'], auth: { token: league.manager(by).token }, forceNew: true });
    this.socket.onAny((name: string, ...values: unknown[]) =>
      this.heard.push(`socket ${name} ${JSON.stringify(values)}`),
    );
  }

  static async open(app: TestApp, league: TradeLeague, by: number, places: Places): Promise<Recorder> {
    const recorder = new Recorder(app, league, by, places);
    recorders.push(recorder);
    for (const [name, body] of [
      ['league:join', { leagueId: league.id }],
      ['draft:join', { draftId: places.draftId, since: 0 }],
    ] as const) {
      const answer: unknown = await recorder.socket.timeout(5_000).emitWithAck(name, body);
      expect(answer).toMatchObject({ ok: true });
    }
    return recorder;
  }

  async ask(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.app.api<unknown>(method, path, body, {
      authorization: `Bearer ${this.league.manager(this.by).token}`,
    });
    const line = `${answer.status} ${typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)} ${answer.headers.get('etag') ?? ''}`;
    // Record only the answer, because the caller chose the address.
    this.heard.push(`answer ${line}`);
    // The tag of the concerns ends with the five minutes in which it holds.
    return line.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="now":)\d+|(?<=-(?:true|false)-)\d+(?="$)/g, 'TIME');
  }

  /** Reads every route. Values that differ with each request are left out. */
  async readAll(tradeIds: readonly string[]): Promise<Record<string, string>> {
    const { league, places } = this;
    const values: Record<string, readonly (string | number)[]> = {
      league_id: [league.id],
      team_id: league.teams,
      draft_id: [places.draftId],
      player_id: [places.playerId],
      pick_id: places.pickIds,
      trade_id: tradeIds,
    };
    const addresses = readableAddresses(this.app.app, values);
    const lists = [
      ...['all', 'inbox', 'sent', 'review'].map((box) => `?box=${box}`),
      '?state=proposed,withdrawn,declined,countered,expired,failed',
      ...league.teams.map((team) => `?team_id=${team}`),
      ...tradeIds.map((id) => `?before=${id}`),
    ].map((query) => `/api/${league.id}/trades${query}`);
    const logins = league.teams.map((team) => `/api/login?team=${team}&league=${league.id}`);
    const found: Record<string, string> = {};
    for (const address of [...addresses, ...lists, ...logins]) found[address] = await this.ask('GET', address);
    return found;
  }

  traces(words: readonly string[]): string[] {
    return this.heard.filter((line) => words.some((word) => line.includes(word)));
  }

  close(): void {
    this.socket.disconnect();
  }
}

async function openWorld() {
  const league = await tradeLeague(one, { form: { num_teams: 5 } });
  await givePicks(league, { rounds: 1 });
  await league.weekPicks();
  const [star] = await league.hold(1, [forward(5_000_000)]);
  const [theirs] = await league.hold(3, [forward(4_000_000)]);
  const first = (await league.picks(3))['2026-27 general 1'] ?? '';
  const [fa] = await league.query<{ id: string }>('select id from fa_pick where owner_team_id = $1', [league.teams[3]]);
  const draft = await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general', mock: true });
  const places: Places = { draftId: draft.body.draft_id, playerId: star!.id, pickIds: [first, fa!.id] };
  /** Ends offers in every way but acceptance. */
  async function secretLife(): Promise<string[]> {
    const at = `/api/${league.id}/trades`;
    const offer = () =>
      league.propose(
        { team: 1, gives: [player(star!.id), retain(star!.id, 20)] },
        { team: 3, gives: [player(theirs!.id), pick(first), faPick(fa!.id)] },
        { message: SECRET },
      );
    const ids = [await offer(), await offer(), await offer(), await offer()];
    await league.view(3, ids[0]!);
    await league.manager(1).api('POST', `${at}/${ids[0]}/withdraw`);
    await league.manager(3).api('POST', `${at}/${ids[1]}/decline`, { reason: SECRET });
    const countered = await league.manager(3).api<{ trade_id: string }>('POST', `${at}/${ids[2]}/counter`, {
      ...league.sides({ team: 3, gives: [player(theirs!.id)] }, { team: 1, gives: [player(star!.id)] }),
      message: SECRET,
    });
    ids.push(countered.body.trade_id);
    await league.query('update trade set expires_at = clock_timestamp(), due_at = clock_timestamp() where id = $1', [
      ids[3],
    ]);
    await one.app.get(TradeSettlement).due(ids[3]!);
    await league.manager(1).api('POST', `${at}/${ids[4]}/accept`, { version: 1, hash: 'not what was shown' });
    return ids;
  }
  /** Waits for a public event; the client has then received everything published before it. */
  async function untilHeard(recorder: Recorder): Promise<void> {
    const name = `Heard ${absent()}`;
    expect((await league.call(1, 'PATCH', `/teams/${league.teams[1]}`, { team_name: name })).status).toBe(200);
    await eventually(() => expect(recorder.traces([name]).some((line) => line.startsWith('socket'))).toBe(true));
  }
  return { league, star: star!, theirs: theirs!, places, secretLife, untilHeard };
}

describe('until it is accepted, an offer', () => {
  test.each([
    ['a third manager', 2, two],
    ['a third manager beside it', 4, one],
    ['the commissioner', 0, two],
  ] as const)(
    'is known to its two teams alone: %s learns nothing',
    async (_, by, app) => {
      const { league, star, theirs, places, secretLife, untilHeard } = await openWorld();
      const recorder = await Recorder.open(app, league, by, places);
      const nothing = absent();
      const before = await recorder.readAll([nothing]);
      const offer = { ...league.sides({ team: by }, { team: 1, gives: [player(star.id)] }) };
      const preview = await recorder.ask('POST', `/api/${league.id}/trades/preview`, offer);
      const ids = await secretLife();
      const words = [...ids, SECRET, 'tradeChanged', 'inboxChanged', 'Trade Request received'];

      const after = await recorder.readAll([nothing]);
      expect(after).toEqual(before);
      for (const id of ids) {
        const at = `/api/${league.id}/trade`;
        expect(await recorder.ask('GET', `${at}/${id}`)).toBe(await recorder.ask('GET', `${at}/${nothing}`));
        expect(await recorder.ask('GET', `${at}s?before=${id}`)).toBe(
          await recorder.ask('GET', `${at}s?before=${nothing}`),
        );
        for (const [method, action, body] of [
          ['POST', 'withdraw', undefined],
          ['POST', 'decline', {}],
          ['POST', 'counter', offer],
          ['POST', 'accept', { version: 1, hash: 'whatever it may be' }],
          ['POST', 'veto', { reason: 'Whatever it is' }],
          ['PUT', 'veto-vote', { veto: true }],
          ['GET', 'reversal', undefined],
          ['POST', 'reverse', { reason: 'Whatever it is' }],
        ] as const) {
          expect(await recorder.ask(method, `${at}s/${id}/${action}`, body)).toBe(
            await recorder.ask(method, `${at}s/${nothing}/${action}`, body),
          );
        }
      }
      // Other teams must not learn which assets an offer names: their preview of the same assets gives the same answer
      // as without the offer.
      expect(await recorder.ask('POST', `/api/${league.id}/trades/preview`, offer)).toBe(preview);
      await untilHeard(recorder);
      expect(recorder.traces(words)).toEqual([]);
      const written = await league.query<{ rooms: string[]; action_type: string | null }>(
        `select distinct unnest(rooms) as room from event where league_id = $1 and type in ('tradeChanged', 'inboxChanged')`,
        [league.id],
      );
      const parties = [1, 3].flatMap((team) => [`team:${league.teams[team]}`, `user:${league.manager(team).userId}`]);
      expect(written.map((row) => (row as unknown as { room: string }).room).sort()).toEqual(parties.sort());
      const mails = await league.query<{ to_address: string }>(
        'select distinct m.to_address from mail m where m.league_id = $1',
        [league.id],
      );
      const addresses = await league.query<{ email: string }>('select email from app_user where id = any($1::text[])', [
        `{${[1, 3].map((team) => league.manager(team).userId).join(',')}}`,
      ]);
      expect(mails.map(({ to_address }) => to_address).sort()).toEqual(addresses.map(({ email }) => email).sort());

      // After acceptance the same client sees the trade. This proves that it would have seen it earlier.
      const open = ids.at(-1)!;
      expect(await league.accept(1, open)).toMatchObject({ status: 200, body: { state: 'executed' } });
      await eventually(() => expect(recorder.traces([open]).some((line) => line.startsWith('socket'))).toBe(true));
      const now = await recorder.readAll([open]);
      expect(now[`/api/${league.id}/trade/${open}`]).toMatch(/^200 /);
      expect(now[`/api/${league.id}/trades?box=all`]).toContain(open);
      // Messages and unsuccessful offers stay hidden.
      expect(recorder.traces([SECRET, ...ids.slice(0, -1)])).toEqual([]);
      expect(theirs.id).toBeGreaterThan(0);
    },
    60_000,
  );

  test('is told to its two teams: the same client, at one of them, keeps every word', async () => {
    const { league, places, secretLife, untilHeard } = await openWorld();
    const recorder = await Recorder.open(two, league, 3, places);
    const ids = await secretLife();
    await recorder.readAll(ids);
    await untilHeard(recorder);
    for (const id of ids) {
      expect(recorder.traces([id]).some((line) => line.startsWith('socket'))).toBe(true);
      expect(recorder.traces([id]).some((line) => line.startsWith('answer 200'))).toBe(true);
    }
    expect(recorder.traces([SECRET]).length).toBeGreaterThan(0);
    expect(recorder.traces(['inboxChanged']).length).toBeGreaterThan(0);
  }, 60_000);

  test('leaves a league’s other trades silent about it, even when they end it', async () => {
    const { league, star, places, untilHeard } = await openWorld();
    const recorder = await Recorder.open(two, league, 2, places);
    const secret = await league.propose({ team: 1, gives: [player(star.id)] }, { team: 3 }, { message: SECRET });
    const { id } = await league.trade({ team: 1, gives: [player(star.id)] }, { team: 4 });
    expect((await league.view(3, secret)).state).toBe('failed');
    await recorder.readAll([id]);
    await untilHeard(recorder);
    expect(recorder.traces([id]).length).toBeGreaterThan(0);
    expect(recorder.traces([secret, SECRET])).toEqual([]);
  }, 60_000);

  test('leaves a settled condition silent about it: the pick’s history names the trade that promised the pick', async () => {
    const { league, places } = await openWorld();
    const [first] = places.pickIds;
    const { id } = await league.trade(
      { team: 1 },
      { team: 3, gives: [pick(first!, { type: 'free-text', text: 'If it snows', resolve_by: day(30) })] },
    );
    const secret = await league.propose({ team: 3, gives: [pick(first!)] }, { team: 4 }, { message: SECRET });
    const { conditions } = await league.get<ConditionLedgerAnswer>(0, '/trades/conditions');
    expect(
      await league.call(0, 'POST', `/trades/conditions/${conditions[0]?.condition_id}/confirm`, { outcome: 'met' }),
    ).toMatchObject({ status: 200 });
    expect((await league.view(3, secret)).state).toBe('failed');
    const history = await league.manager(2).api<PickHistoryAnswer>('GET', `/api/pick-history/${first}`);
    expect(JSON.stringify(history.body)).not.toContain(secret);
    expect(history.body.history.filter(({ what }) => what === 'moved')).toMatchObject([
      { trade_id: id, says: { key: 'traded', figures: { from: 'Team 4', to: 'Team 2' } } },
    ]);
  }, 60_000);

  test('leaves a trade that is taken back silent about it: both ways of the pick are that trade’s', async () => {
    const { league, places } = await openWorld();
    const [first] = places.pickIds;
    const { id } = await league.trade({ team: 1 }, { team: 3, gives: [pick(first!)] });
    await league.query(
      `update trade set accepted_at = (accepted_at at time zone 'utc' - interval '1 hour') at time zone 'utc', ended_at = (ended_at at time zone 'utc' - interval '1 hour') at time zone 'utc' where id = $1`,
      [id],
    );
    await league.query(
      `update pick_move set at = (at at time zone 'utc' - interval '1 hour') at time zone 'utc' where pick_id = $1`,
      [first],
    );
    const secret = await league.propose({ team: 1, gives: [pick(first!)] }, { team: 4 }, { message: SECRET });
    expect((await league.call(0, 'POST', `/trades/${id}/reverse`, { reason: 'They took it back' })).status).toBe(200);
    expect((await league.view(1, secret)).state).toBe('failed');
    const history = await league.manager(2).api<PickHistoryAnswer>('GET', `/api/pick-history/${first}`);
    expect(JSON.stringify(history.body)).not.toContain(secret);
    expect(history.body.history.filter(({ what }) => what === 'moved').map(({ trade_id }) => trade_id)).toEqual([
      id,
      id,
    ]);
  }, 60_000);
});
