-- Part of every change: the event's number, taken under the lock of its stream's row, and the event itself, in one round trip.
with next as (
  insert into stream (id, seq) values ($1, 1)
  on conflict (id) do update set seq = stream.seq + 1
  returning seq
)
insert into event (stream, seq, league_id, type, data, rooms, actor, action_type, team_ids)
select $1, next.seq, $2, $3, $4::jsonb, $5::text[], $6, $7, $8::text[] from next
returning id, seq, at
