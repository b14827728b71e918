import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { createYield } from '../../platform/jobs/event-loop-yield.js';
import type { BroughtRecord } from '../../competition/brought/brought-records.writer.js';
import type { BroughtRow } from '../../competition/final-tables.writer.js';
import { broughtPast, putBroughtPast, type PastKind, type PastRow } from '../../seasons/past.writer.js';
import { whoIs } from './extras.players.js';
import { refused, type ExtrasLeague, type RowOutcome } from './extras.model.js';
import { bringRecords } from './extras.records.js';
import { bringMatches, seedAgain, type MatchesBefore } from './extras.matches.js';
import { groupBy, bringTables, settlePlaces } from './extras.tables.js';

export interface PastBefore {
  /** Results of the present season; missing in imports from older versions. */
  readonly records?: { readonly season: Season; readonly rows: readonly BroughtRecord[] }[];
  /** Matchups of past seasons; missing in imports from older versions. */
  readonly matches?: readonly MatchesBefore[];
  readonly tables: { readonly season: Season; readonly rows: readonly BroughtRow[] }[];
  readonly past: { readonly kind: PastKind; readonly season: Season; readonly rows: readonly PastRow[] }[];
}

/** Imports past seasons: tables, trades and drafts. A season in the file replaces its earlier import. */
export async function bringPast(
  db: Db,
  league: ExtrasLeague,
  { standings, matches, past, rosters }: ExtrasBody,
  nameOf: ReadonlyMap<string, string>,
  lines: ExtrasLine[],
): Promise<PastBefore> {
  const records = await bringRecords(
    db,
    league,
    standings.filter(({ season }) => season === league.season),
    nameOf,
    lines,
  );
  const tables = await bringTables(
    db,
    league,
    standings.filter(({ season }) => season !== league.season),
    nameOf,
    lines,
  );
  const broughtMatches = await bringMatches(db, league, matches, nameOf, lines);
  // The seeds order teams that left in the same round.
  const seeded = await seedAgain(db, league.id, tables, broughtMatches);
  return {
    records,
    matches: seeded,
    tables: await settlePlaces(db, league.id, tables, seeded),
    past: [
      ...(await bringTradesAndDrafts(db, league, past, nameOf, lines)),
      ...(await bringRosters(db, league, rosters, nameOf, lines)),
    ],
  };
}

async function bringTradesAndDrafts(
  db: Db,
  league: ExtrasLeague,
  rows: ExtrasBody['past'],
  nameOf: ReadonlyMap<string, string>,
  lines: ExtrasLine[],
): Promise<PastBefore['past']> {
  if (rows.length === 0) return [];
  const who = await whoIs(
    db,
    league,
    rows.map((row) => ({ ...row, player: row.what })),
  );
  const ids = [...who.values()].map(({ id }) => id);
  const before: PastBefore['past'] = [];
  const numbered = rows.map((row, at) => ({ ...row, player_id: ids[at] ?? null }));
  for (const [, ofSeason] of groupBy(numbered, ({ kind, season }) => `${kind} ${season}`)) {
    const [first] = ofSeason;
    if (first === undefined) continue;
    const { kind, season } = first;
    const stood = await putPast(db, league, { kind, season }, ofSeason, nameOf, (row, outcome) => {
      lines.push({ where: row.where, kind: kind === 'trade' ? 'trades' : 'drafts', ...outcome });
    });
    if (stood !== null) before.push({ kind, season, rows: stood });
  }
  return before;
}

/** Imports rosters of past seasons by name, linked to a player when the league knows them. */
async function bringRosters(
  db: Db,
  league: ExtrasLeague,
  rows: ExtrasBody['rosters'],
  nameOf: ReadonlyMap<string, string>,
  lines: ExtrasLine[],
): Promise<PastBefore['past']> {
  const who = await whoIs(db, league, rows);
  const before: PastBefore['past'] = [];
  for (const [season, ofSeason] of groupBy(rows, (row) => row.season)) {
    const full = ofSeason.map((row) => ({
      ...row,
      day: null,
      from_team: null,
      round: null,
      overall: null,
      what: row.player,
      player_id: who.get(row)?.id ?? null,
    }));
    const stood = await putPast(db, league, { kind: 'roster', season }, full, nameOf, (row, outcome) => {
      lines.push({ where: row.where, kind: 'past_rosters', ...outcome });
    });
    if (stood !== null) before.push({ kind: 'roster', season, rows: stood });
  }
  return before;
}

type Full = Pick<PastRow, 'day' | 'round' | 'overall' | 'what' | 'player_id'> & {
  readonly where: string;
  readonly team: string;
  readonly from_team: string | null;
  readonly place?: PastRow['place'];
  readonly pick?: ExtrasBody['past'][number]['pick'];
};

const LATE = { roster: 'no.seasonNotOver', trade: 'no.tradeSeason', draft: 'no.season', since: 'no.season' } as const;

/** Replaces the imported rows of a season. Returns the previous rows, or null when nothing changes. */
async function putPast<T extends Full>(
  db: Db,
  league: ExtrasLeague,
  { kind, season }: { readonly kind: PastKind; readonly season: Season },
  rows: readonly T[],
  nameOf: ReadonlyMap<string, string>,
  say: (row: T, outcome: RowOutcome) => void,
): Promise<PastRow[] | null> {
  const known = await broughtPast(db, league.id, [kind], season);
  const stood = known.map(({ kind: _kind, season: _season, number: _number, ...row }): PastRow => row);
  const yieldNow = createYield();
  const same = new Set<string>();
  for (const row of stood) {
    await yieldNow();
    same.add(JSON.stringify(row));
  }
  const next: PastRow[] = [];
  for (const row of rows) {
    await yieldNow();
    const { day, team: team_id, from_team: from_team_id, round, overall, what, player_id, place = null } = row;
    // A trade's team must belong to the league. A pick whose original team does not stays as text.
    const pick = kind === 'trade' && row.pick && nameOf.has(row.pick.original) ? row.pick : null;
    const put = {
      ...{ day, team_id, from_team_id, round, overall, what, player_id, place },
      pick_season: pick?.season ?? null,
      pick_type: pick?.type ?? null,
      pick_round: pick?.round ?? null,
      pick_team_id: pick?.original ?? null,
    };
    const late = kind === 'roster' ? season >= league.season : season > league.season;
    const said = { key: 'what.ofTeam', figures: { what, team: nameOf.get(team_id) ?? null, season } } as const;
    if (!nameOf.has(team_id) || (from_team_id !== null && !nameOf.has(from_team_id)))
      say(row, refused(said, { key: 'no.team' }));
    else if (late) say(row, refused(said, { key: LATE[kind], figures: { season } }));
    else {
      next.push(put);
      say(row, { action: same.has(JSON.stringify(put)) ? 'unchanged' : 'created', what: said, why: null });
    }
  }
  if (next.length === 0 || JSON.stringify(next) === JSON.stringify(stood)) return null;
  await putBroughtPast(db, league.id, { kind, season }, next);
  return stood;
}
