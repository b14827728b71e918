import { expect, test } from '@jest/globals';
import { eventually } from '../../testing/patience.js';
import { fileApp } from '../../testing/test-app.js';
import { JobsService } from './jobs.service.js';

const { app, database } = await fileApp();

test('events for 32 managers cost one job, after all of them', async () => {
  const jobs = app.app.get(JobsService);
  const added = () => database.query<{ id: string }>('select id from bullmq.job order by seq');
  for (let event = 1; event <= 32; event += 1) jobs.addCheck('push', 'deliver', String(event));
  await eventually(async () => expect(await added()).toHaveLength(1));
  jobs.addCheck('push', 'deliver', 'later');
  const last = { id: 'deliver-later' };
  await eventually(async () => expect(await added()).toContainEqual(last));
  expect(await added()).toEqual([{ id: 'deliver-32' }, last]);
});
