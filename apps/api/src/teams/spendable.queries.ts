/** A pick of the moment `at` (SQL) in `fa_pick`, its last second included, that no accepted trade has promised away. */
export const spendableAt = (
  at: string,
): string => `player_id is null and not penalty and starts_at <= ${at} and expires_at + interval '1 second' > ${at}
  and not exists (select 1 from frozen_asset x where x.league_id = fa_pick.league_id and x.kind = 'fa-pick' and x.ref = fa_pick.id)`;

/** A retaining team may not have the player back for so long (decisions §7). */
export const NO_RETURN_DAYS = 365;
