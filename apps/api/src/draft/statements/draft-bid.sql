-- Makes a usual bid. Bids race for the last milliseconds, and each waits for the one before it, so they have typed
-- parameters like picks. Both columns are null when the bid is not a usual one.
select id, now from draft_bid($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
