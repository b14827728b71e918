-- Part of every change: takes the event's number under the lock of its stream's row and inserts the event, in one round
-- trip.
with next as (
  insert into stream (league_id, id, seq) values ($2, $1, 1)
  on conflict (league_id, id) do update set seq = stream.seq + 1
  returning seq
)
insert into event (league_id, stream, seq, type, data, rooms, actor, action_type, team_ids)
select $2, $1, next.seq, $3, $4::jsonb, $5::text[], $6, $7, $8::text[] from next
returning id, seq, at
