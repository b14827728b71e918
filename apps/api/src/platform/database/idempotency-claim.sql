-- The first statement of nearly every change: its text is made once.
insert into idempotency (user_id, key, body_hash, status) values ($1, $2, $3, 200)
on conflict do nothing
returning key
