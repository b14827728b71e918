import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import type { OfferPlaced, RestrictedAnswer } from '@crease/core/free-agents/rfa/rfa.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import type { PickHistoryAnswer } from '@crease/core/teams/team.answers.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { figuresIn } from '../../testing/answers/figures.js';
import { OWN_SALARIES } from '../../testing/kinds/own-salaries.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, database, tasks, query } = await fileApp();
const books = app.app.get(BooksQueries);

const FORM = {
  num_teams: 3,
  ...OWN_SALARIES,
  rfa: 'refusal',
} as const;
type Held = Awaited<ReturnType<PlayLeague['hold']>>[number];
let league: PlayLeague;
let next: string;

const path = () => `/api/${league.id}/free-agents`;
const call = <T = Refused>(by: number, method: string, at: string, body?: object, headers?: Record<string, string>) =>
  league.manager(by).api<T & Refused>(method, at, body, headers);
const step = (to: string) =>
  call<{ success: boolean }>(0, 'POST', `/api/${league.id}/phase`, { to, override_reason: 'For this test' });
const phase = async () => (await call<PhaseAnswer>(0, 'GET', `/api/${league.id}/phase`)).body;
const offer = (by: number, player: Held | undefined, salary: number, years = 1, headers?: Record<string, string>) =>
  call<OfferPlaced>(by, 'POST', `${path()}/offers`, { player_id: player?.id, salary, years }, headers);
const answer = (by: number, player: Held | undefined, match: boolean) =>
  call(by, 'POST', `${path()}/restricted/${player?.id}/answer`, { match });
const board = async (by: number) => (await call<RestrictedAnswer>(by, 'GET', `${path()}/restricted`)).body.players;
const log = async (by = 2) =>
  (await call<ActivityLogAnswer>(by, 'GET', `/api/${league.id}/activity-log?limit=100`)).body.activities.map(
    ({ message }) => message,
  );
const contractOf = async (player: Held | undefined) =>
  (await call<ContractsAnswer>(0, 'GET', `/api/${league.id}/contracts`)).body.players.find(
    ({ player_id }) => player_id === player?.id,
  );
/** The time that open players wait for is over, and the run of all processes has looked. */
const timePasses = async () => {
  await query`update restricted_agent set offers_until = now() - interval '1 second',
     match_until = case when match_until is not null then (select now() - interval '1 second') end
    where league_id = ${league.id} and decided_at is null`;
  await tasks.runToEnd('restricted-agents');
};

/** A league in free agency, with restricted free agents of team 0. */
async function begin(players = 1, form: object = {}): Promise<Held[]> {
  league = await playLeague(app, { form: { ...FORM, ...form } });
  const { season } = await books.league(database.db, league.id);
  next = seasonPlus(season, 1);
  const held = await league.hold(
    0,
    Array.from({ length: players }, () => ({ position: 'F' as const, capHit: 1 })),
  );
  for (const { id } of held)
    await call(0, 'PUT', `/api/${league.id}/contracts/${id}`, {
      salary: 10,
      last_season: season,
      kind: 'entry-level',
    });
  expect((await step('offseason')).status).toBe(200);
  expect((await phase()).next).toBe('free-agency');
  expect((await step('free-agency')).body).toMatchObject({ success: true });
  return held;
}

let ada: Held | undefined;
beforeEach(async () => {
  [ada] = await begin();
});

test('the former team matches the best offer, and the league moves on once all are decided', async () => {
  expect(await league.places(0)).toEqual({});
  expect(await log()).toContainEqual(expect.stringContaining(`${ada?.name} of Team 1 is a restricted free agent.`));
  expect((await offer(1, ada, 20, 2)).status).toBe(200);
  expect((await offer(2, ada, 20, 3)).status).toBe(200);
  expect(await step('annual-drafts')).toMatchObject({ status: 409, body: { refusal: { name: 'agentsOpen' } } });
  for (const [by, own] of [
    [0, null],
    [1, { salary: 20, years: 2 }],
    [2, { salary: 20, years: 3 }],
  ] as const) {
    const [seen] = await board(by);
    expect(seen).toMatchObject({ best: null, offers: [], outcome: null });
    if (own === null) expect(seen?.own).toBeNull();
    else expect(seen?.own).toMatchObject(own);
  }
  await timePasses();
  // Of equal salaries more seasons count. Only the two teams see the offer.
  expect((await board(0))[0]).toMatchObject({ best: { team_id: league.teams[2], salary: 20, years: 3 }, offers: [] });
  expect((await board(1))[0]).toMatchObject({ best: null, offers: [], outcome: null });
  expect((await log()).find((line) => line.includes('Offers for'))).not.toContain('$');
  expect((await answer(1, ada, true)).status).toBe(403);
  expect((await answer(0, ada, true)).status).toBe(200);
  expect(await league.places(0)).toEqual({ [ada?.id ?? 0]: 'active' });
  expect(await contractOf(ada)).toMatchObject({
    contract: { salary: 20, first_season: next, last_season: seasonPlus(next, 2), kind: 'standard', sign_until: null },
  });
  expect((await board(1))[0]).toMatchObject({
    outcome: 'matched',
    offers: [
      { team_id: league.teams[2], salary: 20, years: 3, outcome: 'matched' },
      { team_id: league.teams[1], salary: 20, years: 2, outcome: 'lost' },
    ],
  });
  expect(await log()).toContainEqual(
    `Team 1 matched the best offer for ${ada?.name}: 3 seasons at $20. Offers: Team 3, 3 seasons at $20; Team 2, 2 seasons at $20.`,
  );
  expect((await answer(0, ada, true)).status).toBe(409);
  expect((await step('annual-drafts')).status).toBe(200);
});

test('without an answer in time the player joins the team that made the offer', async () => {
  await offer(1, ada, 12);
  await offer(2, ada, 15, 2);
  await timePasses();
  await timePasses();
  expect(await league.places(2)).toEqual({ [ada?.id ?? 0]: 'active' });
  expect(await contractOf(ada)).toMatchObject({ contract: { salary: 15, last_season: seasonPlus(next, 1) } });
  expect((await board(0))[0]).toMatchObject({
    outcome: 'signed',
    offers: [
      { team_id: league.teams[2], outcome: 'won' },
      { team_id: league.teams[1], outcome: 'lost' },
    ],
  });
  await tasks.runToEnd('restricted-agents');
  expect(await league.places(2)).toEqual({ [ada?.id ?? 0]: 'active' });
});

test('without an offer the former team keeps the player for the last salary, or lets the player go', async () => {
  const [bo, cy] = await begin(2);
  await timePasses();
  expect(await board(0)).toMatchObject([{ best: null }, { best: null }]);
  expect((await answer(0, bo, true)).status).toBe(200);
  expect((await answer(0, cy, false)).status).toBe(200);
  expect(await league.places(0)).toEqual({ [bo?.id ?? 0]: 'active' });
  expect(await contractOf(bo)).toMatchObject({ contract: { salary: 10, last_season: next } });
  expect((await board(0)).map(({ outcome }) => outcome).toSorted()).toEqual(['free', 'kept']);
});

test('a team that has spent its space meanwhile loses to the next offer, which can be matched again', async () => {
  await offer(1, ada, 50);
  await offer(2, ada, 40);
  await timePasses();
  const [held] = await league.hold(1, [{ position: 'D', capHit: 1 }]);
  await call(0, 'PUT', `/api/${league.id}/contracts/${held?.id}`, { salary: 90, last_season: next });
  await timePasses();
  expect((await board(0))[0]).toMatchObject({ outcome: null, best: { team_id: league.teams[2], salary: 40 } });
  await timePasses();
  expect(await league.places(2)).toEqual({ [ada?.id ?? 0]: 'active' });
  expect((await board(0))[0]?.offers).toMatchObject([
    { team_id: league.teams[1], salary: 50, outcome: 'failed', reason: expect.stringContaining('cap') },
    { team_id: league.teams[2], salary: 40, outcome: 'won', reason: null },
  ]);
});

describe('an offer', () => {
  test('is changed, withdrawn and repeated harmlessly', async () => {
    const key = { 'idempotency-key': 'the-first-offer' };
    const first = await offer(1, ada, 12, 1, key);
    expect((await offer(1, ada, 12, 1, key)).body).toEqual(first.body);
    expect((await offer(1, ada, 13, 1, key)).status).toBe(422);
    expect((await offer(1, ada, 14, 2)).body.offer_id).toBe(first.body.offer_id);
    expect((await board(1))[0]?.own).toMatchObject({ salary: 14, years: 2 });
    const withdraw = (by: number) => call(by, 'DELETE', `${path()}/offers/${first.body.offer_id}`);
    expect((await withdraw(2)).status).toBe(404);
    expect((await withdraw(1)).status).toBe(200);
    expect((await board(1))[0]?.own).toBeNull();
  });

  test('is refused for the own player, after its time, above the cap with the other offers, and for wrong terms', async () => {
    const [bo, cy] = await begin(2);
    const name = async (made: ReturnType<typeof offer>) => (await made).body.refusal?.name;
    expect(await name(offer(0, bo, 12))).toBe('ownRestricted');
    expect(await name(offer(1, bo, 1))).toBe('salaryTooLow');
    expect(await name(offer(1, bo, 12, 5))).toBe('offerYears');
    expect(await name(offer(1, bo, 111))).toBe('cap');
    expect((await offer(1, bo, 60)).status).toBe(200);
    expect(await name(offer(1, cy, 60))).toBe('cap');
    expect((await offer(1, cy, 50)).status).toBe(200);
    const [other] = await league.free([{ position: 'F', capHit: 1 }]);
    expect(await name(offer(1, other, 12))).toBe('noRestricted');
    const added = await call(0, 'POST', `${path()}/add`, {
      player_id: bo?.id,
      team_id: league.teams[1],
      override_reason: 'For this test',
    });
    expect(added).toMatchObject({ status: 409, body: { refusal: { name: 'restrictedNow' } } });
    await timePasses();
    expect(await name(offer(2, bo, 70))).toBe('offersOver');
  });
});

describe('in a league with compensation', () => {
  const PICKS = { rfa: 'compensation' };
  const tradeAway = (from: number, to: number, round: number) =>
    query`update draft_pick set owner_team_id = ${league.teams[to]}
      where league_id = ${league.id} and original_team_id = ${league.teams[from]} and season = ${next}
        and type = 'rookie' and round = ${round}`;
  const given = async (from: number, to: number) =>
    (
      await query<{ season: string; round: number }>`select season, round from draft_pick
        where league_id = ${league.id} and original_team_id = ${league.teams[from]}
          and owner_team_id = ${league.teams[to]} order by season, round`
    ).map(({ season, round }) => `${season} ${round}`);
  const unsettled = (text: string) =>
    query`select id from rfa_offer where league_id = ${league.id}
      and (ending::text like ${`%${text}%`} or compensation is not null)`;

  test('the picks of an unmatched offer go to the former team, also in the lobby of their draft', async () => {
    const [bo] = await begin(1, PICKS);
    const later = seasonPlus(next, 1);
    const lobby = await call<{ draft_id: string }>(0, 'POST', `/api/${league.id}/drafts`, { type: 'rookie' });
    expect(lobby.status).toBe(201);
    expect((await call<RestrictedAnswer>(1, 'GET', `${path()}/restricted`)).body.compensation).toMatchObject({
      cap: 100,
      type: 'rookie',
    });
    expect((await offer(1, bo, 12, 2)).status).toBe(200);
    expect(await unsettled('pick')).toEqual([]);
    await timePasses();
    await timePasses();
    const compensation = [
      { season: next, type: 'rookie', round: 1 },
      { season: next, type: 'rookie', round: 2 },
      { season: later, type: 'rookie', round: 1 },
    ];
    expect((await board(2))[0]).toMatchObject({ outcome: 'signed', offers: [{ outcome: 'won', compensation }] });
    expect(await given(1, 0)).toEqual([`${next} 1`, `${next} 2`, `${later} 1`]);
    const [pick] = await query<{ id: string }>`select id from draft_pick where league_id = ${league.id}
      and original_team_id = ${league.teams[1]} and owner_team_id = ${league.teams[0]} limit 1`;
    const { history } = (await call<PickHistoryAnswer>(2, 'GET', `/api/pick-history/${pick?.id}`)).body;
    expect(history.at(-1)?.says).toEqual({
      key: 'compensation',
      figures: { from: 'Team 2', to: 'Team 1', player: bo?.name },
    });
    expect(await log()).toContainEqual(
      expect.stringContaining(
        `did not match and gets the round 1 and round 2 picks of the ${next} rookie draft and the round 1 pick of the ${later} rookie draft.`,
      ),
    );
    const owners = await query<{ owner: string }>`select data ->> 'ownerTeamId' as owner from event
      where league_id = ${league.id} and type = 'pickOwnerChanged'`;
    expect(owners).toEqual([{ owner: league.teams[0] }]);
    await tasks.runToEnd('restricted-agents');
    expect(await given(1, 0)).toHaveLength(3);
    await tasks.runToEnd('notifications');
    const notices = await query<{ key: string; picks: object }>`select says ->> 'key' as key,
        says -> 'figures' -> 'compensation' as picks from notice where league_id = ${league.id}
      and says ->> 'key' in ('offerPaid', 'offerWon') order by 1`;
    expect(notices.map(({ key }) => key)).toEqual(['offerPaid', 'offerWon']);
    for (const { picks } of notices) expect(picks).toEqual(compensation);
    // Picks were moved after a signing, so the step can no longer be undone.
    const change = (await phase()).taking_back;
    expect(JSON.stringify(change?.obstacles)).toContain('roster');
  });

  test('what an offer costs cannot be changed while offers are open', async () => {
    const [bo] = await begin(1, PICKS);
    await offer(1, bo, 9);
    for (const change of [{ rfa: 'refusal' }, { salary_cap: 120 }, { rookie_draft_length: 2 }])
      expectRefusal(await call(0, 'PATCH', `/api/${league.id}/settings`, change), 409, 'offersOpen');
    expect((await call(0, 'PATCH', `/api/${league.id}/settings`, { trade_review_hours: 5 })).status).toBe(200);
    await timePasses();
    await timePasses();
    expect((await call(0, 'PATCH', `/api/${league.id}/settings`, { salary_cap: 120 })).status).toBe(200);
  });

  test('a matched offer and a player without one cost nothing', async () => {
    const [bo, cy] = await begin(2, PICKS);
    await offer(1, bo, 12);
    await timePasses();
    expect((await answer(0, bo, true)).status).toBe(200);
    expect((await answer(0, cy, false)).status).toBe(200);
    expect(await given(1, 0)).toEqual([]);
    for (const { offers } of await board(1)) for (const { compensation } of offers) expect(compensation).toEqual([]);
  });

  test('an offer needs own picks that no other offer of the team needs; the refusal names the pick and a way out', async () => {
    const [bo, cy] = await begin(2, PICKS);
    await tradeAway(1, 2, 2);
    const refused = await offer(1, bo, 11);
    expect(refused.body.refusal).toMatchObject({ name: 'compensationMissing', field: 'salary', limit: 4 });
    expect(refused.body.refusal).toMatchObject({
      message: expect.stringContaining(`the round 2 pick of the ${next} rookie draft, which the team has traded`),
      fix: 'Offer less than $4, or trade for it.',
    });
    expect((await offer(1, bo, 9)).status).toBe(200);
    expect((await offer(1, cy, 8)).body.refusal).toMatchObject({
      name: 'compensationMissing',
      message: expect.stringContaining('which the team needs for another offer'),
      fix: 'Offer less than $4, or withdraw the other offer.',
    });
    // A changed offer frees its own picks; the best ones of another team do not count.
    expect((await offer(1, bo, 3)).status).toBe(200);
    expect((await offer(1, cy, 8)).status).toBe(200);
    expect((await offer(2, bo, 5)).status).toBe(200);
  });

  test('an offer whose pick is gone by the decision ends, its team is told, and the next one counts', async () => {
    const [bo] = await begin(1, PICKS);
    await offer(1, bo, 9);
    await offer(2, bo, 5);
    await timePasses();
    expect((await board(0))[0]).toMatchObject({ best: { team_id: league.teams[1], salary: 9 } });
    await tradeAway(1, 2, 1);
    await timePasses();
    expect((await board(0))[0]).toMatchObject({ outcome: null, best: { team_id: league.teams[2], salary: 5 } });
    await timePasses();
    expect(await given(2, 0)).toEqual([`${next} 2`]);
    expect(await given(1, 0)).toEqual([]);
    expect((await board(1))[0]?.offers).toMatchObject([
      {
        team_id: league.teams[1],
        outcome: 'failed',
        reason: expect.stringContaining('round 1 pick'),
        compensation: [],
      },
      { team_id: league.teams[2], outcome: 'won', compensation: [{ season: next, round: 2 }] },
    ]);
  });
});

test('nobody finds an offer before it is decided: in rows, events, answers, requests and the archive', async () => {
  await offer(1, ada, 87, 3, { 'idempotency-key': 'a-sealed-offer' });
  const rows = await query<{ text: string }>`select row_to_json(o)::text as text from rfa_offer o
      where league_id = ${league.id}
    union all select row_to_json(e)::text from event e where league_id = ${league.id}
    union all select row_to_json(e)::text from account_event e
    union all select row_to_json(r)::text from restricted_agent r where league_id = ${league.id}`;
  const written = rows.map(({ text }) => text.replaceAll(/"(at|[a-z_]+_(at|until))":"[^"]*"/g, '')).join('\n');
  expect(written).not.toMatch(/"(salary|years)":("?)(87|3)\b/);
  for (const by of [0, 2]) expect(figuresIn(await board(by))).not.toContain(87);
  const archive = await call<object>(0, 'GET', `/api/${league.id}/archive`);
  expect(JSON.stringify(archive.body)).not.toContain('"sealed"');
});

test('the step into free agency is taken back with its players; without open contracts free agency is skipped', async () => {
  const change = (await phase()).taking_back;
  expect(change).toMatchObject({ obstacles: [] });
  const back = await call(0, 'POST', `/api/${league.id}/phase/take-back`, { change_id: change?.id ?? 'none' });
  expect(back.status).toBe(200);
  expect(await board(0)).toEqual([]);
  expect(await league.places(0)).toEqual({ [ada?.id ?? 0]: 'active' });
  await call(0, 'PUT', `/api/${league.id}/contracts/${ada?.id}`, { salary: 10, last_season: next });
  expect((await phase()).next).toBe('annual-drafts');
});

test('free agency begins on 1 July and ends with its last player, without a commissioner; a step taken back stays so', async () => {
  const change = (await phase()).taking_back;
  await call(0, 'POST', `/api/${league.id}/phase/take-back`, { change_id: change?.id ?? 'none' });
  await tasks.runToEnd('free-agency');
  expect((await phase()).phase).toBe('offseason');
  // As if no commissioner had been there.
  await database.query(`delete from phase_change where league_id = $1 and from_phase = 'offseason'`, [league.id]);
  const years = await query<{ begun: boolean }>`select clock_timestamp() >= make_timestamptz(left(current_season,
      4)::int + 1, 7, 1, 0, 0, 0, time_zone) as begun
    from league where id = ${league.id}`;
  await tasks.runToEnd('free-agency');
  expect((await phase()).phase).toBe(years[0]?.begun === true ? 'free-agency' : 'offseason');
  if (years[0]?.begun !== true) expect((await step('free-agency')).status).toBe(200);
  await tasks.runToEnd('free-agency');
  expect((await phase()).phase).toBe('free-agency');
  await timePasses();
  const concerns = async () =>
    (await call<ConcernsAnswer>(0, 'GET', `/api/${league.id}/concerns`)).body.concerns.filter(
      ({ kind }) => kind === 'match-offers',
    );
  expect(await concerns()).toMatchObject([{ count: 1, todo: true, names: [ada?.name] }]);
  await timePasses();
  expect(await concerns()).toEqual([]);
  await tasks.runToEnd('free-agency');
  expect((await phase()).phase).toBe('annual-drafts');
});
