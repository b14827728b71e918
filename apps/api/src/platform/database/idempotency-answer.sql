-- The last statement of nearly every change outside leagues, so its text is built once.
update idempotency set response = $3::jsonb where user_id = $1 and key = $2
