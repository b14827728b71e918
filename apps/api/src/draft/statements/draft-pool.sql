-- The first pick after a start of the process waits for it: on the connections for what cannot wait.
select players from draft_pool where league_id = $1 and draft_id = $2
