-- A part of every opening of a room: prepared. The league's members come along, so that the room names who picked.
select d.pool_version, coalesce((
  select jsonb_agg(jsonb_build_object('user_id', u.id, 'name', u.first_name || ' ' || u.last_name, 'team_id', m.team_id)
    order by m.joined_at, u.id)
  from membership m join app_user u on u.id = m.user_id where m.league_id = d.league_id
), '[]'::jsonb) as people
from draft d where d.league_id = $1 and d.id = $2
