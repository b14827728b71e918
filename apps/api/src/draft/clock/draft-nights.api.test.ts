import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import ICAL from 'ical.js';
import { dayIn, dayPlus, momentIn, momentWords } from '@crease/core/calendar.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftListEntry, DraftRecordAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { NotificationQueries } from '../../notifications/due/notification.queries.js';
import { NotificationService } from '../../notifications/notification.service.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { SMALL_DRAFT, createDraft, seedPlayers, somePlayers, type SeededLeague } from '../../testing/draft-fixture.js';
import { linesWhere } from '../../testing/log-lines.js';
import { startMailServer } from '../../testing/mail-server.js';
import { eventually } from '../../testing/patience.js';
import { RoomClient, type Caller } from '../../testing/room-client.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

const mail = await startMailServer();
const { app, database, query, seed, tasks } = await fileApp({
  env: { ROLE: 'all', SMTP_URL: mail.url, PUBLIC_URL: 'https://crease.example' },
});
const other = await app.another();
afterAll(() => mail.close());
beforeAll(() => seedPlayers(database.pool, somePlayers(60)));

const ZONE = 'America/Toronto';
const inDays = (days: number) => dayPlus(dayIn(Date.now(), ZONE), days);
/** Evenings as timestamps and in words. */
const evening = (days: number, hour: number) => momentIn(inDays(days), ZONE, hour);
const FIRST = { body: { day: inDays(40), time: '20:00' }, at: new Date(evening(40, 20)).toISOString() };
const SECOND = { body: { day: inDays(41), time: '19:30' } };
const [FIRST_WORDS, SECOND_WORDS] = [momentWords(evening(40, 20), ZONE), momentWords(evening(41, 19.5), ZONE)];

/** Runs tasks on both processes, then again on the first. */
const look = async () => {
  for (const one of [app, other, app]) {
    await one.app.get(TimedTasks).sweep();
    await one.app.get(NotificationService).sweep();
  }
};

const make = (): Promise<SeededLeague> => seed({ managed: 3, form: SMALL_DRAFT });
const open = (of: SeededLeague, body: object = {}) => createDraft(of, body);
const stateOf = async (caller: Caller, path: string): Promise<DraftState> =>
  (await caller.must<DraftSnapshot>('GET', path)).state;
const listed = async (of: SeededLeague) =>
  (await of.commissioner.must<{ drafts: DraftListEntry[] }>('GET', `/api/${of.leagueId}/drafts`)).drafts[0];
const recorded = async (of: SeededLeague, path: string) =>
  (await of.commissioner.must<DraftRecordAnswer>('GET', `${path}/log`)).lines.map(({ text, actor }) => [
    actor?.user_id,
    text,
  ]);
const addresses = (of: SeededLeague) =>
  of.teams.slice(0, 3).map((_, index) => `${of.leagueId}-${index + 1}@example.test`);
const letters = (of: SeededLeague) =>
  query<{
    to_address: string;
    subject: string;
    body: string;
    calendar: string | null;
  }>`select to_address, subject, body, calendar from mail where kind = 'draft-night' and league_id = ${of.leagueId} order by created_at, to_address`;
const logLines = (of: SeededLeague) =>
  linesWhere(database.query.bind(database), `league_id = $1 and type in ('nightChanged', 'activity')`, [of.leagueId]);
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const part = calendar.getFirstSubcomponent('vevent');
  if (part === null) throw new Error('no event');
  const event = new ICAL.Event(part);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: part.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    hours: event.duration.toSeconds() / 3_600,
    summary: event.summary,
    description: event.description,
    url: part.getFirstPropertyValue('url'),
  };
}

describe('the date of a draft', () => {
  test('is set by the clock of the league, changed and taken back; list, log and league say so, and nothing begins', async () => {
    const of = await make();
    const { id, path } = await open(of);
    expect(await listed(of)).toMatchObject({ id, night_at: null });
    await of.commissioner.must('PUT', `${path}/night`, FIRST.body);
    expect((await stateOf(of.commissioner, path)).night).toEqual({ at: FIRST.at, timeZone: ZONE });
    expect(await listed(of)).toMatchObject({ night_at: FIRST.at, status: 'lobby' });
    await of.commissioner.must('PUT', `${path}/night`, SECOND.body);
    await of.commissioner.must('DELETE', `${path}/night`);
    expect(await stateOf(of.commissioner, path)).not.toHaveProperty('night');
    expect(await listed(of)).toMatchObject({ night_at: null });
    const by = of.commissioner.userId;
    expect(await recorded(of, path)).toEqual([
      [by, `Removed the date: it was ${SECOND_WORDS}.`],
      [by, `Moved the date from ${FIRST_WORDS} to ${SECOND_WORDS}.`],
      [by, `Set the date: ${FIRST_WORDS}.`],
      [by, 'Created the draft.'],
    ]);
    expect(await logLines(of)).toEqual([
      expect.stringContaining(` is set for ${FIRST_WORDS}`),
      expect.stringContaining(` moved to ${SECOND_WORDS}. Before: ${FIRST_WORDS}`),
      expect.stringContaining(` has no date any more. Before: ${SECOND_WORDS}`),
    ]);
  });

  test('can be agreed on when the draft is created', async () => {
    const of = await make();
    const wrong = await of.commissioner.call('POST', `/api/${of.leagueId}/drafts`, {
      type: 'general',
      night: { day: inDays(-1), time: '20:00' },
    });
    expect(wrong).toMatchObject({ status: 422, body: { refusal: { name: 'nightPast', field: 'day' } } });
    expect(await listed(of)).toBeUndefined();
    const day = inDays(9);
    const { path } = await open(of, { night: { day, time: '20:00' } });
    const { night, seq } = await stateOf(of.commissioner, path);
    expect([dayIn(Date.parse(night?.at ?? ''), ZONE), seq]).toEqual([day, 2]);
    expect(await listed(of)).toMatchObject({ night_at: night?.at });
    expect((await recorded(of, path)).map(([, text]) => text?.slice(0, 13))).toEqual([
      'Set the date:',
      'Created the d',
    ]);
    await of.commissioner.must('DELETE', `${path}/night`);
    expect((await stateOf(of.commissioner, path)).seq).toBe(3);
  });

  test.each([
    [{ day: inDays(-1), time: '20:00' }, 'nightPast', 'day'],
    [{ day: inDays(400), time: '20:00' }, 'nightTooFar', 'day'],
    [{ day: '2027-02-30', time: '20:00' }, 'nightDayUnknown', 'day'],
    [{ day: '2027-03-14', time: '02:30' }, 'nightTimeSkipped', 'time'],
    [{ day: inDays(3), time: '25:00' }, 'nightTimeUnknown', 'time'],
    [{ time: '20:00' }, 'invalid', 'day'],
  ])('that cannot be is refused with what would do: %j', async (body, name, field) => {
    const of = await make();
    const { path } = await open(of);
    const answer = await of.commissioner.call<Refused & { refusal: { field?: string; fields?: object } }>(
      'PUT',
      `${path}/night`,
      body,
    );
    expect(answer.status).toBe(422);
    const { refusal } = answer.body;
    expect(Object.keys(refusal.fields ?? { [refusal.field ?? '']: '' })).toEqual([field]);
    if (name !== 'invalid') expect(refusal.name).toBe(name);
    expect(await stateOf(of.commissioner, path)).not.toHaveProperty('night');
  });

  test('is the commissioner’s to set, while the draft has not begun; repeated with the same key it is set once', async () => {
    const of = await make();
    const { path } = await open(of);
    const night = { day: inDays(5), time: '20:00' };
    const manager = of.teams[1]!.manager!;
    expect((await manager.call('PUT', `${path}/night`, night)).status).toBe(403);
    expect((await manager.call('DELETE', `${path}/night`)).status).toBe(403);
    for (let time = 0; time < 3; time += 1)
      expect((await of.commissioner.call('PUT', `${path}/night`, night, 'the-night-of-it')).status).toBe(200);
    expect((await stateOf(manager, path)).seq).toBe(2);
    await of.commissioner.must('POST', `${path}/begin`, {});
    const late = await of.commissioner.call('PUT', `${path}/night`, { ...night, time: '21:00' });
    expect(late).toMatchObject({ status: 409, body: { refusal: { name: 'wrongDraftStatus' } } });
  });

  test('is told to every manager with a file for the calendar, and another one takes it out again', async () => {
    const of = await make();
    const { id, path } = await open(of);
    await of.teams[2]!.manager!.must('PUT', '/api/notifications/preferences', {
      preferences: { 'draft-night': false },
    });
    await of.commissioner.must('PUT', `${path}/night`, FIRST.body);
    await eventually(async () => expect(await letters(of)).toHaveLength(2));
    const first = await letters(of);
    expect(first.map(({ to_address }) => to_address)).toEqual(addresses(of).slice(0, 2));
    expect(first[0]?.subject).toContain(` of Test league: ${FIRST_WORDS}`);
    expect(first[0]?.body).toContain(`https://crease.example/${of.leagueId}/draft/history?draft=${id}`);
    const sent = await mail.newest(first[1]?.to_address ?? '', / of Test league: /);
    expect(sent.text).toContain(`is set for ${FIRST_WORDS}.`);
    expect(sent.calendar?.method).toBe('PUBLISH');
    const event = read(sent.calendar?.text ?? '');
    expect(event).toMatchObject({
      method: 'PUBLISH',
      status: 'CONFIRMED',
      uid: `draft-${id}@crease.example`,
      start: FIRST.at,
      hours: 1,
      summary: expect.stringMatching(/ \(Test league\)$/),
      url: `https://crease.example/${of.leagueId}/draft/history?draft=${id}`,
    });
    const { token } = of.teams[1]!.manager!;
    const file = await fetch(`${app.url}${path}/night.ics`, { headers: { authorization: `Bearer ${token}` } });
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
    expect(read(await file.text())).toEqual(event);

    await of.commissioner.must('DELETE', `${path}/night`);
    await eventually(async () => expect(await letters(of)).toHaveLength(4));
    const gone = await mail.newest(first[1]?.to_address ?? '', /has no date any more/);
    expect(read(gone.calendar?.text ?? '')).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: event.uid,
      start: event.start,
      sequence: event.sequence + 1,
    });
    expect((await of.commissioner.call('GET', `${path}/night.ics`)).status).toBe(404);
    await look();
    expect(await letters(of)).toHaveLength(4);
  }, 90_000);

  test('is recalled a day and an hour before, once, in the log and by mail, with what one has said', async () => {
    const of = await make();
    const { id, path } = await open(of);
    await of.commissioner.must('PUT', `${path}/night`, { day: inDays(5), time: '20:00' });
    await of.teams[1]!.manager!.must('PUT', `${path}/check-in`, { answer: 'coming' });
    await eventually(async () => expect(await letters(of)).toHaveLength(3));
    const move = (hours: number) =>
      query`update draft set night_at = now() + make_interval(mins => ${hours * 60}) where id = ${id}`;
    const near = async () => (await letters(of)).filter(({ subject }) => subject.includes('within'));
    // The night was set three days ago, so reminders are due.
    await query`update event set at = now() - interval '3 days' where stream = ${`draft:${id}`}`;
    await move(25);
    await look();
    expect(await near()).toEqual([]);
    await move(23);
    await look();
    const day = await near();
    expect(day).toHaveLength(3);
    expect(day.every(({ subject }) => subject.endsWith('is within 24 hours'))).toBe(true);
    expect(
      day.map(({ body }) => /You said that you will be there|You have not checked in yet/.exec(body)?.[0]),
    ).toEqual(['You have not checked in yet', 'You said that you will be there', 'You have not checked in yet']);
    expect((await logLines(of)).at(-1)).toMatch(/ is within 24 hours: /);
    await query`update draft set night_at = now() + interval '50 minutes' where id = ${id}`;
    await look();
    expect((await near()).filter(({ subject }) => subject.endsWith('is within the hour'))).toHaveLength(3);
    expect((await logLines(of)).filter((line) => line.includes(' is within the hour: '))).toHaveLength(1);
    await query`update draft set night_at = now() - interval '1 minute' where id = ${id}`;
    await look();
    expect(await near()).toHaveLength(6);
    expect(await stateOf(of.commissioner, path)).toMatchObject({ status: 'lobby', onClock: null });
  }, 90_000);

  test('of a draft that is deleted while it is told sets no league aside', async () => {
    const of = await make();
    const { path } = await open(of);
    await of.commissioner.must('PUT', `${path}/night`, FIRST.body);
    await eventually(async () => expect(await letters(of)).toHaveLength(3));
    const queries = app.app.get(NotificationQueries);
    const read = queries.nightChanges.bind(queries);
    let deleted: Promise<unknown> | null = null;
    const found = jest.spyOn(queries, 'nightChanges').mockImplementation(async (...asked) => {
      const changes = await read(...asked);
      await (deleted ??= of.commissioner.must('DELETE', path));
      return changes;
    });
    // As the process runs it: a sweep side by side with its own would miss the draft a second time.
    await tasks.runNow('notifications');
    found.mockRestore();
    expect(deleted).not.toBeNull();
    expect(await query`select task, cause from league_delay where league_id = ${of.leagueId}`).toEqual([]);
  });

  test('set while the notices of the league were delayed is still told after the delay', async () => {
    const of = await make();
    const { id, path } = await open(of);
    await of.commissioner.must('PUT', `${path}/night`, FIRST.body);
    await query`update event set at = (at at time zone 'utc' - interval '5 hours') at time zone 'utc' where stream = 'draft:' || ${id}::text and type = 'nightChanged'`;
    const changes = () => app.app.get(NotificationQueries).nightChanges(id);
    expect(await changes()).toEqual([]);
    await query`insert into league_delay (league_id, task, since, tries, next_try_at, cause)
       values (${of.leagueId}, 'draft-notices', now() - interval '330 minutes', 9, now() + interval '1 hour', 'a fault')`;
    expect(await changes()).toMatchObject([{ draft_id: id, night: { at: FIRST.at } }]);
    await query`delete from league_delay`;
  });

  test('of a mock is nobody’s business but its lobby’s', async () => {
    const of = await make();
    const { path } = await open(of, { mock: true });
    await of.commissioner.must('PUT', `${path}/night`, { day: inDays(5), time: '20:00' });
    await look();
    expect([await letters(of), await logLines(of)]).toEqual([[], []]);
    expect((await of.commissioner.call('GET', `${path}/night.ics`)).status).toBe(200);
  });
});

describe('checking in', () => {
  test('reaches everyone in the lobby at once, and puts managers who cannot come on Auto', async () => {
    const of = await make();
    const { id, path } = await open(of);
    const room = new RoomClient(of.commissioner, of.leagueId, id);
    await room.until(() => true);
    const said = (answer: string, team = 1) => of.teams[team]!.manager!.call('PUT', `${path}/check-in`, { answer });
    expect((await said('coming')).status).toBe(200);
    expect((await said('here', 2)).status).toBe(200);
    await room.until((state) => state.checkIns?.length === 2);
    expect((await said('away')).status).toBe(200);
    const state = await room.until(
      (now) => now.teams.find(({ id: team }) => team === of.teams[1]!.id)?.auto === 'manager',
    );
    expect(state.checkIns?.map(({ teamId, answer }) => [teamId, answer])).toEqual([
      [of.teams[2]!.id, 'here'],
      [of.teams[1]!.id, 'away'],
    ]);
    expect((await recorded(of, path))[0]).toEqual([of.teams[1]!.manager!.userId, 'Switched Auto on for Team 2.']);
    expect((await said('maybe')).status).toBe(422);
    await of.commissioner.must('POST', `${path}/begin`, {});
    expect((await stateOf(of.commissioner, path)).teams.find(({ id: team }) => team === of.teams[1]!.id)?.auto).toBe(
      'manager',
    );
    expect(await said('here')).toMatchObject({ status: 409, body: { refusal: { name: 'wrongDraftStatus' } } });
    room.close();
  });
});
