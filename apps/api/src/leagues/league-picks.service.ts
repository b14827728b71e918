import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import { draftRounds, type LeagueSettings, type LeagueType } from '@crease/core/leagues/league.rules.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { pgArray, type Transaction } from '../platform/database/database.js';

interface PickGroup {
  readonly season: Season;
  readonly type: 'general' | 'rookie';
  readonly rounds: number;
}

/** Dynasty picks can be traded for this season and three more, so they exist that early. */
const SEASONS_AHEAD = 3;

/** The drafts that a new league's teams own picks of, and their rounds. */
export function pickGroups(type: LeagueType, settings: LeagueSettings, season: Season): PickGroup[] {
  const groups: PickGroup[] = [];
  const ahead = type === 'dynasty' ? SEASONS_AHEAD : 0;
  for (let year = 0; year <= ahead; year += 1) {
    for (const kind of ['general', 'rookie'] as const) {
      const rounds = draftRounds(settings, kind, year === 0 && type === 'dynasty') ?? 0;
      if (rounds > 0) groups.push({ season: seasonPlus(season, year), type: kind, rounds });
    }
  }
  return groups;
}

/** Gives every team its own picks. Those that exist stay as they are. */
export async function insertPicks(
  sql: Transaction['sql'],
  leagueId: string,
  groups: readonly PickGroup[],
  teamIds: readonly string[],
): Promise<void> {
  const rows = groups.flatMap(({ season, type, rounds }) =>
    Array.from({ length: rounds }, (_, index) =>
      teamIds.map((teamId) => ({ id: newId(randomBytes), season, type, round: index + 1, teamId })),
    ).flat(),
  );
  if (rows.length === 0) return;
  await sql(
    `insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id)
     select id, $1, season, type, round, team_id, team_id
     from unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::text[]) as pick (id, season, type, round, team_id)
     on conflict (league_id, season, type, round, original_team_id, extra) do nothing`,
    [
      leagueId,
      pgArray(rows.map((row) => row.id)),
      pgArray(rows.map((row) => row.season)),
      pgArray(rows.map((row) => row.type)),
      pgArray(rows.map((row) => row.round)),
      pgArray(rows.map((row) => row.teamId)),
    ],
  );
}

/** Takes away the picks that the settings no longer have. Returns how many of them have been traded, or are held by an accepted trade or an open condition; then nothing may be kept. */
export async function deletePicksBeyond(
  sql: Transaction['sql'],
  leagueId: string,
  groups: readonly PickGroup[],
  teamIds: readonly string[],
): Promise<number> {
  const gone = await sql<{ traded: boolean }>(
    `delete from draft_pick p where p.league_id = $1 and (
       not exists (
         select 1 from unnest($2::text[], $3::text[], $4::int[]) as kept (season, type, rounds)
         where kept.season = p.season and kept.type = p.type and p.round <= kept.rounds)
       or not p.original_team_id = any($5::text[]))
     returning p.owner_team_id <> p.original_team_id
       or exists (select 1 from frozen_asset f where f.league_id = p.league_id and f.kind = 'draft-pick' and f.ref = p.id) as traded`,
    [
      leagueId,
      pgArray(groups.map((group) => group.season)),
      pgArray(groups.map((group) => group.type)),
      pgArray(groups.map((group) => group.rounds)),
      pgArray(teamIds),
    ],
  );
  return gone.filter(({ traded }) => traded).length;
}
