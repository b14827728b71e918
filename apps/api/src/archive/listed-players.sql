-- Which of the players $1 are named by lists, JSON or texts of a league. These names have no foreign keys and many
-- shapes.
-- Compared as text: a cast of one league's unexpected value would fail the statement for all.
select p.id
from unnest($1::int[]) p (id)
where p.id::text in (
  select unnest(core || bench)::text from protection_sheet
  union all select unnest(player_ids)::text from trade_block
  union all select unnest(player_ids)::text from lineup_day
  union all select jsonb_path_query(places, '$[*].playerId') #>> '{}' from lineup
  union all select jsonb_path_query(players, '$[*].id') #>> '{}' from draft_pool
  union all select ref from trade_asset where kind = 'player'
  union all select ref from frozen_asset where kind = 'player'
  union all select jsonb_path_query(before, '$.rosters[*].player_id') #>> '{}' from move_in
)
