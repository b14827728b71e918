-- Which of the players $1 are named by lists, JSON or texts of a league. These names have no foreign keys and many shapes.
select distinct named.id
from (
  select unnest(core || bench) from protection_sheet
  union all select unnest(player_ids) from trade_block
  union all select unnest(player_ids) from lineup_day
  union all select (place ->> 'playerId')::int from lineup, jsonb_array_elements(places) place
  union all select (pooled ->> 'id')::int from draft_pool, jsonb_array_elements(players) pooled
  union all select case kind when 'player' then ref::int end from trade_asset
  union all select case kind when 'player' then ref::int end from frozen_asset
  union all select (stood ->> 'player_id')::int from move_in, jsonb_array_elements(before -> 'rosters') stood
) named (id)
where named.id = any($1)
