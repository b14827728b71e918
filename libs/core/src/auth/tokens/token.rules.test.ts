import { expect, test } from '@jest/globals';
import { wire } from '../../wire.js';
import type { Call } from '../../wire/call.js';
import { covers, isTokenScope, leagueScope, tokenNeed } from './token.rules.js';

const LEAGUE = 'aaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbb';

test('no token opens a call that changes something, an account, the console or a commissioner’s office', () => {
  const open = Object.entries<Call>(wire).filter(([key, call]) => tokenNeed(key, call) !== null);
  expect(open.length).toBeGreaterThan(40);
  for (const [key, { who }] of open) {
    expect(key).toMatch(/^GET \//);
    expect(key).not.toMatch(/ \/(?:auth|admin|push|notices|notifications|calendar|login|uploads)\b/);
    expect(['commissioner', 'siteOwner', 'anyone', 'ticket', 'userOrTicket']).not.toContain(who);
  }
});

test('a scope covers what it names', () => {
  expect(covers(['leagues'], 'league', LEAGUE)).toBe(true);
  expect(covers(['leagues'], 'leagues', null)).toBe(true);
  expect(covers(['leagues'], 'players', LEAGUE)).toBe(true);
  expect(covers([leagueScope(LEAGUE)], 'league', LEAGUE)).toBe(true);
  expect(covers([leagueScope(LEAGUE)], 'players', LEAGUE)).toBe(true);
  expect(covers([leagueScope(LEAGUE)], 'league', OTHER)).toBe(false);
  expect(covers([leagueScope(LEAGUE)], 'leagues', null)).toBe(false);
  expect(covers(['players'], 'players', LEAGUE)).toBe(true);
  expect(covers(['players'], 'league', LEAGUE)).toBe(false);
  expect(covers(['players'], 'leagues', null)).toBe(false);
  expect(covers(['players', leagueScope(OTHER)], 'league', OTHER)).toBe(true);
});

test('a scope is one of three kinds', () => {
  for (const scope of ['leagues', 'players', leagueScope(LEAGUE)]) expect(isTokenScope(scope)).toBe(true);
  for (const scope of ['', 'league:', 'league:short', 'Leagues', `leagues:${LEAGUE}`, 'admin'])
    expect(isTokenScope(scope)).toBe(false);
});
