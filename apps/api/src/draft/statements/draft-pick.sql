-- Makes a usual pick. Whole leagues wait for it at once, and typed parameters cost half of what draft_append needs to
-- take its JSON parameter apart. Both columns are null when the pick is not a usual one.
select id, now from draft_pick($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
