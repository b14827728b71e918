import { DRAFT_TYPES, type DraftType } from '@crease/core/draft-type.js';
import { yearlyRounds } from '@crease/core/leagues/drafts/draft.table.js';
import { randomBytes } from 'node:crypto';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { newId } from '@crease/core/ids.js';
import { seasonsAhead, type LeagueSettings, type LeagueType } from '@crease/core/leagues/league.rules.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import type { ForfeitReason } from '@crease/core/teams/team.words.js';
import type { Db, Tables } from '../platform/database/database.js';
import { clockNow, integerArray, json, textArray } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const draft = namesIn('draft as x');
const l = namesIn('league as l');
const y = namesIn('league_season as y');
const q = namesIn('draft_pick as q');
const t = namesIn('team as t');
const r = namesIn('roster_entry as r');

/* Only these functions write `draft_pick`, and `draft_append`, which numbers a draft's picks when it begins. */

/** A trade or condition holds `draft_pick as p`; it must not move until that is settled. */
export function promisedPick(): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Tables & { p: Tables['draft_pick'] }, 'p'>();
  return exists(
    selectFrom('frozen_asset as f')
      .select('f.ref')
      .whereRef('f.league_id', '=', 'p.league_id')
      .where('f.kind', '=', 'draft-pick')
      .whereRef('f.ref', '=', 'p.id'),
  );
}

/**
 * True when no draft will use a pick any more (`alias`: the name of `draft_pick` in the query). Either its draft has
 * ended, or it will never be held. A draft between seasons is never held when its season is over or began without it,
 * one during the season when that is over. Between seasons the same holds in a new league whose teams were all imported
 * with players, if its picks were never declared.
 */
export function outOfDrafts(alias: 'p' | 'd'): RawBuilder<boolean> {
  const [league, season, type] = ['league_id', 'season', 'type'].map((column) => sql.ref(`${alias}.${column}`));
  const drafts = sql`${draft.table} where ${draft.league_id} = ${league} and ${draft.season} = ${season}
    and ${draft.type} = ${type} and ${draft.kind} <> 'mock'`;
  return sql<boolean>`(exists (select 1 from ${drafts} and ${draft.status} = 'ended') or (not exists (select 1 from ${drafts})
    and exists (select 1 from ${l.table} where ${l.id} = ${league} and (${season} < ${l.current_season}
      or (${season} = ${l.current_season} and case when ${type} in ('mid-season', 'waiver')
        then ${l.phase} = 'offseason' else (
      exists (select 1 from ${y.table} where ${y.league_id} = ${l.id} and ${y.season} = ${season})
      or (${l.phase} in ('setup', 'startup-drafts')
        and not exists (select 1 from ${q.table} where ${q.league_id} = ${league} and ${q.season} = ${season}
          and ${q.type} = ${type}
          and (${q.owner_team_id} <> ${q.original_team_id} or ${q.extra} > 0 or ${q.forfeited_at} is not null))
        and not exists (select 1 from ${t.table} where ${t.league_id} = ${l.id} and not exists (
          select 1 from ${r.table} where ${r.league_id} = ${l.id} and ${r.team_id} = ${t.id}
            and ${r.acquired_by} = 'import')))) end)))))`;
}

export interface PickGroup {
  readonly season: Season;
  readonly type: DraftType;
  readonly rounds: number;
}

/**
 * Drafts and rounds of which every team has picks: those of a season, and of the later ones whose picks can be traded
 * (docs/decisions/0017). `startup`: the season's drafts are those of a new league.
 */
export function pickGroups(
  type: LeagueType,
  settings: LeagueSettings,
  season: Season,
  startup: boolean = type === 'dynasty',
): PickGroup[] {
  const groups: PickGroup[] = [];
  for (let year = 0; year <= seasonsAhead(type, settings); year += 1) {
    for (const kind of DRAFT_TYPES) {
      const rounds = yearlyRounds(settings, kind, year === 0 && startup);
      if (rounds > 0) groups.push({ season: seasonPlus(season, year), type: kind, rounds });
    }
  }
  return groups;
}

export interface PickRound {
  readonly season: Season;
  readonly type: DraftType;
  readonly round: number;
}

export const roundsOf = (groups: readonly PickGroup[]): PickRound[] =>
  groups.flatMap(({ season, type, rounds }) =>
    Array.from({ length: rounds }, (_, index) => ({ season, type, round: index + 1 })),
  );

/** The picks that a team needs when a season begins: of that season, and of later ones, because they can be traded. */
export const yearlyPicks = (type: LeagueType, settings: LeagueSettings, season: Season): PickRound[] =>
  roundsOf(pickGroups(type, settings, season, false));

/** Creates every team's own pick of each round; keeps existing ones. Returns the ids of the new picks. */
export async function insertPicks(
  db: Db,
  leagueId: string,
  rounds: readonly PickRound[],
  teamIds: readonly string[],
): Promise<string[]> {
  const picks = rounds.flatMap((round) => teamIds.map((teamId) => ({ ...round, id: newId(randomBytes), teamId })));
  if (picks.length === 0) return [];
  const rows = sql<PickRound & { id: string; team_id: string }>`unnest(
    ${textArray(picks.map(({ id }) => id))}, ${textArray(picks.map(({ season }) => season))},
    ${textArray(picks.map(({ type }) => type))}, ${integerArray(picks.map(({ round }) => round))},
    ${textArray(picks.map(({ teamId }) => teamId))})`.as<'pick'>(sql`pick (id, season, type, round, team_id)`);
  const made = await db
    .insertInto('draft_pick')
    .columns(['league_id', 'id', 'season', 'type', 'round', 'original_team_id', 'owner_team_id'])
    .expression((from) =>
      from
        .selectFrom(rows)
        .select([
          sql<string>`${leagueId}`.as('league_id'),
          'pick.id',
          'pick.season',
          'pick.type',
          'pick.round',
          'pick.team_id as original_team_id',
          'pick.team_id as owner_team_id',
        ]),
    )
    .onConflict((conflict) => conflict.columns(ONE_PICK).doNothing())
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
}

export const ONE_PICK = ['league_id', 'season', 'type', 'round', 'original_team_id', 'extra'] as const;

/** Forfeits a pick for a reason; null restores it. */
export async function forfeitPick(db: Db, leagueId: string, pickId: string, reason: string | null): Promise<void> {
  await db
    .updateTable('draft_pick')
    .set({ forfeited_at: reason === null ? null : clockNow, forfeited_reason: reason, forfeited_why: null })
    .where('league_id', '=', leagueId)
    .where('id', '=', pickId)
    .execute();
}

export async function giveUpPick(
  db: Db,
  leagueId: string,
  pickId: string,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<void> {
  await db
    .updateTable('draft_pick')
    .set({
      forfeited_at: clockNow,
      forfeited_why: json({ key: 'keeper', figures: { player: name } } satisfies ForfeitReason),
      keeper_id: id,
    })
    .where('league_id', '=', leagueId)
    .where('id', '=', pickId)
    .execute();
}

export async function returnKeeperPicks(db: Db, leagueId: string, season: Season): Promise<void> {
  await db
    .updateTable('draft_pick')
    .set({ forfeited_at: null, forfeited_reason: null, forfeited_why: null, keeper_id: null })
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('keeper_id', 'is not', null)
    .execute();
}

/**
 * Transfers a pick. Returns false when the giver no longer owns it. Runs in the caller's transaction, under the locks
 * of both teams.
 */
export async function movePick(
  db: Db,
  leagueId: string,
  pickId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const moved = await db
    .updateTable('draft_pick')
    .set({ owner_team_id: to })
    .where('id', '=', pickId)
    .where('owner_team_id', '=', from)
    .where('league_id', '=', leagueId)
    .returning('id')
    .execute();
  return moved.length === 1;
}
