-- A part of every opening of a room: prepared.
select pool_version from draft where id = $1
