import {
  consolationTeams,
  losersOf,
  pairForThird,
  pairRound,
  seedingOrder,
  type Consolation,
  type FurtherBracket,
  type FurtherMatches,
} from '@crease/core/competition/playoffs/playoff.rules.js';
import { leadersOf } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows, clockNow, isSo } from '../../platform/database/sql.js';
import { isScored, nhlDay } from './matchup.queries.js';
import { findDividedTable } from '../table.queries.js';
import { insertPairs, type BracketPair } from './pairs.writer.js';
import { openTies, roundBegins } from './results/open-ties.queries.js';
import { findTableBeforeRounds } from '../seeding-table.queries.js';
import { lastRound, loadRounds, pairsOf, seedsOf } from './playoff.queries.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

interface RoundRules extends FurtherMatches {
  readonly teams: number;
  readonly reseed: boolean;
  /** The winners of the divisions have the best seeds. */
  readonly divisionWinners: boolean;
  /** The rounds come after a table of points or roto. */
  readonly tableOnly: boolean;
}

/** Rounds of seasons in progress that have begun by the calendar and are not paired yet, the earliest first. */
export const dueRounds = (db: Db) =>
  db
    .selectFrom('matchup_period as p')
    .innerJoin('league as l', (join) =>
      join.onRef('l.id', '=', 'p.league_id').onRef('l.current_season', '=', 'p.season'),
    )
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .select(['p.league_id', 'p.season', 'p.number', 'p.round', 's.playoff_teams', 's.reseed'])
    .select(({ eb }) => [
      's.third',
      's.consolation',
      's.division_winners',
      's.ties',
      's.table_only',
      isSo(eb(roundBegins, '<=', clockNow)).as('begun'),
    ])
    .where('l.phase', '=', 'in-season')
    .where('p.decided_at', 'is', null)
    .where('p.round', 'is not', null)
    .where('p.starts_on', '<=', nhlDay)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('matchup as m')
            .select('m.number')
            .whereRef('m.league_id', '=', 'p.league_id')
            .whereRef('m.season', '=', 'p.season')
            .whereRef('m.period', '=', 'p.number'),
        ),
      ),
    )
    .where(isScored('before'))
    .orderBy('p.league_id')
    .orderBy('p.number');

/**
 * Sets the pairs of a round that begins: for the first round by the table, later by who is left. All periods before it
 * must be final. Returns the pairs.
 */
export async function beginRound(
  db: Db,
  league: OfSeason,
  { round, teams, reseed, third, consolation, divisionWinners, tableOnly }: RoundRules & { readonly round: number },
): Promise<BracketPair[]> {
  const periods = await db
    .selectFrom('matchup_period')
    .select(['number', 'round'])
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .where('round', 'is not', null)
    .execute();
  // A short season has fewer rounds than the settings ask for.
  const rounds = Math.max(...periods.map((one) => one.round ?? 0));
  if (round === 1)
    await setSeeds(db, league, {
      teams: Math.min(teams, 2 ** rounds),
      rounds,
      kind: consolation,
      divisionWinners,
      tableOnly,
    });
  else await settleRound(db, league);
  const seeds = await seedsOf(db, league.id, league.season);
  const title = pairRound(seeds, round, reseed);
  // Otherwise it would stay due, and be announced again and again.
  if (title.length === 0) throw new Error(`round ${round} of the play-offs has no pairs`);
  const forThird = third && round === rounds ? pairForThird(seeds) : null;
  const others = pairRound(await seedsOf(db, league.id, league.season, true), round, reseed);
  const pairs: BracketPair[] = [
    ...title,
    ...(forThird === null ? [] : [{ ...forThird, bracket: 'third' as const }]),
    ...others.map((pair) => ({ ...pair, bracket: 'consolation' as const })),
  ];
  const own = periods.filter((one) => one.round === round);
  await insertPairs(
    db,
    league,
    own.map(({ number: period }) => ({ period, pairs })),
  );
  return pairs;
}

async function setSeeds(
  db: Db,
  { id, season }: OfSeason,
  field: Pick<RoundRules, 'teams' | 'divisionWinners' | 'tableOnly'> & {
    readonly rounds: number;
    readonly kind: Consolation;
  },
): Promise<void> {
  const { table: standings, divisions } = field.tableOnly
    ? { table: await findTableBeforeRounds(db, id, season), divisions: [] }
    : await findDividedTable(db, id, season);
  const winners = field.divisionWinners ? leadersOf(divisions) : new Set<string>();
  const table = seedingOrder(
    standings.map(({ teamId }) => teamId),
    winners,
  );
  const seeded = (ids: readonly string[], consolation: boolean) =>
    ids.map((team_id, index) => ({ league_id: id, season, team_id, seed: index + 1, consolation }));
  const rows = [...seeded(table.slice(0, field.teams), false), ...seeded(consolationTeams(table, field), true)];
  const COLUMNS = ['league_id', 'season', 'team_id', 'seed', 'consolation'] as const;
  await db
    .insertInto('playoff_team')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('playoff_team', rows, 'given')).select(COLUMNS))
    .execute();
}

/**
 * Marks who lost the round that began last, as it stands. Nothing happens before the play-offs.
 * @param ties that wait for a commissioner: they stay open, or go by the seed
 */
export async function settleRound(db: Db, { id, season }: OfSeason, ties: 'open' | 'seed' = 'seed'): Promise<void> {
  const { periods, meetings } = await loadRounds(db, id, season);
  const round = lastRound(periods);
  if (round === 0) return;
  const waiting = new Set(ties === 'open' ? openTies(periods).map(({ home }) => home) : []);
  const decided = (bracket: FurtherBracket | null) =>
    pairsOf(periods, round, bracket).filter(({ home }) => !waiting.has(home));
  const lost = [
    ...losersOf(decided(null), await seedsOf(db, id, season), meetings),
    ...losersOf(decided('consolation'), await seedsOf(db, id, season, true), meetings),
  ];
  await db
    .updateTable('playoff_team')
    .set({ out_in: round })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('team_id', '=', anyOf(lost))
    .execute();
}

/** The champion, once every period of the final is final and its tie decided; null before. */
export async function settleFinal(db: Db, { id, season }: OfSeason): Promise<string | null> {
  const open = await db
    .selectFrom('matchup_period')
    .select('number')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('round', 'is not', null)
    .where('decided_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) return null;
  await settleRound(db, { id, season }, 'open');
  return findChampion(db, { id, season });
}

/** The only team of the play-offs that nobody has beaten; null while there are more. */
export async function findChampion(db: Db, { id, season }: OfSeason): Promise<string | null> {
  const left = (await seedsOf(db, id, season)).filter(({ outIn }) => outIn === null);
  return left.length === 1 ? (left[0]?.teamId ?? null) : null;
}

/** Decides the round that was paired last anew after a change of one of its ties. Returns the champion, if any. */
export async function resettleRound(db: Db, league: OfSeason, numbers: readonly number[]): Promise<string | null> {
  await reopenRounds(db, league, numbers);
  return settleFinal(db, league);
}

/** Takes back who lost in the rounds of periods that are open again. */
export async function reopenRounds(db: Db, { id, season }: OfSeason, numbers: readonly number[]): Promise<void> {
  await db
    .updateTable('playoff_team')
    .set({ out_in: null })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('out_in', 'in', (rounds) =>
      rounds
        .selectFrom('matchup_period')
        .select(({ ref }) => ref('round').$notNull().as('round'))
        .where('league_id', '=', id)
        .where('season', '=', season)
        .where('number', '=', anyOf(numbers))
        .where('round', 'is not', null),
    )
    .execute();
}
