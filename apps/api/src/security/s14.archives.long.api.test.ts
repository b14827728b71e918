import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { newId } from '@crease/core/ids.js';
import { addRows, forge, rewrite } from '../archive/testing/forge.js';
import { archiveForm, take } from '../archive/testing/moves.js';
import { unzipped } from '../archive/testing/zip.js';
import { anotherProcess } from '../testing/another-process.js';
import { mostHeld } from '../testing/held-memory.js';
import { amount, patience } from '../testing/long-run.js';
import { startTestApp, type Refused } from '../testing/test-app.js';
import { createLeague } from '../testing/test-league.js';

/* S14: no archive takes more than 100 MB of memory, refused or accepted. */

const MOST = 100 * 2 ** 20;

const app = await startTestApp();
const anna = await app.signUp('anna');
const leagueId = await createLeague(anna);

const files = await unzipped(await take(app.url, anna.token, leagueId));
const server = await anotherProcess(app.config);
// The first import loads code.
expect((await send(archiveForm(await forge(files, () => undefined)))).status).toBe(200);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await app.close();
});

async function send(body: FormData): Promise<{ status: number; body: Refused }> {
  const headers = { authorization: `Bearer ${anna.token}` };
  const answer = await fetch(`${server.url}/api/archives?dry_run=true`, { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as Refused };
}

const person = () => ({
  id: newId(randomBytes),
  username: null,
  first_name: 'Nobody',
  last_name: 'At All',
  picture: null,
});
const lines = (count: number, message: string) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    stream: `league:${leagueId}`,
    seq: at + 1,
    type: 'activity',
    message,
  }));

const HOSTILE: Record<string, (now: Map<string, Buffer>) => void> = {
  '100,000 people': (now) => addRows(now, 'people', Array.from({ length: 100_000 }, person)),
  'texts of 3 MB in 40 lines': (now) => addRows(now, 'event', lines(40, 'x'.repeat(3_000_000)), true),
  ...amount<Record<string, (now: Map<string, Buffer>) => void>>(
    {},
    {
      'a table of 480 MB of spaces': (now) => now.set('json/event.json', Buffer.alloc(480 * 2 ** 20, 32)),
      'texts of 3 MB in 100 lines': (now) => addRows(now, 'event', lines(100, 'x'.repeat(3_000_000)), true),
      '390,000 lines': (now) => addRows(now, 'event', lines(390_000, 'A line'), true),
      'a name of 3 MB for each team': (now) => rewrite('team', (row) => (row.name = 'x'.repeat(3_000_000)))(now),
    },
  ),
};

test.each(Object.entries(HOSTILE))(
  'an archive with %s takes 100 MB at most',
  async (_, change) => {
    const body = archiveForm(await forge(files, change));
    const { result, more } = await mostHeld(server.child.pid, () => send(body));
    expect(result.status).toBeLessThan(500);
    console.info(`${result.status} ${result.body.refusal?.name ?? ''}: ${((more ?? 0) / 2 ** 20).toFixed(0)} MB more`);
    expect(more ?? 0).toBeLessThanOrEqual(MOST);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  },
  patience(60_000),
);
