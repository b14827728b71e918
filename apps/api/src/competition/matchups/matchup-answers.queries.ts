import { Injectable } from '@nestjs/common';
import type { FinalRow, WinRecord } from '@crease/core/competition/champion.rules.js';
import {
  consolationTeams,
  hasThird,
  losersOf,
  pairRound,
  roundsOf,
  seedingOrder,
  type FurtherBracket,
  type FurtherMatches,
  type PlayoffPair,
  type Seed,
} from '@crease/core/competition/playoffs/playoff.rules.js';
import { isMedianPlayed, medianFor, type MedianFor } from '@crease/core/competition/matchups/double-schedule.rules.js';
import type { Pairing } from '@crease/core/competition/matchups/schedule.rules.js';
import type { MatchupsAnswer, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { leadersOf, medianOfSides, type DivisionTable } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { Season } from '@crease/core/season.js';
import { Database, type Db } from '../../platform/database/database.js';
import { findAskedSeason } from '../asked-season.queries.js';
import { broughtView } from '../brought/brought-records.queries.js';
import { categoriesList, categoriesView, categoryRecordsView, comparisonView } from './categories.view.js';
import { headToHead, lastRound, pairsOf, seedsOf } from './playoff.queries.js';
import { recordChangesView } from './office/record-changes.queries.js';
import { findRound, openTies, type OpenTie } from './results/open-ties.queries.js';
import { findDivisions, type StoredDivision } from './divisions/divisions.tables.js';
import { findDividedTable, findRecords } from '../table.queries.js';
import { loadPeriods, type Period } from './matchup.queries.js';
import { withRounds } from './matchup-score.js';

@Injectable()
export class MatchupAnswers {
  constructor(private readonly database: Database) {}

  async matchups(leagueId: string, asked?: Season): Promise<MatchupsAnswer> {
    const { db } = this.database;
    const season = await findAskedSeason(db, leagueId, asked);
    const played = await db
      .selectFrom('matchup_season')
      .select(['seed', 'median', 'playoff_teams', 'reseed', 'third', 'consolation', 'division_winners', 'record'])
      .select(['odd', 'table_order', 'ties', 'table_only', 'round_wins', 'brought'])
      .where('league_id', '=', leagueId)
      .where('season', '=', season)
      .executeTakeFirst();
    if (!played)
      return {
        season,
        seed: null,
        median_for: 'none',
        record: 'share',
        order: 'points-meetings-division',
        categories: null,
        periods: [],
        playoffs: null,
        table: [],
        divisions: [],
      };
    const periods = await loadPeriods(db, leagueId, season);
    const [first] = periods;
    const median = medianFor(played);
    const { table, divisions } = await findDividedTable(db, leagueId, season);
    const counted = played.brought === null ? new Map<string, WinRecord>() : await findRecords(db, leagueId, season);
    const winners = played.division_winners ? leadersOf(divisions) : new Set<string>();
    const seeding = seedingOrder(
      table.map(({ teamId }) => teamId),
      winners,
    );
    return {
      season,
      seed: played.brought === null ? played.seed : null,
      median_for: median,
      record: played.record,
      order: played.table_order,
      categories: categoriesView(first?.rules ?? null),
      periods: withRounds(periods).map((period) => ({
        ...periodView(period),
        categories: period.rules === first?.rules ? null : categoriesList(period.rules?.categories ?? []),
        median: medianIn(period, median),
      })),
      playoffs: playoffsView(
        played,
        periods,
        {
          table,
          seeding,
          open: played.ties === 'commissioner' ? await findOpenRound(db, leagueId, season, periods) : null,
          until: await findPairsUntil(db, leagueId, season, periods),
        },
        {
          title: await seedsOf(db, leagueId, season),
          consolation: await seedsOf(db, leagueId, season, true),
        },
      ),
      table: (played.table_only ? [] : table).map(
        ({ teamId, rank, shared, points, record = counted.get(teamId) ?? { wins: 0, losses: 0, ties: 0 } }) => ({
          team_id: teamId,
          rank,
          shared,
          points,
          ...record,
          periods: periods.filter((period) => countsFor(period, teamId, median)).length,
        }),
      ),
      ...categoryRecordsView(periods),
      ...(await broughtView(db, leagueId, season)),
      ...(await recordChangesView(db, leagueId, season)),
      divisions: divisionsView(divisions, await findDivisions(db, { id: leagueId, season })),
    };
  }
}

const periodView = ({
  rules,
  matchups,
  ties: _,
  told: __,
  by_wins: _____,
  brought,
  goalie_starts: ___,
  games_caps: ____,
  ...period
}: Period) => ({
  ...period,
  ...(brought === null ? {} : { brought: true as const }),
  matchups: matchups.map(({ home_figures: home, away_figures: away, ...matchup }) => ({
    ...matchup,
    ...comparisonView(
      rules,
      period.goalie_games ?? 0,
      home ?? {},
      matchup.away_team_id === null ? null : (away ?? {}),
      period.state,
      matchup.set === null ? null : { home: matchup.home_points, away: matchup.away_points ?? 0 },
    ),
  })),
});

interface SeasonRules extends FurtherMatches {
  readonly playoff_teams: number;
  readonly reseed: boolean;
  readonly round_wins: boolean;
}

function playoffsView(
  rules: SeasonRules,
  periods: readonly Period[],
  {
    table,
    seeding,
    open,
    until,
  }: {
    readonly table: readonly FinalRow[];
    readonly seeding: readonly string[];
    readonly open: OpenRound;
    readonly until: Date | null;
  },
  stored: { readonly title: readonly Seed[]; readonly consolation: readonly Seed[] },
): PlayoffsView | null {
  const rounds = Math.max(0, ...periods.map(({ round }) => round ?? 0));
  if (rounds === 0) return null;
  const begun = stored.title.length > 0;
  const teams = Math.min(rules.playoff_teams, 2 ** rounds);
  const seeds = begun ? stored.title : seeded(seeding.slice(0, teams));
  const bracket = (of: readonly Seed[], kind: FurtherBracket | null) => ({
    seeds: of.map(({ teamId, seed, outIn }) => ({ team_id: teamId, seed, out_in: outIn })),
    pairs: begun
      ? Array.from({ length: rounds }, (_, index) => roundView(periods, index + 1, of, kind, open)).flat()
      : pairRound(of, 1, rules.reseed).map(toCome),
  });
  return {
    rounds,
    ...(rules.round_wins ? { by_wins: true as const } : {}),
    begun,
    ...(until === null ? {} : { pairs_until: until.toISOString() }),
    ...bracket(seeds, null),
    champion: championOf(table, begun ? leftIn(seeds) : []),
    third: rules.third && hasThird(seeds.length) ? { pairs: roundView(periods, rounds, seeds, 'third', open) } : null,
    consolation: consolationView(rules, rounds, seeding, begun ? stored.consolation : null, bracket),
  };
}

function consolationView(
  { playoff_teams: most, consolation: kind }: SeasonRules,
  rounds: number,
  ids: readonly string[],
  stored: readonly Seed[] | null,
  bracket: (of: readonly Seed[], kind: FurtherBracket) => Pick<PlayoffsView, 'seeds' | 'pairs'>,
): PlayoffsView['consolation'] {
  const seeds = stored ?? seeded(consolationTeams(ids, { teams: Math.min(most, 2 ** rounds), rounds, kind }));
  if (kind === 'none' || seeds.length === 0) return null;
  const left = leftIn(seeds);
  const winner = left.length === 1 ? (left[0]?.teamId ?? null) : null;
  return { kind, rounds: roundsOf(seeds.length), ...bracket(seeds, 'consolation'), winner };
}

/** The divisions with their names, the leader of each first. */
const divisionsView = (
  tables: readonly DivisionTable[],
  stored: readonly StoredDivision[],
): MatchupsAnswer['divisions'] =>
  tables.map(({ division, teams }) => ({
    number: division,
    name: stored.find(({ number }) => number === division)?.name ?? null,
    teams: teams.map(({ teamId, record }) => ({ team_id: teamId, ...record })),
  }));

const seeded = (ids: readonly string[]): Seed[] =>
  ids.map((teamId, index) => ({ teamId, seed: index + 1, outIn: null }));
const leftIn = (seeds: readonly Seed[]): Seed[] => seeds.filter(({ outIn }) => outIn === null);

const toCome = ({ home, away }: Pairing) => ({
  round: 1,
  home_team_id: home,
  away_team_id: away,
  home_points: 0,
  away_points: 0,
  ahead: null,
});

/** The winner: as the season ended, which may have been before the final. */
const championOf = (table: readonly FinalRow[], left: readonly Seed[]): string | null =>
  table.find(({ rank, tableRank }) => rank === 1 && tableRank !== undefined)?.teamId ??
  (left.length === 1 ? (left[0]?.teamId ?? null) : null);

const roundView = (
  periods: readonly Period[],
  round: number,
  seeds: readonly Seed[],
  bracket: FurtherBracket | null,
  open: OpenRound,
): PlayoffsView['pairs'] =>
  pairsOf(periods, round, bracket).map((pair) => ({
    ...tieState(pair, round, open),
    round,
    home_team_id: pair.home,
    away_team_id: pair.away,
    home_points: pair.homePoints,
    away_points: pair.awayPoints,
    ...(pair.wins === undefined ? {} : { wins: pair.wins }),
    ...(pair.broken === undefined ? {} : { broken: pair.broken.by }),
    ahead: loserOf(pair, round, { periods, seeds }) === pair.home ? pair.away : pair.home,
  }));

/** An imported round stores who lost it, because a level score may have a winner. */
function loserOf(
  pair: PlayoffPair,
  round: number,
  { periods, seeds }: { readonly periods: readonly Period[]; readonly seeds: readonly Seed[] },
): string | undefined {
  const stored = seeds.find(({ teamId, outIn }) => outIn === round && (teamId === pair.home || teamId === pair.away));
  if (stored !== undefined && periods[0]?.brought != null) return stored.teamId;
  return losersOf([pair], seeds, headToHead(periods))[0];
}

/** The round whose ties a commissioner decides, and its level pairs without a decision; null without one. */
type OpenRound = { readonly round: number; readonly ties: readonly OpenTie[] } | null;

const isInProgress = async (db: Db, id: string, season: Season): Promise<boolean> =>
  (await db
    .selectFrom('league')
    .select('id')
    .where('id', '=', id)
    .where('current_season', '=', season)
    .where('phase', '=', 'in-season')
    .executeTakeFirst()) !== undefined;

/** The first game of the round that was paired last; null once it has begun, and without such a round. */
async function findPairsUntil(db: Db, id: string, season: Season, periods: readonly Period[]): Promise<Date | null> {
  const paired = lastRound(periods);
  if (paired === 0 || !(await isInProgress(db, id, season))) return null;
  const [round] = await findRound(db, { id, season }, paired);
  return round?.begun === false ? round.begins_at : null;
}

/** The round that was paired last, while the next one has not begun and the season goes on. */
async function findOpenRound(db: Db, id: string, season: Season, periods: readonly Period[]): Promise<OpenRound> {
  const paired = lastRound(periods);
  if (paired === 0 || !(await isInProgress(db, id, season))) return null;
  // The next round may be paired already, and not have begun.
  const latest = await findRound(db, { id, season }, paired);
  const round = paired > 1 && latest[0]?.begun === false ? paired - 1 : paired;
  const next = await findRound(db, { id, season }, round + 1);
  const told = periods.filter((one) => one.round === round).at(-1)?.told === true;
  return next[0]?.begun === true || !told ? null : { round, ties: openTies(periods) };
}

const tieState = (
  { home, broken }: PlayoffPair,
  round: number,
  open: OpenRound,
): Pick<PlayoffsView['pairs'][number], 'tie'> =>
  open?.round !== round
    ? {}
    : open.ties.some((tie) => tie.home === home)
      ? { tie: 'waits' }
      : broken?.by === 'commissioner'
        ? { tie: 'decided' }
        : {};

/** The median of all scores of a regular period that has begun; null where no team plays it. */
export const medianIn = ({ round, state, matchups }: Period, median: MedianFor): number | null =>
  round === null && state !== 'coming' && isMedianPlayed(median, matchups)
    ? medianOfSides(
        matchups.flatMap(({ home_team_id: home, away_team_id: away, home_points, away_points, set }) => [
          { teamId: home, points: home_points, isSet: set !== null },
          ...(away === null ? [] : [{ teamId: away, points: away_points ?? 0, isSet: set !== null }]),
        ]),
      )
    : null;

/** True when a team has a result in a period that is over. */
const countsFor = ({ state, round, matchups }: Period, teamId: string, median: MedianFor): boolean =>
  round === null &&
  (state === 'ended' || state === 'final') &&
  matchups.some(
    ({ home_team_id: home, away_team_id: away }) =>
      (home === teamId || away === teamId) && (away !== null || median !== 'none'),
  );
