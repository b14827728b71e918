import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { NoticesAnswer } from '@crease/core/notifications/notification.schema.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import type { BoardAnswer, PollView, ThreadAnswer } from '@crease/core/talk/talk.answers.js';
import { AccountTies } from '../auth/account/account-ties.service.js';
import { anonymizeAccount } from '../auth/account/account.tables.js';
import { Publisher, type CreaseServer } from '../platform/realtime/publisher.js';
import { Listeners } from '../testing/listener.js';
import { eventually } from '../testing/patience.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { PollService } from './poll.service.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query: run, closing } = await fileApp();
const listeners = closing(new Listeners(app));
const polls = app.app.get(PollService);
const FORM = { num_teams: 3, max_roster_size: 9, ...NO_MINIMUMS };
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const call = <T>(league: PlayLeague, index: number, method: string, path: string, body?: unknown, key?: string) =>
  league.call<T & Refused>(index, method, `/${path}`, body, key === undefined ? {} : { 'idempotency-key': key });
async function must<T>(league: PlayLeague, index: number, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call<T>(league, index, method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const begin = async (league: PlayLeague, index: number, more: object = {}) =>
  (await must<{ thread_id: string }>(league, index, 'POST', 'talk', { title: 'Rules', body: 'Hello', ...more }))
    .thread_id;
const say = (league: PlayLeague, index: number, thread: string, body: string) =>
  must<{ post_id: string; number: number }>(league, index, 'POST', `talk/${thread}/posts`, { body });
const read = (league: PlayLeague, index: number, thread: string, query = '') =>
  must<ThreadAnswer>(league, index, 'GET', `talk/${thread}${query}`);
const board = (league: PlayLeague, index: number, query = '') =>
  must<BoardAnswer>(league, index, 'GET', `talk${query}`);
const unread = async (league: PlayLeague, index: number) =>
  (await must<{ unread: number }>(league, index, 'GET', 'talk/unread')).unread;
const titles = async (league: PlayLeague, index: number) =>
  (await league.manager(index).api<NoticesAnswer>('GET', '/api/notices')).body.notices.map(({ title }) => title);
const log = async (league: PlayLeague) =>
  (await must<ActivityLogAnswer>(league, 0, 'GET', 'activity-log')).activities.map(({ message }) => message);
const nameOf = (_league: PlayLeague, index: number) => `Team ${index + 1} Manager`;

const ask = (poll: object = {}) => ({
  poll: { question: 'More IR?', choices: ['Yes', 'No', 'Later'], deadline: inHours(24), ...poll },
});
async function aPoll(league: PlayLeague, poll: object = {}, by = 0) {
  const thread = await begin(league, by, ask(poll));
  return { thread, id: (await read(league, by, thread)).posts[0]?.poll?.id ?? '' };
}
const pollOf = async (league: PlayLeague, index: number, thread: string): Promise<PollView> => {
  const poll = (await read(league, index, thread)).posts[0]?.poll;
  if (!poll) throw new Error('there is no poll');
  return poll;
};
const vote = (league: PlayLeague, index: number, id: string, choices: number[], key?: string) =>
  call<object>(league, index, 'PUT', `polls/${id}/vote`, { choices }, key);
const due = async (id: string) => {
  await run`update poll set deadline = clock_timestamp() - interval '1 second' where id = ${id}`;
};

describe('the board', () => {
  test('has threads by their last post, with what is new to each reader', async () => {
    const league = await playLeague(app, { form: FORM });
    const first = await begin(league, 0, { title: 'First' });
    const second = await begin(league, 1, { title: 'Second' });
    expect((await board(league, 2)).threads).toMatchObject([
      { id: second, unread: 1, posts: 1, last_by: nameOf(league, 1) },
      { id: first, unread: 1, author: { name: nameOf(league, 0), me: false } },
    ]);
    await say(league, 0, first, 'And another thing');
    expect((await board(league, 2)).threads.map(({ id }) => id)).toEqual([first, second]);
    expect(await unread(league, 2)).toBe(2);
    expect(await unread(league, 0)).toBe(1);
    await must(league, 2, 'POST', `talk/${first}/read`, { number: 2 });
    expect(await unread(league, 2)).toBe(1);
    // A lower number does not move it back.
    await must(league, 2, 'POST', `talk/${first}/read`, { number: 1 });
    expect((await read(league, 2, first)).seen).toBe(2);
  });

  test('shows how the last post of a thread begins, unless it is hidden or deleted', async () => {
    const league = await playLeague(app, { form: FORM });
    const thread = await begin(league, 0, { title: 'Rules', body: 'x'.repeat(300) });
    const beginning = async (by: number) => (await board(league, by)).threads[0]?.last_post;
    expect(await beginning(1)).toBe('x'.repeat(200));
    await say(league, 1, thread, 'Something rude');
    expect(await beginning(2)).toBe('Something rude');
    const rude = (await read(league, 0, thread)).posts.at(-1)?.id ?? '';
    const moderate = `talk/${thread}/posts/${rude}/moderate`;
    await must(league, 0, 'POST', moderate, { action: 'hide', reason: 'Not in this league' });
    // Commissioners do not see it here either, only in the thread.
    expect([await beginning(0), await beginning(2)]).toEqual([null, null]);
    await must(league, 0, 'POST', moderate, { action: 'show', reason: 'A joke' });
    expect(await beginning(2)).toBe('Something rude');
    await must(league, 1, 'DELETE', `talk/${thread}/posts/${rude}`);
    expect(await beginning(2)).toBeNull();
  });

  test('is read page by page, threads and posts', async () => {
    const league = await playLeague(app, { form: FORM });
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.push(await begin(league, 0, { title: `Thread ${index}` }));
    await must(league, 0, 'PATCH', `talk/${made[0]}`, { pinned: true });
    const page = await board(league, 1, '?limit=2');
    expect(page.threads.map(({ id }) => id)).toEqual([made[0], made[4], made[3]]);
    const next = await board(league, 1, `?limit=2&before=${page.next}`);
    expect(next.threads.map(({ id }) => id)).toEqual([made[2], made[1]]);
    expect(next.next).toBeNull();
    await run`insert into talk_post (league_id, id, thread_id, number, author_id, body)
        select t.league_id, 'Po' || lpad((n + 1000)::text, 10, '1'), ${made[1]}, n, t.author_id, 'Post ' || n
      from generate_series(2, 40) n, talk_thread t where t.id = ${made[1]}`;
    await run`update talk_thread set posts = 40 where id = ${made[1]}`;
    const newest = await read(league, 1, made[1]!);
    expect(newest.posts.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 11));
    const earlier = await read(league, 1, made[1]!, `?before=${newest.earlier}`);
    expect(earlier.posts.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
    expect(earlier.earlier).toBeNull();
  });

  test('tells whom a post names, by their name or their team, and who wrote before, once until they have read it', async () => {
    const league = await playLeague(app, { form: FORM });
    const thread = await begin(league, 0, { body: `What does @${nameOf(league, 1)} think?` });
    expect(await titles(league, 1)).toEqual([`${nameOf(league, 0)} mentions you in “Rules”`]);
    expect((await read(league, 2, thread)).posts[0]?.mentions).toEqual([nameOf(league, 1)]);
    await say(league, 2, thread, '@Team 2 should answer');
    expect((await titles(league, 1))[0]).toBe(`${nameOf(league, 2)} mentions Team 2 in “Rules”`);
    expect(await titles(league, 0)).toEqual([`${nameOf(league, 2)} answers in “Rules”`]);
    await say(league, 2, thread, 'Well?');
    expect(await titles(league, 0)).toHaveLength(1);
    // Reading the thread also marks its notices as read.
    await must(league, 0, 'POST', `talk/${thread}/read`, { number: 3 });
    expect((await league.manager(0).api<NoticesAnswer>('GET', '/api/notices')).body.unread).toBe(0);
    await say(league, 2, thread, 'Hello?');
    expect(await titles(league, 0)).toHaveLength(2);
    expect(await titles(league, 2)).toEqual([]);
  });

  test('lets people change their own words for an hour and take them back, and nobody else’s', async () => {
    const league = await playLeague(app, { form: FORM });
    const thread = await begin(league, 0);
    const { post_id } = await say(league, 1, thread, 'Tpyo');
    const path = `talk/${thread}/posts/${post_id}`;
    expect((await call(league, 0, 'PATCH', path, { body: 'Mine' })).body.refusal.name).toBe('forbidden');
    await must(league, 1, 'PATCH', path, { body: `Typo, @${nameOf(league, 2)}` });
    expect((await read(league, 0, thread)).posts[1]).toMatchObject({
      body: `Typo, @${nameOf(league, 2)}`,
      edited_at: expect.any(String),
      can_edit: false,
    });
    expect(await titles(league, 2)).toHaveLength(1);
    await run`update talk_post set at = (at at time zone 'utc' - interval '61 minutes') at time zone 'utc' where id = ${post_id}`;
    expectRefusal(await call(league, 1, 'PATCH', path, { body: 'Late' }), 409, 'editOver', { limit: 60 });
    expect(await must(league, 1, 'DELETE', path)).toEqual({ success: true, thread_gone: false });
    expect((await read(league, 0, thread)).posts[1]).toMatchObject({ body: null, gone: 'deleted', mentions: [] });
    const alone = await begin(league, 2);
    const own = (await read(league, 2, alone)).posts[0]?.id;
    expect(await must(league, 2, 'DELETE', `talk/${alone}/posts/${own}`)).toMatchObject({ thread_gone: true });
    expect((await call(league, 2, 'GET', `talk/${alone}`)).status).toBe(404);
  });

  test('is moderated by its commissioner, with a reason that stands in the log', async () => {
    const league = await playLeague(app, { form: FORM });
    const thread = await begin(league, 0);
    const { post_id } = await say(league, 1, thread, 'Something rude');
    const path = `talk/${thread}/posts/${post_id}/moderate`;
    expect((await call(league, 2, 'POST', path, { action: 'hide', reason: 'Rude' })).status).toBe(403);
    await must(league, 0, 'POST', path, { action: 'hide', reason: 'Rude' });
    const hidden = (await read(league, 1, thread)).posts[1];
    expect(hidden).toMatchObject({ body: null, gone: 'hidden', reason: 'Rude', can_edit: false });
    expect((await read(league, 0, thread)).posts[1]?.body).toBe('Something rude');
    await must(league, 0, 'POST', path, { action: 'show', reason: 'It was a joke' });
    expect((await read(league, 1, thread)).posts[1]?.body).toBe('Something rude');
    await must(league, 0, 'POST', path, { action: 'delete', reason: 'It was none' });
    expect((await read(league, 0, thread)).posts[1]).toMatchObject({ body: null, gone: 'removed' });
    expect((await call(league, 0, 'POST', path, { action: 'show', reason: 'Sorry' })).status).toBe(409);
    await must(league, 0, 'PATCH', `talk/${thread}`, { closed: true });
    expect((await call(league, 1, 'POST', `talk/${thread}/posts`, { body: 'But' })).body.refusal.name).toBe(
      'threadClosed',
    );
    const by = nameOf(league, 0);
    const author = nameOf(league, 1);
    expect((await log(league)).slice(0, 4)).toEqual([
      `${by} closed the thread “Rules”.`,
      `${by} deleted a post of ${author} in “Rules”: It was none`,
      `${by} shows a hidden post of ${author} in “Rules” again: It was a joke`,
      `${by} hid a post of ${author} in “Rules”: Rude`,
    ]);
    const words = await run<{ body: string }>`select body from talk_post where id = ${post_id}`;
    expect(words).toEqual([{ body: '' }]);
  });

  test('keeps a request that comes twice to one post, and one press to one reaction', async () => {
    const league = await playLeague(app, { form: FORM });
    const thread = await begin(league, 0);
    const key = randomUUID();
    const twice = await Promise.all(
      [1, 2].map(() => call<{ post_id: string }>(league, 1, 'POST', `talk/${thread}/posts`, { body: 'Once' }, key)),
    );
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect((await read(league, 0, thread)).posts).toHaveLength(2);
    const path = `talk/${thread}/posts/${twice[0]?.body.post_id}/reaction`;
    await Promise.all([0, 1, 2, 2].map((index) => must(league, index, 'PUT', path, { reaction: 'agree', on: true })));
    expect((await read(league, 2, thread)).posts[1]?.reactions).toMatchObject([{ reaction: 'agree', mine: true }]);
    expect((await read(league, 2, thread)).posts[1]?.reactions[0]?.names).toHaveLength(3);
    await must(league, 2, 'PUT', path, { reaction: 'agree', on: false });
    expect((await read(league, 2, thread)).posts[1]?.reactions[0]).toMatchObject({ mine: false });
  });

  test('numbers posts that are written at once without a gap', async () => {
    const league = await playLeague(app, { form: FORM });
    const thread = await begin(league, 0);
    await Promise.all(Array.from({ length: 9 }, (_, index) => say(league, index % 3, thread, `At once ${index}`)));
    expect((await read(league, 0, thread)).posts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('reaches members, and not users who have left', async () => {
    const league = await playLeague(app, { form: FORM });
    const here = await listeners.open(league.manager(1).token, league.id);
    const gone = await listeners.open(league.manager(2).token, league.id);
    await must(league, 0, 'DELETE', `members/${league.manager(2).userId}`);
    const server = Reflect.get(app.app.get(Publisher), 'server') as CreaseServer;
    const listening = () => server.of('/').adapter.rooms.get(streamOf('league', league.id))?.size;
    await eventually(() => expect(listening()).toBe(1));
    const thread = await begin(league, 0, { body: `@${nameOf(league, 2)}, are you there?` });
    await eventually(() => expect(here.of('talkChanged')).toEqual([{ type: 'talkChanged', threadId: thread }]));
    expect(gone.of('talkChanged')).toEqual([]);
    expect((await call(league, 2, 'GET', `talk/${thread}`)).status).toBe(404);
    expect(await titles(league, 2)).toEqual([]);
  });
});

describe('a poll', () => {
  test('waits for the votes of the teams, is changed until its deadline, and says its result', async () => {
    const league = await playLeague(app, { form: FORM });
    const { thread, id } = await aPoll(league, { results: 'running' });
    const concerns = async (index: number) =>
      (await must<ConcernsAnswer>(league, index, 'GET', 'concerns')).concerns.find(({ kind }) => kind === 'polls');
    expect(await concerns(1)).toMatchObject({ todo: true, about: thread, names: ['More IR?'] });
    expect((await vote(league, 1, id, [1])).status).toBe(200);
    expect(await concerns(1)).toBeUndefined();
    expect((await vote(league, 1, id, [0])).status).toBe(200);
    expect((await vote(league, 2, id, [0])).status).toBe(200);
    expect(await pollOf(league, 0, thread)).toMatchObject({
      eligible: 3,
      voted: ['Team 2', 'Team 3'],
      own: null,
      choices: [{ votes: 2, voters: ['Team 2', 'Team 3'] }, { votes: 0 }, { votes: 0 }],
    });
    expect(await titles(league, 1)).toEqual([`${nameOf(league, 0)} asks: More IR?`]);
    await due(id);
    expect((await vote(league, 0, id, [1])).body.refusal.name).toBe('pollOver');
    await Promise.all([polls.endDue(), polls.endDue()]);
    expect((await log(league))[0]).toBe('The poll “More IR?” ended: Yes 2, No 0, Later 0 (2 of 3 teams voted).');
    expect((await log(league)).filter((line) => line.includes('ended'))).toHaveLength(1);
    expect((await titles(league, 2))[0]).toBe('The poll “More IR?” is over');
    expect(await pollOf(league, 1, thread)).toMatchObject({ state: 'ended', own: [0], can_vote: false });
  });

  test('with hidden ballots tells nobody who voted what, and keeps it no longer than the count', async () => {
    const league = await playLeague(app, { form: FORM });
    const { thread, id } = await aPoll(league, { secret: true, several: true });
    await Promise.all([vote(league, 1, id, [0, 2]), vote(league, 2, id, [2])]);
    const open = await pollOf(league, 0, thread);
    expect(open).toMatchObject({ voted: ['Team 2', 'Team 3'], own: null, secret: true });
    for (const choice of open.choices) expect(choice).toMatchObject({ votes: null, voters: null });
    expect((await pollOf(league, 1, thread)).own).toEqual([0, 2]);
    await must(league, 0, 'POST', `polls/${id}/end`, { reason: 'All agree' });
    const over = await pollOf(league, 0, thread);
    expect(over.choices).toEqual([
      { text: 'Yes', votes: 1, voters: null },
      { text: 'No', votes: 0, voters: null },
      { text: 'Later', votes: 2, voters: null },
    ]);
    expect(over).toMatchObject({ reason: 'All agree', ended_by: nameOf(league, 0) });
    expect((await pollOf(league, 1, thread)).own).toBeNull();
    const kept = await run<{ choices: number[] }>`select choices from poll_vote where poll_id = ${id}`;
    expect(kept).toEqual([{ choices: [] }, { choices: [] }]);
    const told = await run<{
      data: string;
    }>`select data::text as data from event where league_id = ${league.id} and type = 'pollChanged'`;
    for (const { data } of told) expect(JSON.parse(data)).toEqual({ threadId: thread });
    // A running count would show how each voter voted.
    expect(
      (await call(league, 0, 'POST', 'talk', { title: 'A', body: 'B', ...ask({ secret: true, results: 'running' }) }))
        .body.refusal,
    ).toMatchObject({ name: 'secretShown', field: 'poll.results' });
  });

  test('counts each of simultaneous votes once, and none after the end', async () => {
    const league = await playLeague(app, { form: FORM });
    const { thread, id } = await aPoll(league, { voters: 'member' });
    const votes = await Promise.all(
      [0, 1, 2, 0, 1, 2].map((index) => vote(league, index, id, [index % 3], randomUUID())),
    );
    expect(votes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await pollOf(league, 0, thread)).voted).toHaveLength(3);
    await run`update poll set deadline = clock_timestamp() + interval '50 milliseconds' where id = ${id}`;
    const [late] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, (_, index) => vote(league, index % 3, id, [1]))),
      eventually(async () => {
        await polls.endDue();
        expect((await pollOf(league, 0, thread)).state).toBe('ended');
      }),
    ]);
    for (const { status, body } of late) expect(status === 200 || body.refusal.name === 'pollOver').toBe(true);
    const over = await pollOf(league, 0, thread);
    // The result equals the votes when they were counted.
    const cast = await run<{ choices: number[] }>`select choices from poll_vote where poll_id = ${id}`;
    expect(over.choices.map(({ votes: count }) => count)).toEqual(
      [0, 1, 2].map((choice) => cast.filter(({ choices }) => choices.includes(choice)).length),
    );
    expect(over.voted).toHaveLength(3);
    expect((await vote(league, 0, id, [0])).body.refusal.name).toBe('pollOver');
  });

  test('ends at its deadline by itself', async () => {
    const league = await playLeague(app, { form: FORM });
    const working = await app.another({ ROLE: 'all' });
    try {
      const deadline = new Date(Date.now() + 1_500).toISOString();
      const { thread } = await aPoll(league, { deadline, confirm_soon: true });
      await eventually(async () => expect((await pollOf(league, 0, thread)).state).toBe('ended'));
    } finally {
      await working.close();
    }
  });

  test('is cancelled with words in the log, and its ballots are gone', async () => {
    const league = await playLeague(app, { form: FORM });
    const { thread, id } = await aPoll(league, {}, 1);
    await vote(league, 2, id, [0]);
    expect((await call(league, 1, 'POST', `polls/${id}/cancel`, { reason: 'Nope' })).status).toBe(403);
    await must(league, 0, 'POST', `polls/${id}/cancel`, { reason: 'Asked twice' });
    expect((await log(league))[0]).toBe(`${nameOf(league, 0)} cancelled the poll “More IR?”: Asked twice`);
    expect(await pollOf(league, 1, thread)).toMatchObject({ state: 'cancelled', voted: [], can_vote: false });
    expect((await call(league, 0, 'POST', `polls/${id}/end`, { reason: 'Nope' })).body.refusal.name).toBe('pollIsOver');
    const post = (await read(league, 1, thread)).posts[0]?.id;
    expect((await call(league, 1, 'DELETE', `talk/${thread}/posts/${post}`)).body.refusal.name).toBe('postHasPoll');
  });

  test.each([
    [{ choices: ['Only'] }, 'poll.choices'],
    [{ choices: Array.from({ length: 11 }, (_, index) => `Choice ${index}`) }, 'poll.choices'],
    [{ deadline: inHours(0.5) }, 'poll.deadline'],
    [{ deadline: inHours(-1) }, 'poll.deadline'],
    [{ question: '' }, 'poll.question'],
  ])('%j is refused at its field', async (wrong, field) => {
    const league = await playLeague(app, { form: FORM });
    expectRefusal(await call(league, 0, 'POST', 'talk', { title: 'A', body: 'B', ...ask(wrong) }), 422, { field });
    expect((await board(league, 0)).threads).toEqual([]);
  });
});

test('a person’s posts and votes are in their export; with the account their name is gone, and their words stay', async () => {
  const league = await playLeague(app, { form: FORM });
  const guest = league.manager(2);
  const { thread, id } = await aPoll(league, {}, 0);
  await say(league, 2, thread, 'My two cents');
  await say(league, 1, thread, `Hear, hear @${nameOf(league, 2)}`);
  await vote(league, 2, id, [1]);
  await must(league, 2, 'PUT', `talk/${thread}/posts/${(await read(league, 0, thread)).posts[0]?.id}/reaction`, {
    reaction: 'agree',
    on: true,
  });
  const data = JSON.stringify((await guest.api('GET', '/api/auth/export')).body);
  expect(data).toContain('My two cents');
  expect(data).toContain('More IR?');
  expect(await titles(league, 0)).toEqual([`${nameOf(league, 2)} answers in “Rules”`]);
  await database.write(async (transaction) => {
    const finish = await app.app
      .get(AccountTies)
      .deleteInside(transaction, { userId: guest.userId, email: 'x@y.test' });
    await anonymizeAccount(transaction.db, guest.userId);
    return finish;
  });
  const [question, theirs, answer] = (await read(league, 0, thread)).posts;
  expect(theirs).toMatchObject({ body: 'My two cents', author: { name: 'Former manager', team_name: 'Team 3' } });
  expect(answer).toMatchObject({ body: 'Hear, hear @a former manager', mentions: [] });
  expect(question?.reactions).toEqual([]);
  expect(await titles(league, 0)).toEqual(['Former manager answers in “Rules”']);
  expect((await pollOf(league, 0, thread)).voted).toEqual(['Team 3']);
});
