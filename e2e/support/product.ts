import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createEmptyDatabase, launchApp } from '../../tools/launch-app.mjs';
import { PASSWORD, type Account } from './world.js';
import { openTestPostgres } from '../../tools/test-postgres.mjs';
import { startIdentityProvider } from '../../apps/api/src/testing/identity-provider.js';

export interface Product {
  url: string;
  databaseUrl: string;
  /** Output of the demo: accounts and the draft room's address; empty without the demo. */
  demo: string;
  stop(): Promise<void>;
}

/** Set by configuration, as in a real installation. */
export const SITE_OWNER_EMAIL = 'owner@e2e.crease.test';

export const SITE_OWNER: Account = {
  username: 'olive-owner',
  first: 'Olive',
  last: 'Owner',
  email: SITE_OWNER_EMAIL,
  password: PASSWORD,
};

/** Signs up the site owner with the code that the application prints at its start. */
export async function claimSite({ url, output }: { url: string; output: () => string }): Promise<void> {
  const post = async (path: string, data: unknown, token?: string): Promise<{ accessToken?: string }> => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { accessToken?: string };
  };
  const { username, first, last, email, password } = SITE_OWNER;
  await post('create-user', { username, first_name: first, last_name: last, email, password, self_registration: true });
  const { accessToken } = await post('auth/sign-in', { email, password });
  // It is printed shortly after the application starts listening.
  let code: string | undefined;
  while ((code = /(?:[\da-f]{4}-){7}[\da-f]{4}/.exec(output())?.[0]) === undefined)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await post('auth/site-owner', { code }, accessToken);
}

const cli = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist/apps/api/src/cli.js');
const secrets = { SESSION_SECRET: 'only for tests, where nothing is worth stealing', RATE_LIMIT: '0' };

/**
 * Starts the application with sample players on its own database, optionally with the demo league. A real OpenID
 * provider replaces Google and Facebook. `stop` undoes everything.
 */
export async function startProduct({
  demo = false,
  providers = false,
  env = {},
}: {
  demo?: boolean;
  providers?: boolean;
  env?: Record<string, string>;
} = {}): Promise<Product> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const postgres = await openTestPostgres();
    undo.push(() => postgres.stop());
    const database = await createEmptyDatabase(postgres.url, 'e2e');
    undo.push(() => database.drop());
    // The first start migrates and loads the sample. It also builds the command line.
    let url = '';
    const social: Record<string, string> = {};
    if (providers) {
      const provider = await startIdentityProvider({
        callbacks: () => ['google', 'facebook'].map((name) => `${url}/api/auth/social/${name}/callback`),
      });
      undo.push(() => provider.close());
      for (const name of ['GOOGLE', 'FACEBOOK'])
        Object.assign(social, {
          [`${name}_CLIENT_ID`]: provider.clientId,
          [`${name}_CLIENT_SECRET`]: provider.clientSecret,
          [`${name}_ISSUER`]: provider.issuer,
        });
    }
    const app = await launchApp({
      databaseUrl: database.url,
      env: {
        EMBEDDED: '1',
        SAMPLE_GAMES: '0',
        SITE_OWNER_EMAIL,
        SUPPORT_EMAIL: 'support@e2e.crease.test',
        ...social,
        ...env,
      },
    });
    url = app.url;
    undo.push(() => app.stop());
    if (env.SMTP_URL === undefined) await claimSite(app);
    const said = demo
      ? (
          await promisify(execFile)(process.execPath, [cli, 'seed-demo'], {
            env: { ...process.env, ...secrets, DATABASE_URL: database.url, PUBLIC_URL: app.url },
          })
        ).stdout
      : '';
    return { url: app.url, databaseUrl: database.url, demo: said.trim(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
