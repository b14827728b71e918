import { sql, type RawBuilder } from 'kysely';
import { KNOWN_SQL, PLAYABLE_SQL } from './players.queries.js';

const inLeague = (condition: string, leagueId: string): RawBuilder<boolean> => {
  const [first = '', ...rest] = condition.split('$1');
  return rest.reduce<RawBuilder<boolean>>(
    (before, part) => sql<boolean>`${before}${leagueId}${sql.raw(part)}`,
    sql.raw<boolean>(first),
  );
};

/** `KNOWN_SQL` of a league, for typed queries of `player as p`. */
export const knownIn = (leagueId: string): RawBuilder<boolean> => inLeague(KNOWN_SQL, leagueId);

/** `PLAYABLE_SQL` of a league, for typed queries of `player as p`. */
export const playableIn = (leagueId: string): RawBuilder<boolean> => inLeague(PLAYABLE_SQL, leagueId);
