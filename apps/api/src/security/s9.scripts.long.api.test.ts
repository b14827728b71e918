import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { startMailServer } from '../testing/mail-server.js';
import { Database } from '../platform/database/database.js';
import { fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { createLeague, invite, leagueOf } from '../testing/test-league.js';
import { endpointsOf, filled } from './testing/endpoints.js';
import { SCRIPTS } from './testing/scripts.js';
import { ask, Sockets } from './testing/sockets.js';
import { linesWhere } from '../testing/log-lines.js';

/* S9, server side: user input is returned as data, never as HTML. e2e/security.spec.ts checks browsers. */

const mail = await startMailServer();
const { app, closing } = await fileApp({
  env: { ROLE: 'all', SMTP_URL: mail.url, PUBLIC_URL: 'http://crease.example' },
});
const sockets = closing(new Sockets());
afterAll(() => mail.close());
const anna = await app.signUp('anna');

async function must<T>(user: TestUser, method: string, path: string, body: unknown): Promise<T> {
  const answer = await user.api<T>(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

test('names and messages come back as they were written, as JSON or a file, with a policy under which nothing runs', async () => {
  const leagueId = await createLeague(anna, { num_teams: 2 }, 'redraft');
  const { team_id: teamId } = (await leagueOf(anna, leagueId)).me;
  const draft = await must<{ draft_id: string }>(anna, 'POST', `/api/${leagueId}/drafts`, {
    type: 'general',
    mock: true,
  });
  const socket = await sockets.open(app.url, anna.token);
  const { thread_id: threadId } = await must<{ thread_id: string }>(anna, 'POST', `/api/${leagueId}/talk`, {
    title: 'Rules',
    body: 'Hello',
  });
  const params = { league_id: leagueId, team_id: teamId ?? '', draft_id: draft.draft_id, thread_id: threadId };
  const reading = endpointsOf(app.app).filter(
    ({ method, public: open, path }) => method === 'GET' && !open && !path.includes('admin'),
  );

  for (const script of SCRIPTS) {
    await must(anna, 'POST', '/api/edit-user-info', {
      first_name: script.slice(0, 60),
      last_name: script.slice(0, 60),
    });
    await must(anna, 'PATCH', `/api/${leagueId}/settings`, { league_name: script.slice(0, 60) });
    await must(anna, 'PATCH', `/api/${leagueId}/teams/${teamId}`, { team_name: script.slice(0, 40) });
    await must(anna, 'PUT', `/api/${leagueId}/drafts/${draft.draft_id}/settings`, {
      name: script,
      clock: { seconds: 60 },
    });
    await must(anna, 'POST', '/api/record-action', {
      league_id: leagueId,
      user_id: anna.userId,
      message: script,
      action_type: 'others',
    });
    await must(anna, 'PUT', `/api/${leagueId}/trades/block/${teamId}`, {
      player_ids: [],
      pick_ids: [],
      looking_for: script,
    });
    await must(anna, 'POST', `/api/${leagueId}/talk/${threadId}/posts`, {
      body: script,
      poll: {
        question: script,
        choices: [script, `No ${script}`],
        deadline: new Date(Date.now() + 86_400_000).toISOString(),
      },
    });
    await ask(socket, 'draft:chat', { draftId: draft.draft_id, text: script, key: randomUUID() });
  }

  const found = new Set<string>();
  for (const { path } of reading) {
    const answer = await fetch(app.url + filled(path, params), { headers: { authorization: `Bearer ${anna.token}` } });
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    expect({ path, type }).toEqual({
      path,
      type: expect.stringMatching(/^((application\/json|text\/csv); ?charset=utf-8|application\/zip)$/i),
    });
    // A download that browsers do not display; archive.api.test opens it.
    if (type === 'application/zip') expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    if (type.startsWith('text/csv')) {
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
      // Spreadsheets would run a cell that starts like a formula.
      for (const cell of text.split(/[,\n]/)) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+@\t\r]/);
    } else
      for (const script of SCRIPTS)
        if (text.includes(JSON.stringify(script.slice(0, 40)).slice(1, -1))) found.add(script);
  }
  // Prevents the test from passing without checking anything.
  expect(found.size).toBe(SCRIPTS.length);
  const page = await fetch(`${app.url}/${leagueId}/home`);
  const html = await page.text();
  for (const script of SCRIPTS) expect(html).not.toContain(script);
});

test('no name and no message keeps what nobody sees: line breaks in names, escapes of terminals, directions turned around, spaces of no width', async () => {
  const leagueId = await createLeague(anna, { league_name: 'The\u202E\u200B\nPond\u001b[2J', num_teams: 2 }, 'redraft');
  const { team_id: teamId } = (await leagueOf(anna, leagueId)).me;
  const evil = 'Ev\u200Bil\u202E gnp\u202C\n\u001b[31mRed\u2066';
  await must(anna, 'POST', '/api/edit-user-info', { first_name: evil, last_name: evil });
  await must(anna, 'PATCH', `/api/${leagueId}/teams/${teamId}`, { team_name: evil });
  await must(anna, 'POST', '/api/record-action', {
    league_id: leagueId,
    user_id: anna.userId,
    message: `one\u2028two ${evil}`,
    action_type: 'others',
  });
  await must(anna, 'PUT', `/api/${leagueId}/rules/text`, { body: `# Rules\r\n${evil}\tend` });
  const draft = await must<{ draft_id: string }>(anna, 'POST', `/api/${leagueId}/drafts`, {
    type: 'general',
    mock: true,
    name: evil,
  });
  const database = app.app.get(Database);
  const rows = await database.query<{ text: string; several: boolean }>(
    `select name as text, false as several from league where id = $1 union all select name, false from team where id = $2 union all select first_name || ' ' || last_name, false from app_user where id = $3
     union all select name, false from draft where id = $4 union all select body, true from rules_text where league_id = $1`,
    [leagueId, teamId, anna.userId, draft.draft_id],
  );
  const lines = await linesWhere(database.query.bind(database), 'league_id = $1', [leagueId]);
  rows.push(...lines.map((text) => ({ text, several: true })));
  expect(rows.length).toBeGreaterThan(5);
  for (const { text, several } of rows) {
    expect(text).not.toMatch(/[\p{Cf}\u2028\u2029]/u);
    expect(text).not.toMatch(several ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u);
  }
  const refused = await anna.api<Refused>('PATCH', `/api/${leagueId}/teams/${teamId}`, {
    team_name: '\u202E\u200B\u3164',
  });
  expect(refused).toMatchObject({ status: 422, body: { refusal: { field: 'team_name' } } });
});

test('what comes back with a refusal, or from an address that is none, is data too', async () => {
  for (const script of SCRIPTS) {
    for (const answer of [
      await fetch(`${app.url}/api/${encodeURIComponent(script)}`, {
        headers: { authorization: `Bearer ${anna.token}` },
      }),
      await fetch(`${app.url}/api/login?email=${encodeURIComponent(script)}`, {
        headers: { authorization: `Bearer ${anna.token}` },
      }),
      await fetch(`${app.url}/api/auth/social/${encodeURIComponent(script)}/start`),
      await fetch(`${app.url}/api/uploads/${encodeURIComponent(script)}`),
    ]) {
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await answer.text()).not.toContain('<script>');
    }
    const page = await (
      await fetch(`${app.url}/${encodeURIComponent(script)}?next=${encodeURIComponent(script)}`)
    ).text();
    expect(page).not.toContain(script);
  }
});

test('a mail is text, with the headers that we gave it and no others', async () => {
  const [first] = SCRIPTS;
  await must(anna, 'POST', '/api/edit-user-info', { first_name: `${first} B`, last_name: 'Bcc: all' });
  // A user with a confirmed address. Other users cannot choose any words in an invitation mail.
  await app.app.get(Database).query('update app_user set email_verified_at = now() where id = $1', [anna.userId]);
  const leagueId = await createLeague(anna, {
    league_name: 'X\r\nBcc: everybody@evil.example\r\n\r\n<script>1</script>',
  });
  await invite(anna, leagueId, { email: 'guest@crease.test' });
  const message = await mail.newest('guest@crease.test', /invites you/);
  expect(message.to).toEqual(['guest@crease.test']);
  expect(message.subject).not.toMatch(/[\r\n]/);
});
