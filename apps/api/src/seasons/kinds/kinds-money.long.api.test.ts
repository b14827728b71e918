import { afterAll, test } from '@jest/globals';
import { Database } from '../../platform/database/database.js';
import { KindSeason } from '../../testing/kinds/kind-season.js';
import { kindsOf } from '../../testing/kinds/kinds.js';
import { startTestApp } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';
import { closeAll } from '../../testing/answers/close-all.js';

const time = await timeMachine('2025-09-20T15:00:00Z');
const app = await startTestApp({ databaseUrl: time.url });
afterAll(() => closeAll(app, time));

test('kinds of salaries, contracts and caps play a season by their own rules, and begin the next', async () => {
  await new KindSeason(app, time).play(kindsOf(app.app.get(Database)).filter(({ group }) => group === 'money'));
}, 480_000);
