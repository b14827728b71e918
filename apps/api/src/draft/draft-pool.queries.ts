import { isInPool } from '@crease/core/leagues/drafts/draft-pool.rules.js';
import { DRAFTS } from '@crease/core/leagues/drafts/draft.table.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { createHash } from 'node:crypto';
import type { DraftedPlayer, DraftState, PoolPlayer, RetainedShare } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { rookieLimits } from '@crease/core/leagues/farm.rules.js';
import { rookieReasons } from '@crease/core/players/rookie.rules.js';
import { lineOfSeason, pointsOf, scoringOf } from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../platform/database/database.js';
import type { DraftLeague } from './draft.queries.js';
import { playersOf } from './draft-pool-players.queries.js';
import { countsByGame, statsIn, keyOf } from './draft-pool-stats.queries.js';

/**
 * The players who may be drafted now.
 * - General draft: players without a team in the league, without rookies when the league drafts those separately.
 * - Rookie draft: the rookies among them, or those of one class of the NHL's entry draft.
 * - Mid-season draft: all of them who are not on waivers.
 * - Steal and waiver draft: the active players of the teams, before any of them is protected.
 * - `emptied`: players on rosters as well.
 *
 * The drafting team does not pay what other teams retain of a cap hit. The retaining team itself pays the whole cap
 * hit, but no longer the retained part, so its total is the same.
 */
export async function poolOf(
  db: Db,
  league: DraftLeague,
  type: DraftType,
  { emptied = false }: { emptied?: boolean } = {},
): Promise<PoolEntry[]> {
  const { pool } = DRAFTS[type];
  const held = pool === 'rosters';
  const rows = await playersOf(db, league, { emptied, held, free: pool === 'free-agents' }).execute();
  const scoring = scoringOf(league.settings);
  const byGame = await countsByGame(db, league.season, scoring);
  const limits = rookieLimits(league.settings);
  const entries: PoolEntry[] = [];
  rows.forEach((row, index) => {
    const lines = row.lines ?? [];
    const rookie =
      row.rookie_override ??
      rookieReasons(
        {
          position: row.position,
          birth_date: row.birth_date,
          drafted_or_signed: row.drafted_or_signed,
          seasons: lines.map((line) => ({ season: line.season, gp: line.gp ?? 0 })),
        },
        league.season,
        limits,
      ).length === 0;
    if (!isInPool(type, { rookie, draftYear: row.draft_year }, league)) return;
    const line = lines.find((candidate) => (candidate.gp ?? 0) > 0);
    entries.push({
      id: row.id,
      name: row.name,
      position: row.position,
      detail: row.detail,
      club: row.club,
      ...retainedFrom(row.cap_hit, row.shares ?? []),
      estimated: row.estimated,
      rookie,
      rank: index + 1,
      birthDate: row.birth_date,
      status: row.status,
      contractExpiry: row.contract_expiry,
      expiryStatus: row.expiry_status,
      sample: row.is_sample,
      stats: statsIn(line),
      statsSeason: line?.season ?? null,
      ...(line === undefined
        ? {}
        : {
            points: pointsOf(
              { ...lineOfSeason(line), ...byGame.get(keyOf(row.id, line.season)) },
              scoring,
              row.position,
            ),
          }),
      ...(held && row.from !== null ? { from: row.from } : {}),
      ...(rookie && row.draft_year !== null ? { nhlDraft: { year: row.draft_year, overall: row.draft_overall } } : {}),
    });
  });
  return entries;
}

/** Players no longer active with their old team, sorted by id. */
export async function leftPlayers(
  db: Db,
  leagueId: string,
  players: readonly PoolPlayer[],
): Promise<{ id: number; from: string }[]> {
  const rows = await db
    .selectFrom('roster_entry')
    .select(['player_id', 'team_id'])
    .where('league_id', '=', leagueId)
    .where('place', '=', 'active')
    .execute();
  const holders = new Map(rows.map(({ player_id, team_id }) => [player_id, team_id]));
  return players
    .flatMap(({ id, from }) => (from === undefined || holders.get(id) === from ? [] : [{ id, from }]))
    .sort((a, b) => a.id - b.id);
}

export async function protectedPlayers(
  db: Db,
  { id: draftId, leagueId }: Pick<DraftState, 'id' | 'leagueId'>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await db
    .selectFrom('draft_protected')
    .select(['team_id', 'player_id'])
    .where('league_id', '=', leagueId)
    .where('draft_id', '=', draftId)
    .orderBy('player_id')
    .execute();
  const lists = new Map<string, number[]>();
  for (const { team_id, player_id } of rows) lists.set(team_id, [...(lists.get(team_id) ?? []), player_id]);
  return lists;
}

/** The pool as it was fixed when the draft began; null before. */
export async function fixedPool(
  db: Db,
  { id: draftId, leagueId }: Pick<DraftState, 'id' | 'leagueId'>,
): Promise<{ version: string; players: PoolEntry[] } | null> {
  const row = await db
    .selectFrom('draft_pool')
    .select(['version', 'players'])
    .where('league_id', '=', leagueId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row ?? null;
}

/** Cap hit for a draft: what remains of it after the retained parts, and those parts. */
export function retainedFrom(
  capHit: number,
  shares: readonly RetainedShare[],
): Pick<DraftedPlayer, 'capHit' | 'retained'> {
  const retained = shares.filter(({ amount }) => amount > 0);
  if (retained.length === 0) return { capHit };
  return { capHit: retained.reduce((left, { amount }) => left - amount, capHit), retained };
}

/** A short hash that changes whenever the pool changes. */
export function poolVersion(players: readonly PoolPlayer[]): string {
  return createHash('sha256').update(JSON.stringify(players)).digest('base64url').slice(0, 16);
}
