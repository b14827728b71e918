import { afterAll, expect, test } from '@jest/globals';
import { startFantrax } from '../imports/testing/fantrax-server.js';
import { playLeague } from '../testing/play-fixture.js';
import { startTestApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';
import { closeAll } from '../testing/answers/close-all.js';

const fantrax = await startFantrax(() => ({ getTeamRosters: () => undefined }));
const app = await startTestApp({ env: { FANTRAX_API_URL: fantrax.url } });
afterAll(() => closeAll(app, fantrax));

test('no answer within ten seconds is said', async () => {
  const league = await playLeague(app, { form: { num_teams: 2 }, phase: 'setup' });
  expectRefusal(await league.manager(0).api<Refused>('GET', `/api/${league.id}/move-in/fantrax?id=abcdef1234`), 503, {
    message: expect.stringContaining('no answer within 10 seconds'),
  });
}, 20_000);
