-- The last statement of nearly every change of a league, so its text is built once.
update league_idempotency set response = $4::jsonb where league_id = $1 and user_id = $2 and key = $3
