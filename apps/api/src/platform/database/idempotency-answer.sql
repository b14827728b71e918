-- The last statement of nearly every change: its text is made once.
update idempotency set response = $3::jsonb where user_id = $1 and key = $2
