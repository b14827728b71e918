import { Injectable } from '@nestjs/common';
import { mediansOf } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { PeriodResults } from '@crease/core/competition/matchups/matchup.words.js';
import type { Season } from '@crease/core/season.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { lockLeague } from '../../leagues/league-lock.tables.js';
import { touchLeagues } from '../../leagues/league.tables.js';
import { announcePeriod, decidePeriods, duePeriods } from './matchup.writer.js';
import { storedPeriod } from './matchup.queries.js';

interface DuePeriod {
  readonly league_id: string;
  readonly season: Season;
  readonly number: number;
  readonly told: boolean;
}

/**
 * Announces the results of matchup periods that have ended, and makes them final three days later. Corrections of games
 * in between change them; later ones do not.
 */
@Injectable()
export class MatchupsService {
  constructor(
    private readonly database: Database,
    private readonly rounds: LeagueRounds,
  ) {}

  async advance(): Promise<void> {
    await this.rounds.each('matchups', await duePeriods(this.database.db).execute(), (due) =>
      this.database.write((to) => this.advancePeriod(to, due)),
    );
  }

  private async advancePeriod({ db, record }: Transaction, due: DuePeriod): Promise<void> {
    const { league_id: leagueId, number } = due;
    await lockLeague(db, leagueId);
    // The season may have ended, or another process may have done it, while this one waited for the lock.
    const [open] = await duePeriods(db).where('p.league_id', '=', leagueId).where('p.number', '=', number).execute();
    if (open?.season !== due.season) return;
    const league = { id: leagueId, season: due.season };
    const before = open.told ? await resultsOf(db, league, number) : null;
    await (open.told ? decidePeriods(db, league, [number]) : announcePeriod(db, league, number));
    const results = await resultsOf(db, league, number);
    if (results === null || JSON.stringify(before) === JSON.stringify(results)) return;
    await touchLeagues(db, [leagueId]);
    await record(
      leagueLine({
        leagueId,
        actor: null,
        teamIds: results.matchups.flatMap(({ home, away }) => (away === null ? [home.id] : [home.id, away.id])),
        says: { key: before === null ? 'season.matchups' : 'season.matchupsCorrected', figures: results },
        data: {
          kind: 'matchups',
          season: due.season,
          period: number,
          matchups: results.matchups.map(({ home, away }) => ({ home: home.id, away: away?.id ?? null })),
        },
      }),
    );
    await record(toLeague(leagueId, null, { type: 'leagueChanged' }));
  }
}

/** The stored results of a period; null when it does not exist. */
async function resultsOf(
  db: Transaction['db'],
  { id: leagueId, season }: { readonly id: string; readonly season: Season },
  number: number,
): Promise<PeriodResults | null> {
  const period = await storedPeriod(db, leagueId, season, number).executeTakeFirst();
  if (!period) return null;
  const teams = await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', leagueId).execute();
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const side = (id: string, points: number) => ({ id, name: names.get(id) ?? '', points });
  const matchups = period.matchups.map(({ home_team_id: home, away_team_id: away, ...points }) => ({
    home: side(home, points.home_points ?? 0),
    away: away === null ? null : side(away, points.away_points ?? 0),
  }));
  const scores = matchups.flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
  const medians = mediansOf(scores.map(({ points }) => ({ played: [{ period: number, against: null, points }] })));
  return {
    number,
    from: period.starts_on,
    to: period.ends_on,
    matchups,
    median: period.median ? (medians.get(number) ?? 0) / 1_000 : null,
  };
}
