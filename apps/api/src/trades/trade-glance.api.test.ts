import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newId } from '@crease/core/ids.js';
import type { TradeGlanceAnswer, TradeTreeAnswer, TreeLineView } from '@crease/core/trades/trade.schema.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { day, faPick, forward, givePicks, pick, player, retain, tradeLeague } from './testing/trade-fixture.js';

const { app, query } = await fileApp();

describe('players at a glance', () => {
  test('have their points and games, age, and three seasons of cap with what others retain', async () => {
    const league = await tradeLeague(app);
    const [star, rookie] = await league.hold(1, [forward(5_000_000), { position: 'D', capHit: null }]);
    await query`insert into contract (player_id, season, cap_hit, source)
      values (${star!.id}, '2026-27', 5500000, 'test')`;
    await query`update player set contract_expiry = 2027, birth_date = (now() - interval '24 years 3 days')::date
      where id = ${star!.id}`;
    await query`insert into player_season (player_id, season, playoffs, club, gp, g, a, source)
      values (${star!.id}, '2025-26', false, 'BUF', 12, 4, 7, 'test')`;
    const { state } = await league.trade(
      { team: 1, gives: [player(star!.id), retain(star!.id, 20)] },
      { team: 2, gives: [] },
    );
    expect(state).toBe('executed');
    const { status, body } = await league.call<TradeGlanceAnswer>(
      3,
      'GET',
      `/trades/glance?players=${star!.id},${rookie!.id},1,${star!.id}`,
    );
    expect(status).toBe(200);
    expect(body.season).toBe('2025-26');
    expect(body.players).toMatchObject([
      {
        player_id: star!.id,
        points: 11,
        games: 12,
        age: 24,
        contract_expiry: 2027,
        years_left: 2,
        hits: [
          { season: '2025-26', hit: 5_000_000, kind: 'signed', retained: 1_000_000 },
          { season: '2026-27', hit: 5_500_000, kind: 'signed' },
          { season: '2027-28', hit: 5_500_000, kind: 'estimated', retained: 0 },
        ],
      },
      { player_id: rookie!.id, points: 0, games: 0, hits: [{ kind: 'none' }, { kind: 'none' }, { kind: 'none' }] },
    ]);
  });

  test('are asked for by their ids, two teams’ at most', async () => {
    const league = await tradeLeague(app);
    const ask = (players: string) => league.call(1, 'GET', `/trades/glance?players=${players}`);
    expect(await ask('one')).toMatchObject({
      status: 422,
      body: { fields: { players: 'Name the players by their ids, with commas between them.' } },
    });
    const many = Array.from({ length: 201 }, (_, index) => index + 1).join(',');
    expect(await ask(many)).toMatchObject({
      status: 422,
      body: { fields: { players: 'At most 200 players at once.' } },
    });
  });
});

describe('what became of a trade', () => {
  const drawn = (lines: readonly TreeLineView[], teams: readonly string[], names: Record<string, string>) =>
    lines.map(({ depth, team_id, item, fate }) => {
      const what =
        item.kind === 'player'
          ? (names[item.player_id] ?? item.name)
          : item.kind === 'retention'
            ? `${item.percent} % of ${names[item.player_id] ?? item.name}`
            : item.kind === 'draft-pick' || item.kind === 'brought-pick'
              ? `${item.season} R${item.round}`
              : item.kind === 'told'
                ? item.what
                : item.kind === 'fa-pick'
                  ? `week ${item.week}`
                  : `$${item.amount}`;
      return `${'  '.repeat(depth)}${teams.indexOf(team_id)}: ${what} ${fate.type}`;
    });

  test('is followed through later trades, picks and drops, for everyone who may see the trade', async () => {
    const league = await tradeLeague(app);
    await givePicks(league, { rounds: 1, seasons: ['2025-26', '2026-27'] });
    await league.weekPicks();
    const [[star], [centre], [winger], [claimed]] = [
      await league.hold(1, [forward(5_000_000)]),
      await league.hold(2, [forward(4_000_000)]),
      await league.hold(3, [forward(3_000_000)]),
      await league.free([forward(1_000_000)]),
    ];
    const names = { [star!.id]: 'star', [centre!.id]: 'centre', [winger!.id]: 'winger', [claimed!.id]: 'drafted' };
    const own = (await league.picks(1))['2025-26 general 1'] ?? '';
    const next = (await league.picks(2))['2026-27 general 1'] ?? '';
    const [weekly] = await query<{ id: string }>`select id from fa_pick where owner_team_id = ${league.teams[1]}`;
    const offer = await league.propose(
      { team: 1, gives: [player(star!.id), retain(star!.id, 25), pick(own), faPick(weekly!.id)] },
      {
        team: 2,
        gives: [player(centre!.id), pick(next, { type: 'free-text', text: 'If it snows', resolve_by: day(20) })],
      },
    );
    const tree = (by: number) => league.call<TradeTreeAnswer & Refused>(by, 'GET', `/trade/${offer}/tree`);
    // Until acceptance others see neither trade nor tree.
    expect((await tree(3)).status).toBe(404);
    expect((await tree(2)).body).toEqual({ trade_id: offer, lines: [], earlier: [] });
    expect((await league.accept(2, offer)).status).toBe(200);

    await league.trade({ team: 2, gives: [player(star!.id)] }, { team: 3, gives: [player(winger!.id)] });
    const draft = await league.openDraft('ended');
    await query`insert into draft_selection (league_id, draft_id, overall, pick_id, player_id, team_id)
      values (${league.id}, ${draft}, 2, ${own}, ${claimed!.id}, ${league.teams[2]})`;
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
      values (${league.id}, ${claimed!.id}, ${league.teams[2]}, 'rookie', ${`draft:${draft}`})`;
    const dropped = await league.move(1, 'drop', centre!.id);
    expect(dropped.status).toBe(200);
    const { body } = await tree(0);
    expect(drawn(body.lines, league.teams, names)).toEqual([
      '2: star traded',
      '  2: winger held',
      '2: 25 % of star retained',
      '2: 2025-26 R1 used',
      '  2: drafted held',
      '2: week 7 held',
      '1: centre dropped',
      '1: 2026-27 R1 promised',
    ]);
    expect(body.lines.map(({ parent }) => parent)).toEqual([null, 0, null, null, 3, null, null, null]);
    expect(body.lines[3]?.fate).toMatchObject({ type: 'used', overall: 2 });
    expect(body.lines[6]?.fate).toMatchObject({ type: 'dropped', next: null, now: null });
    expect(body.lines[7]?.fate).toMatchObject({ text: expect.stringMatching(/^If it snows/) });
  });

  test('of a condition that came true goes on with what it moved; a reversed trade has no tree', async () => {
    const league = await tradeLeague(app);
    const [[one], [two]] = [await league.hold(1, [forward(1)]), await league.hold(2, [forward(1)])];
    const { id } = await league.trade(
      { team: 1, gives: [player(one!.id, { type: 'free-text', text: 'If it rains', resolve_by: day(9) })] },
      { team: 2, gives: [player(two!.id)] },
    );
    const tree = async () => (await league.get<TradeTreeAnswer>(3, `/trade/${id}/tree`)).lines;
    const fates = async () =>
      (await tree()).map(({ team_id, fate }) => `${league.teams.indexOf(team_id)} ${fate.type}`);
    expect(await fates()).toEqual(['1 held', '2 promised']);
    const [condition] = await league.query<{ id: string }>('select id from trade_condition where trade_id = $1', [id]);
    const confirmed = await league.call(0, 'POST', `/trades/conditions/${condition!.id}/confirm`, { outcome: 'met' });
    expect(confirmed.status).toBe(200);
    expect(await fates()).toEqual(['1 held', '2 held']);
    const plain = await league.trade({ team: 1, gives: [player(two!.id)] }, { team: 3, gives: [] });
    expect(await fates()).toEqual(['1 traded', '2 held']);
    const back = await league.call(0, 'POST', `/trades/${plain.id}/reverse`, { reason: 'Entered by mistake' });
    expect(back.status).toBe(200);
    expect(await fates()).toEqual(['1 held', '2 held']);
  });

  test('of a league of hundreds of trades is one answer', async () => {
    const league = await tradeLeague(app);
    const [ball] = await league.hold(1, [forward(1_000_000)]);
    const first = await league.trade({ team: 1, gives: [player(ball!.id)] }, { team: 2, gives: [] });
    // Three hundred more trades, inserted as the service stores them.
    const shown = [1, 2].map((team) => ({
      team_id: league.teams[team],
      team_name: 'A',
      picture: null,
      manager_name: null,
      assets: [],
      moves: [],
    }));
    const ids = Array.from({ length: 300 }, () => newId(randomBytes));
    await query`insert into trade (id, league_id, season, state, thread_id, proposer_team_id, recipient_team_id, terms,
        shown, accepted_at, ended_at)
      select x, ${league.id}, '2025-26', 'executed', x, ${league.teams[1]}, ${league.teams[2]}, '{}',
        ${JSON.stringify(shown)}::jsonb, now(), now() from unnest(${ids}::text[]) x`;
    const { body } = await league.call<TradeTreeAnswer>(3, 'GET', `/trade/${first.id}/tree`);
    expect(drawn(body.lines, league.teams, { [ball!.id]: 'ball' })).toEqual(['2: ball held']);
  });
});
