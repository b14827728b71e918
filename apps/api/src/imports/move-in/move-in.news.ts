import { touchLeagues } from '../../leagues/league.tables.js';
import { appendEvent } from '../../platform/database/append-event.js';
import type { Db } from '../../platform/database/database.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import type { ExtrasDone } from './extras.model.js';

export async function tellAlong(db: Db, leagueId: string, userId: string, done: ExtrasDone): Promise<void> {
  await touchLeagues(db, [leagueId]);
  const seasons = new Set(
    [...done.tables, ...(done.records ?? []), ...(done.matches ?? []), ...done.past, ...(done.sheets ?? [])].map(
      ({ season }) => season,
    ),
  );
  const figures = {
    picks: done.picks.length,
    retained: done.retentions.length,
    seasons: seasons.size,
    rules: done.rules !== null,
  };
  await appendEvent(
    db,
    leagueLine({
      leagueId,
      actor: userId,
      says: { key: 'player.broughtAlong', figures },
      teamIds: [],
      data: { kind: 'import' },
    }),
  );
  await appendEvent(db, toLeague(leagueId, userId, { type: 'leagueChanged' }));
}
