import { Database } from '../../platform/database/database.js';
import type { TestApp, TestUser } from '../test-app.js';

export async function inFrench(app: TestApp, name: string): Promise<TestUser> {
  const { email, password, userId } = await app.signUp(name);
  await app.app
    .get(Database)
    .query(`update app_user set language = 'fr', language_chosen = true where id = $1`, [userId]);
  return app.signIn(email, password);
}
