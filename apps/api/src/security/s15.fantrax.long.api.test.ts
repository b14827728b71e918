import { afterAll, expect, test } from '@jest/globals';
import { startFantrax } from '../imports/testing/fantrax-server.js';
import { playLeague } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const fantrax = await startFantrax(() => ({ getTeamRosters: () => undefined }));
const { app } = await fileApp({ env: { FANTRAX_API_URL: fantrax.url } });
afterAll(() => fantrax.close());

test('no answer within ten seconds is said', async () => {
  const league = await playLeague(app, { form: { num_teams: 2 }, phase: 'setup' });
  expectRefusal(await league.call(0, 'GET', '/move-in/fantrax?id=abcdef1234'), 503, {
    message: expect.stringContaining('no answer within 10 seconds'),
  });
}, 20_000);
