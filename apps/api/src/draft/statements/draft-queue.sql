-- Asked when a clock has run out: prepared, on the connections for what cannot wait.
select wishes from draft_queue where league_id = $1 and draft_id = $2 and team_id = $3
