-- A part of every opening of a room: prepared.
select pool_version from draft where league_id = $1 and id = $2
