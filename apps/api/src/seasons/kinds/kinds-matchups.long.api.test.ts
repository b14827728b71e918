import { afterAll, test } from '@jest/globals';
import { KindSeason } from '../../testing/kinds/kind-season.js';
import { kindsOf } from '../../testing/kinds/kinds.js';
import { fileApp } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';

const time = await timeMachine('2025-09-20T15:00:00Z');
const { app, database } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());

test('kinds of matchups play a season by their own rules, and begin the next', async () => {
  await new KindSeason(app, time).play(kindsOf(database).filter(({ group }) => group === 'matchups'));
}, 480_000);
