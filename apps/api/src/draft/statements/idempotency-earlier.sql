-- A repeated command is answered from here while the clock runs: prepared, on the connections for what cannot wait.
select body_hash, response from idempotency where user_id = $1 and key = $2
