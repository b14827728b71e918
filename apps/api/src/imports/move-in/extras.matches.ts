import {
  placeMatches,
  seedOrder,
  tableOfPlaced,
  type GivenMatch,
  type MatchFault,
  type PlacedMatch,
  type PlacedSeason,
} from '@crease/core/competition/brought/brought-matches.rules.js';
import type { ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { createYield } from '../../platform/jobs/event-loop-yield.js';
import { broughtSeason, matchesOf } from '../../competition/brought/brought-matches.queries.js';
import { putBroughtMatches, type BroughtSeason } from '../../competition/brought/brought-matches.writer.js';
import { finalTables } from '../../competition/final-tables.queries.js';
import { refused, type ExtrasLeague, type RowOutcome } from './extras.model.js';
import { groupBy } from './extras.tables.js';

/** Previously imported matchups of a season, for undo; null where it had none. */
export interface MatchesBefore {
  readonly season: Season;
  readonly matches: BroughtSeason | null;
}

type Row = ExtrasBody['matches'][number];
type Names = ReadonlyMap<string, string>;
type Say = (row: Row, outcome: RowOutcome) => void;
interface Given extends GivenMatch {
  readonly row: Row;
}

/** Imports matchups and play-offs of past seasons. A season in the file replaces its earlier import. */
export async function bringMatches(
  db: Db,
  league: ExtrasLeague,
  rows: ExtrasBody['matches'],
  nameOf: Names,
  lines: ExtrasLine[],
): Promise<MatchesBefore[]> {
  const before: MatchesBefore[] = [];
  const say: Say = ({ where }, outcome) => void lines.push({ where, kind: 'matches', ...outcome });
  for (const [season, ofSeason] of groupBy(rows, (row) => row.season)) {
    const closed = await closedFor(db, league, season);
    const { given, again } = await openRows(ofSeason, nameOf, closed, say);
    if (given.length === 0) continue;
    const stood = await broughtSeason(db, league.id, season);
    const placed = placeMatches(given);
    await sayPlaced(given, placed, stood, nameOf, say);
    for (const row of again) say(row, { action: 'unchanged', what: whatOf(row, nameOf), why: null });
    const next = await seasonOf(db, league.id, season, placed);
    if (next.matches.length === 0 || JSON.stringify(next) === JSON.stringify(stood)) continue;
    await putBroughtMatches(db, league.id, season, next);
    before.push({ season, matches: stood });
  }
  return before;
}

async function closedFor(db: Db, league: ExtrasLeague, season: Season): Promise<ExtrasSaid | null> {
  if (season >= league.season) return { key: 'no.matchesNotOver', figures: { season } };
  const stored = await matchesOf(db, league.id, season);
  const tables = await finalTables(db, league.id).where('s.season', '=', season).execute();
  const isPlayedHere = stored?.brought === null || tables.some(({ brought }) => !brought);
  return isPlayedHere ? { key: 'no.matchesPlayedHere', figures: { season } } : null;
}

/** The rows that can be placed, and duplicate rows: some tables list a match once for each of its teams. */
async function openRows(rows: readonly Row[], nameOf: Names, closed: ExtrasSaid | null, say: Say) {
  const yieldNow = createYield();
  const given: Given[] = [];
  const again: Row[] = [];
  const seen = new Map<string, Row>();
  for (const row of rows) {
    await yieldNow();
    const { home, away, period, round, home_points: homePoints, away_points: awayPoints, bracket, winner } = row;
    const key = JSON.stringify([period, period === null ? round : null, ...[home, away].sort()]);
    const same = seen.get(key);
    const no = (why: ExtrasSaid): void => say(row, refused(whatOf(row, nameOf), why));
    if (!nameOf.has(home) || !nameOf.has(away)) no({ key: 'no.team' });
    else if (closed !== null) no(closed);
    else if (home === away) no({ key: 'no.sameTeam' });
    else if (period === null && round === null) no({ key: 'no.matchNowhere' });
    else if (same !== undefined && isMirror(same, row)) again.push(row);
    else if (same !== undefined) no({ key: 'no.matchTwice', figures: { where: same.where } });
    else {
      seen.set(key, row);
      given.push({ row, period, round, bracket, home, away, homePoints, awayPoints, winner });
    }
  }
  return { given, again };
}

const isMirror = (one: Row, other: Row): boolean =>
  one.home === other.away && one.home_points === other.away_points && one.away_points === other.home_points;

async function sayPlaced(
  given: readonly Given[],
  { places, faults }: PlacedSeason<Given>,
  stood: BroughtSeason | null,
  nameOf: Names,
  say: Say,
): Promise<void> {
  const yieldNow = createYield();
  const known = new Set(stood?.matches.map((match) => JSON.stringify(match)));
  for (const match of given) {
    await yieldNow();
    const fault = faults.get(match);
    const place = places.get(match);
    const what = whatOf(match.row, nameOf);
    if (fault !== undefined) say(match.row, refused(what, whyOf(fault, nameOf)));
    else if (place !== undefined) {
      const isKnown = known.has(JSON.stringify(storedMatch(place)));
      say(match.row, { action: isKnown ? 'unchanged' : 'created', what, why: null });
    }
  }
}

const whatOf = ({ season, period, round, home, away, ...points }: Row, nameOf: Names): ExtrasSaid => ({
  key: 'what.match',
  figures: {
    ...{ season, period, round },
    home: nameOf.get(home) ?? null,
    away: nameOf.get(away) ?? null,
    homePoints: points.home_points,
    awayPoints: points.away_points,
  },
});

function whyOf(fault: MatchFault, nameOf: Names): ExtrasSaid {
  switch (fault.key) {
    case 'otherRound':
      return { key: 'no.otherRound', figures: { period: fault.period, round: fault.round } };
    case 'earlyRound':
      return { key: 'no.earlyRound', figures: { period: fault.period, last: fault.last } };
    case 'noRound':
      return { key: 'no.noRound', figures: { period: fault.period } };
    case 'twoInRound':
      return { key: 'no.twoInRound', figures: { team: nameOf.get(fault.team) ?? '', round: fault.round } };
    case 'levelRound':
      return { key: 'no.levelRound', figures: { round: fault.round } };
    case 'levelRegular':
      return { key: 'no.levelRegular' };
    case 'otherWinner':
      return { key: 'no.otherWinner', figures: { team: nameOf.get(fault.winner) ?? '' } };
  }
}

const storedMatch = ({ period, round, bracket, home, away, homePoints, awayPoints, winner }: PlacedMatch) => ({
  ...{ period, round, bracket },
  ...{ home_team_id: home, away_team_id: away },
  ...{ home_points: homePoints, away_points: awayPoints },
  tie_home: winner === null ? null : Number(winner === home),
});

async function seasonOf(
  db: Db,
  leagueId: string,
  season: Season,
  { places, byes, outIn }: PlacedSeason<Given>,
): Promise<BroughtSeason> {
  const stored = await seedsByTable(db, leagueId, season, [...outIn.keys()]);
  const seeds = stored ?? seedOrder(outIn.keys(), tableOfPlaced(places.values()));
  return {
    brought: [...places.keys()].some(({ row }) => row.categories) ? 'categories' : 'points',
    matches: [...places.values(), ...byes].map(storedMatch).sort((one, other) => one.period - other.period),
    seeds: seeds.map((team_id, index) => ({ team_id, seed: index + 1, out_in: outIn.get(team_id) ?? null })),
  };
}

/** Teams in the order in which the stored table of their season seeds them; null where it has none. */
async function seedsByTable(
  db: Db,
  leagueId: string,
  season: Season,
  teams: readonly string[],
): Promise<string[] | null> {
  const table = await finalTables(db, leagueId).where('s.season', '=', season).orderBy('s.rank').execute();
  if (table.length === 0) return null;
  return seedOrder(
    teams,
    table.map(({ team_id: teamId, rank, table_rank: place, wins, losses, ties }) => ({
      teamId,
      rank: place ?? rank,
      record: wins === null ? null : { wins, losses: losses ?? 0, ties: ties ?? 0 },
    })),
  );
}

/**
 * Seeds imported play-offs again by the tables that were imported after them. Returns the matchups as they were before
 * the whole import.
 */
export async function seedAgain(
  db: Db,
  leagueId: string,
  tables: readonly { readonly season: Season }[],
  before: readonly MatchesBefore[],
): Promise<MatchesBefore[]> {
  const added: MatchesBefore[] = [];
  for (const { season } of tables) {
    const stood = await broughtSeason(db, leagueId, season);
    if (stood === null) continue;
    const byTeam = new Map(stood.seeds.map((seed) => [seed.team_id, seed]));
    const order = await seedsByTable(db, leagueId, season, [...byTeam.keys()]);
    const seeds = (order ?? []).map((team_id, at) => ({
      ...{ team_id, seed: at + 1 },
      out_in: byTeam.get(team_id)?.out_in ?? null,
    }));
    if (order === null || JSON.stringify(seeds) === JSON.stringify(stood.seeds)) continue;
    if (!before.some((one) => one.season === season)) added.push({ season, matches: stood });
    await putBroughtMatches(db, leagueId, season, { ...stood, seeds });
  }
  return [...before, ...added];
}
