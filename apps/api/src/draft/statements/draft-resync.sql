-- A whole league may come back at once: prepared, on the connections for what cannot wait.
select seq, at, actor, type, data from event
where league_id = $1 and stream = 'draft:' || $2::text and seq > $3 order by seq limit $4
