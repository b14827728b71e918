import { expect, test } from '@jest/globals';
import type { TradeAnswer } from '@crease/core/trades/trade.schema.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { NotificationService } from '../../notifications/notification.service.js';
import { openDraft } from '../../testing/draft-fixture.js';
import { eventually } from '../../testing/patience.js';
import { seedPlayers, SMALL_DRAFT, somePlayers } from '../../testing/draft-fixture.js';
import { fileApp, type Refused, type TestUser } from '../../testing/test-app.js';
import { forward, player, tradeLeague } from '../../trades/testing/trade-fixture.js';

/* A co-manager acts for the team like its manager; lists, news and counts have each team once and each person once. */

const { app, database, query, seed } = await fileApp();
const helper = await app.signUp('helper');

const help = (leagueId: string, teamId = '') =>
  query`insert into membership (league_id, user_id, team_id, co_manager, seat) values (${leagueId}, ${helper.userId}, ${teamId}, true, 1)`;

test('an offer reaches each person of the team once, and a co-manager accepts it', async () => {
  const league = await tradeLeague(app);
  await help(league.id, league.teams[2]);
  const [star] = await league.hold(1, [forward(5_000_000)]);
  const id = await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 2 });
  const told = (table: 'notice' | 'mail', person: string) =>
    database.query<{ to: string }>(`select ${person} as to from ${table} where league_id = $1 order by 1`, [league.id]);
  const both = [helper.userId, league.manager(2).userId].sort();
  expect((await told('notice', 'user_id')).map(({ to }) => to)).toEqual(both);
  expect(await told('mail', 'to_address')).toHaveLength(2);
  const at = `/api/${league.id}`;
  const { body: seen } = await helper.api<TradeAnswer & { hash: string; facts: object }>('GET', `${at}/trade/${id}`);
  const accepted = await helper.api<TradeAnswer>('POST', `${at}/trades/${id}/accept`, {
    version: seen.version,
    hash: seen.hash,
    facts: seen.facts,
  });
  expect(accepted).toMatchObject({ status: 200, body: { state: 'executed' } });
  const [line] = (await helper.api<{ activities: { actor: string; message: string }[] }>('GET', `${at}/activity-log`))
    .body.activities;
  expect(line).toMatchObject({ actor: 'Helper Tester' });
});

test('a withdrawn offer takes back the mails to all people of the team', async () => {
  const league = await tradeLeague(app);
  await help(league.id, league.teams[2]);
  const [star] = await league.hold(1, [forward(5_000_000)]);
  const id = await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 2 });
  await league.call(1, 'POST', `/trades/${id}/withdraw`);
  expect(await league.query('select kind from mail where league_id = $1', [league.id])).toEqual([]);
});

test('a team has one vote on a trade, and the last one counts', async () => {
  const league = await tradeLeague(app, { review: 24, form: { num_teams: 8 } });
  await help(league.id, league.teams[2]);
  const [own] = await league.hold(0, [forward(5_000_000)]);
  const { id } = await league.trade({ team: 0, gives: [player(own!.id)] }, { team: 1 });
  const path = `/api/${league.id}/trades/${id}/veto-vote`;
  const vote = async (by: { api: TestUser['api'] }, veto: boolean) =>
    (await by.api<{ state: string }>('PUT', path, { veto })).body.state;
  expect(await vote(league.manager(2), true)).toBe('in-review');
  expect(await vote(helper, true)).toBe('in-review');
  // Six uninvolved teams, not seven people.
  expect((await league.view(3, id)).veto).toEqual({ by: 'managers', votes: 1, needed: 2, mine: false });
  expect(await vote(helper, false)).toBe('in-review');
  expect((await league.view(2, id)).veto).toMatchObject({ votes: 0, mine: false });
  // A vote ends with the place on the team.
  expect(await vote(helper, true)).toBe('in-review');
  expect((await league.view(2, id)).veto).toMatchObject({ votes: 1, mine: true });
  await league.query('delete from membership where league_id = $1 and user_id = $2', [league.id, helper.userId]);
  expect((await league.view(2, id)).veto).toMatchObject({ votes: 0, mine: false });
  expect(await vote(league.manager(2), true)).toBe('in-review');
  expect(await vote(league.manager(3), true)).toBe('vetoed');
});

test('a reminder is written to each person of the team, once', async () => {
  const league = await tradeLeague(app);
  await help(league.id, league.teams[2]);
  await league.weekPicks(1);
  await query`update fa_pick set expires_at = now() + interval '5 hours' where league_id = ${league.id}`;
  const sweep = () => app.app.get(NotificationService).sweep();
  const told = () =>
    query<{
      user_id: string;
      count: string;
    }>`select user_id, count(*)::text as count from notice where league_id = ${league.id} group by 1`;
  await sweep();
  const first = await told();
  expect(first).toHaveLength(5);
  expect(first.every(({ count }) => count === '1')).toBe(true);
  expect(first.some(({ user_id }) => user_id === helper.userId)).toBe(true);
  await sweep();
  await query`update membership set co_manager = true where team_id = ${league.teams[2]} and seat = 0`;
  await query`update membership set co_manager = false where team_id = ${league.teams[2]} and seat = 1`;
  await sweep();
  expect(await told()).toEqual(expect.arrayContaining(first));
});

test('two devices of a team pick at once: one wins, the other is refused, and each team is in the room once', async () => {
  await seedPlayers(database.pool, somePlayers(60));
  const of = await seed({ form: { ...SMALL_DRAFT, max_roster_size: 3 } });
  const [first] = of.teams;
  await help(of.leagueId, first?.id);
  const { path } = await openDraft(of);
  await of.commissioner.must('POST', `${path}/begin`, {});
  const pick = (playerId: number) => ({ overall: 1, player_id: playerId });
  const answers = await Promise.all([
    of.commissioner.call<Partial<Refused>>('POST', `${path}/picks`, pick(8_000_001)),
    helper.api<Partial<Refused>>('POST', `${path}/picks`, pick(8_000_002)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.refusal?.message).toMatch(/^Pick 1 /);
  const { state, people } = await of.commissioner.must<DraftSnapshot>('GET', path);
  expect(state.teams.map(({ id }) => id)).toEqual(of.teams.map(({ id }) => id));
  const picker = answers[0]?.status === 200 ? of.commissioner.userId : helper.userId;
  expect(state.slots[0]?.by).toBe(picker);
  expect(
    people
      .filter(({ team_id }) => team_id === first?.id)
      .map(({ user_id }) => user_id)
      .sort(),
  ).toEqual([of.commissioner.userId, helper.userId].sort());
  const name = people.find(({ user_id }) => user_id === picker)?.name;
  const { activities } = await of.commissioner.must<{ activities: { actor: string; message: string }[] }>(
    'GET',
    `/api/${of.leagueId}/activity-log`,
  );
  expect(activities.find(({ message }) => message.includes('drafted'))?.actor).toBe(name);
  const csv = await of.commissioner.must<string>('GET', `${path}/export.csv`);
  expect(csv.split('\n')[1]).toContain(`,manual,${name},`);
  // The queue is the team's, so both people see the change.
  const saved = await helper.api('PUT', `${path}/queue/${first?.id ?? ''}`, { wishes: [] });
  expect(saved.status).toBe(200);
  const told = await query<{
    stream: string;
  }>`select stream from account_event where type = 'queueChanged' and data ->> 'teamId' = ${first?.id} order by stream`;
  expect(told.map(({ stream }) => stream)).toEqual(
    [helper.userId, of.commissioner.userId].map((id) => `user:${id}`).sort(),
  );
  await query`delete from membership where league_id = ${of.leagueId} and user_id = ${helper.userId}`;
  await eventually(async () => expect((await helper.api('GET', path)).status).toBe(404));
});
