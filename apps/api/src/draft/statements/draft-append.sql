-- A pick is one round trip, and its answer depends on what the function found: docs/decisions/0001.
select draft_append($1, $2::jsonb) as answer
