-- Asked before every decision that must be sure of its state: prepared, on the connections for what cannot wait.
select seq, type, data from event where stream = $1 and seq > $2 order by seq
