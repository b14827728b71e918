import type { Database } from '../../platform/database/database.js';

/** A rookie-bank player picked in this round of an earlier rookie draft. */
export async function pickAsRookie(
  database: Database,
  leagueId: string,
  { player, team, round }: { readonly player: number; readonly team: string; readonly round: number },
): Promise<void> {
  await database.query(
    `insert into draft (league_id, id, season, type, kind, status, seq, rounds, picks, created_by)
     select $1, $1 || '-rookies', '2020-21', 'rookie', 'annual', 'ended', 0, 2, 2, user_id
     from membership where league_id = $1 limit 1 on conflict do nothing`,
    [leagueId],
  );
  const pick = `${leagueId}-${player}`;
  await database.query(
    `insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id, extra)
     values ($2, $1, '2020-21', 'rookie', $3, $4, $4, $5)`,
    [leagueId, pick, round, team, player],
  );
  await database.query(
    `insert into draft_selection (league_id, draft_id, overall, pick_id, player_id, team_id)
     values ($1, $1 || '-rookies', $2, $3, $2, $4)`,
    [leagueId, player, pick, team],
  );
}
