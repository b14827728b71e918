-- The first statement of nearly every change outside leagues, so its text is built once.
insert into idempotency (user_id, key, body_hash, status) values ($1, $2, $3, 200)
on conflict do nothing
returning key
