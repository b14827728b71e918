-- The first statement of nearly every change of a league, so its text is built once.
insert into league_idempotency (league_id, user_id, key, body_hash, status) values ($1, $2, $3, $4, 200)
on conflict do nothing
returning key
