import type { InferResult } from 'kysely';
import {
  consolationTeams,
  losersOf,
  pairForThird,
  pairRound,
  seedingOrder,
  type Consolation,
  type FurtherBracket,
} from '@crease/core/competition/playoffs/playoff.rules.js';
import { leadersOf } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows, clockAtQuery, clockNow, isSo } from '../../platform/database/sql.js';
import { isScored, nhlDay } from './matchup.queries.js';
import { matchupsOfPeriods } from '../period-matchups.queries.js';
import { findDividedTable } from '../table.queries.js';
import { deletePairs, insertPairs, type BracketPair } from './pairs.writer.js';
import { isPaired, openTies, roundBegins } from './results/open-ties.queries.js';
import { findTableBeforeRounds } from '../seeding-table.queries.js';
import { lastRound, loadRounds, pairsOf, seedsOf } from './playoff.queries.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

const roundsInSeason = (db: Db) =>
  db
    .selectFrom('matchup_period as p')
    .innerJoin('league as l', (join) =>
      join.onRef('l.id', '=', 'p.league_id').onRef('l.current_season', '=', 'p.season'),
    )
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .select(['p.league_id', 'p.season', 'p.number', 's.playoff_teams', 's.reseed'])
    .select(({ eb, ref }) => [
      ref('p.round').$notNull().as('round'),
      's.third',
      's.consolation',
      's.division_winners',
      's.ties',
      's.table_only',
      isSo(eb(roundBegins, '<=', clockNow)).as('begun'),
    ])
    .where('l.phase', '=', 'in-season')
    .where('p.round', 'is not', null)
    .orderBy('p.league_id')
    .orderBy('p.number');

export type Round = InferResult<ReturnType<typeof roundsInSeason>>[number];

/** Rounds begun by the calendar and not paired yet, the earliest first. */
export const dueRounds = (db: Db) =>
  roundsInSeason(db)
    .where('p.decided_at', 'is', null)
    .where('p.starts_on', '<=', nhlDay)
    .where(({ not }) => not(isPaired()))
    .where(isScored('before'));

/** Paired rounds whose first game begins, or before which a result may have changed. */
export const duePairs = (db: Db) =>
  roundsInSeason(db)
    .where('p.pairs_due', '<=', clockAtQuery)
    .where(isPaired())
    // The games of corrected days count before their results do.
    .where(isScored('before'));

/** Pairs a round and stores when its pairs are decided again. Returns the pairs. */
export async function beginRound(db: Db, league: OfSeason, round: Round): Promise<BracketPair[]> {
  const { periods, pairs } = await decidePairs(db, league, round);
  await insertPairs(
    db,
    league,
    periods.map((period) => ({ period, pairs })),
  );
  await storePairsDue(db, league, round);
  return pairs;
}

/** Decides the pairs of a paired round again. Returns them; null when they are unchanged. */
export async function followRound(db: Db, league: OfSeason, round: Round): Promise<BracketPair[] | null> {
  const before = await matchupsOfPeriods(db, league)
    .select(['m.home_team_id as home', 'm.away_team_id as away', 'm.bracket'])
    .where('m.period', '=', round.number)
    .orderBy('m.number')
    .execute();
  const { periods, pairs } = await decidePairs(db, league, round);
  await storePairsDue(db, league, round);
  const after = pairs.map(({ home, away, bracket = null }) => ({ home, away, bracket }));
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  await deletePairs(db, league, periods);
  await insertPairs(
    db,
    league,
    periods.map((period) => ({ period, pairs })),
  );
  return pairs;
}

/** Removes the pairs of a round that has not begun: a tie before it waits for the commissioner again. */
export async function unpairRound(db: Db, league: OfSeason, { round }: Round): Promise<void> {
  const periods = await periodsOfRounds(db, league);
  await deletePairs(
    db,
    league,
    periods.filter((one) => one.round === round).map((one) => one.number),
  );
  await reopenRounds(
    db,
    league,
    periods.filter((one) => one.round === round - 1).map((one) => one.number),
  );
}

/** Until its first game a round is decided again then; afterwards never. */
const storePairsDue = (db: Db, { id, season }: OfSeason, { number, begun }: Pick<Round, 'number' | 'begun'>) =>
  db
    .updateTable('matchup_period as p')
    .set({ pairs_due: begun ? null : roundBegins })
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .where('p.number', '=', number)
    .execute();

const periodsOfRounds = (db: Db, { id, season }: OfSeason) =>
  db
    .selectFrom('matchup_period')
    .select(['number', ({ ref }) => ref('round').$notNull().as('round')])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('round', 'is not', null)
    .orderBy('number')
    .execute();

/**
 * Decides the pairs of a round: of the first round by the table, of later rounds by the teams that are left. Seeds and
 * losers are stored. Returns the pairs with the round's periods.
 */
async function decidePairs(
  db: Db,
  league: OfSeason,
  asked: Round,
): Promise<{ readonly periods: readonly number[]; readonly pairs: BracketPair[] }> {
  const { round, reseed, third, consolation } = asked;
  const periods = await periodsOfRounds(db, league);
  // A short season has fewer rounds than the settings require.
  const rounds = Math.max(...periods.map((one) => one.round));
  if (round === 1)
    await setSeeds(db, league, {
      teams: Math.min(asked.playoff_teams, 2 ** rounds),
      rounds,
      kind: consolation,
      divisionWinners: asked.division_winners,
      tableOnly: asked.table_only,
    });
  else {
    const before = periods.filter((one) => one.round === round - 1).map(({ number }) => number);
    await reopenRounds(db, league, before);
    await settleRound(db, league, 'seed', round);
  }
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
  return { periods: periods.filter((one) => one.round === round).map(({ number }) => number), pairs };
}

interface Field {
  readonly teams: number;
  /** The winners of the divisions have the best seeds. */
  readonly divisionWinners: boolean;
  /** The rounds come after a table of points or roto. */
  readonly tableOnly: boolean;
  readonly rounds: number;
  readonly kind: Consolation;
}

async function setSeeds(db: Db, { id, season }: OfSeason, field: Field): Promise<void> {
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
  await db.deleteFrom('playoff_team').where('league_id', '=', id).where('season', '=', season).execute();
  await db
    .insertInto('playoff_team')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('playoff_team', rows, 'given')).select(COLUMNS))
    .execute();
}

/**
 * Marks the losers of the round that was paired last, by its present results. Nothing happens before the play-offs.
 * @param ties that wait for a commissioner: they stay open, or the seed decides
 * @param before a round that may be paired already
 */
export async function settleRound(
  db: Db,
  { id, season }: OfSeason,
  ties: 'open' | 'seed' = 'seed',
  before?: number,
): Promise<void> {
  const { periods, meetings } = await loadRounds(db, id, season);
  const round = lastRound(periods, before);
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

/** Decides the round that was paired last again after a change of one of its ties. Returns the champion, if any. */
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

/** Lets no pairs follow any more, because their season ends. */
export async function keepPairs(db: Db, { id, season }: OfSeason): Promise<void> {
  await db
    .updateTable('matchup_period')
    .set({ pairs_due: null })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('pairs_due', 'is not', null)
    .execute();
}

/**
 * Lets the pairs of a round follow again that had not begun when its season ended: the end is taken back. The next
 * sweep decides them, and with them who lost before.
 * @param numbers the periods that the end made final: before a round that had begun, all were final
 */
export async function reopenPairs(db: Db, { id, season }: OfSeason, numbers: readonly number[]): Promise<void> {
  await db
    .updateTable('matchup_period as p')
    .set({ pairs_due: clockNow })
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .where('p.number', '=', anyOf(numbers))
    .where('p.round', 'is not', null)
    .where(isPaired())
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb(roundBegins, '>', clockNow),
        exists(
          selectFrom('matchup_period as b')
            .select('b.number')
            .whereRef('b.league_id', '=', 'p.league_id')
            .whereRef('b.season', '=', 'p.season')
            .where('b.number', '=', anyOf(numbers))
            .whereRef('b.number', '<', 'p.number')
            .whereRef('b.round', 'is distinct from', 'p.round'),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('matchup_period as b')
            .select('b.number')
            .whereRef('b.league_id', '=', 'p.league_id')
            .whereRef('b.season', '=', 'p.season')
            .whereRef('b.round', '=', 'p.round')
            .whereRef('b.number', '<', 'p.number'),
        ),
      ),
    )
    .execute();
}
