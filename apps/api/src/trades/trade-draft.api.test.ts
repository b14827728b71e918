import { describe, expect, test } from '@jest/globals';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { seedPlayers, somePlayers } from '../testing/draft-fixture.js';
import { eventually } from '../testing/patience.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { draftNights } from './testing/draft-night.js';
import { day, forward, pick, player, retain, tradeLeague } from './testing/trade-fixture.js';
import { linesWhere } from '../testing/log-lines.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app: one, closing, database, query } = await fileApp();
const two = await one.another();
await seedPlayers(database.pool, somePlayers(120));
const nights = closing(draftNights(one, two));
const { draftNight } = nights;

test('a draft does not begin while one of its picks is promised under an open condition', async () => {
  const league = await tradeLeague(one, {
    phase: 'setup',
    form: { general_draft_startup_length: 2, rookieDraftEnabled: false },
  });
  const { draft_id } = (
    await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general', clock: { seconds: 3_600 } })
  ).body;
  const first = (await league.picks(1))['2025-26 general 1'] ?? '';
  await league.trade(
    { team: 1, gives: [pick(first, { type: 'free-text', text: 'If it snows', resolve_by: day(30) })] },
    { team: 2 },
  );
  const begin = () => league.call(0, 'POST', `/drafts/${draft_id}/begin`, {});
  expectRefusal(await begin(), 409, 'conditionOpen', {
    message: 'The pick of round 1 (Team 2) is promised under a condition that is not settled.',
  });
  const [condition] = await query<{ id: string }>`select id from trade_condition where league_id = ${league.id}`;
  expect(await league.call(0, 'POST', `/trades/conditions/${condition?.id}/confirm`, { outcome: 'met' })).toMatchObject(
    { status: 200 },
  );
  expect((await begin()).status).toBe(200);
  const { slots } = (await league.get<DraftSnapshot>(3, `/drafts/${draft_id}`)).state;
  expect(league.teams.indexOf(slots.find(({ pickId }) => pickId === first)?.ownerTeamId ?? '')).toBe(2);
});

test('a draft that begins waits for a trade that is being agreed on, and sees what that promises', async () => {
  const league = await tradeLeague(one, {
    phase: 'setup',
    form: { general_draft_startup_length: 2, rookieDraftEnabled: false },
  });
  const { draft_id } = (
    await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general', clock: { seconds: 3_600 } })
  ).body;
  const first = (await league.picks(1))['2025-26 general 1'] ?? '';
  await league.trade(
    { team: 1, gives: [pick(first, { type: 'free-text', text: 'If it snows', resolve_by: day(30) })] },
    { team: 2 },
  );
  const [held] = await query<{ trade_id: string; condition_id: string }>`delete from frozen_asset
    where league_id = ${league.id} returning trade_id, condition_id`;
  const other = await database.pool.connect();
  try {
    // Like an uncommitted acceptance: it holds both teams' locks.
    await other.query('begin');
    await query`select id from team where league_id = ${league.id} and id = any(${[league.teams[1], league.teams[2]]})
      order by id for no key update`;
    await query`insert into frozen_asset (league_id, kind, ref, trade_id, condition_id)
      values (${league.id}, 'draft-pick', ${first}, ${held?.trade_id}, ${held?.condition_id})`;
    let answered = false;
    const begin = league.call(0, 'POST', `/drafts/${draft_id}/begin`, {}).finally(() => {
      answered = true;
    });
    await eventually(async () => {
      const [waiting] = await league.query(
        `select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(answered || waiting !== undefined).toBe(true);
    }, 10_000);
    await other.query('commit');
    expectRefusal(await begin, 409, 'conditionOpen');
  } finally {
    other.release();
  }
});

describe('during a live draft', () => {
  test('a pick is given or kept, and never promised under a condition', async () => {
    const { league, slot } = await draftNight();
    const last = await slot(30);
    const condition = { type: 'free-text', text: 'If it snows', resolve_by: day(30) } as const;
    const offer = (gives: Parameters<typeof league.sides>[0]['gives']) =>
      league.call<Partial<Refused>>(2, 'POST', '/trades', league.sides({ team: 2, gives: gives ?? [] }, { team: 1 }));
    expect(last.owner).toBe(2);
    expectRefusal(await offer([pick(last.pickId, condition)]), 409, 'draftHeld', {
      message: 'The draft of this pick is being held, so it cannot be promised under a condition.',
    });
    expect((await offer([pick(last.pickId)])).status).toBe(201);
  }, 30_000);

  test('a traded pick changes the board at once, for everybody, and the new owner picks with it', async () => {
    const { league, room, slot, take, state } = await draftNight();
    const [star, spare] = await league.hold(2, [forward(4_000_000), forward(1_000_000)]);
    const [first, last] = [await slot(1), await slot(30)];
    expect([first.owner, last.owner]).toEqual([1, 2]);
    // The pick on the clock for a player with retained salary, a later pick and a drop.
    await league.trade(
      {
        team: 2,
        gives: [player(star!.id), retain(star!.id, 25), pick(last.pickId)],
        moves: [{ type: 'drop', player_id: spare!.id }],
      },
      { team: 1, gives: [pick(first.pickId)] },
    );
    await room.until(
      (now) =>
        now.slots[0]?.ownerTeamId === league.teams[2] &&
        now.slots[29]?.ownerTeamId === league.teams[1] &&
        now.onClock?.teamId === league.teams[2],
    );
    const holdings = (now: DraftState, team: number) => now.teams.find(({ id }) => id === league.teams[team])?.holdings;
    await room.until((now) => holdings(now, 1)?.capUsed === 3_000_000 && holdings(now, 2)?.capUsed === 1_000_000);
    expect(holdings(await state(), 1)).toMatchObject({ F: 1 });
    expect(holdings(await state(), 2)).toMatchObject({ F: 0 });
    expect(await take(1, 1)).toMatchObject({ status: 403, name: 'notYourTurn' });
    expect(await take(2, 1)).toMatchObject({ status: 200 });
    expect(await take(2, 2)).toMatchObject({ status: 200 });
    expect((await league.owners()).players[nights.lastPlayer()]).toBe(2);
    await room.until((now) => now.onClock?.overall === 3);
    expect(room.state).toEqual(await state());
  }, 30_000);

  test('a pick that was made is no longer to be had', async () => {
    const { league, slot, take } = await draftNight();
    const first = await slot(1);
    const offer = await league.propose({ team: 1, gives: [pick(first.pickId)] }, { team: 2 });
    const { version, hash, facts } = await league.view(2, offer);
    expect(await take(1, 1)).toMatchObject({ status: 200 });
    const late = await league.call(2, 'POST', `/trades/${offer}/accept`, { version, hash, facts });
    expectRefusal(late, 409, 'offerChanged', {
      message: expect.stringMatching(/^This has changed since you opened the trade: This draft pick has been used; /),
    });
    expectRefusal(await league.accept(2, offer), 409, 'pickUsed');
    expectRefusal(
      await league.call(1, 'POST', '/trades', league.sides({ team: 1, gives: [pick(first.pickId)] }, { team: 2 })),
      409,
      'pickUsed',
    );
  }, 30_000);

  test('a pick that a trade under review promises stops the draft at once when it is on the clock, in words, and nobody uses it', async () => {
    const { league, room, slot, take, draftId } = await draftNight({ review: 24, atOnce: false });
    const first = await slot(1);
    const { id } = await league.trade({ team: 1, gives: [pick(first.pickId)] }, { team: 2 });
    await room.until((state) => state.status === 'paused' && state.held === true);
    const { due_at } = (await league.query<{ due_at: Date }>('select due_at from trade where id = $1', [id]))[0]!;
    expect(room.state?.promises).toEqual([
      { pickId: first.pickId, tradeId: id, kind: 'review', until: due_at.toISOString(), teams: ['Team 2', 'Team 3'] },
    ]);
    for (const by of [1, 0]) expect(await take(by, 1)).toMatchObject({ status: 409, name: 'pickPromised' });
    for (const [command, body] of [
      ['skip', { overall: 1 }],
      ['resume', {}],
    ] as const) {
      expectRefusal(await league.call(0, 'POST', `/drafts/${draftId}/${command}`, body), 409, 'pickPromised', {
        message: 'Pick 1 is promised in a trade of Team 2 and Team 3 that is under review.',
      });
    }
    const [line] = await linesWhere(league.query, `stream = $1 and type = 'draftPaused'`, [`draft:${draftId}`]);
    expect(line).toBe(
      '2025-26 startup draft paused itself at round 1, pick 1: the pick is promised in a trade of Team 2 and Team 3',
    );
  }, 30_000);

  test('it stops the draft when the draft comes to it, which goes on by itself for the new owner when the review is over', async () => {
    const { league, room, state, slot, take } = await draftNight({ review: 24, atOnce: false });
    const second = await slot(2);
    const { id } = await league.trade({ team: second.owner, gives: [pick(second.pickId)] }, { team: 3 });
    expect(await take(1, 1)).toMatchObject({ status: 200 });
    await room.until((now) => now.status === 'paused' && now.onClock?.overall === 2);
    await league.query('update trade set due_at = clock_timestamp() where id = $1', [id]);
    await room.until(
      (now) => now.status === 'running' && now.onClock?.overall === 2 && now.onClock.teamId === league.teams[3],
    );
    expect((await league.view(3, id)).state).toBe('executed');
    expect(await state()).not.toHaveProperty('promises');
    expect(await take(3, 2)).toMatchObject({ status: 200 });
    await room.until((now) => now.onClock?.overall === 3);
    expect(room.state).toEqual(await state());
  }, 30_000);

  test('it goes on for its owner when the trade is vetoed', async () => {
    const { league, room, slot, take } = await draftNight({ review: 24, atOnce: false });
    const first = await slot(1);
    const { id } = await league.trade({ team: 1, gives: [pick(first.pickId)] }, { team: 2 });
    await room.until((now) => now.held === true);
    expect((await league.call(0, 'POST', `/trades/${id}/veto`, { reason: 'Not tonight' })).status).toBe(200);
    await room.until((now) => now.status === 'running' && now.onClock?.teamId === league.teams[1]);
    expect(await take(1, 1)).toMatchObject({ status: 200 });
  }, 30_000);

  test('a draft that begins with such a pick stops there', async () => {
    const league = await tradeLeague(one, {
      phase: 'setup',
      review: 24,
      form: { general_draft_startup_length: 2, rookieDraftEnabled: false },
    });
    const { draft_id } = (
      await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general', clock: { seconds: 3_600 } })
    ).body;
    const at = `/api/${league.id}/drafts/${draft_id}`;
    await league.manager(0).api('PUT', `${at}/order`, {
      source: 'commissioner',
      kind: 'linear',
      team_ids: [1, 2, 3, 0].map((team) => league.teams[team]),
    });
    const first = (await league.picks(1))['2025-26 general 1'] ?? '';
    await league.trade({ team: 1, gives: [pick(first)] }, { team: 2 });
    expect((await league.manager(0).api('POST', `${at}/begin`, {})).status).toBe(200);
    expect((await league.manager(3).api<DraftSnapshot>('GET', at)).body.state).toMatchObject({
      status: 'paused',
      held: true,
      onClock: { overall: 1 },
    });
  }, 30_000);

  test('a conditional trade that was accepted before the draft is carried out during it, and its condition stops the draft until it is settled', async () => {
    const league = await tradeLeague(one, {
      phase: 'setup',
      review: 24,
      form: { general_draft_startup_length: 2, rookieDraftEnabled: false },
    });
    const { draft_id } = (
      await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general', clock: { seconds: 3_600 } })
    ).body;
    const at = `/api/${league.id}/drafts/${draft_id}`;
    const state = async () => (await league.manager(3).api<DraftSnapshot>('GET', at)).body.state;
    await league.manager(0).api('PUT', `${at}/order`, {
      source: 'commissioner',
      kind: 'linear',
      team_ids: [1, 2, 3, 0].map((team) => league.teams[team]),
    });
    const first = (await league.picks(1))['2025-26 general 1'] ?? '';
    const { id } = await league.trade(
      { team: 1, gives: [pick(first, { type: 'free-text', text: 'If it snows', resolve_by: day(30) })] },
      { team: 2 },
    );
    expect((await league.manager(0).api('POST', `${at}/begin`, {})).status).toBe(200);
    await league.query('update trade set due_at = clock_timestamp() where id = $1', [id]);
    await eventually(async () => expect((await league.view(3, id)).state).toBe('executed'));
    expect(await state()).toMatchObject({
      status: 'paused',
      held: true,
      promises: [{ pickId: first, kind: 'condition', tradeId: id }],
    });
    expectRefusal(await league.manager(0).api<Refused>('POST', `${at}/resume`, {}), 409, {
      message: 'Pick 1 is promised in a trade of Team 2 and Team 3 under a condition that is not settled.',
    });
    const [condition] = await query<{ id: string }>`select id from trade_condition where league_id = ${league.id}`;
    expect(
      await league.call(0, 'POST', `/trades/conditions/${condition?.id}/confirm`, { outcome: 'met' }),
    ).toMatchObject({ status: 200 });
    expect(await state()).toMatchObject({ status: 'running', onClock: { overall: 1, teamId: league.teams[2] } });
  }, 30_000);

  test('a pick under review that the commissioner lets be used, with a reason, ends the trade with that reason, and the rest of it stays where it was', async () => {
    const { league, room, slot, take, draftId } = await draftNight({ review: 24, atOnce: false });
    const [star] = await league.hold(2, [forward(4_000_000)]);
    const first = await slot(1);
    const { id } = await league.trade({ team: 1, gives: [pick(first.pickId)] }, { team: 2, gives: [player(star!.id)] });
    await room.until((now) => now.held === true);
    expect(
      await league.call(0, 'POST', `/drafts/${draftId}/resume`, { override_reason: 'Both teams agreed to go on' }),
    ).toMatchObject({ status: 200 });
    expect(await take(1, 1)).toMatchObject({ status: 200 });
    await league.query('update trade set due_at = clock_timestamp() where id = $1', [id]);
    await eventually(async () =>
      expect(await league.view(3, id)).toMatchObject({
        state: 'failed',
        reason: 'Not carried out: This draft pick has been used.',
      }),
    );
    expect(await league.query('select reason, ending from trade where id = $1', [id])).toEqual([
      {
        reason: null,
        ending: {
          key: 'failed',
          figures: { why: { of: 'trades', key: 'pickUsed.draft', figures: { settingUp: false } } },
        },
      },
    ]);
    expect((await league.owners()).players[star!.id]).toBe(2);
  }, 30_000);

  test('a pick and its trade in the same moment, on two processes: one of them happens @long', async () => {
    const { league, room, state, slot, take } = await draftNight();
    for (let overall = 1; overall <= 12; overall += 1) {
      const { pickId, owner } = await slot(overall);
      // The commissioner can pick for every team, so skip their own slot.
      if (owner === 0) {
        expect(await take(0, overall)).toMatchObject({ status: 200 });
        continue;
      }
      const to = [1, 2, 3].find((team) => team !== owner) ?? 1;
      const offer = await league.propose({ team: owner, gives: [pick(pickId)] }, { team: to });
      const { version, hash } = await league.view(to, offer);
      const accept = () =>
        one.api<Partial<Refused> & { state?: string }>(
          'POST',
          `/api/${league.id}/trades/${offer}/accept`,
          { version, hash },
          { authorization: `Bearer ${league.manager(to).token}` },
        );
      const [taken, accepted] = await Promise.all([take(owner, overall, two), accept()]);
      const outcome = `${taken.status} ${taken.name}, ${accepted.status} ${accepted.body.refusal?.name ?? accepted.body.state}`;
      expect(['200 , 409 offerChanged', '200 , 409 pickUsed', '403 notYourTurn, 200 executed']).toContain(outcome);
      const found = (await state()).slots[overall - 1];
      expect([outcome, found?.ownerTeamId, found?.status]).toEqual([
        outcome,
        league.teams[accepted.status === 200 ? to : owner],
        taken.status === 200 ? 'taken' : 'open',
      ]);
      if (taken.status !== 200) expect(await take(to, overall)).toMatchObject({ status: 200 });
      else await league.call(owner, 'POST', `/trades/${offer}/withdraw`);
    }
    const final = await state();
    await room.until((now) => now.seq >= final.seq);
    expect(room.state).toEqual(final);
    expect(await league.query('select pick_id from draft_selection group by pick_id having count(*) > 1')).toEqual([]);
  }, 60_000);
});

test('compensatory picks are traded like others, and forfeited ones not at all', async () => {
  const league = await tradeLeague(one, {
    phase: 'setup',
    form: { general_draft_startup_length: 2, rookieDraftEnabled: false },
  });
  const { draft_id } = (
    await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general', clock: { seconds: 3_600 } })
  ).body;
  const at = `/api/${league.id}/drafts/${draft_id}`;
  const amend = (body: object) =>
    league.manager(0).api<Partial<Refused>>('POST', `${at}/amendments`, { reason: 'By the rules', ...body });
  const slots = async () => (await league.manager(3).api<DraftSnapshot>('GET', at)).body.state.slots;
  expect((await amend({ what: 'added', team_id: league.teams[1], round: 1, place: 1 })).status).toBe(200);
  const extra = (await slots()).find((slot) => slot.extra === 1)?.pickId ?? '';
  const own =
    (await slots()).find(
      (slot) => slot.originalTeamId === league.teams[1] && slot.extra === undefined && slot.round === 1,
    )?.pickId ?? '';
  const { id } = await league.trade({ team: 1, gives: [pick(extra), pick(own)] }, { team: 2 });
  const labels = (await league.view(3, id)).sides.flatMap(({ assets }) => assets.map(({ label }) => label));
  expect(labels).toEqual(['2025-26 general, round 1, compensatory (Team 2)', '2025-26 general, round 1 (Team 2)']);
  expect(
    (await slots()).filter(({ pickId }) => [extra, own].includes(pickId)).map(({ ownerTeamId }) => ownerTeamId),
  ).toEqual([league.teams[2], league.teams[2]]);
  expectRefusal(await amend({ what: 'removed', pick_id: extra }), 409, 'pickTraded');
  expect((await amend({ what: 'forfeited', pick_id: extra })).status).toBe(200);
  expectRefusal(
    await league.call(2, 'POST', '/trades', league.sides({ team: 2, gives: [pick(extra)] }, { team: 3 })),
    409,
    'pickForfeited',
    { message: 'This draft pick is forfeited.' },
  );
});
