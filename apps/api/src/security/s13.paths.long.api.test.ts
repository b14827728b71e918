import { expect, test } from '@jest/globals';
import { routesOf } from '../platform/http/http.setup.js';
import { fileApp } from '../testing/test-app.js';
import { createLeague, join, leagueOf } from '../testing/test-league.js';
import { amount, patience } from '../testing/long-run.js';
import { endpointsOf, filled } from './testing/endpoints.js';
import { raw } from './testing/raw.js';

/* S13: the guard protects a route however its address is written. */

const { app } = await fileApp();
const [anna, bert, outsider] = [await app.signUp('anna'), await app.signUp('bert'), await app.signUp('outsider')];
const leagueId = await createLeague(anna, { league_name: 'Behind the guard', num_teams: 2 });
await join(anna, leagueId, bert);
const { me } = await leagueOf(anna, leagueId);
const PARAMS = { league_id: leagueId, team_id: me.team_id ?? '', user_id: bert.userId, player_id: '8000001' };

const hex = (text: string) => `%${text.charCodeAt(0).toString(16)}`;
/** Variants of an address that a router, proxy or guard might treat differently. */
function variants(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const last = parts.at(-1) ?? '';
  const before = `/${parts.slice(0, -1).join('/')}`;
  return [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    path.toUpperCase(),
    path.replace('/api/', '/Api/'),
    path.replace('/api/', '/%61pi/'),
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/x/../api/'),
    path.replace('/api/', '/api/%2e/'),
    path.replace('/api/', '/x/%2e%2e/api/'),
    path.replace('/api/', '/api%2f'),
    path.replace('/api/', '/api%5c'),
    path.replace('/api/', '\\api\\'),
    `${path};x=1`,
    `${path}%20`,
    `${path}%09`,
    `${path}%00`,
    `${path}.json`,
    `${path}?x`,
    `${path}%3fx`,
    `${path}#x`,
    `${before}/${hex(last[0] ?? 'x')}${last.slice(1)}`,
    `${before}/${last.slice(0, -1)}${hex(last.at(-1) ?? 'x')}`,
    `${before}/%${hex(last[0] ?? 'x').replace('%', '25')}${last.slice(1)}`,
    `${before}/./${last}`,
    `${before}/x/../${last}`,
    `${before}/${last}/../${last}`,
    `${before}/%c0%af${last}`,
    `${app.url}${path}`,
  ];
}

const guarded = [...new Set(routesOf(app.app))].filter((route) => {
  const known = endpointsOf(app.app).find((endpoint) => endpoint.route === route);
  return known !== undefined && !known.public && !route.startsWith('HEAD');
});

test('there are guarded routes, and the router knows each of them', () => expect(guarded.length).toBeGreaterThan(80));

test(
  'written in thirty ways, no guarded route answers a stranger',
  async () => {
    const through: string[] = [];
    for (const [number, route] of guarded.entries()) {
      const [method = '', path = ''] = route.split(' ');
      for (const [index, target] of variants(filled(path, PARAMS)).entries()) {
        if (index > 0 && (index + number) % amount(4, 1) !== 0) continue;
        const answer = await raw(
          app.url,
          method,
          target,
          { 'content-type': 'application/json' },
          method === 'GET' ? undefined : '{}',
        );
        const page = method === 'GET' && String(answer.headers['content-type']).startsWith('text/');
        const refused = answer.status >= 400 && answer.status < 500;
        // Outside the API a GET returns the web app, without user data.
        if (!refused && !(page && !answer.text.includes('Behind the guard')) && answer.status !== 503)
          through.push(`${method} ${target}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
    }
    expect(through).toEqual([]);
  },
  patience(),
);

test(
  'written in thirty ways, no route of a league answers somebody who is not in it',
  async () => {
    const through: string[] = [];
    for (const [number, route] of guarded
      .filter((one) => one.startsWith('GET ') && one.includes(':league_id'))
      .entries()) {
      const path = filled(route.split(' ')[1] ?? '', PARAMS);
      for (const [index, target] of variants(path).entries()) {
        if (index > 0 && (index + number) % amount(4, 1) !== 0) continue;
        const answer = await raw(app.url, 'GET', target, { authorization: `Bearer ${outsider.token}` });
        if (answer.status === 200 && String(answer.headers['content-type']).includes('json'))
          through.push(`${target}: ${answer.text.slice(0, 200)}`);
        if (answer.text.includes('Behind the guard') || answer.text.includes(anna.userId))
          through.push(`${target} tells of the league`);
      }
    }
    expect(through).toEqual([]);
  },
  patience(),
);

test('an answer with somebody’s data is never to be kept, however its address is written', async () => {
  for (const target of [`/api/${leagueId}`, `/%61pi/${leagueId}`, '/api/auth/account', '/api/auth/%61ccount']) {
    const answer = await raw(app.url, 'GET', target, { authorization: `Bearer ${anna.token}` });
    if (answer.status === 200)
      expect({ target, kept: answer.headers['cache-control'] }).toEqual({ target, kept: 'no-store' });
  }
});
