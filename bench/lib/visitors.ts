import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Product } from './world.js';

interface Session {
  readonly uid: string;
  readonly name: string;
  readonly value: string;
  readonly path: string;
}
/** Creates a session for a new window, because a refresh token works once. Null for a visitor without an account. */
export type Visitor = () => Promise<Session | null>;

/** Opens a new window, signed in as the visitor. `script` runs in the page before its own scripts. */
export async function opened(
  browser: Browser,
  url: string,
  visitor: Visitor,
  script: string,
  options: BrowserContextOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options);
  const session = await visitor();
  if (session) {
    const { uid, ...cookie } = session;
    // Tells pages that there is a session to renew.
    await context.addInitScript(`localStorage.setItem('crease.session', ${JSON.stringify(uid)})`);
    // The notes for a first draft were ended.
    await context.addInitScript(`localStorage.setItem('crease.draft.coached.${uid}', 'yes')`);
    await context.addCookies([{ ...cookie, domain: new URL(url).hostname, httpOnly: true, sameSite: 'Lax' }]);
  }
  await context.addInitScript(script);
  return { context, page: await context.newPage() };
}

export async function signedIn(
  product: Product,
  leagueId: string,
  teamId: string,
  username = 'visitor',
): Promise<Visitor> {
  const url = product.urls[0] ?? '';
  const post = (address: string, body: object) =>
    fetch(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const account = { email: `${username}@bench.test`, password: 'through-the-five-hole' };
  await post('/api/create-user', {
    username,
    first_name: 'Vera',
    last_name: 'Visitor',
    self_registration: true,
    ...account,
  });
  const signIn = () => post('/api/auth/sign-in', account);
  const { user } = (await (await signIn()).json()) as { user: { uid: string } };
  await product.db.query('delete from membership where team_id = $1', [teamId]);
  await product.db.query('insert into membership (league_id, user_id, team_id) values ($1, $2, $3)', [
    leagueId,
    user.uid,
    teamId,
  ]);
  return async () => {
    const [cookie = ''] = (await signIn()).headers.getSetCookie();
    const [pair = ''] = cookie.split(';', 1);
    return {
      uid: user.uid,
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      path: /path=([^;]+)/i.exec(cookie)?.[1] ?? '/',
    };
  };
}
