-- A whole league may come back at once: prepared, on the connections for what cannot wait.
select seq, at, actor, type, data from event where stream = $1 and seq > $2 order by seq limit $3
