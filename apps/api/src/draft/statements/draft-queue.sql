-- Asked when a clock has run out: prepared, on the connections for what cannot wait.
select wishes from draft_queue where draft_id = $1 and team_id = $2
