-- The usual pick is what whole leagues wait for at once: typed parameters and one statement cost half of what draft_append
-- needs to take its one apart. No row's figures, when it is not the usual one.
select id, now from draft_pick($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
