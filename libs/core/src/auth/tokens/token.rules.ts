import { ID_PATTERN } from '../../ids.js';
import type { Call, Who } from '../../wire/call.js';

/** Begins every access token, so that secret scanners find one in a repository. */
export const TOKEN_PREFIX = 'crease_';
export const TOKEN_PATTERN = /^crease_[\w-]{43}$/;

export const MOST_TOKENS = 10;
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
/** Requests of one token in a minute. */
export const TOKEN_REQUESTS = 60;

/** All leagues of the user, the players of these leagues, or one league. */
export type TokenScope = 'leagues' | 'players' | `league:${string}`;

const LEAGUE = 'league:';

export const leagueScope = (leagueId: string): TokenScope => `${LEAGUE}${leagueId}`;

export const leagueOfScope = (scope: string): string | null =>
  scope.startsWith(LEAGUE) ? scope.slice(LEAGUE.length) : null;

export function isTokenScope(scope: string): scope is TokenScope {
  const leagueId = leagueOfScope(scope);
  return leagueId === null ? scope === 'leagues' || scope === 'players' : ID_PATTERN.test(leagueId);
}

export type TokenNeed = 'league' | 'leagues' | 'players';

/** Callers whose reads of a league a token may repeat. A commissioner's office has addresses and secrets. */
const READERS: readonly Who[] = ['member', 'ownTeam', 'team', 'manager', 'bothSides'];

/** Returns the scope that a call needs; null when no access token opens it. */
export function tokenNeed(key: string, { who, token }: Call): TokenNeed | null {
  if (!key.startsWith('GET ')) return null;
  if (token !== undefined) return token;
  return /^GET \/:league_id(?:\/|$)/.test(key) && READERS.includes(who) ? 'league' : null;
}

/** True when one of the scopes covers the need. `leagueId` is the league of the call, if it has one. */
export const covers = (scopes: readonly TokenScope[], need: TokenNeed, leagueId: string | null): boolean =>
  scopes.includes('leagues') ||
  (need === 'players' && scopes.includes('players')) ||
  (need !== 'leagues' && leagueId !== null && scopes.includes(leagueScope(leagueId)));
