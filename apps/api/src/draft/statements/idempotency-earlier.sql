-- A repeated command is answered from here while the clock runs: prepared, on the connections for what cannot wait.
select body_hash, response from league_idempotency where league_id = $1 and user_id = $2 and key = $3
