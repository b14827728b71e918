-- Asked before every decision that must be sure of its state: prepared, on the connections for what cannot wait.
select seq, type, data from event where league_id = $1 and stream = 'draft:' || $2::text and seq > $3 order by seq
