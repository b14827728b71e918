-- Asked by every socket that joins a room: prepared, on the connections for what cannot wait.
select league_id from draft where id = $1
