import { afterAll, expect, test } from '@jest/globals';
import { startTestApp } from '../testing/test-app.js';

const app = await startTestApp();
afterAll(() => app.close());

test('who signed up can sign in', async () => {
  const anna = await app.signUp('anna');
  const answer = await anna.api('GET', `/api/login?email=${anna.email}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ userInfo: [expect.objectContaining({ uid: anna.userId, first_name: 'Anna' })] });
});
