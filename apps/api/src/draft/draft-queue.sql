-- Asked when a clock has run out: prepared, on the connections for what cannot wait.
select player_ids from draft_queue where draft_id = $1 and team_id = $2
